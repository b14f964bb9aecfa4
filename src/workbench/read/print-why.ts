import { type Votes, votesOf } from '../../core/sheet/headers/votes.ts';
import type { Cell, Grid, Reading } from '../../core/sheet/reading.ts';

const MOST_TITLES = 12;

/** What every title and every header was taken for, word by word: for whoever asks why a table was read so. */
export function printWhy(grids: readonly Grid[], reading: Reading): string {
  return grids.map((grid) => whyOf(grid, reading)).join('\n');
}

function whyOf({ sheet, cells }: Grid, { understood }: Reading): string {
  const above = cells.slice(0, Math.max(0, understood.headerRow - 1)).slice(-MOST_TITLES);
  const titles = [...above.map(textOf).filter((text) => text !== ''), sheet];
  const own = understood.columns.filter((column) => column.sheet === sheet);
  const headers = own.length
    ? own.map(({ column, header, role }) => ({ label: `${column} → ${role}`, header }))
    : (cells[0] ?? []).map((cell, at) => ({ label: `${at + 1}`, header: textOf([cell]) }));
  return [
    `${sheet}`,
    ...titles.map((title) => lineOf('title', votesOf(title, true))),
    ...headers
      .filter(({ header }) => header !== '')
      .map(({ label, header }) => lineOf(label, votesOf(header, false))),
  ].join('\n');
}

function textOf(row: readonly Cell[]): string {
  return row
    .filter((cell) => typeof cell === 'string' || typeof cell === 'number')
    .join(' ')
    .trim();
}

/** `C → max  "Low Moor max": max   Low 0 (min, highLow), Moor 0, max 1 (max)` */
function lineOf(label: string, { text, words, verdict }: Votes): string {
  const votes = words.map(({ word, says, weight }) => {
    const meant = says.length ? ` (${says.join(', ')})` : '';
    return `${word} ${weight}${meant}`;
  });
  return `  ${label.padEnd(16)}"${text.slice(0, 80)}": ${verdict}   ${votes.join(', ')}`;
}
