import type {
  AnswerableFinding,
  Connection,
  ElementValues,
  FileJobState,
  JobState,
  Opening,
  SheetMemory,
  SheetReading,
} from '../../../src/addon/page-types.ts';
import { columnKey, ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import { completenessOf } from '../../../src/core/dataset/completeness.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { RunRecord } from '../../../src/core/upload/run-record.ts';
import { wholeSheet } from '../../../src/core/upload/target.ts';

/** A Thursday morning. */
export const NOW = Date.UTC(2026, 10, 19, 9, 12);
export const HOUR_MS = 3_600_000;
export const SHEET_ID = 11;

export function anOpening(change: Partial<Opening> = {}): Opening {
  return {
    locale: 'en_GB',
    sheetLocale: 'en_GB',
    zone: 'Europe/London',
    now: NOW,
    version: '0.1.0',
    spreadsheetName: 'Stations',
    startAt: null,
    fixedAddress: null,
    connection: aConnection(),
    sheet: aSheet(),
    sheets: [{ id: SHEET_ID, name: 'Hill farm' }],
    jobs: [],
    fileJobs: [],
    runs: [],
    notices: [],
    batch: null,
    permissions: { problems: [], toSchedule: [], url: null, isCopy: true, stopsSchedules: false },
    ...change,
  };
}

type Live = Exclude<Connection, { state: 'none' }>;

export function aConnection(change: Partial<Live> = {}): Live {
  return {
    state: 'connected',
    address: 'https://almanac.example',
    account: 'Ada Field',
    email: 'ada@field.example',
    connectedAt: NOW - 50 * HOUR_MS,
    lastExchangeAt: NOW - 2 * HOUR_MS,
    expiresAt: NOW + HOUR_MS / 2,
    canRefresh: true,
    keepsRecords: false,
    repeatsSafely: true,
    problem: null,
    ...change,
  };
}

/** One that nobody has decided for: the add-on proposes a title, as `openingState` gives it. */
export function aSheet(change: Partial<SheetMemory> = {}): SheetMemory {
  const { name = 'Hill farm' } = change;
  return {
    id: SHEET_ID,
    name,
    title: name,
    description: '',
    isPublic: null,
    wishes: {},
    hasRecord: false,
    lastUpload: null,
    station: null,
    unasked: false,
    proposal: null,
    ...change,
  };
}

export function aReading(change: Partial<SheetReading> = {}): SheetReading {
  const rows = someYears(1961, 60);
  return {
    sheet: aSheet(),
    wishes: {},
    understood: {
      layout: 'long-monthly',
      headerRow: 3,
      columns: [
        { sheet: 'Hill farm', column: 'A', header: 'Year', role: 'year' },
        { sheet: 'Hill farm', column: 'B', header: 'Month', role: 'month' },
        {
          sheet: 'Hill farm',
          column: 'C',
          header: 'Grass Valley max °C',
          role: 'max',
          unit: 'C',
        },
        { sheet: 'Hill farm', column: 'D', header: 'Mean min °C', role: 'min', unit: 'C' },
        {
          sheet: 'Hill farm',
          column: 'E',
          header: 'Total',
          role: 'rain',
          unit: 'mm',
          because: { by: 'title', said: 'Hill farm: Rain (mm)' },
        },
        { sheet: 'Hill farm', column: 'F', header: 'Remarks', role: 'ignored' },
      ],
      span: { firstYear: 1961, lastYear: 2020, months: 720 },
      skipped: [],
      sentence: {
        kind: 'reading.understood-month-a-row',
        params: {
          row: '3',
          months: 720,
          first: '1961-01',
          last: '2020-12',
          max: 708,
          min: 708,
          rain: 708,
          flagged: 0,
          missing: 12,
        },
      },
    },
    findings: [],
    confirmed: 0,
    completeness: completenessOf(rows),
    pictures: ELEMENTS.map((element) => pictureOf(rows, element)),
    fingerprint: 'f1',
    counts: { years: 60, values: 2131, unreadable: 0 },
    top: {
      sheet: 'Hill farm',
      width: 6,
      height: 723,
      rows: [
        ['Hill farm: Rain (mm)'],
        [],
        ['Year', 'Month', 'Grass Valley max °C', 'Mean min °C', 'Total', 'Remarks'],
        ['1961', '1', '3.5', '-2.1', '64.2'],
      ],
    },
    unsentMonths: 0,
    unchanged: false,
    filtered: false,
    placeFound: { facts: {}, asked: [] },
    stationFound: {},
    creditsFound: '',
    takesStation: false,
    ...change,
  };
}

/** Years that differ as real ones do, the same on every run; some months are missing. */
function someYears(firstYear: number, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row: Row = { Year: firstYear + index };
    for (let month = 1; month <= 12; month++) {
      if ((index * 12 + month) % 61 === 7) continue;
      const wave = Math.cos(((month - 7) / 6) * Math.PI);
      const drift = index * 0.03 + 0.9 * Math.sin(index * 2.3);
      row[columnKey(month, 'max')] = round(13.4 + 7.5 * wave + drift);
      row[columnKey(month, 'min')] = round(5.6 + 5.2 * wave + drift * 0.8);
      row[columnKey(month, 'rain')] = round(62 - 14 * wave + 24 * Math.sin(index * 1.7 + month));
    }
    return row;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pictureOf(rows: readonly Row[], element: Element): ElementValues {
  return {
    element,
    years: rows.map((row) => ({
      year: row.Year,
      months: Array.from({ length: 12 }, (_, index) => row[columnKey(index + 1, element)] ?? null),
    })),
  };
}

export function aFinding(change: Partial<AnswerableFinding> = {}): AnswerableFinding {
  return {
    mark: 'as read',
    kind: 'quality.min-above-max',
    severity: 'warning',
    places: [{ sheet: 'Hill farm', cells: ['C14', 'D14'] }],
    params: { count: 1, of: 720, month: 7, year: 1976, min: 18.2, max: 14.1 },
    ...change,
  };
}

export function aRun(change: Partial<RunRecord> = {}): RunRecord {
  return {
    id: 'run-1',
    startedAt: NOW - 26 * HOUR_MS,
    endedAt: NOW - 26 * HOUR_MS + 4000,
    by: 'sidebar',
    sheetId: SHEET_ID,
    sheetName: 'Hill farm',
    outcome: 'sent',
    reason: null,
    title: 'Hill farm',
    isPublic: true,
    years: 60,
    values: 2131,
    leftOut: 0,
    fingerprint: 'f0',
    datasetId: '0b5f3a52-58a6-4c0e-9a6e-1d4c7f0a9e11',
    url: 'https://almanac.example/datasets/0b5f3a52-58a6-4c0e-9a6e-1d4c7f0a9e11',
    times: 1,
    ...change,
  };
}

export function aFileJob(change: Partial<FileJobState> = {}): FileJobState {
  return {
    ...{ sheetId: SHEET_ID, place: null, sheetName: 'Hill farm' },
    ...{ formats: ['climat', 'daycli'], as: 'mail', email: 'ada@field.example' },
    rhythm: { every: 'month', hour: 6, weekday: 1, day: 3 },
    made: { month: '2026-10', at: NOW - 16 * 24 * HOUR_MS },
    waits: null,
    next: { from: NOW + 14 * 24 * HOUR_MS, until: NOW + 14 * 24 * HOUR_MS + HOUR_MS },
    overdue: false,
    ...change,
  };
}

export function aJob(change: Partial<JobState> = {}): JobState {
  return {
    ...wholeSheet(SHEET_ID),
    sheetName: 'Hill farm',
    rhythm: { every: 'day', hour: 6, weekday: 1, day: 1 },
    heldAbove: 10,
    oldestMayGo: false,
    mine: true,
    ownerName: 'Ada Field',
    paused: null,
    waits: null,
    hasRecord: false,
    title: 'Hill farm',
    description: '',
    isPublic: true,
    next: { from: NOW + 21 * HOUR_MS - 12 * 60_000, until: NOW + 22 * HOUR_MS - 12 * 60_000 },
    overdue: false,
    lastRun: aRun({ by: 'schedule', outcome: 'skipped', startedAt: NOW - 3 * HOUR_MS }),
    lastUpload: aRun(),
    takenOver: false,
    email: null,
    ...change,
  };
}
