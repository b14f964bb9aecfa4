import { meanOf } from '../dataset/mean-of.ts';
import { totalOf } from '../dataset/total-of.ts';
import { readWigos } from '../dataset/wigos.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import { type FileFacts, idOf, NOTHING, type StationFormat } from './file-format.ts';
import { type FiguresOf, figuresIn, type MonthFigures } from './month-figures.ts';
import { type Normal, normalOf, REFERENCE, wetDays } from './normals.ts';

type Parameter = {
  code: number;
  name: string;
  unit: string;
  /** how a month is made of its days */
  calculation: { name: string; code: number };
  of: (figures: MonthFigures) => number | null;
  /** the year, of its twelve months */
  annual: (months: readonly number[]) => number;
};

const SUM = { name: 'Sum', code: 4 };
const MEAN = { name: 'Mean', code: 1 };
const COUNT = { name: 'Count', code: 5 };

/**
 * The principal parameters that a record has, by their codes in the submission of climatological normals for 1991–2020.
 * WMO's own template was not to be had: codes, names and lines are as two programs of services write them, CLINO.R of
 * climatol's author (AEMET) and the one of Environment and Climate Change Canada, and the two agree.
 */
const PARAMETERS: readonly Parameter[] = [
  {
    ...{ code: 1, name: 'Precipitation_Total', unit: 'mm', calculation: SUM, annual: totalOf },
    of: ({ rain }) => rain.value,
  },
  {
    ...{ code: 2, name: 'Number_of_Days_with_Precipitation_>=_1_mm', unit: 'count' },
    ...{ calculation: COUNT, annual: totalOf },
    of: (figures) => wetDays(figures, 1),
  },
  {
    ...{ code: 3, name: 'Daily_Maximum_Temperature', unit: 'Deg_C', calculation: MEAN },
    annual: meanOf,
    of: ({ max }) => max.value,
  },
  {
    ...{ code: 4, name: 'Daily_Minimum_Temperature', unit: 'Deg_C', calculation: MEAN },
    annual: meanOf,
    of: ({ min }) => min.value,
  },
  {
    ...{ code: 5, name: 'Daily_Mean_Temperature', unit: 'Deg_C', calculation: MEAN },
    annual: meanOf,
    of: ({ mean }) => mean.value,
  },
];

/** A station's normals of 1991–2020, each with the number of years it is of. */
export const CLINO: StationFormat = {
  name: 'clino',
  unfit: (station) => {
    if (station.series.length === 0) return NOTHING;
    return normalsOf(figuresIn(station)).length > 0
      ? null
      : { kind: 'files.no-normal', instead: null };
  },
  files: (station, facts) => [
    {
      name: `${idOf(station, facts)}_clino_${REFERENCE.first}-${REFERENCE.last}.csv`,
      lines: clinoLines(normalsOf(figuresIn(station)), { name: station.name, ...facts }),
      holds: station.series,
    },
  ],
};

type Normals = { parameter: Parameter; months: Normal[] };

/** Those that one month has at least. */
function normalsOf(figuresOf: FiguresOf): Normals[] {
  return PARAMETERS.map((parameter) => ({
    parameter,
    months: Array.from({ length: 12 }, (_, at) => normalOf(figuresOf, at + 1, parameter.of)),
  })).filter(({ months }) => months.some(({ value }) => value !== null));
}

const MONTHS =
  'January,February,March,April,May,June,July,August,September,October,November,December,Annual';

function* clinoLines(normals: readonly Normals[], facts: FileFacts): Generator<string> {
  const wigos = readWigos(facts.identifier);
  const number = wigos ? wigos.block + wigos.number : '';
  yield* csv(
    [`World Meteorological Organization Climate Normals for ${REFERENCE.first}-${REFERENCE.last}`],
    ['Single Station Data Sheet For All Climatological Surface Parameters'],
    [],
    ['Station Header Record'],
    [],
    // No record says in which country it is.
    ['Country_Name', ''],
    ['Station_Name', quoted(facts.name ?? '')],
    [],
    ['WMO_Number', 'Latitude', 'Longitude', 'Station_Height'],
    [
      number,
      sexagesimal(facts.latitude, 2, 'NS'),
      sexagesimal(facts.longitude, 3, 'EW'),
      facts.elevation ?? '',
    ],
    [],
    ['WMO Integrated Global Observing System (WIGOS) Station Identifier (if available)'],
    [wigos ? (facts.identifier ?? '') : ''],
    [],
    [],
    ['Principal Climatological Surface Parameters'],
  );
  for (const { parameter, months } of normals) {
    const { code, name, unit, calculation, annual } = parameter;
    const values = months.map(({ value }) => value).filter((value) => value !== null);
    const year = values.length === 12 ? oneDecimal(annual(values)) : '';
    yield* csv(
      [],
      [],
      ['Parameter_Code', 'Parameter_Name', 'Units'],
      [code, name, unit],
      [],
      ['WMO_Number', 'Parameter_Code', 'Calculation_Name', 'Calculation_Code', MONTHS],
      [
        number,
        code,
        calculation.name,
        calculation.code,
        ...months.map(({ value }) => oneDecimal(value)),
        year,
      ],
      [number, code, 'NOY', 98, ...months.map(({ years }) => years), ''],
    );
  }
}

function* csv(...lines: (string | number)[][]): Generator<string> {
  for (const fields of lines) yield `${fields.join(',')}\r\n`;
}

function oneDecimal(value: number | null): string {
  return value === null ? '' : roundHalfUp(value, 1).toFixed(1);
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** "54|21|36|N" */
function sexagesimal(degrees: number | undefined, digits: number, [above, below]: string): string {
  if (degrees === undefined) return '';
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const written = parts.map((part, at) => String(part).padStart(at === 0 ? digits : 2, '0'));
  return [...written, degrees < 0 ? below : above].join('|');
}
