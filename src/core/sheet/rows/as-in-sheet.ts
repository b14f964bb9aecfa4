import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import { placeOfAddress } from '../../quality/answers/raw-cells.ts';
import { addressOf, cellNumber, type Place } from '../../reading/cell-address.ts';
import type { Finding } from '../../reading/reading.ts';
import { valueAt } from '../../reading/series.ts';
import { isOfADay, roundHalfUp, toStandard, type Unit } from '../cells/units.ts';
import type { RawSeries } from '../values/raw-series.ts';

/**
 * Gives each amount of a finding as the sheet has it, too: beside `value: 38.33` it puts `valueSeen: 101` and
 * `valueIn: '°F'`. In a sheet in °F a person finds 38.33 nowhere.
 */
export function asInSheet(
  findings: readonly Finding[],
  converted: readonly RawSeries[],
): readonly Finding[] {
  return converted.length > 0 ? findings.map((finding) => withSeen(finding, converted)) : findings;
}

/** The number that a cell shows, of the value that was read from it. */
export function shownAt(place: Place, value: number, converted: readonly RawSeries[]): number {
  const places = [{ sheet: place.sheet, cells: [addressOf(place)] }];
  const shown = converted.flatMap(
    (series) => numberIn({ series, indexes: indexesIn(series, places) }, value) ?? [],
  );
  return shown[0] ?? value;
}

type Params = Finding['params'];

/** The amounts that findings name, by what says their element. */
const AMOUNTS: Record<string, readonly string[]> = {
  element: ['value', 'nextValue', 'expected', 'before', 'after', 'by'],
  otherElement: ['otherValue', 'otherExpected'],
  max: ['max', 'range'],
  min: ['min'],
  rain: ['total', 'next', 'usual'],
};

/** 4 °C higher are 7.2 °F higher, and not 39.2. */
const DIFFERENCES = ['range', 'by'];

function withSeen(finding: Finding, converted: readonly RawSeries[]): Finding {
  const { params, places, beneath } = finding;
  const { element = 'rain', otherElement } = params;
  const own = converted.map((series) => ({ series, indexes: indexesIn(series, places) }));
  const seen = Object.entries(AMOUNTS).map(([by, names]) => {
    const wanted = { element, otherElement }[by] ?? by;
    const of = own.find(({ series, indexes }) => series.element === wanted && indexes.length > 0);
    return of ? seenOf(of, names, params) : {};
  });
  const below = beneath && { beneath: [...asInSheet(beneath, converted)] };
  return withSlip({ ...finding, params: Object.assign({}, params, ...seen), ...below });
}

/** In °F a lost minus or a slipped mark is one of the number that stands in the cell: -13.6 °F is no 13.6 °C turned round. */
function withSlip(finding: Finding): Finding {
  const { value, valueSeen, valueIn, expected } = finding.params;
  const [, base] = OUTLIER.exec(finding.kind) ?? [];
  if (!base || valueIn !== UNIT_NAMES.F || typeof valueSeen !== 'number') return finding;
  const most = Math.abs(Number(value) - Number(expected)) * SHARE_LEFT;
  const tried = [
    ['-sign', -valueSeen] as const,
    ['-decimal', valueSeen / 10] as const,
    ['-decimal', valueSeen * 10] as const,
  ];
  const fits = (other: number): boolean =>
    Math.abs(toStandard(other, 'F', 1) - Number(expected)) <= most;
  const slip = tried.find(([, other]) => fits(other))?.[0] ?? '';
  return { ...finding, kind: `${base}${slip}` as Finding['kind'] };
}

const OUTLIER = /^(quality\.(?:day-)?outlier)(?:-sign|-decimal|-fahrenheit)?$/;
/** Of the distance from what was expected. */
const SHARE_LEFT = 0.15;

function seenOf(own: Own, names: readonly string[], params: Params): Params {
  const seen: Params = {};
  for (const name of names) {
    const { [name]: value } = params;
    if (typeof value !== 'number') continue;
    const amount = numberIn(own, value) ?? comesTo(value, own.series, DIFFERENCES.includes(name));
    if (amount === undefined) continue;
    seen[`${name}Seen`] = amount;
    seen[`${name}In`] = nameOf(own.series.converted as Unit);
  }
  return seen;
}

type Own = { series: RawSeries; indexes: readonly number[] };

/** Where the series has the cells that the finding names. */
function indexesIn({ cells, sheet }: RawSeries, places: Finding['places']): number[] {
  const own = places.flatMap((place) => (place.sheet === sheet.name ? place.cells : []));
  const numbers = new Set(own.map(numberOf));
  const indexes: number[] = [];
  if (numbers.size > 0)
    cells.forEach((cell, index) => {
      if (numbers.has(cell)) indexes.push(index);
    });
  return indexes;
}

function numberOf(address: string): number {
  const { rowIndex, columnIndex } = placeOfAddress(address);
  return cellNumber(rowIndex, columnIndex);
}

/** Of two numbers that are rounded to hundredths. */
const AS_ROUNDED = 0.0051;

/** The very number of a cell: 75.26 °F are 24.03 °C, of which 75.25 would come back. */
function numberIn({ series, indexes }: Own, value: number): number | undefined {
  const at = indexes.find((index) => Math.abs(valueAt(series, index) - value) < AS_ROUNDED);
  return at === undefined ? undefined : series.written?.[at];
}

/** What no cell holds, as a month's mean of its days, or what was expected. As fine as the amount itself. */
function comesTo(value: number, { converted }: RawSeries, isDifference: boolean) {
  const unit = converted as Unit;
  if (isOfADay(unit)) return undefined;
  const zero = toStandard(0, unit, 1);
  const size = toStandard(1, unit, 1) - zero;
  const decimals = (String(value).split('.')[1] ?? '').length + Math.ceil(Math.log10(size) - 1e-6);
  return roundHalfUp((value - (isDifference ? 0 : zero)) / size, Math.max(0, decimals));
}

/** "383 × 0.1 °C" */
function nameOf(unit: Unit): string {
  const name = UNIT_NAMES[unit];
  return /^\d/.test(name) ? `× ${name}` : name;
}
