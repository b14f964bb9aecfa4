import { dateText } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { ELEMENT_UNITS } from '../dataset/unit-names.ts';
import type { KeptStation, KeptValue } from '../reading/kept-series.ts';
import {
  type DatedLine,
  datedLines,
  elementsIn,
  type FileColumn,
  idOf,
  lineOf,
  quoted,
  type StationFormat,
  unfitForOneTable,
} from './file-format.ts';
import { metaOf } from './meta-entries.ts';

const NAMES: Record<Element, string> = { max: 'Tmax', min: 'Tmin', rain: 'Rain' };

/** A row a day, or a row a month where the sheet has months. */
export const DATED_CSV: StationFormat = {
  name: 'csv',
  unfit: unfitForOneTable,
  files: (station, facts) => [
    { name: `${idOf(station, facts)}.csv`, lines: csvLines(station), holds: station.series },
  ],
};

function* csvLines(station: KeptStation): Generator<string> {
  const columns = columnsOf(station);
  yield `${columns.map(({ name }) => name).join(',')}\r\n`;
  for (const line of datedLines(station)) yield `${lineOf(columns, line, ',')}\r\n`;
}

function columnsOf(station: KeptStation): FileColumn<DatedLine>[] {
  const areMonths = station.series.some(({ granularity }) => granularity === 'month');
  const elements = elementsIn(station);
  return [
    { name: 'Date', of: ({ date }) => dateText(date).slice(0, areMonths ? -3 : undefined) },
    ...elements.map((element) => ({
      name: `${NAMES[element]} (${ELEMENT_UNITS[element]})`,
      of: (line: DatedLine) => line[element]?.value ?? '',
    })),
    { name: 'Notes', of: (line) => quoted(notesOf(line, elements)) },
  ];
}

/** "Rain: trace=yes|cell=…" of values that are more than a number. */
function notesOf(line: DatedLine, elements: readonly Element[]): string {
  return elements
    .flatMap((element) => {
      const said = stateOf(line[element]);
      return said ? `${NAMES[element]}: ${said}` : [];
    })
    .join('; ');
}

function stateOf(value: KeptValue | undefined): string {
  return value ? metaOf({ ...value, written: '', cell: '' }) : '';
}
