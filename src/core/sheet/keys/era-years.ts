import { somewhere } from '../cells/words-of-texts.ts';

/** The year 0 of the Republic of China (民國). */
export const BEFORE_REPUBLIC = 1911;

/** The year before the first of each Japanese era, and of the Republic of China. */
const ERAS: Record<string, number> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: BEFORE_REPUBLIC,
  民国: BEFORE_REPUBLIC,
};
const ERA_YEAR = /(明治|大正|昭和|平成|令和|(?:中[華华])?民[國国])\s*(\d{1,3}|元)(?!\d)/;

/** "昭和55年1月" is "1980年1月". */
export function inCommonEra(text: string): string {
  return text.replace(ERA_YEAR, (_, era: string, count: string) =>
    String((ERAS[era.slice(-2)] ?? 0) + (count === '元' ? 1 : Number(count))),
  );
}

/** Says that the years below it are those of the Republic. "ROC" in a title may be a place. */
export function saysRepublic(header: string, titles: readonly string[]): boolean {
  return speaksOver(header) || [header, ...titles].some(speaks);
}

const speaks = somewhere('republic');
const speaksOver = somewhere('republicOver');
