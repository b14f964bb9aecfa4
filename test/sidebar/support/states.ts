import type {
  FileJobState,
  FilesLook,
  FilesMade,
  Opening,
  SheetReading,
} from '../../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../../src/core/dataset/station-form.ts';
import type { Permission } from '../../../src/core/permission.ts';
import { type Answer, err, ok, type Problem } from '../../../src/core/problem.ts';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import type { UploadComparison } from '../../../src/core/upload/compare-upload.ts';
import type { Language } from '../../../src/core/words/languages.ts';
import type { FakeServer } from './fake-server.ts';
import {
  aFileJob,
  aFinding,
  aJob,
  anOpening,
  aReading,
  aRun,
  aSheet,
  HOUR_MS,
  NOW,
} from './fixtures.ts';
import type { Hand } from './hand.ts';

/** One thing the sidebar can show: what the add-on answers, and what the person did to get there. */
export type ShownState = {
  name: string;
  opening?: Partial<Opening>;
  server?: FakeServer;
  /** Where the first answer never comes. */
  waitsFor?: string;
  act?: (hand: Hand) => Promise<void>;
  /** Where it matters which of several sentences stands there: some words of it, in English. */
  says?: string;
  unsaid?: string;
};

/** Where a reader of each language may be. */
const PLACES: Record<Language, { locale: string; zone: string }> = {
  en: { locale: 'en_GB', zone: 'Europe/London' },
  es: { locale: 'es_MX', zone: 'America/Mexico_City' },
  fr: { locale: 'fr_FR', zone: 'Africa/Dakar' },
  pt: { locale: 'pt_BR', zone: 'America/Sao_Paulo' },
};

export function serverFor({ opening, server }: ShownState, language: Language): FakeServer {
  return {
    openingState: () => ok(anOpening({ ...PLACES[language], ...opening })),
    readActiveSheet: () => ok(aReading()),
    runHistory: () => ok(opening?.runs ?? []),
    ...server,
  };
}

const GOOGLES_PAGE = 'https://script.google.com/macros/d/1abc/auth';
const lack = (permission: Permission): Problem => ({
  kind: `permission.${permission}`,
  params: { url: GOOGLES_PAGE },
});
const never = () => new Promise<never>(() => {});
/** Comes for each page once, and not a second time. */
const onceAPage = <Value>(value: Value) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % 2 === 1 ? ok(value) : never();
  };
};
/** Each page asks as often as there are answers. */
const inTurn = <Value>(...answers: Value[]) => {
  let asked = 0;
  return () => answers[asked++ % answers.length] as Value;
};
const pressMain = (hand: Hand) => hand.press('button.action');
const askToMakePublic = async (hand: Hand) => {
  await hand.press('main details summary', { at: 0 });
  await hand.press('input[name=visibility]', { at: 0 });
  await hand.press('details[open] .buttons button', { at: 0 });
  await hand.waitFor('.notice[role=alert]');
};
const openLastDetails = (hand: Hand) => hand.press('summary', { at: -1 });
const withRecord = aSheet({ lastUpload: aRun(), isPublic: false, hasRecord: true });
const RECORD = {
  id: 'r1',
  title: 'Pine Hollow',
  description: '',
  isPublic: false,
  station: { name: 'Pine Hollow', latitude: 9.5, longitude: -7.6, elevation: 412 },
  versions: 12,
  etag: null,
};
const sentBefore = aSheet({ isPublic: true, title: 'Hill farm', lastUpload: aRun() });
const CHANGES: UploadComparison = {
  by: 'values',
  changed: 2,
  added: 5,
  filled: 2,
  monthsAdded: 1,
  removed: 1,
  values: [
    { year: 1961, key: '02_rain', before: 48.2, after: null, place: null },
    {
      year: 1987,
      key: '03_max',
      before: 11.4,
      after: 10.4,
      place: { sheet: 'Hill farm', cell: 'H31' },
    },
    {
      year: 1987,
      key: '03_min',
      before: 2.1,
      after: 2.4,
      place: { sheet: 'Hill farm', cell: 'I31' },
    },
    {
      year: 1999,
      key: '12_rain',
      before: null,
      after: 103,
      place: { sheet: 'Hill farm', cell: 'AK43' },
    },
  ],
  unlisted: 4,
};
const withHalfAPlace = aSheet({
  isPublic: true,
  title: 'Hill farm',
  station: { ...EMPTY_STATION, name: 'Hill farm, garden', latitude: '54.35' },
});
const shared = aSheet({ isPublic: true, title: 'Hill farm' });

const doubts = aReading({
  findings: [
    aFinding({
      severity: 'error',
      kind: 'quality.value-impossible',
      places: [{ sheet: 'Hill farm', cells: ['C14', 'C27'] }],
      params: {
        count: 2,
        element: 'max',
        value: 88.1,
        unit: '°C',
        month: 7,
        year: 1976,
        low: -60,
        high: 50,
      },
    }),
    aFinding({
      params: { count: 9, of: 720, month: 7, year: 1976, min: 18.2, max: 14.1 },
      places: [{ sheet: 'Hill farm', cells: 'C14 D14 C26 D26 C38 D38 C50 D50'.split(' ') }],
    }),
    aFinding({
      severity: 'note',
      kind: 'quality.year-gap',
      params: { count: 3, years: '1986–1988' },
    }),
  ],
});

/** Told with both answers: one can be mended by a click, one is right; three were confirmed before. */
const mends = aReading({
  confirmed: 3,
  findings: [
    aFinding({
      kind: 'quality.min-max-exchanged',
      canConfirm: true,
      params: { month: 3, year: 1971, max: 1.2, min: 11.3 },
      places: [{ sheet: 'Hill farm', cells: ['H12', 'I12'] }],
      mend: {
        how: 'swap',
        sheet: 'Hill farm',
        changes: [
          { cell: 'H12', from: 1.2, to: 11.3 },
          { cell: 'I12', from: 11.3, to: 1.2 },
        ],
      },
    }),
    aFinding({
      kind: 'quality.outlier',
      canConfirm: true,
      params: {
        element: 'max',
        otherElement: 'min',
        month: 7,
        year: 1976,
        value: 29.4,
        expected: 21.1,
      },
      places: [{ sheet: 'Hill farm', cells: ['T17'] }],
    }),
  ],
});

/** Nothing blocks, but two cells would be left out and July 1976 looks wrong. */
const withGaps = {
  sheet: shared,
  findings: [
    aFinding({
      kind: 'reading.cell-not-a-number',
      places: [{ sheet: 'Hill farm', cells: ['C14', 'D27'] }],
      params: { count: 2, found: 'bad photo' },
    }),
    aFinding(),
  ],
};

const question = aReading({
  findings: [
    aFinding({
      severity: 'error',
      kind: 'reading.which-temperature-unit',
      params: { least: 41, most: 88, unit: 'F' },
      choices: {
        wish: 'temperatureUnit',
        options: [
          { value: 'F', example: [88, ' → ', 31.1, ' °C'] },
          { value: 'C', example: [88, ' → ', 88, ' °C'] },
        ],
      },
    }),
  ],
});

const readWith = (wishes: ReadOptions) => {
  const { understood } = aReading();
  const { kind, params } = understood.sentence;
  const sentence = { kind, params: { ...params, max: 984 } };
  return aReading({ wishes, understood: { ...understood, sentence } });
};

const isMinimumLeftOut = ({ roles }: ReadOptions) =>
  roles?.[0]?.columns.map(({ column, role }) => `${column} ${role}`).join() ===
  'A year,B month,C max,E rain';

/** There is nothing to choose. */
const oneAnswer = aReading({
  findings: [
    aFinding({
      kind: 'reading.unit-chosen-otherwise',
      places: [],
      params: { unit: '°F', found: 'mm' },
      choices: { wish: 'rainUnit', options: [{ value: 'mm' }] },
    }),
  ],
});

/** Of so many gauges a person finds theirs in a list. Beside it a question that is answered by a number or a button. */
const whichOfMany = aReading({
  findings: [
    aFinding({
      severity: 'error',
      kind: 'reading.which-station',
      params: { count: 128, found: 'G101, G102', column: '' },
      choices: {
        wish: 'station',
        options: Array.from({ length: 128 }, (_, at) => ({ value: `G${101 + at}` })),
      },
    }),
    aFinding({
      severity: 'error',
      kind: 'reading.which-year',
      params: {},
      choices: { wish: 'years', options: [{ value: '0' }] },
    }),
  ],
});

/** One of so many gauges was chosen; the others stand in a list. */
const oneOf = (count: number, station = 'G102') =>
  aReading({
    sheet: aSheet({ wishes: { station } }),
    wishes: { station },
    understood: {
      ...aReading().understood,
      stations: {
        names: Array.from({ length: count }, (_, at) => `G${101 + at}`),
        shareColumns: false,
      },
    },
  });
const oneOfMany = oneOf(128);

const runs = [
  aRun({ id: 'a', outcome: 'unknown', startedAt: NOW - HOUR_MS, url: null }),
  aRun({
    id: 'b',
    by: 'schedule',
    outcome: 'skipped',
    reason: { kind: 'upload.unchanged', params: {} },
    startedAt: NOW - 3 * HOUR_MS,
    times: 12,
    url: null,
  }),
  aRun({
    id: 'c',
    outcome: 'failed',
    startedAt: NOW - 27 * HOUR_MS,
    url: null,
    reason: { kind: 'sidebar.answer-lost', params: {} },
  }),
  aRun({ id: 'd', startedAt: NOW - 90 * HOUR_MS, leftOut: 3 }),
];

const SHEET_DELETED = { kind: 'schedule.sheet-deleted', params: {} } as const;
const WAITING_FILES: Partial<FileJobState> = {
  ...{ sheetId: 12, sheetName: 'Mill', as: 'tab' as const, made: null },
  waits: { since: NOW, reason: { kind: 'schedule.month-open', params: { month: '2026-10' } } },
};

const jobs = [
  aJob({ overdue: true, email: 'ada@station.example' }),
  aJob({
    sheetId: 12,
    sheetName: 'Valley',
    mine: false,
    ownerName: 'Ben',
    // Another editor sees no runs of his, only that none have come for a day.
    overdue: true,
    lastRun: null,
    lastUpload: null,
    next: null,
    isPublic: null,
    rhythm: { every: 'week', hour: 18, weekday: 1, day: 1 },
  }),
  aJob({
    sheetId: 13,
    sheetName: null,
    title: 'Mill',
    paused: SHEET_DELETED,
    next: null,
    lastRun: aRun({ by: 'schedule', outcome: 'held', reason: SHEET_DELETED }),
    lastUpload: null,
  }),
];
const BUSY = { kind: 'connection.service-busy', params: { status: 503 } } as const;
const SHORTER = { kind: 'upload.drift-shorter', params: { now: 12, before: 700 } } as const;
const failed = [
  aJob({ lastRun: aRun({ id: 'e', by: 'schedule', outcome: 'failed', reason: BUSY }) }),
  aJob({
    sheetId: 12,
    sheetName: 'Valley',
    waits: { since: NOW - HOUR_MS, reason: SHORTER },
    lastRun: aRun({
      id: 'f',
      by: 'schedule',
      outcome: 'held',
      reason: SHORTER,
      sheetName: 'Valley',
    }),
  }),
];
const stations = ['Hill farm', 'Valley', 'Ridge', 'Notes'].map((name, at) => ({
  id: 11 + at,
  name,
}));
const readingOf = (id: number, name: string, change: Partial<SheetReading> = {}) =>
  aReading({ ...change, sheet: aSheet({ id, name, title: name, ...change.sheet }) });
const factsOf = (sheet: string, [latitude, longitude, elevation]: [number, number, number]) => {
  const at = { sheet, cell: 'B2' };
  const said = { names: [], codes: [], aliases: [], identifier: [], name: [], hours: [], odd: [] };
  const place = [{ latitude: { value: latitude, ...at }, longitude: { value: longitude, ...at } }];
  const line = { ...said, sheet, place, elevation: [{ elevation: { value: elevation, ...at } }] };
  return { sheet, tables: [], lines: [line] };
};
/** Twelve: the second has doubts, the third was sent and has changed, the fourth blocks, and one was ticked by another. */
const twelve = [
  ...['Odienné', 'Korhogo', 'Bouaké', 'Man', 'Daloa', 'Bondoukou', 'Yamoussoukro'],
  ...['Dimbokro', 'Gagnoa', 'Adiaké', 'San-Pédro', 'Sassandra'],
].map((name, at) => ({ id: 11 + at, name }));
const TICKED = { ticked: true, looked: [], fingerprint: 'f1', by: 'Ben' };
const readTwelve = (ids: number[]) =>
  ok(
    twelve
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }, at) => {
        const sheet =
          at === 2
            ? aSheet({ id, name, title: name, lastUpload: aRun(), isPublic: true })
            : aSheet({ id, name, title: name, proposal: at === 4 ? TICKED : null });
        const findings =
          at === 1 ? doubts.findings.slice(1) : at === 3 ? doubts.findings.slice(0, 1) : [];
        const reading = aReading({ sheet, findings, unsentMonths: at === 2 ? 4 : 0 });
        const facts = factsOf(name, [9.5 - at / 3, -7.6 + at / 2, 421 - at * 11]);
        return { sheetId: id, stations: ok([reading]), facts: [facts] };
      }),
  );
const goToStations = async (hand: Hand) => {
  await hand.press('nav button', { text: /^(Stations|Estaciones|Estações)$/ });
  await hand.waitFor('.stations input', { at: 0 });
  await hand.waitFor('.status:not(.status-busy)');
};

const FILES: FilesLook = {
  ...{ placeless: [], onlyInList: [], onlyInTables: [] },
  ...{ unsettled: 0, stations: [''], areDays: true, values: 36_500 },
  ...{ from: '1900-01-01', to: '1999-12-31', month: '1999-12' },
  formats: [
    { format: 'sef', unfit: null, refusals: [] },
    {
      format: 'rclimdex',
      unfit: null,
      refusals: [
        {
          kind: 'files.min-above-max',
          places: [{ sheet: 'Hill farm', cells: ['B5', 'C5'] }],
          params: { count: 2 },
        },
        {
          kind: 'files.accumulated',
          places: [{ sheet: 'Hill farm', cells: ['D9'] }],
          params: { count: 1 },
        },
      ],
    },
    { format: 'csv', unfit: null, refusals: [] },
    { format: 'climat', unfit: null, refusals: [] },
  ],
};
const ONLY_MONTHS: FilesLook['formats'] = FILES.formats.map(({ format }) => ({
  format,
  unfit: format === 'rclimdex' ? { kind: 'files.only-months', instead: 'sef' } : null,
  refusals: [],
}));
const SAVED: FilesMade = {
  ...{ as: 'download', name: 'HF-212_sef.zip', base64: 'UEs=' },
  ...{ next: null, bytes: 2, fingerprint: '5ca1ab1e' },
};

export const STATES: ShownState[] = [
  {
    name: 'not-opened-no-permission',
    server: {
      openingState: () => {
        throw new Error('Authorization is required to perform that action.');
      },
    },
    says: 'Almanac has no permission to do this.',
  },
  { name: 'connect-first', opening: { connection: { state: 'none' } } },
  {
    name: 'connect-paste',
    opening: { connection: { state: 'none' } },
    act: async (hand) => {
      await hand.press('input[value=paste]');
      await hand.press('summary', { at: 0 });
    },
  },
  {
    name: 'connect-failed',
    opening: { connection: { state: 'none' } },
    server: { connect: () => err('sidebar.answer-lost') },
    act: async (hand) => {
      await hand.fill('#address', 'https://almanac.example');
      await hand.fill('#email', 'ada@station.example');
      await hand.fill('#password', 'wrong');
      await pressMain(hand);
      await hand.waitFor('.trouble');
    },
  },
  { name: 'connected', opening: { startAt: 'connect' } },
  { name: 'check-ready', act: openLastDetails },
  {
    name: 'check-reading-another-tab',
    opening: { sheet: aSheet({ id: 77, name: 'Valley' }) },
    server: { readActiveSheet: onceAPage(aReading()) },
    act: async (hand) => {
      // Everything is asked for again, and by then another tab is in front.
      await hand.hear('online');
      await hand.press('.notice button');
      await hand.waitFor('.status-busy');
    },
    says: 'Reading Valley …',
  },
  {
    name: 'check-one-answer',
    server: { readActiveSheet: () => ok(oneAnswer) },
    act: (hand) => hand.press('.card summary', { at: 0 }),
    says: 'Millimetres (mm)',
    unsaid: 'Use this answer',
  },
  {
    name: 'check-mended',
    server: {
      lookAtCells: () => ok(['mended']),
      readActiveSheet: inTurn(ok(doubts), ok(aReading())),
    },
    act: async (hand) => {
      await hand.waitFor('.card-error[open]');
      await hand.hear('focus');
      await hand.waitFor('.settled');
    },
    says: '✓ Mended: C14, C27',
  },
  {
    name: 'check-empty-tab-after-a-good-one',
    server: {
      readActiveSheet: inTurn<Answer<SheetReading>>(
        ok(aReading()),
        err('addon.sheet-empty', { sheet: 'Notes' }),
      ),
    },
    act: async (hand) => {
      await hand.press('.buttons:has(.action) button', { at: 1 });
      await hand.waitFor('.trouble');
    },
    says: 'Below is Hill farm as it was read before.',
    unsaid: 'is ready',
  },
  { name: 'check-doubts', server: { readActiveSheet: () => ok(doubts) } },
  {
    name: 'check-answers',
    server: { readActiveSheet: () => ok(mends) },
    act: (hand) => hand.press('.card summary', { at: 1 }),
  },
  {
    name: 'check-mend',
    server: { readActiveSheet: () => ok(mends) },
    act: async (hand) => {
      await hand.press('.card summary', { at: 0 });
      await hand.press('button', { text: /…$/, at: 0 });
    },
  },
  { name: 'check-question', server: { readActiveSheet: () => ok(question) } },
  {
    name: 'check-which-of-many',
    server: { readActiveSheet: () => ok(whichOfMany) },
    says: 'No single year',
  },
  {
    name: 'check-one-of-many',
    server: { readActiveSheet: () => ok(oneOfMany) },
    says: 'Station: G102, one of 128 on this sheet',
  },
  {
    name: 'files-form',
    opening: { startAt: 'files' },
    server: { lookAtFiles: () => ok(FILES) },
    act: ({ press }) => press('input[value=rclimdex]'),
    says: 'On some days the minimum is above the maximum.',
  },
  {
    name: 'files-climat',
    opening: { startAt: 'files' },
    server: { lookAtFiles: () => ok(FILES) },
    act: ({ press }) => press('input[value=climat]'),
    says: 'The WIGOS identifier is missing below',
  },
  {
    name: 'files-saved',
    opening: { startAt: 'files' },
    server: { lookAtFiles: () => ok(FILES), makeFiles: () => ok(SAVED) },
    act: async ({ press, waitFor }) => {
      await press('button.action');
      await waitFor('a[download]');
    },
    says: 'HF-212_sef.zip is in your downloads.',
  },
  {
    name: 'files-only-months',
    opening: { startAt: 'files' },
    server: { lookAtFiles: () => ok({ ...FILES, areDays: false, formats: ONLY_MONTHS }) },
    act: ({ press }) => press('input[value=rclimdex]'),
    says: 'Take Station Exchange Format 1.0',
  },
  {
    name: 'files-unsettled',
    opening: { startAt: 'files' },
    server: { lookAtFiles: () => ok({ ...FILES, unsettled: 2, values: 0, formats: [] }) },
    says: 'Go to Check',
  },
  { name: 'upload-form', opening: { startAt: 'upload' } },
  { name: 'upload-incomplete', opening: { startAt: 'upload' }, act: pressMain },
  {
    name: 'upload-changes',
    opening: { startAt: 'upload', sheet: sentBefore },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: sentBefore })),
      compareUpload: () => ok(CHANGES),
    },
    waitsFor: 'table.figures',
    says: 'What will change',
  },
  {
    name: 'upload-unchanged',
    opening: { startAt: 'upload', sheet: sentBefore },
    server: { readActiveSheet: () => ok(aReading({ sheet: sentBefore, unchanged: true })) },
    says: 'See it',
  },
  {
    name: 'upload-station',
    opening: { startAt: 'upload', sheet: shared },
    server: {
      readActiveSheet: () =>
        ok(
          aReading({
            sheet: shared,
            takesStation: true,
            stationFound: { source: 'Ada' },
            placeFound: {
              facts: {
                latitude: { value: 54.35, sheet: 'Stations', cell: 'C4' },
                longitude: { value: -1.28, sheet: 'Stations', cell: 'D4' },
              },
              asked: [
                {
                  kind: 'station.two-fit',
                  fields: ['elevation'],
                  written: [
                    { value: '62', sheet: 'Oxford', cell: 'A2' },
                    { value: '63', sheet: 'Stations', cell: 'E4' },
                  ],
                  offers: [
                    { elevation: { value: 62, sheet: 'Oxford', cell: 'A2' } },
                    { elevation: { value: 63, sheet: 'Stations', cell: 'E4' } },
                  ],
                },
              ],
            },
            creditsFound: 'Please cite doi:10.5281/zenodo.4311',
          }),
        ),
    },
    waitsFor: '#station-name',
    says: 'from Stations!C4',
  },
  {
    name: 'upload-station-odd',
    opening: { startAt: 'upload', sheet: withHalfAPlace },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: withHalfAPlace, takesStation: true })),
    },
    act: pressMain,
    says: 'Latitude and longitude belong together',
  },
  {
    name: 'upload-asks-about-cells',
    opening: { startAt: 'upload', sheet: shared },
    server: {
      readActiveSheet: () => ok(aReading(withGaps)),
      uploadSheet: () =>
        ok({
          state: 'asks',
          question: 'unreadable-cells',
          canConfirm: true,
          problem: {
            kind: 'upload.unreadable-cells',
            params: { count: 2, places: 'Hill farm!C14, Hill farm!D27' },
          },
        }),
    },
    act: async (hand) => {
      await pressMain(hand);
      await hand.waitFor('button', { text: /C14/ });
    },
    says: '2 cells cannot be read and would be left out.C14D27',
  },
  {
    name: 'upload-sent',
    opening: { startAt: 'upload', sheet: shared },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: shared })),
      uploadSheet: () => ok({ state: 'ran', run: aRun() }),
    },
    act: pressMain,
  },
  {
    name: 'upload-sent-one-of-two',
    opening: { startAt: 'upload', sheet: shared, sheets: stations.slice(0, 2) },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: shared })),
      uploadSheet: () => ok({ state: 'ran', run: aRun() }),
    },
    act: async (hand) => {
      await pressMain(hand);
      await hand.waitFor('main p button', { text: /All stations|Todas|Toutes/ });
    },
    says: 'All stations',
  },
  {
    name: 'upload-while-another-is-sent',
    opening: { startAt: 'upload', sheet: shared },
    server: {
      readActiveSheet: inTurn(
        ok(aReading({ sheet: shared })),
        ok(aReading({ sheet: aSheet({ id: 99, name: 'Valley', isPublic: false }) })),
      ),
      uploadSheet: never,
    },
    act: async (hand) => {
      await pressMain(hand);
      await hand.press('nav button', { at: 1 });
      await hand.press('.buttons:has(.action) button', { at: 1 });
      await hand.waitFor('p, h1, h2, span, strong', { text: /Valley/, at: 0 });
      await hand.press('nav button', { at: 2 });
      // A press would be forgotten.
      await hand.waitFor('.action[aria-disabled]');
    },
    says: 'Valley has not been uploaded yet',
  },
  {
    name: 'upload-answer-lost',
    opening: { startAt: 'upload', sheet: shared },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: shared })),
      uploadSheet: () => err('sidebar.answer-lost'),
    },
    act: async (hand) => {
      await pressMain(hand);
      await hand.waitFor('.trouble');
    },
    says: 'was sent, but no answer came',
    unsaid: 'has not been uploaded yet',
  },
  {
    name: 'upload-record',
    opening: { startAt: 'upload', sheet: withRecord },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: withRecord, unchanged: true })),
      lookAtRecord: () => ok({ is: 'there', record: RECORD }),
    },
    act: askToMakePublic,
    says: 'download it, with all 12 versions',
  },
  {
    name: 'upload-record-made-public',
    opening: { startAt: 'upload', sheet: withRecord },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: withRecord, unchanged: true })),
      lookAtRecord: () => ok({ is: 'there', record: RECORD }),
      changeRecord: () => ok({ is: 'changed', record: { ...RECORD, isPublic: true } }),
    },
    act: async (hand) => {
      await askToMakePublic(hand);
      await hand.press('.notice[role=alert] button', { at: 0 });
    },
    says: 'Everyone can see it now, all 12 versions of it.',
  },
  {
    name: 'upload-record-other-facts',
    opening: { startAt: 'upload', sheet: withRecord },
    server: {
      readActiveSheet: () =>
        ok(
          aReading({
            sheet: withRecord,
            unchanged: true,
            takesStation: true,
            placeFound: {
              facts: {
                latitude: { value: 9.512, sheet: 'List', cell: 'B4' },
                longitude: { value: -7.56, sheet: 'List', cell: 'C4' },
                elevation: { value: 421, sheet: 'List', cell: 'D4' },
              },
              asked: [],
            },
          }),
        ),
      lookAtRecord: () => ok({ is: 'there', record: RECORD }),
    },
    waitsFor: '.card-warning',
    says: '412 → 421 (List!D4)',
    // It was rounded when it was published, and is the same.
    unsaid: 'B4',
  },
  {
    name: 'upload-record-gone',
    opening: { startAt: 'upload', sheet: withRecord },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: withRecord, unchanged: true })),
      lookAtRecord: () =>
        ok({
          is: 'gone',
          problem: { kind: 'upload.record-removed', params: { at: '2026-11-12T09:30:00.000Z' } },
        }),
    },
    waitsFor: '.status-warning',
    says: 'removed from the Directory on 12 Nov 2026',
    unsaid: 'has not changed since',
  },
  {
    name: 'upload-record-anew',
    opening: { startAt: 'upload', sheet: withRecord },
    server: {
      readActiveSheet: () => ok(aReading({ sheet: withRecord })),
      lookAtRecord: () =>
        ok({ is: 'gone', problem: { kind: 'upload.record-removed', params: {} } }),
    },
    waitsFor: '.status-warning',
    // Nothing is chosen there, so the second press asks who may see it.
    act: async (hand) => {
      await pressMain(hand);
      await hand.waitFor('input[name=visibility]', { at: 0 });
      await pressMain(hand);
    },
    says: 'Choose who may see the dataset',
  },
  {
    name: 'schedule-take-over-all',
    opening: {
      startAt: 'schedule',
      jobs: [1, 2].map((sheetId) => aJob({ sheetId, mine: false, isPublic: null })),
    },
    act: async (hand) => {
      await hand.press('main > .buttons button', { at: 0 });
      await hand.press('form.card button.action', { at: 0 });
      await hand.waitFor('.notice');
    },
    says: 'nothing is sent before',
  },
  { name: 'schedule-jobs', opening: { startAt: 'schedule', jobs }, says: 'Mill' },
  {
    name: 'schedule-repaired',
    opening: { startAt: 'schedule', jobs: [aJob({ overdue: true })] },
    server: { repairSchedule: () => ok([aJob()]) },
    act: pressMain,
    says: 'Next run: ',
    unsaid: 'The schedule has stopped.',
  },
  { name: 'schedule-new', opening: { startAt: 'schedule' }, says: 'Tell me by mail when it fails' },
  {
    name: 'schedule-files',
    opening: { startAt: 'schedule', fileJobs: [aFileJob(), aFileJob(WAITING_FILES)] },
    says: 'is not whole yet: its last day has no value',
  },
  {
    name: 'schedule-files-form',
    opening: { startAt: 'schedule', connection: { state: 'none' } },
    server: {
      readActiveSheet: () => ok(aReading()),
      saveFileJob: () => err('files.no-wigos'),
    },
    act: async (hand) => {
      await hand.press('section button', { at: 0 });
      await hand.waitFor('section details');
      await hand.press('input[value=tab]');
      await hand.press('section button.action');
      await hand.waitFor('section details[open]');
    },
    says: 'WMO knows a station by its WIGOS identifier',
  },
  {
    name: 'schedule-failed',
    opening: { startAt: 'schedule', jobs: failed },
    says: 'You need not do anything.',
    unsaid: 'minute',
  },
  {
    name: 'permissions-missing',
    opening: {
      startAt: 'schedule',
      jobs: [aJob({ paused: { kind: 'schedule.permissions-missing', params: {} }, next: null })],
      permissions: {
        problems: [lack('network'), lack('mail')],
        toSchedule: [],
        url: GOOGLES_PAGE,
        isCopy: true,
        stopsSchedules: true,
      },
    },
    says: 'Without “Connect to an external service” Almanac cannot send.',
  },
  {
    name: 'schedule-change',
    opening: {
      startAt: 'schedule',
      jobs: [aJob({ rhythm: { every: 'month', hour: 6, weekday: 1, day: 31 } })],
    },
    act: (hand) => hand.press('.card .buttons button', { at: 2 }),
  },
  {
    name: 'history',
    opening: { startAt: 'history', runs },
    act: openLastDetails,
    says: 'has not changed since the last upload',
    unsaid: 'second dataset',
  },
  {
    name: 'stations',
    opening: { sheets: twelve },
    server: { checkSheets: readTwelve },
    act: goToStations,
    says: 'sent 18 Nov 2026, 4 months changed since',
  },
  {
    name: 'stations-visibility',
    opening: { sheets: twelve },
    server: { checkSheets: readTwelve, keepProposals: () => ok(null) },
    act: async (hand) => {
      await goToStations(hand);
      await hand.press('.kind button');
      await hand.press('main > button');
      await pressMain(hand);
      await hand.waitFor('input[type=radio]', { at: 0 });
    },
    says: 'Who may see it',
  },
  {
    name: 'stations-one-asks',
    opening: { sheets: stations.slice(0, 2) },
    server: {
      checkSheets: (ids) =>
        ok(
          ids.map((id) => ({
            sheetId: id,
            stations: ok([readingOf(id, `Tab ${id}`)]),
            facts: [],
          })),
        ),
      keepProposals: () => ok(null),
      sendSeveral: (requests) =>
        ok({
          sent: (requests ?? []).map(({ sheetId, place }) => ({
            ...{ sheetId, place },
            answer:
              sheetId === stations[0]?.id
                ? ok({ state: 'ran' as const, run: aRun() })
                : ok({
                    state: 'asks' as const,
                    question: 'changed-since-seen' as const,
                    canConfirm: true,
                    problem: { kind: 'upload.changed-since-seen' as const, params: {} },
                  }),
          })),
          left: [],
        }),
    },
    act: async (hand: Hand) => {
      await goToStations(hand);
      await hand.press('main > button');
      await pressMain(hand);
      await hand.press('input[type=radio]', { at: 0 });
      await pressMain(hand);
      await hand.waitFor('.status-warning');
    },
    says: 'Sent: 1 of 2 stations.',
  },
  {
    name: 'stations-files',
    opening: { sheets: twelve },
    server: { checkSheets: readTwelve, keepProposals: () => ok(null) },
    act: async (hand) => {
      await goToStations(hand);
      await hand.press('.verdict button', { at: -2 });
      await hand.waitFor('form');
    },
    says: 'One station goes into one ZIP'.replace('One', '1'),
  },
  {
    name: 'check-column-corrected',
    server: {
      rememberWishes: () => ok(null),
      readActiveSheet: (wishes) =>
        ok(wishes && isMinimumLeftOut(wishes) ? readWith(wishes) : aReading()),
    },
    act: async (hand) => {
      await hand.press('#point > summary');
      await hand.fill('#point-min', '');
      await hand.press('#point button[type=submit]', { at: 0 });
      await hand.waitFor('main', { text: /\b984\b/ });
    },
    says: 'maximum: 984',
  },
  {
    name: 'check-written',
    server: { writeAsNewSheet: () => ok({ id: 7, name: 'Hill farm, rows' }) },
    act: async (hand) => {
      await hand.press('.stack > .section:last-child button', { at: -1 });
      await hand.waitFor('p[role=status]', { text: /Hill farm, rows/ });
    },
    says: 'Hill farm, rows',
  },
];
