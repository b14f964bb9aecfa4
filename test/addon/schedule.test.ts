import { afterEach, describe, expect, it } from '@jest/globals';
import type { JobRequest } from '../../src/addon/page-types.ts';
import type { Editor } from '../../src/stage/index.ts';
import { ADDRESS, datasetsOf, signIn, signUp } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  BEFORE_NINE,
  connectByPassword,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

async function scheduled(
  request: Partial<JobRequest> = {},
  options: Parameters<typeof openAlmanac>[0] = {},
) {
  almanac = await openAlmanac({ startsAt: BEFORE_NINE, ...options });
  const editor = await settleIn(almanac);
  await page(editor, 'saveJob', { ...DAILY, ...request });
  return editor;
}

/** Words over the table that name no column. */
const NOTHING_TO_READ = [Array.from({ length: 25 }, () => 'nothing')];
const change = (value: number) => almanac.stage.write('weather', 0, 'B2', [[value]]);
const HOURLY: JobRequest['rhythm'] = { ...DAILY.rhythm, every: 'hour' };
const job = async (editor: Editor) => (await page(editor, 'openingState')).jobs[0];

// A year of each of these rhythms is in test/core/schedule/slots.test.ts. What the spreadsheet's clock shows
// comes from the platform here, and differs from day to day only where it is changed.

describe('the days around a change of the clocks', () => {
  it('bring a run each day at its hour, and one on Sunday', async () => {
    // From ten past one by the clock on the wall; at two it is three.
    const zone = 'Europe/Madrid';
    const startsAt = '2026-03-29T00:10Z';
    const days = 2;
    const sheets = [0, 1].map((id) => ({ id, name: `Sheet ${id}`, cells: aTable(id) }));
    almanac = await openAlmanac({
      startsAt: Date.parse(startsAt),
      documents: [aDocument({ timeZone: zone, sheets })],
    });
    const editor = await settleIn(almanac);
    const rhythms: JobRequest['rhythm'][] = [
      { every: 'day', hour: 2, weekday: 1, day: 1 },
      { every: 'week', hour: 2, weekday: 7, day: 1 },
    ];
    for (const [sheetId, rhythm] of rhythms.entries())
      await page(editor, 'saveJob', { ...DAILY, sheetId, title: `Job ${sheetId}`, rhythm });
    for (let day = 0; day < days; day += 1) {
      for (const sheetId of [0, 1])
        await almanac.stage.write('weather', sheetId, 'B2', [[day + sheetId / 10]]);
      await almanac.stage.advance(day < days - 1 ? '24 hours' : '4 hours');
    }
    const names = (await almanac.directory()).map(({ name }) => name.replace(/ \(.*/, ''));
    const count = (name: string) => names.filter((one) => one === name).length;
    expect(count('Job 0')).toBe(days);
    expect(count('Job 1')).toBe(1);
    const hours = (await page(editor, 'runHistory'))
      .filter(({ sheetId, outcome }) => sheetId === 0 && outcome === 'sent')
      .map(({ startedAt }) =>
        new Date(startedAt).toLocaleString('en-GB', { timeZone: zone, hour: '2-digit' }),
      );
    // The hour that is skipped in spring begins an hour later by the clock on the wall.
    expect(hours.filter((hour) => hour !== '02' && hour !== '03')).toEqual([]);
    expect(hours.filter((hour) => hour === '03').length).toBeLessThanOrEqual(1);
  });
});

describe('a table that was sent', () => {
  it('goes on being sent where a later reader, or a word in its header, would ask about it', async () => {
    const rows = [2001, 2002].flatMap((year) =>
      Array.from({ length: 12 }, (_, at) => [year, at + 1, 20 - Math.abs(at - 6) * 2.1]),
    );
    const table = { id: 0, name: 'Monthly', cells: [['Year', 'Month', 'Max temp (°C)'], ...rows] };
    const documents = [aDocument({ sheets: [table] })];
    almanac = await openAlmanac({ startsAt: BEFORE_NINE, documents });
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await page(editor, 'saveJob', DAILY);
    const header = 'Temperatura zorvan máxima (°C)';
    await almanac.stage.write('weather', 0, 'C1', [[header]]);
    await almanac.stage.write('weather', 0, 'C2', [[8.1]]);
    await almanac.stage.advance('2 hours');
    expect((await job(editor))?.lastRun).toMatchObject({ outcome: 'sent', reason: null });
  });
});

describe('rain whose unit a later reader asks about', () => {
  // Two years of drizzle in mm: with the last month there are enough of them to doubt the unit.
  const drizzle = Array.from({ length: 24 }, (_, at) => [
    2001 + Math.floor(at / 12),
    (at % 12) + 1,
    1.4 + ((at * 7) % 11) / 2,
  ]);
  it('goes on in the unit it was sent in, and is held where that is no longer there', async () => {
    const table = {
      id: 0,
      name: 'Monthly',
      cells: [['Year', 'Month', 'Rain (mm)'], ...drizzle.slice(0, 23)],
    };
    const documents = [aDocument({ sheets: [table] })];
    almanac = await openAlmanac({ startsAt: BEFORE_NINE, documents });
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await page(editor, 'saveJob', { ...DAILY, rhythm: HOURLY });
    await almanac.stage.write('weather', 0, 'A2:C25', drizzle);
    await almanac.stage.advance('2 hours');
    expect((await job(editor))?.lastRun).toMatchObject({ outcome: 'sent', reason: null });

    const inInches = drizzle.map(([year = 0, month = 0, rain = 0]) => [year, month, rain / 25.4]);
    await almanac.stage.write('weather', 0, 'A2:C25', inInches);
    await almanac.stage.advance('1 hour');
    expect((await job(editor))?.lastRun).toMatchObject({ outcome: 'held' });
  });
});

describe('a schedule', () => {
  it('catches up once after a pause, not once for each time it missed', async () => {
    const editor = await scheduled({ rhythm: HOURLY });
    await page(editor, 'pauseJob', { sheetId: 0, place: null, paused: true });
    await change(11);
    await almanac.stage.advance('4 hours');
    expect(await almanac.directory()).toHaveLength(0);
    await page(editor, 'pauseJob', { sheetId: 0, place: null, paused: false });
    await almanac.stage.advance('3 hours');
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('runs in the window that it told, and keeps its day when the spreadsheet moves to another zone', async () => {
    const editor = await scheduled();
    const next = (await job(editor))?.next;
    expect(new Date(next?.from ?? 0).toISOString()).toBe('2026-05-04T07:00:00.000Z');
    await almanac.stage.advance('2 hours');
    const run = (await page(editor, 'runHistory')).find(({ outcome }) => outcome === 'sent');
    expect(run?.startedAt).toBeGreaterThanOrEqual(next?.from ?? 0);
    expect(run?.startedAt).toBeLessThanOrEqual(next?.until ?? 0);

    await almanac.stage.command('changeDocument', 'weather', { timeZone: 'America/Lima' });
    await change(20);
    // Nine o'clock comes again there, and once more the day after.
    await almanac.stage.advance('31 hours');
    expect(await almanac.directory()).toHaveLength(2);
  });

  it('is overdue when its ticks stop coming, and repaired by a new trigger', async () => {
    const editor = await scheduled();
    const [trigger] = await almanac.stage.triggers();
    await almanac.stage.command('changeTrigger', trigger?.id ?? '', 'delete');
    await almanac.stage.advance('4 hours');
    expect(await job(editor)).toMatchObject({ overdue: true });
    await page(editor, 'repairSchedule');
    await almanac.stage.advance('1 hour');
    expect(await job(editor)).toMatchObject({ overdue: false });
    expect(await almanac.stage.triggers()).toHaveLength(1);
  });

  it('mails in the language that its owner had when it was saved', async () => {
    await scheduled({ email: 'ada@example.org' }, { locale: 'es_MX' });
    // Nobody is there when the trigger fires, and Google does not say whose language it gives then.
    await almanac.stage.command('changeUser', 'ada@gmail.test', { locale: 'en' });
    await almanac.stage.write('weather', 0, 'A1:Y1', NOTHING_TO_READ);
    await almanac.stage.advance('2 hours');
    expect(almanac.stage.outbox.map(({ subject }) => subject)).toEqual([
      'Almanac no pudo enviar los datos de «Hill farm»',
    ]);
  });

  it('holds what a person must see, says so once by mail, and tells when it is over', async () => {
    const editor = await scheduled({ email: 'ada@example.org', rhythm: HOURLY });
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(1);
    await almanac.stage.write('weather', 0, 'A1:Y1', NOTHING_TO_READ);
    await almanac.stage.write('weather', 0, 'A2:C4', [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    await almanac.stage.advance('3 hours');
    expect(almanac.stage.outbox.map(({ subject }) => subject)).toEqual([
      'Almanac could not upload from “Hill farm”',
    ]);
    expect((await job(editor))?.lastRun).toMatchObject({ outcome: 'held', times: 3 });
    await almanac.stage.write('weather', 0, 'A1:Y4', aTable(12));
    await almanac.stage.advance('2 hours');
    expect(almanac.stage.outbox.map(({ subject }) => subject)).toHaveLength(2);
    expect(almanac.stage.outbox[1]?.subject).toBe('Almanac uploads from “Hill farm” again');
    expect(await almanac.directory()).toHaveLength(2);
  });

  it('that was held waits no more once “Run now” finds the sheet as it was sent', async () => {
    const editor = await scheduled();
    await almanac.stage.advance('2 hours');
    await change(5700);
    await almanac.stage.advance('24 hours');
    expect(await job(editor)).toMatchObject({
      waits: { reason: {} },
      lastRun: { outcome: 'held' },
    });
    await change(7.2);
    expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      state: 'ran',
      run: { outcome: 'skipped', sheetName: 'Monthly', reason: { kind: 'upload.unchanged' } },
    });
    expect(await job(editor)).toMatchObject({ waits: null, lastRun: { outcome: 'skipped' } });
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('tells of a failure that lasts to an address that was given after it began', async () => {
    const editor = await scheduled({ rhythm: HOURLY });
    await almanac.stage.write('weather', 0, 'A1:Y1', NOTHING_TO_READ);
    await almanac.stage.advance('2 hours');
    expect(almanac.stage.outbox).toEqual([]);
    await page(editor, 'saveJob', { ...DAILY, rhythm: HOURLY, email: 'ada@example.org' });
    await almanac.stage.advance('2 hours');
    expect(almanac.stage.outbox.map(({ subject }) => subject)).toEqual([
      'Almanac could not upload from “Hill farm”',
    ]);
  });

  it('is not sent to another account than the one it was saved for, until it is saved again', async () => {
    const editor = await scheduled();
    const { serve, ada, stage } = almanac;
    const bea = { ...ada, email: `bea-${ada.email}`, displayName: 'Bea' };
    await signUp(serve, bea);
    await connectByPassword(editor, bea);
    const why = {
      kind: 'schedule.account-changed',
      params: { account: 'Bea', owner: ada.displayName },
    };
    expect(await job(editor)).toMatchObject({ next: null, paused: why });
    await stage.advance('2 hours');
    expect(await job(editor)).toMatchObject({ lastRun: { outcome: 'held', reason: why } });
    const hers = async () => datasetsOf(serve, await signIn(serve, bea));
    expect(await hers()).toEqual([]);

    await page(editor, 'saveJob', { ...DAILY, rhythm: HOURLY });
    expect(await job(editor)).toMatchObject({ ownerName: 'Bea', paused: null });
    await stage.advance('2 hours');
    expect(await hers()).toHaveLength(1);
    expect(await almanac.directory()).toEqual([]);
  });

  it('stops with a reason when its sheet is deleted, and says so at once', async () => {
    const editor = await scheduled();
    await almanac.stage.command('addSheet', 'weather', 'Other');
    await almanac.stage.command('changeSheet', 'weather', 0, 'delete');
    const stopped = { sheetName: null, next: null, paused: { kind: 'schedule.sheet-deleted' } };
    expect(await job(editor)).toMatchObject(stopped);
    await almanac.stage.advance('2 hours');
    expect(await job(editor)).toMatchObject(stopped);
  });

  it('pauses when the service has refused three times what trying will not mend', async () => {
    let refuses = false;
    const editor = await scheduled(
      { rhythm: HOURLY },
      {
        before: (request) =>
          refuses && request.url.endsWith('ingest-dataset')
            ? Response.json({ error: 'Not this one.' }, { status: 400 })
            : null,
      },
    );
    refuses = true;
    await almanac.stage.advance('4 hours');
    expect(await job(editor)).toMatchObject({
      paused: { kind: 'schedule.paused-after-failures' },
      lastRun: { times: 3 },
    });
    refuses = false;
    await page(editor, 'pauseJob', { sheetId: 0, place: null, paused: false });
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('that meets a busy service tells by mail what happened, when it is tried again, and that nothing is to be done', async () => {
    const busy = () => Response.json({ error: 'Busy' }, { status: 503 });
    let answer: () => Response | null = () => null;
    const editor = await scheduled({ email: 'ada@example.org' }, { before: () => answer() });
    answer = busy;
    await almanac.stage.advance('2 hours');
    const [mail] = almanac.stage.outbox;
    expect(mail?.body).toMatch(
      /^Monthly was not uploaded\. The service is in trouble \(status 503\)/,
    );
    expect(mail?.body).toContain('Almanac tries again by itself within the hour');
    expect(mail?.body).toContain('You need not do anything.');
    expect(mail?.body).not.toMatch(/held back|try again in/i);
    // Other editors are not told that it waits for its owner.
    expect(await job(editor)).toMatchObject({ waits: null, lastRun: { sheetName: 'Monthly' } });
  });

  it('takes the longest waiting first and leaves for the next hour what does not fit', async () => {
    const sheets = [0, 1, 2].map((id) => ({ id, name: `Sheet ${id}`, cells: aTable(id) }));
    almanac = await openAlmanac({ startsAt: BEFORE_NINE, documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    for (const sheetId of [0, 1, 2])
      await page(editor, 'saveJob', { ...DAILY, sheetId, title: `Job ${sheetId}` });
    await almanac.stage.faults.add({
      at: { url: 'ingest-dataset' },
      times: 'always',
      happens: { kind: 'slow', ms: 80_000 * 2 },
    });
    const hadTurns = async () =>
      (await page(editor, 'openingState')).jobs.map(({ lastRun }) => lastRun !== null);
    await almanac.stage.advance('100 minutes');
    expect(await hadTurns()).toEqual([true, false, false]);
    await almanac.stage.advance('1 hour');
    expect(await hadTurns()).toEqual([true, true, false]);
    await almanac.stage.faults.clear();
    await almanac.stage.advance('3 hours');
    expect(new Set((await almanac.directory()).map(({ name }) => name)).size).toBe(3);
  });

  it('says what to do when Google permits no further trigger', async () => {
    almanac = await openAlmanac({ install: 'test' });
    const editor = await settleIn(almanac);
    expect(await problem(editor, 'saveJob', DAILY)).toMatchObject({
      kind: 'schedule.trigger-refused',
    });
    expect((await page(editor, 'openingState')).jobs).toEqual([]);
  });

  it('keeps a note when permission is withdrawn, and goes on when it is given again', async () => {
    const editor = await scheduled({}, { install: 'published' });
    await almanac.stage.grant([]);
    await almanac.stage.advance('2 hours');
    await almanac.stage.grant('all');
    const notices = (await page(editor, 'openingState')).notices;
    expect(notices).toEqual([{ kind: 'schedule.consent-withdrawn', params: {} }]);
    await almanac.stage.advance('2 hours');
    expect((await page(editor, 'openingState')).notices).toEqual([]);
    expect(await almanac.directory()).toHaveLength(1);
  });
});

describe('other people and other windows', () => {
  it('an editor sees no token, cannot change or send what is the owner’s, and can take a job over', async () => {
    const ada = await scheduled({}, { install: 'published' });
    const bea = await almanac.stage.open('weather', 'bea@gmail.test');
    const opening = await page(bea, 'openingState');
    expect(opening.connection).toEqual({ state: 'none' });
    expect(opening.jobs).toMatchObject([{ mine: false, title: '', email: null, lastRun: null }]);
    const shared = JSON.stringify(await almanac.stage.properties('document'));
    expect(shared).toContain('job 0');
    expect(shared).not.toMatch(/eyJ|token|@/);
    expect(await problem(bea, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      kind: 'connection.none',
    });
    const pause = { sheetId: 0, place: null, paused: true };
    for (const refused of [
      await problem(bea, 'saveJob', DAILY),
      await problem(bea, 'pauseJob', pause),
      await problem(bea, 'deleteJob', { sheetId: 0, place: null }),
    ])
      expect(refused).toMatchObject({
        kind: 'schedule.not-yours',
        params: { owner: almanac.ada.displayName },
      });
    expect(await job(ada)).toMatchObject({ mine: true, paused: null });

    const account = { ...almanac.ada, email: `bea-${almanac.ada.email}`, displayName: 'Bea' };
    await signUp(almanac.serve, account);
    await connectByPassword(bea, account);
    expect(await page(bea, 'takeOverJob', { ...DAILY, title: 'Hers' })).toMatchObject([
      { mine: true, ownerName: 'Bea', takenOver: true, lastRun: null },
    ]);
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toEqual([]);
    expect(await job(ada)).toMatchObject({ mine: false });
    // The first owner's trigger had nothing left to come back for.
    expect(await almanac.stage.triggers()).toMatchObject([{ user: 'bea@gmail.test' }]);
  });

  it('a tick whose mail fails keeps the address that was changed while it sent', async () => {
    let isNext = false;
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      before: async ({ url }) => {
        if (!isNext || !url.includes('/ingest-dataset')) return null;
        isNext = false;
        await page(editor, 'saveJob', { ...DAILY, email: 'new@example.org' });
        return Response.json({ error: 'No' }, { status: 400 });
      },
    });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', { ...DAILY, email: 'old@example.org' });
    await almanac.stage.faults.add({
      at: { method: 'MailApp.sendEmail' },
      happens: { kind: 'throw', text: 'Service invoked too many times for one day: email.' },
    });
    isNext = true;
    await almanac.stage.advance('2 hours');
    expect(await page(editor, 'openingState')).toMatchObject({
      jobs: [{ email: 'new@example.org' }],
      notices: [{ kind: 'schedule.mail-not-sent' }],
    });
  });

  it('“It is not: send again” sends nothing while a tick sends that very run again', async () => {
    let lostRun: string | null = null;
    const refusals: string[] = [];
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      before: async ({ url }) => {
        if (lostRun === null || !url.includes('/ingest-dataset')) return null;
        const id = lostRun;
        lostRun = null;
        refusals.push((await problem(editor, 'settleUnknown', id, 'send-again')).kind);
        return null;
      },
    });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY);
    const lost = { kind: 'connect-failure' } as const;
    await almanac.stage.faults.add({
      at: { url: 'ingest-dataset' },
      times: 'always',
      happens: lost,
    });
    await almanac.stage.advance('2 hours');
    await almanac.stage.faults.clear();
    const [run] = await page(editor, 'runHistory');
    expect(run).toMatchObject({ outcome: 'unknown' });
    lostRun = run?.id ?? '';
    await almanac.stage.advance('1 hour');
    expect(refusals).toEqual(['upload.under-way']);
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('two windows, a trigger and a second document at once exchange once and send each thing once', async () => {
    const documents = [aDocument(), aDocument({ id: 'second', name: 'Valley' })];
    almanac = await openAlmanac({ install: 'published', documents });
    const editor = await settleIn(almanac);
    const other = await almanac.stage.open('second', 'ada@gmail.test');
    const window = await almanac.stage.open('weather', 'ada@gmail.test');
    await uploadFirst(editor);
    await uploadFirst(other, { title: 'Valley' });
    await page(editor, 'saveJob', DAILY);
    await almanac.stage.advance('90 minutes');
    await change(33);
    await almanac.stage.write('second', 0, 'B2', [[44]]);
    almanac.requests.length = 0;
    const [trigger] = await almanac.stage.triggers();
    await Promise.all([
      page(editor, 'uploadSheet', FIRST_UPLOAD),
      page(window, 'uploadSheet', FIRST_UPLOAD),
      page(other, 'uploadSheet', { ...FIRST_UPLOAD, title: 'Valley' }),
      almanac.stage.runTrigger(trigger?.id ?? ''),
    ]);
    expect(almanac.requests.filter((one) => one.includes('/auth/v1/token'))).toHaveLength(1);
    expect(await almanac.directory()).toHaveLength(4);
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'connected', address: ADDRESS },
    });
  });
});
