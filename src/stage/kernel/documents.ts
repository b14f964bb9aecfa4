import { type Area, readA1 } from '../platform/a1-notation.ts';
import { stableNumber } from '../platform/seeded-random.ts';
import { isTimeZone } from '../platform/zoned-time.ts';
import { giveCell, typeInto } from '../sheets/cell-values.ts';
import type { SheetModel } from '../sheets/sheet-model.ts';
import {
  type GivenDocument,
  type GivenSheet,
  SpreadsheetModel,
} from '../sheets/spreadsheet-model.ts';
import { thisYearOf, type World } from './world.ts';

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** The same for the same history of a stage. */
function newDocumentId(world: World): string {
  let number = world.documents.size;
  while (world.documents.has(documentId(world, number))) number += 1;
  return documentId(world, number);
}

/** 44 characters, as documents have. */
function documentId(world: World, number: number): string {
  return Array.from({ length: 44 }, (_, at) => {
    if (at === 0) return '1';
    const random = stableNumber(world.opening.seed, `document ${number} ${at}`);
    return ID_CHARACTERS[Math.floor(random * ID_CHARACTERS.length)];
  }).join('');
}

export function addDocument(world: World, given: GivenDocument): string {
  const { name, timeZone } = given;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new Error(`Cannot open document "${name}": there is no time zone ${timeZone}`);
  const id = given.id ?? newDocumentId(world);
  const owner = given.owner ?? world.opening.users[0]?.email ?? 'owner@example.com';
  const book = new SpreadsheetModel({ ...given, id, owner });
  // Whoever is not named elsewhere may edit: several people at one sheet is the usual case.
  if (!given.editors)
    for (const { email } of world.opening.users)
      if (!book.viewers.has(email)) book.editors.add(email);
  const sheets = given.sheets ?? [{ name: 'Sheet1' }];
  for (const sheet of sheets) fillSheet(world, book, sheet);
  world.documents.set(id, book);
  return id;
}

function fillSheet(world: World, book: SpreadsheetModel, given: GivenSheet): void {
  const sheet = book.addSheet(given.name, null, given.id);
  sheet.kind = given.kind ?? 'GRID';
  sheet.hidden = given.hidden ?? false;
  sheet.frozenRows = given.frozenRows ?? 0;
  const thisYear = thisYearOf(world);
  eachCell(given.cells ?? [], (value, row, column) =>
    giveCell(sheet.edit(row, column), value, book.locale),
  );
  eachCell(given.typed ?? [], (text, row, column) => {
    if (text !== '') typeInto(sheet.edit(row, column), text, book, thisYear);
  });
  eachRange(sheet, given.formats ?? {}, (cell, format) => {
    cell.format = format;
  });
  for (const a1 of given.merges ?? []) sheet.merges.push(areaOf(sheet, a1));
  sheet.hiddenRows = given.hiddenRows ?? [];
  sheet.isFiltered = given.filter !== undefined;
  sheet.filteredRows = given.filter?.hides ?? [];
  eachRange(sheet, given.notes ?? {}, (cell, note) => {
    cell.marks = { ...cell.marks, note };
  });
}

function eachCell<T>(rows: T[][], put: (value: T, row: number, column: number) => void): void {
  for (const [row, cells] of rows.entries())
    for (const [column, value] of cells.entries()) put(value, row + 1, column + 1);
}

function eachRange(
  sheet: SheetModel,
  values: Record<string, string>,
  put: (cell: ReturnType<SheetModel['edit']>, value: string) => void,
): void {
  for (const [a1, value] of Object.entries(values)) {
    sheet.each(areaOf(sheet, a1), (cell) => put(cell, value));
  }
}

function areaOf(sheet: SheetModel, a1: string): Area {
  const area = readA1(a1, { rows: sheet.maxRows, columns: sheet.maxColumns });
  if (!area) throw new Error(`Cannot read range "${a1}" of sheet ${sheet.name}`);
  return area;
}
