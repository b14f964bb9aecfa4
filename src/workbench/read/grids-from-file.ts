import type { Grid, LocaleAndYear } from '../../core/reading/reading.ts';
import { FileRefused, type FileSaid } from '../files/file-problem.ts';
import { gridOfSheet } from '../files/grid-of-sheet.ts';
import { loadWorkbooks } from '../files/load-workbooks.ts';
import { openFile } from '../files/open-file.ts';
import type { FileSheet, OpenedFile } from '../files/opened-file.ts';

type GridsOfFile = { grids: Grid[]; notes: FileSaid[] };

/** The sheets to read of a file: those named, else all that a person sees when they open it. */
export async function gridsFromFile(
  bytes: Uint8Array,
  fileName: string,
  { around, sheets: named }: { around: LocaleAndYear; sheets: readonly string[] },
): Promise<GridsOfFile> {
  const file = await openFile(bytes, fileName, around, loadWorkbooks);
  const { wanted, left } = chosenSheets(file, named);
  const hidden = left.filter((sheet) => sheet.hidden);
  const notes = [...file.notes];
  if (hidden.length > 0)
    notes.push({ kind: 'file.hidden-not-read', params: { found: namesOf(hidden) } });
  return { grids: wanted.map((sheet) => gridOfSheet(sheet, file.title)), notes };
}

function chosenSheets({ sheets }: OpenedFile, named: readonly string[]) {
  const missing = named.find((name) => !sheets.some((sheet) => sheet.name === name));
  if (missing !== undefined)
    throw new FileRefused('file.no-such-sheet', { sheet: missing, found: namesOf(sheets) });
  if (named.length > 0)
    return { wanted: sheets.filter(({ name }) => named.includes(name)), left: [] };
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const seen = filled.filter(({ hidden }) => !hidden);
  // A file whose every table is hidden is read all the same.
  if (seen.length === 0) return { wanted: filled, left: [] };
  return { wanted: seen, left: filled.filter(({ hidden }) => hidden) };
}

function namesOf(sheets: readonly FileSheet[]): string {
  return sheets.map(({ name }) => name).join(', ');
}
