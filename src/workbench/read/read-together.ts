import type { Row } from '../../core/dataset/dataset.ts';
import type {
  Finding,
  Grid,
  LocaleAndYear,
  Reading,
  ReadOptions,
} from '../../core/reading/reading.ts';
import { readSheets } from '../../core/sheet/rows/read-sheets.ts';
import type { StationsFound } from '../../core/stations/match-stations.ts';

/**
 * A person who names several files in one call means them together. In a spreadsheet the reader only
 * proposes to read sheets together, because sheets are there for many reasons.
 */
export function readTogether(grids: Grid[], wishes: ReadOptions, around: LocaleAndYear): Reading {
  const first = readFromFirst(grids, wishes, around);
  if (wishes.sheets || !holdsNoTable(first)) return first;
  // Many workbooks begin with a tab of notes; in Sheets the person has the other one open.
  for (let at = 1; at < grids.length; at++) {
    const reading = readFromFirst([...grids.slice(at), ...grids.slice(0, at)], wishes, around);
    if (!holdsNoTable(reading)) return reading;
  }
  return first;
}

export function holdsNoTable({ findings }: Reading): boolean {
  return findings.some(({ kind }) => NO_TABLE.includes(kind));
}

const NO_TABLE: readonly Finding['kind'][] = [
  'reading.no-table',
  'reading.words-not-understood',
  'reading.sheet-empty',
];

/** The first grid, with those beside it that belong to it. */
export function readFromFirst(grids: Grid[], wishes: ReadOptions, around: LocaleAndYear): Reading {
  const reading = readSheets(grids, wishes, around);
  if (wishes.sheets) return reading;
  const sheets = proposedSheets(reading) ?? grids.slice(0, 1).map(({ sheet }) => sheet);
  const together = sheets.length > 1 ? readSheets(grids, { ...wishes, sheets }, around) : reading;
  const unread = grids.filter(({ sheet }) => !sheets.includes(sheet));
  const isOther = (grid: Grid): boolean =>
    holdsOthers(readSheets([grid], wishes, around).rows, together.rows);
  const others = unread.slice(0, MOST_LOOKED_AT).filter(isOther);
  return withUnread(together, unread, [sheets, ...others.map(({ sheet }) => [sheet])]);
}

/** A book of more tabs than these is looked at no further. */
const MOST_LOOKED_AT = 30;

/** True if months that are there already have other values here, and not the same ones rounded: another station's. */
function holdsOthers(rows: readonly Row[], read: readonly Row[]): boolean {
  const shared = rows.flatMap((row) => {
    const same = read.find(({ Year }) => Year === row.Year);
    return Object.entries(row).flatMap(([key, value]) =>
      key !== 'Year' && same?.[key as keyof Row] !== undefined
        ? Math.abs(Number(value) - Number(same[key as keyof Row]))
        : [],
    );
  });
  return shared.filter((gap) => gap > AS_ROUNDED).length > shared.length / 2;
}

/** In °C and mm. */
const AS_ROUNDED = 0.5;

/** Every file of a call is read or reported, in whatever order they come. */
function withUnread(
  reading: Reading,
  unread: readonly Grid[],
  choices: readonly (readonly string[])[],
): Reading {
  const [, ...others] = choices.map(([name]) => name);
  const silent = unread.filter(({ sheet }) => !others.includes(sheet)).map(notRead);
  const asked = others.length > 0 ? [whichStation(choices)] : [];
  return { ...reading, findings: [...reading.findings, ...asked, ...silent] };
}

function notRead({ sheet }: Grid): Finding {
  const places = [{ sheet, cells: [] }];
  return { kind: 'reading.sheet-not-read', severity: 'warning', places, params: { found: sheet } };
}

/** Tabs of other stations are chosen among: the first is none more than the second. */
function whichStation(choices: readonly (readonly string[])[]): Finding {
  const [, ...others] = choices.map(([name = '']) => name);
  return {
    kind: 'reading.sheets-of-others',
    severity: 'error',
    places: others.map((sheet) => ({ sheet, cells: [] })),
    params: { count: others.length, found: others.join(', ') },
    choices: {
      wish: 'sheets',
      options: choices.map((sheets) => ({ value: JSON.stringify(sheets) })),
    },
  };
}

function proposedSheets({ findings }: Reading): string[] | undefined {
  const proposal = findings.find(({ choices }) => choices?.wish === 'sheets')?.choices;
  const [together] = proposal?.options ?? [];
  return together ? (JSON.parse(together.value) as string[]) : undefined;
}

/** A list of stations was read, if not for its values. */
export function withoutLists(reading: Reading, { lists }: StationsFound): Reading {
  const isOfList = ({ kind, places }: Finding): boolean =>
    kind === 'reading.sheet-not-read' && places.every(({ sheet }) => lists.includes(sheet));
  return { ...reading, findings: reading.findings.filter((finding) => !isOfList(finding)) };
}
