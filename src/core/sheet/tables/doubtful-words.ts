import { headerMeaning, type Meaning, titleMeaning } from '../headers/header-meaning.ts';
import { columnAt } from '../headers/table.ts';
import { unknownWords } from '../headers/unknown-words.ts';
import type { Fit, ValueColumn } from './layout.ts';

/** A text whose word nobody knows may say what was measured, and the columns it stands over. */
export type Doubtful = { found: string; columns: number[] };

/**
 * "Temperatura tla maks.", "ימי גשם": where nothing else is read, no other column can say that the word
 * is the name of a place. A title stands over all of them.
 */
export function doubtfulWords({ table, parts }: Fit): Doubtful[] {
  const values = parts.flatMap((part) => part.values).filter(({ annual }) => !annual);
  const isAlone = new Set(values.map(({ element }) => element)).size === 1;
  const texts = new Map<string, number[]>();
  for (const value of values) {
    const title = titleOf(value);
    const header = isAlone ? headerOf(value, columnAt(table, value.index)?.header) : undefined;
    const text = title ?? header;
    if (text && isDoubtful(text, title ? titleMeaning(text) : headerMeaning(text)))
      texts.set(text, [...(texts.get(text) ?? []), value.index]);
  }
  return [...texts].map(([found, columns]) => ({ found: found.slice(0, 60), columns }));
}

function titleOf({ votes }: ValueColumn): string | undefined {
  return votes?.find(({ by }) => by === 'title')?.text;
}

function headerOf({ votes, station, month }: ValueColumn, header: string | undefined) {
  const isSaid = station || month || votes?.some(({ by }) => by === 'person');
  return isSaid ? undefined : header;
}

function isDoubtful(text: string, { said, about }: Meaning): boolean {
  const { surely, perhaps } = unknownWords(text);
  const isBare = about !== 'rain' && !said.has('temperature') && !said.has('inDegrees');
  return surely.length > 0 || (isBare && perhaps.length > 0);
}
