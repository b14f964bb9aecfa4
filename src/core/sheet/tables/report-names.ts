import type { Because } from '../../reading/reading.ts';
import { quoted } from '../cells/doubts.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { isLittle, type Vote, wordsWeighed } from '../headers/votes.ts';
import type { ValueColumn } from './layout.ts';

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
