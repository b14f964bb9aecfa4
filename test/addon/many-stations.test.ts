import { afterEach, describe, expect, it } from '@jest/globals';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { sharesOf } from '../../src/sidebar/state/stations-steps.ts';
import type { Editor } from '../../src/stage/index.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** Many calls, on a machine that does other things. */
const LONG_MS = 400_000;

/** What the largest sheet known has. Every run takes more than a service takes in a minute, so that it is waited for. */
const LARGEST = 166;
const STATIONS = TAKES_EVERY_CASE ? LARGEST : 70;
/** Of what the largest may take. */
const shareOf = (most: number) => Math.round((most * STATIONS) / LARGEST);
const YEARS = 30;
const name = (at: number) => `Station ${String(at + 1).padStart(3, '0')}`;
const [header = []] = aTable();

/** Thirty years of months, each station a little otherwise. */
function years(at: number): (string | number)[][] {
  return Array.from({ length: YEARS }, (_, year) => [
    1991 + year,
    ...Array.from({ length: 24 }, (_, column) => {
      const month = column % 12;
      const warm = 12 - 10 * Math.cos((2 * Math.PI * month) / 12);
      return (
        Math.round(10 * (warm + (column < 12 ? 8 : 0) + ((at * 7 + year * 3 + month) % 9) / 9)) / 10
      );
    }),
  ]);
}

const ARRANGED = [
  {
    how: 'a tab each',
    sheets: Array.from({ length: STATIONS }, (_, at) => ({
      id: at,
      name: name(at),
      cells: [header, ...years(at)],
    })),
  },
  {
    how: 'all in one tab',
    sheets: [
      {
        id: 0,
        name: 'All',
        cells: [
          ['Station', ...header],
          ...Array.from({ length: STATIONS }, (_, at) =>
            years(at).map((row): (string | number)[] => [name(at), ...row]),
          ).flat(),
        ],
      },
    ],
  },
];

describe.each(ARRANGED)(`${STATIONS} stations with 30 years, $how`, ({ sheets }) => {
  it(
    `are listed within ${shareOf(30)} seconds, by the documented times of calls`,
    async () => {
      almanac = await openAlmanac({ documents: [aDocument({ sheets })], latency: 'google' });
      const editor = await settleIn(almanac);
      const from = await almanac.stage.now();
      const shares = sharesOf(sheets.map(({ id }) => id));
      const counts = await Promise.all(shares.map((ids) => countIn(editor, ids)));
      const seconds = ((await almanac.stage.now()) - from) / 1000;
      console.info(`${counts} stations listed in ${seconds} s`);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(STATIONS);
      expect(seconds).toBeLessThan(shareOf(30));
    },
    LONG_MS,
  );
});

it(
  `of ${STATIONS} stations all are sent and kept in ${shareOf(250)} KB, and the service is waited for`,
  async () => {
    const [{ sheets } = { sheets: [] }] = ARRANGED;
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    const seen = sheets.map(({ id }) => ({ ...wholeSheet(id), fingerprint: '0123456789abcdefu' }));
    await page(
      editor,
      'keepProposals',
      seen.map((one) => ({ ...one, ticked: true, looked: ['quality.outlier', 'reading.flags'] })),
    );
    const station = {
      ...EMPTY_STATION,
      creator: 'National service',
      source: 'Books',
    };
    const requests = sheets.map(({ id, name: title }) => ({
      ...FIRST_UPLOAD,
      ...{
        sheetId: id,
        title,
        station,
        found: { latitude: 9.5123, longitude: -7.6123, elevation: 421 },
      },
    }));
    let { sent, left } = await page(editor, 'sendSeveral', requests);
    const most = await kilobytes();
    const all = [...sent];
    for (let executions = 1; left.length > 0 && executions < 12; executions++) {
      ({ sent, left } = await page(editor, 'sendSeveral', null));
      all.push(...sent);
    }
    console.info(`${most} KB while they are sent, ${await kilobytes()} KB after`);
    const isSent = all.map(
      ({ answer }) => answer.ok && answer.value.state === 'ran' && answer.value.run.outcome,
    );
    expect([isSent.filter((outcome) => outcome === 'sent').length, left]).toEqual([STATIONS, []]);
    expect(most).toBeLessThan(shareOf(250));
    expect(await kilobytes()).toBeLessThan(shareOf(250));
  },
  LONG_MS,
);

/** Of this person and of the document. */
async function kilobytes(): Promise<number> {
  const { user, document } = {
    user: await almanac.stage.properties('user'),
    document: await almanac.stage.properties('document'),
  };
  const texts = [user, document].flatMap((kept) => Object.entries(kept).flat());
  return Math.round(Buffer.byteLength(texts.join('')) / 1024);
}

/** As the page asks: for what is left, until nothing is. */
async function countIn(editor: Editor, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const checked = await page(editor, 'checkSheets', ids);
  const own = checked.flatMap(({ stations }) => (stations.ok ? stations.value : []));
  return own.length + (await countIn(editor, ids.slice(checked.length)));
}
