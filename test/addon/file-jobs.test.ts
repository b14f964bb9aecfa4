import { afterEach, describe, expect, it } from '@jest/globals';
import type { FileJobRequest } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import type { Editor } from '../../src/stage/index.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** Four days before the one that is chosen below; April is in the sheet. */
const STARTS_AT = Date.UTC(2026, 4, 1, 6, 10);
const JUNE = Date.UTC(2026, 5, 1, 6, 10);
const ADA = 'ada@gmail.test';

function days(from: string, until: string): (string | number)[][] {
  const rows = [];
  for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const day = Number(date.slice(8));
    rows.push([date, 10 + day / 4, 2 + day / 5, day % 4 === 0 ? 3.2 : 0]);
  }
  return rows;
}
const HEADER = ['Date', 'Tmax (°C)', 'Tmin (°C)', 'Rain (mm)'];
const aSheet = (id: number, name: string, until = '2026-04-30') => ({
  ...{ id, name },
  cells: [HEADER, ...days('2026-03-01', until)],
});
const STATION = {
  ...EMPTY_STATION,
  ...{ name: 'Low Moor', latitude: '54.3', longitude: '-1.3', hours: '24:00' },
};
const WIGOS = { ...STATION, identifier: '0-20000-0-03321' };
const ON_THE_FIFTH: FileJobRequest = {
  ...{ sheetId: 0, place: null, formats: ['climat', 'daycli'], as: 'mail' },
  rhythm: { every: 'month', hour: 9, weekday: 1, day: 5 },
  ...{ email: 'ada@example.org', station: WIGOS, also: [] },
};

async function opened(sheets = [aSheet(0, 'Days')], parts = {}): Promise<Editor> {
  const documents = [aDocument({ sheets, timeZone: 'Etc/UTC' })];
  almanac = await openAlmanac({ startsAt: STARTS_AT, documents, ...parts });
  return almanac.stage.open('weather', ADA);
}
const mails = () => almanac.stage.outbox.filter(({ attachments }) => attachments.length > 0);
const names = () => mails().map(({ attachments }) => attachments.map(({ name }) => name));
const told = () => almanac.stage.outbox.filter(({ attachments }) => attachments.length === 0);
const jobs = async (editor: Editor) => (await page(editor, 'openingState')).fileJobs;
const write = (from: number, rows: (string | number)[][], sheet = 0) =>
  almanac.stage.write('weather', sheet, `A${from}:D${from + rows.length - 1}`, rows);

describe('files of each month, mailed', () => {
  it('come on their day without a connection, once, and wait for the last day of the month', async () => {
    const editor = await opened([aSheet(0, 'Days', '2026-04-20')]);
    await page(editor, 'saveFileJob', ON_THE_FIFTH);
    await almanac.stage.advance('3 days');
    expect(almanac.stage.outbox).toEqual([]);
    await almanac.stage.advance('2 days');
    expect(mails()).toEqual([]);
    expect(told().map(({ body }) => body.split('\n')[0])).toEqual([
      expect.stringContaining('2026-04 is not whole yet'),
    ]);
    expect((await jobs(editor))[0]?.waits?.reason?.kind).toBe('schedule.month-open');
    await write(53, days('2026-04-21', '2026-04-30'));
    await almanac.stage.advance('2 hours');
    expect(names()).toEqual([
      ['0-20000-0-03321_climat_2026-04.csv', '0-20000-0-03321_daycli_2026-04.csv'],
    ]);
    const [climat, daycli] = mails()[0]?.attachments ?? [];
    expect(climat?.text.split('\r\n')[1]).toContain('Low Moor,,2026,4,1,');
    expect(daycli?.text.trimEnd().split('\r\n')).toHaveLength(31);
    expect(mails()[0]).toMatchObject({ to: 'ada@example.org' });
    expect((await jobs(editor))[0]).toMatchObject({ waits: null, made: { month: '2026-04' } });
    await almanac.stage.advance('2 days');
    expect(almanac.stage.outbox).toHaveLength(2);
    expect(almanac.requests).toEqual([]);
  });

  it('come once for a month on whatever day they are saved for next, and after they were deleted', async () => {
    const editor = await opened();
    await page(editor, 'saveFileJob', ON_THE_FIFTH);
    await almanac.stage.advance('5 days');
    const later = { ...ON_THE_FIFTH, rhythm: { ...ON_THE_FIFTH.rhythm, day: 8 } };
    await page(editor, 'saveFileJob', later);
    await almanac.stage.advance('4 days');
    await page(editor, 'saveFileJob', { ...later, formats: [] });
    expect(await jobs(editor)).toEqual([]);
    await page(editor, 'saveFileJob', { ...later, rhythm: { ...later.rhythm, day: 12 } });
    await almanac.stage.advance('4 days');
    expect(mails()).toHaveLength(1);
  });

  it('of several sheets come in one message, and in the language of whom they were saved by', async () => {
    const sheets = [0, 1, 2].map((id) => aSheet(id, `Station ${id}`));
    const editor = await opened(sheets, { locale: 'fr' });
    for (const sheetId of [1, 2]) await page(editor, 'saveFileJob', { ...ON_THE_FIFTH, sheetId });
    const also = [1, 2].map((sheetId) => ({ sheetId, place: null }));
    await page(editor, 'saveFileJob', { ...ON_THE_FIFTH, formats: ['climat'], also });
    await almanac.stage.command('changeUser', ADA, { locale: 'en' });
    await almanac.stage.advance('5 days');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.attachments).toHaveLength(3);
    expect(mails()[0]?.subject).toBe(
      'Almanac\u00a0: fichiers du mois 2026-04, «\u00a0Hill farm\u00a0»',
    );
  });

  it('wait for a mail that Google does not send today, and are nobody else’s', async () => {
    const editor = await opened();
    await page(editor, 'saveFileJob', ON_THE_FIFTH);
    const bea = await almanac.stage.open('weather', 'bea@gmail.test');
    expect(await jobs(bea)).toEqual([]);
    await almanac.stage.advance('4 days');
    await almanac.stage.command('spendQuota', ADA, 'email', 0);
    await almanac.stage.advance('8 hours');
    expect(mails()).toEqual([]);
    expect((await jobs(editor))[0]?.waits?.reason?.kind).toBe('schedule.mail-spent');
    await almanac.stage.advance('1 day');
    expect(mails()).toHaveLength(1);
    expect((await jobs(editor))[0]?.waits).toBe(null);
  });

  it('are told of and not mailed again where Google’s answer is no yes', async () => {
    const editor = await opened();
    await page(editor, 'saveFileJob', ON_THE_FIFTH);
    await almanac.stage.faults.add({
      at: { method: 'MailApp.sendEmail' },
      happens: { kind: 'throw', text: 'We are sorry, a server error occurred.' },
    });
    await almanac.stage.advance('6 days');
    expect(mails()).toEqual([]);
    expect(told()[0]?.body).toContain('Whether the files of 2026-04 were mailed is not known');
    expect((await jobs(editor))[0]?.waits?.reason?.kind).toBe('schedule.mail-unknown');
  });

  it.each(['before', 'after'] as const)(
    'survive a death %s what outlives the tick: each month is mailed once, or told of',
    async (when) => {
      const sheets = Array.from({ length: 12 }, (_, id) => aSheet(id, `Sheet ${id + 1}.`));
      const editor = await opened(sheets);
      for (const { id: sheetId } of sheets) {
        const station = { ...WIGOS, identifier: `0-20000-0-${sheetId + 10_000}` };
        // One each two hours: the tick that dies, and the one that mends it.
        const rhythm = { ...ON_THE_FIFTH.rhythm, hour: 2 * sheetId };
        await page(editor, 'saveFileJob', { ...ON_THE_FIFTH, sheetId, station, rhythm });
      }
      const killed: string[] = [];
      for (const { id: sheetId } of sheets) {
        const method = sheetId === 0 ? 'MailApp.sendEmail' : 'Properties.setProperty';
        const due = Date.UTC(2026, 4, 5, 2 * sheetId) - 60_000;
        await almanac.stage.advance(due - almanac.stage.now());
        await almanac.stage.faults.add({
          ...{ at: { method }, nth: Math.max(1, sheetId), during: 'runDueUploads' },
          happens: { kind: 'killed', when },
        });
        await almanac.stage.advance('1 hour');
        if (almanac.stage.executions.at(-1)?.status === 'killed') killed.push(method);
        await almanac.stage.faults.clear();
        await almanac.stage.advance('1 hour');
        const own = (name: string) => name.includes(`-${sheetId + 10_000}_climat`);
        const sent = names().flat().filter(own).length;
        const unknown = told().filter(({ body }) => body.startsWith(`Sheet ${sheetId + 1}. `));
        expect({ sheetId, sent, isDealtWith: sent + unknown.length > 0 }).toEqual({
          ...{ sheetId, sent: Math.min(1, sent), isDealtWith: true },
        });
      }
      // The mail, the notes of the tick, the month before its mail and what came of it.
      expect(killed.length).toBeGreaterThanOrEqual(4);
      expect(killed[0]).toBe('MailApp.sendEmail');
    },
  );
});

describe('files of each month, in a tab', () => {
  const IN_A_TAB: FileJobRequest = { ...ON_THE_FIFTH, as: 'tab', formats: ['daycli'] };
  const tabs = async (editor: Editor) => (await page(editor, 'openingState')).sheets;

  it('are written into the tab that Almanac made and into no other, whatever the names', async () => {
    const own = { id: 7, name: '0-20000-0-03321_daycli → Almanac', cells: [['mine']] };
    const editor = await opened([aSheet(0, 'Days', '2026-05-31'), own], { startsAt: JUNE });
    await page(editor, 'saveFileJob', IN_A_TAB);
    await almanac.stage.advance('5 days');
    const [made] = (await tabs(editor)).filter(({ id }) => id !== 0 && id !== 7);
    const inIt = () => almanac.stage.values('weather', made?.id ?? 0);
    expect(await inIt()).toHaveLength(32);
    await almanac.stage.command('changeSheet', 'weather', made?.id ?? 0, { name: 'Mine now' });
    await write(94, days('2026-06-01', '2026-06-30'));
    await almanac.stage.advance('30 days');
    const ofJune = (await inIt()).filter(([series]) => series !== '');
    expect(ofJune).toHaveLength(31);
    expect(ofJune[1]?.slice(12, 15)).toEqual(['2026', '6', '1']);
    expect((await tabs(editor)).map(({ name }) => name).sort()).toEqual(
      ['Days', 'Mine now', own.name].sort(),
    );
    expect(await almanac.stage.values('weather', 7)).toEqual([['mine']]);
    expect(almanac.stage.outbox).toEqual([]);
  });
});

describe('before files of each month are saved', () => {
  it('what they lack is asked', async () => {
    const editor = await opened();
    const lacking = { ...ON_THE_FIFTH, station: STATION };
    expect((await problem(editor, 'saveFileJob', lacking)).kind).toBe('files.no-wigos');
    expect(await jobs(editor)).toEqual([]);
    expect((await problem(editor, 'saveFileJob', { ...ON_THE_FIFTH, email: null })).kind).toBe(
      'schedule.email-odd',
    );
    await page(editor, 'saveFileJob', ON_THE_FIFTH);
    // What is kept with the sheet is used.
    await page(editor, 'saveFileJob', { ...ON_THE_FIFTH, station: null });
    expect(await jobs(editor)).toHaveLength(1);
  });
});
