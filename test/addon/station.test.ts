import { afterEach, describe, expect, it } from '@jest/globals';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  type AlmanacOptions,
  aDocument,
  aTable,
  BEFORE_NINE,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  settleIn,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const TYPED = {
  ...EMPTY_STATION,
  name: 'Hill farm, garden',
  latitude: "54°21' N",
  longitude: '-1,284',
  elevation: '62 m',
};
const SENT = { name: 'Hill farm, garden', latitude: 54.4, longitude: -1.3, elevation: 62 };

describe('where the values come from', () => {
  it('goes with a first upload, rounded, is remembered, and is the record’s from then on', async () => {
    const bodies: unknown[] = [];
    const editor = await opened(bodies);
    expect(await page(editor, 'readActiveSheet', null)).toMatchObject({ takesStation: true });
    await page(editor, 'uploadSheet', { ...FIRST_UPLOAD, station: TYPED });
    expect(bodies.pop()).toMatchObject({ station_facts: SENT });
    expect(await page(editor, 'openingState')).toMatchObject({ sheet: { station: TYPED } });
    await page(editor, 'saveJob', DAILY);
    await almanac.stage.write('weather', 0, 'B2', [[-3.5]]);
    await almanac.stage.advance('2 hours');
    const scheduled = bodies.pop();
    expect(scheduled).toMatchObject({ name: 'Hill farm' });
    expect(scheduled).not.toHaveProperty('station_facts');
  });

  it('is of one place of a sheet, and so is the title', async () => {
    const rows = (more: number) =>
      aTable().map((row) =>
        row.map((cell, at) => (at > 0 && typeof cell === 'number' ? cell + more : cell)),
      );
    const cells = [['Station: Garden'], ...rows(0), [], ['Station: Shore'], ...rows(1.5)];
    almanac = await openAlmanac({
      documents: [aDocument({ sheets: [{ id: 0, name: 'Book', cells }] })],
    });
    const editor = await settleIn(almanac);
    const sheetOf = async (station: string) => {
      const { sheet } = await page(editor, 'readActiveSheet', { station });
      return sheet;
    };
    expect(await sheetOf('Garden')).toMatchObject({ title: 'Book, Garden', isPublic: null });
    await page(editor, 'rememberWishes', 0, { station: 'Garden' });
    const sent = { title: 'The garden', description: 'By hand', station: TYPED };
    await page(editor, 'uploadSheet', { ...FIRST_UPLOAD, ...sent, place: 'Garden' });
    const { title, station } = sent;
    expect(await sheetOf('Garden')).toMatchObject({ title, station, hasRecord: true });
    expect(await sheetOf('Shore')).toMatchObject({
      title: 'Book, Shore',
      description: '',
      station: null,
      isPublic: true,
    });
  });

  it('is not sent to a service that does not say it takes it, nor asked for there', async () => {
    const bodies: unknown[] = [];
    const editor = await opened(bodies, (answer) => answer.delete('almanac-takes'));
    expect(await page(editor, 'readActiveSheet', null)).toMatchObject({ takesStation: false });
    await page(editor, 'uploadSheet', { ...FIRST_UPLOAD, station: TYPED });
    expect(Object.keys(bodies.pop() as object)).toEqual(['name', 'is_public', 'rows']);
  });

  it.each([
    { takes: 'station_facts, source_key, record, anew', sent: {} },
    {
      takes: null,
      sent: { creator_kind: 'person', creator_id: 'https://orcid.org/0000-0002-1825-0097' },
    },
  ])(
    'says who keeps it to a service that lists these facts, and to no other',
    async ({ takes, sent }) => {
      const bodies: unknown[] = [];
      const editor = await opened(bodies, (answer) => takes && answer.set('almanac-takes', takes));
      const station = { ...TYPED, creator: 'Ada', creator_id: '0000-0002-1825-0097' };
      await page(editor, 'uploadSheet', { ...FIRST_UPLOAD, station });
      const { station_facts } = bodies.pop() as { station_facts: Record<string, unknown> };
      const { creator, creator_kind, creator_id } = station_facts;
      expect({ creator, creator_kind, creator_id }).toEqual({ creator: 'Ada', ...sent });
    },
  );

  it('is offered from the lines above the table, and sent only once a person took it', async () => {
    const bodies: unknown[] = [];
    const editor = await opened(bodies);
    const lines = [
      ['Lat 54.35, Lon -1.28, 62 m'],
      ['Source: Ada Lovelace'],
      ['CC BY 4.0'],
      ['doi:10.5281/zenodo.4311'],
      ...aTable(),
    ];
    const wide = lines.map((line) => Array.from({ length: 25 }, (_, at) => line[at] ?? ''));
    await almanac.stage.write('weather', 0, `A1:Y${wide.length}`, wide);
    expect(await page(editor, 'readActiveSheet', null)).toMatchObject({
      placeFound: {
        facts: {
          latitude: { value: 54.35, cell: 'A1' },
          longitude: { value: -1.28, cell: 'A1' },
          elevation: { value: 62, cell: 'A1' },
        },
      },
      stationFound: {
        source: 'Ada Lovelace',
        licence: 'CC-BY-4.0',
      },
      creditsFound: 'doi:10.5281/zenodo.4311',
    });
    await page(editor, 'uploadSheet', FIRST_UPLOAD);
    expect(bodies).toHaveLength(1);
    expect(bodies.pop()).not.toHaveProperty('station_facts');
  });

  it.each([
    ['half a place', { latitude: '54' }],
    ['a latitude in words', { latitude: 'north', longitude: '1' }],
    ['a number without end', { elevation: '0'.repeat(50_000) }],
  ])('is refused in words for %s, and nothing is sent', async (_, odd) => {
    const bodies: unknown[] = [];
    const editor = await opened(bodies);
    const station = { ...EMPTY_STATION, ...odd };
    const told = await problem(editor, 'uploadSheet', { ...FIRST_UPLOAD, station });
    expect(told.kind).toBe('upload.station-odd');
    expect(bodies).toEqual([]);
  });
});

/** Keeps the bodies of uploads that hold rows; the test of a connection sends none. */
async function opened(
  bodies: unknown[],
  change: (headers: Headers) => void = () => undefined,
): Promise<Editor> {
  const before = keeping(bodies);
  almanac = await openAlmanac({ startsAt: BEFORE_NINE, before, after: change });
  return settleIn(almanac);
}

function keeping(bodies: unknown[]): NonNullable<AlmanacOptions['before']> {
  return async (request) => {
    if (!request.url.includes('ingest-dataset')) return null;
    const body = JSON.parse(await request.clone().text());
    if ('rows' in body) bodies.push(body);
    return null;
  };
}
