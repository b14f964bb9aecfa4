import type { Element } from '../../dataset/columns.ts';
import type { Because, Severity } from '../../reading/reading.ts';
import { type Doubts, quoted } from '../cells/doubts.ts';
import { decide } from '../headers/decisions.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { isLittle, type Vote, wordsWeighed } from '../headers/votes.ts';
import { type Fit, type ValueColumn, valuesIn } from './layout.ts';

/**
 * "Rainfall at Grass Valley" and "Min Buri rainfall" are read as rain, although "Grass" and "Min" often
 * mean something else. Reports for each such text which words counted and which did not.
 */
export function reportNames({ table, parts }: Fit, doubts: Doubts): void {
  for (const column of valuesIn(parts)) {
    const { text, votes } = spokenBy(column, table);
    const severity = severityOf(votes, column.element);
    if (!severity) continue;
    const { loud, little } = wordsWeighed(votes, text);
    const params = { found: quoted(text), name: little.join(', '), words: loud.join(', ') };
    doubts.ofSheet(table.sheet, { kind: 'reading.words-of-a-name', severity, params });
  }
}

/** What the person is shown of the votes for a column. Undefined if its header says it plainly. */
export function becauseOf(column: ValueColumn, table: Table): Because | undefined {
  const { by, text, votes } = spokenBy(column, table);
  if (by === undefined && !votes.some(isLittle)) return undefined;
  const { loud, little } = wordsWeighed(votes, text);
  const name = little.length > 0 ? { name: little.join(', ') } : {};
  if (by === 'person') return { by, said: '' };
  if (by === 'title') return { by, said: quoted(text), ...name };
  return { by: 'words', said: loud.join(', '), ...name };
}

type Spoken = { by: Vote['by'] | undefined; text: string; votes: readonly Vote[] };

/** The person, the title that names the element, or the column's own header. */
function spokenBy({ index, votes = [] }: ValueColumn, table: Table): Spoken {
  const vote = votes.find(({ by }) => by === 'title' || by === 'person');
  const header = columnAt(table, index)?.header ?? '';
  if (vote?.by !== 'title') return { by: vote?.by, text: header, votes };
  return { by: 'title', text: vote.text, votes: titleMeaning(vote.text).votes };
}

/** Null if the words of the name would change nothing. "Min" is a warning: it may be a day's least amount. */
function severityOf(votes: readonly Vote[], element: Element | undefined): Severity | null {
  if (!votes.some(isLittle)) return null;
  const { refusal } = decide(new Set(votes.map(({ facet }) => facet)), element);
  return refusal ? (refusal === 'extreme' ? 'warning' : 'note') : null;
}
