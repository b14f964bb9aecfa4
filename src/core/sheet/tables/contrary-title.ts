import { isDaily } from '../../reading/series.ts';
import { decide, type Refusal } from '../headers/decisions.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import type { Table } from '../headers/table.ts';
import type { Fit } from './layout.ts';

export type Contrary = 'anomaly' | 'normal' | 'extreme';

export function contraryTitle(fit: Fit): Contrary | undefined {
  const { titles } = fit.table;
  const refusals = titles.map((title) => refusalIn(title, fit));
  // "Anomalies relative to the absolute temperature" is about anomalies, although "absolute" is for extremes.
  if (refusals.includes('anomaly')) return 'anomaly';
  return refusals.find(
    (refusal) => (refusal === 'normal' && !isMeasured(fit)) || refusal === 'extreme',
  ) as Contrary | undefined;
}

/** "Highest temperature" is the extreme of a month, but the maximum of a day. */
function refusalIn(title: string, { parts }: Fit): Refusal | undefined {
  const { refusal, facts, about } = titleMeaning(title);
  const daily = parts.some(({ keys }) => isDaily(keys));
  if (refusal || daily) return refusal;
  return decide(facts, about, 'ofMonths').refusal;
}

/** Normals are the same in each year. A place may be called Normal: its values differ. */
function isMeasured({ parts }: Fit): boolean {
  return parts.some(({ values }) => values.length > 0);
}

export const PARTS = /[,;:] | [-–] /;

/** Without lines such as "Missing days allowed: 5". */
export function titlesOf({ titles }: Table): string[] {
  return titles.filter((title) => !A_SETTING.test(title));
}

/** "Number of missing days allowed: 5" says how the table was made, and not what it holds. */
const A_SETTING = /[:=] *-?[\d.]+ *$/;
