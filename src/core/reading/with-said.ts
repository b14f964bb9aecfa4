import { ofElement } from '../dataset/columns.ts';
import type { KeptSeries, KeptStation, KeptValue, ValueState } from './kept-series.ts';
import type { Finding } from './reading.ts';

type AtCell = { sheet: string; cell: string };

/** What is known of cells beside what stands in them. */
export type SaidOfCells = {
  /** doubts of the checks that are open, and those that a person has called right */
  findings: readonly Finding[];
  answered: readonly Finding[];
  /** what stood in a cell before it was mended */
  mended?: readonly (AtCell & { before: string })[];
  /** what a person noted at a cell */
  notes?: readonly (AtCell & { note: string })[];
  /** the person would rather leave out what is beyond any record */
  leavesOut?: boolean;
};

/** The same values, each with what was said of its cell. */
export function withSaid(station: KeptStation, said: SaidOfCells): KeptStation {
  return { ...station, series: station.series.map((series) => withSaidOf(series, said)) };
}

function withSaidOf(
  series: KeptSeries,
  { findings, answered, mended = [], notes = [], leavesOut = false }: SaidOfCells,
): KeptSeries {
  const states = new Map<string, ValueState>();
  const add = (at: AtCell, more: ValueState): void => {
    const key = keyOf(at);
    states.set(key, { ...states.get(key), ...more });
  };
  const doubt = (finding: Finding, more: ValueState): void => {
    const kind = finding.kind.replace('quality.', '');
    for (const at of cellsOf(finding)) {
      const before = states.get(keyOf(at))?.doubts ?? [];
      add(at, { ...more, doubts: [...before.filter((other) => other !== kind), kind] });
    }
  };
  for (const finding of findings.filter(isAbout(series))) doubt(finding, {});
  for (const finding of answered.filter(isAbout(series))) doubt(finding, { confirmed: true });
  for (const { before, ...at } of mended) add(at, { before });
  for (const { note, ...at } of notes) add(at, { note });
  const values = series.values.map((value): KeptValue => {
    const state = states.get(keyOf(value));
    if (!state) return value;
    const isLeftOut = leavesOut && !state.confirmed && state.doubts?.some(isImpossible);
    return { ...value, ...state, ...(isLeftOut && { value: null, reason: 'impossible' }) };
  });
  return { ...series, values };
}

function isImpossible(doubt: string): boolean {
  return doubt === 'value-impossible' || doubt === 'day-impossible';
}

function keyOf({ sheet, cell }: AtCell): string {
  return `${cell} ${sheet}`;
}

function cellsOf({ places }: Finding): AtCell[] {
  return places.flatMap(({ sheet, cells }) => cells.map((cell) => ({ sheet, cell })));
}

/** A doubt about a month that was made of days names the cell of its first day, which nobody doubts. */
function isAbout({ element, granularity }: KeptSeries): (finding: Finding) => boolean {
  return ({ kind, params }) =>
    kind.startsWith('quality.') &&
    OF_DAYS.test(kind) === (granularity === 'day') &&
    (params.element === undefined || ofElement(element)({ element: params.element as never }));
}

const OF_DAYS = /^quality\.(days?-|weekday-)/;
