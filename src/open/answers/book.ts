import type { StationForm } from '../../core/dataset/station-form.ts';
import type { NativeFile } from '../../core/files/deposit.ts';
import type { ConfirmedMark } from '../../core/quality/answers/confirmed-findings.ts';
import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import type {
  Cell,
  Grid,
  LocaleAndYear,
  Reading,
  ReadOptions,
} from '../../core/reading/reading.ts';
import type { PlaceRead, StationsFound } from '../../core/stations/match-stations.ts';
import { type Target, targetKey } from '../../core/upload/target.ts';
import type { FileSaid } from '../../workbench/files/file-problem.ts';
import { gridOfSheet } from '../../workbench/files/grid-of-sheet.ts';
import type { OpenedFile } from '../../workbench/files/opened-file.ts';

/** A tab of the files that lie open, as it stands with what was mended. */
export type Tab = {
  id: number;
  name: string;
  /** the file's name without its ending; where that is the tab's own, it says nothing more */
  book: string;
  /** which of the files it is of, and its name there */
  file: number;
  ownName: string;
  hidden: boolean;
  grid: Grid;
  /** by address: what stood there before it was mended */
  mended: Map<string, Cell>;
};

/** What was read last, and of what. */
export type LastRead = {
  of: readonly unknown[];
  reading: Reading;
  places: PlaceRead[];
  found: StationsFound;
  fingerprint: string;
};

/** Everything the page knows. It is gone with the page, but for the answers that the browser keeps. */
export type Book = {
  around: LocaleAndYear;
  files: { id: number; name: string; title: string; isXlsx: boolean; bytes: Uint8Array }[];
  tabs: Tab[];
  front: number;
  wishes: Map<number, ReadOptions>;
  confirmed: Map<number, ConfirmedMark[]>;
  /** tabs of which the browser knew what was said before */
  recalled: Set<number>;
  stations: Map<string, StationForm>;
  read: LastRead | null;
  /** what came otherwise than it stood in a file */
  notes: FileSaid[];
};

export function emptyBook(around: LocaleAndYear): Book {
  return {
    around,
    files: [],
    tabs: [],
    front: 0,
    wishes: new Map(),
    confirmed: new Map(),
    recalled: new Set(),
    stations: new Map(),
    read: null,
    notes: [],
  };
}

/** `Sheet1` of one workbook is not `Sheet1` of another. */
export function addFile(
  book: Book,
  { name: fileName, bytes }: { name: string; bytes: Uint8Array },
  file: OpenedFile,
): void {
  const id = book.files.length + 1;
  book.files.push({ id, name: fileName, title: file.title, isXlsx: IS_XLSX.test(fileName), bytes });
  const taken = new Set(book.tabs.map(({ name }) => name));
  for (const sheet of file.sheets) {
    const name = taken.has(sheet.name) ? `${fileName} › ${sheet.name}` : sheet.name;
    book.tabs.push({
      id: book.tabs.length + 1,
      name,
      book: file.title,
      file: id,
      ownName: sheet.name,
      hidden: sheet.hidden,
      grid: gridOfSheet({ ...sheet, name }, file.title),
      mended: new Map(),
    });
  }
  book.notes.push(...file.notes);
}

/** With macros too: they are a part that stays as it is. */
const IS_XLSX = /\.xls[xm]$/i;

/** For an archive: the files themselves, with what their tabs are called here. */
export function nativesOf({ files, tabs }: Book): NativeFile[] {
  return files.map(({ id, name, bytes }) => {
    const sheets = tabs.filter(({ file }) => file === id).map((tab) => tab.name);
    return { name, bytes, sheets };
  });
}

/** Those that a person sees in the file; one whose every table is hidden is read all the same. */
export function shownTabs({ tabs }: Book): Tab[] {
  const filled = tabs.filter(({ grid }) => grid.cells.length > 0);
  const seen = filled.filter(({ hidden }) => !hidden);
  return seen.length > 0 ? seen : filled;
}

export function tabOf(book: Book, id: number): Tab | null {
  return book.tabs.find((tab) => tab.id === id) ?? null;
}

export function tabNamed(book: Book, name: string): Tab | null {
  return book.tabs.find((tab) => tab.name === name) ?? null;
}

export function stationOf({ stations }: Book, target: Target): StationForm | null {
  return stations.get(targetKey(target)) ?? null;
}

/** Puts a value in its place, and keeps what the file has there. The arrays are new: what was read keeps its own. */
export function putCell(tab: Tab, address: string, value: Cell, display: string): void {
  const { rowIndex, columnIndex } = placeOfAddress(address);
  const before = tab.grid.cells[rowIndex]?.[columnIndex] ?? null;
  if (!tab.mended.has(address)) tab.mended.set(address, before);
  else if (tab.mended.get(address) === value) tab.mended.delete(address);
  tab.grid = {
    ...tab.grid,
    cells: withCell(tab.grid.cells, rowIndex, columnIndex, value, null),
    display: withCell(tab.grid.display ?? [], rowIndex, columnIndex, display, ''),
  };
}

function withCell<Held>(
  rows: Held[][],
  row: number,
  column: number,
  value: Held,
  blank: Held,
): Held[][] {
  const copy = [...rows];
  while (copy.length <= row) copy.push([]);
  const cells = [...(copy[row] ?? [])];
  while (cells.length <= column) cells.push(blank);
  cells[column] = value;
  copy[row] = cells;
  return copy;
}
