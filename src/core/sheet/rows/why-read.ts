import type { Element } from '../../dataset/columns.ts';
import { runnerUp } from '../headers/decisions.ts';
import { type Meaning, titleMeaning } from '../headers/header-meaning.ts';
import type { Column } from '../headers/table.ts';
import { FULL, factsIn, type Vote } from '../headers/votes.ts';
import { valuesIn } from '../tables/layout.ts';
import type { SheetReading, TableReading } from './sheet-reading.ts';

const MOST_TITLES = 12;

/** Every vote on each title and column, what came of them and what comes next: for whoever asks why. */
export function whyRead(sheets: readonly SheetReading[]): string {
  return sheets.flatMap(({ sheet, tables }) => [sheet.name, ...tables.map(whyOf)]).join('\n');
}

function whyOf({ fit: { table, parts } }: TableReading): string {
  const values = valuesIn(parts);
  const keys = new Set(parts.flatMap((part) => part.keys.all));
  return [
    ...table.titles
      .slice(0, MOST_TITLES)
      .map((title) => lineOf('title', title, titleMeaning(title))),
    ...table.columns
      .filter(({ header }) => header !== '')
      .map((column) => {
        const value = values.find(({ index }) => index === column.index);
        const role = keys.has(column.index) ? 'key' : (value?.element ?? 'not read');
        return lineOf(role, column.header, withVotes(column, value?.votes));
      }),
  ].join('\n');
}

/** The values, the titles and the person have voted, too. */
function withVotes({ meaning }: Column, votes: readonly Vote[] = meaning.votes): Meaning {
  return { ...meaning, votes };
}

/** `max  "Low Moor max": max 2   max: max; low: min 0.25   else: …` */
function lineOf(
  role: string,
  text: string,
  { votes, about, element, refusal, rank, key, month }: Meaning,
): string {
  const outcome = [refusal ?? (element && `${element} ${rank}`), month && `month ${month}`, key];
  const spoken = votes.map(({ facet, weight, by, text: words }) =>
    [
      by === 'word' ? words : `${by}${words && ` ${words}`}`,
      '→',
      facet,
      weight < FULL ? weight : '',
    ]
      .join(' ')
      .trim(),
  );
  const next = nextOf(votes, about);
  return `  ${role.padEnd(9)}"${text.slice(0, 80)}": ${outcome.filter(Boolean).join(', ') || 'nothing'}   ${spoken.join('; ')}${next}`;
}

/** What it would be without the line that decided, and with the words of the name. */
function nextOf(votes: readonly Vote[], about: Element | undefined): string {
  const next = runnerUp(factsIn(votes), about);
  return next === undefined ? '' : `   else: ${next}`;
}
