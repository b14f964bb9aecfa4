import { daysInMonth } from '../../src/core/calendar/civil-date.ts';
import { columnKey, type Element } from '../../src/core/dataset/columns.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { SEF } from '../../src/core/files/sef.ts';
import { columnIndexOf } from '../../src/core/reading/cell-address.ts';
import type { KeptStation } from '../../src/core/reading/kept-series.ts';
import type { Cell, Grid } from '../../src/core/reading/reading.ts';

/** A line of a written file, read by nothing of ours. */
export type WrittenDay = {
  element: Element;
  year: number;
  month: number;
  day: number;
  value: number;
  meta: Record<string, string>;
};

const ELEMENT_OF: Record<string, Element> = { Tx: 'max', Tn: 'min', rr: 'rain' };

/** What stands in the files that a station is written to, gaps left out. */
export function writtenDays(station: KeptStation): WrittenDay[] {
  return SEF.files(station, {}).flatMap(({ lines }) => {
    const all = [...lines]
      .join('')
      .split('\n')
      .map((line) => line.split('\t'));
    const head = Object.fromEntries(all.slice(0, 12).map(([label, text]) => [label, text]));
    const element = ELEMENT_OF[head.Vbl ?? ''] ?? 'max';
    const [, sheet] = /(?:^|\|)Sheet=([^|]*)/.exec(head.Meta ?? '') ?? [];
    return all.slice(13).flatMap(([year, month, day, , , , value, meta = '']) => {
      if (value === undefined || value === 'NA') return [];
      const entries = meta.split('|').map((entry) => entry.split(/=(.*)/s).slice(0, 2));
      const date = { year: Number(year), month: Number(month), day: Number(day) };
      return {
        element,
        ...date,
        value: Number(value),
        meta: { sheet, ...Object.fromEntries(entries) },
      };
    });
  });
}

/** The months that these days come to, by the rules that the truths state. */
export function monthsOfDays(
  days: readonly WrittenDay[],
  allowed: { missing: number; inARow: number },
): Row[] {
  const months = new Map<string, WrittenDay[]>();
  for (const day of days) {
    const key = [day.year, day.month, day.element].join();
    months.set(key, [...(months.get(key) ?? []), day]);
  }
  const rows = new Map<number, Row>();
  for (const some of months.values()) {
    const [{ year, month, element } = NO_DAY] = some;
    const sum = some.reduce((all, { value }) => all + value, 0);
    const { missing, inARow } = gapsOf(some, daysInMonth(year, month));
    const most = element === 'rain' ? { missing: 0, inARow: 0 } : allowed;
    if (missing > most.missing || inARow > most.inARow) continue;
    const value = element === 'rain' ? sum : sum / some.length;
    const row: Row = rows.get(year) ?? { Year: year };
    rows.set(year, { ...row, [columnKey(month, element)]: Math.round(value * 100 + 1e-6) / 100 });
  }
  return [...rows.values()].sort((one, other) => one.Year - other.Year);
}

const NO_DAY = { year: 0, month: 1, element: 'max' as const };

function gapsOf(days: readonly WrittenDay[], count: number) {
  const there = new Set(
    days.flatMap(({ day, meta }) => {
      const before = Number.parseInt(meta.accumulated ?? '1', 10);
      return Array.from({ length: before }, (_, at) => day - at);
    }),
  );
  let [missing, inARow, run] = [0, 0, 0];
  for (let day = 1; day <= count; day++) {
    run = there.has(day) ? 0 : run + 1;
    if (run > 0) missing++;
    inARow = Math.max(inARow, run);
  }
  return { missing, inARow };
}

/** True if a line's value is that of the cell it names, by the unit it states. */
export function agrees(line: WrittenDay, grids: readonly Grid[]): boolean {
  const { value, meta } = line;
  const cell = cellOf(line, grids);
  if (meta.blank) return value === 0 && !/\d/.test(String(cell ?? ''));
  if (meta.trace) return value === 0;
  const [, scaled, plain] = /(?: (0\.\d+\w+)|([A-Za-z]+))$/.exec(meta.orig ?? '') ?? [];
  const convert = STANDARD[scaled ?? plain ?? ''] ?? ((number: number) => number);
  // °F have no finite decimals in °C: then as fine as it is written.
  const [, decimals = ''] = String(value).split('.');
  const allowed = plain === 'F' || scaled === '0.1F' ? 0.5 / 10 ** decimals.length : 0;
  return numbersIn(cell).some((number) => Math.abs(convert(number) - value) <= allowed + 1e-9);
}

/** What stands in the cell that a line names. */
function cellOf({ meta }: WrittenDay, grids: readonly Grid[]): Cell {
  const [, sheet = meta.sheet, letters = '', row = ''] =
    /^(?:(.*)!)?([A-Z]+)(\d+)$/.exec(meta.cell ?? '') ?? [];
  const grid = grids.find((one) => one.sheet === sheet);
  return grid?.cells[Number(row) - 1]?.[columnIndexOf(letters)] ?? null;
}

const STANDARD: Record<string, (number: number) => number> = {
  F: (number) => ((number - 32) / 9) * 5,
  K: (number) => number - 273.15,
  '0.1C': (number) => number / 10,
  '0.01C': (number) => number / 100,
  '0.1F': (number) => ((number / 10 - 32) / 9) * 5,
  in: (number) => number * 25.4,
  cm: (number) => number * 10,
  m: (number) => number * 1000,
  '0.1mm': (number) => number / 10,
  '0.01in': (number) => number * 0.254,
};

/** A line of a text file stands in one cell: its value is one of several. */
function numbersIn(cell: Cell): number[] {
  if (typeof cell === 'number') return [cell];
  if (cell === null || typeof cell !== 'string') return [];
  const text = cell.replace(/[\u2212\u2013]/g, '-');
  const found = text.match(/-?(?:\d+[.,]?\d*|[.,]\d+)/g) ?? [];
  return found.map((digits) => Number(digits.replace(',', '.')));
}
