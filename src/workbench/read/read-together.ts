import type { Around, Finding, Grid, Reading, Wishes } from '../../core/reading/reading.ts';
import { readSheets } from '../../core/sheet/rows/read-sheets.ts';

/**
 * A person who names several files in one call means them together. In a spreadsheet the reader only
 * proposes to read sheets together, because sheets are there for many reasons.
 */
export function readTogether(grids: Grid[], wishes: Wishes, around: Around): Reading {
  const first = readFromFirst(grids, wishes, around);
  if (wishes.sheets || !holdsNoTable(first)) return first;
  // Many workbooks begin with a tab of notes; in Sheets the person has the other one open.
  for (let at = 1; at < grids.length; at++) {
    const reading = readFromFirst([...grids.slice(at), ...grids.slice(0, at)], wishes, around);
    if (!holdsNoTable(reading)) return reading;
  }
  return first;
}

function holdsNoTable({ findings }: Reading): boolean {
  return findings.some(({ kind }) => NO_TABLE.includes(kind));
}

const NO_TABLE: readonly Finding['kind'][] = [
  'reading.no-table',
  'reading.columns-without-names',
  'reading.sheet-empty',
];

function readFromFirst(grids: Grid[], wishes: Wishes, around: Around): Reading {
  const reading = readSheets(grids, wishes, around);
  if (wishes.sheets) return reading;
  const sheets = proposedSheets(reading);
  if (!sheets) return withUnread(reading, grids.slice(1));
  const together = readSheets(grids, { ...wishes, sheets }, around);
  return withUnread(
    together,
    grids.filter(({ sheet }) => !sheets.includes(sheet)),
  );
}

/** Every file of a call is read or reported, in whatever order they come. */
function withUnread(reading: Reading, unread: readonly Grid[]): Reading {
  const unreadFindings = unread.map(
    ({ sheet }): Finding => ({
      kind: 'reading.sheet-not-read',
      severity: 'warning',
      places: [{ sheet, cells: [] }],
      params: { found: sheet },
    }),
  );
  return { ...reading, findings: [...reading.findings, ...unreadFindings] };
}

function proposedSheets({ findings }: Reading): string[] | undefined {
  const proposal = findings.find(({ choices }) => choices?.wish === 'sheets')?.choices;
  const [together] = proposal?.options ?? [];
  return together ? (JSON.parse(together.value) as string[]) : undefined;
}
