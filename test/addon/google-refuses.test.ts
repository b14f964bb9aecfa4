import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type Almanac,
  aDocument,
  aTable,
  DAILY,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const DAILY_WITH_MAIL = { ...DAILY, email: 'ada@example.org' };

describe('a sheet Google does not give just now', () => {
  const sheets = [
    { id: 0, name: 'Monthly', cells: aTable() },
    { id: 1, name: 'Valley', cells: aTable(3) },
  ];

  it('is on record with Google’s own words and mailed, and the sheets behind it are sent', async () => {
    // Ten past eight on the spreadsheet's clock: within two hours comes one tick after nine.
    const startsAt = Date.UTC(2026, 4, 4, 6, 10);
    almanac = await openAlmanac({ startsAt, documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    for (const sheetId of [0, 1]) await page(editor, 'saveJob', { ...DAILY_WITH_MAIL, sheetId });
    await almanac.stage.faults.add({
      at: { method: 'Range.getValues' },
      during: 'runDueUploads',
      happens: { kind: 'throw', text: 'Service Spreadsheets timed out.' },
    });
    await almanac.stage.advance('110 minutes');
    const runs = await page(editor, 'runHistory');
    expect(runs.map(({ sheetId, outcome }) => `${sheetId} ${outcome}`).sort()).toEqual([
      '0 failed',
      '1 sent',
    ]);
    expect(runs.find(({ outcome }) => outcome === 'failed')?.reason).toEqual({
      kind: 'addon.stopped',
      params: { text: 'Service Spreadsheets timed out.' },
    });
    expect(almanac.stage.outbox[0]?.body).toContain('Service Spreadsheets timed out.');
    await almanac.stage.advance('3 hours');
    expect((await page(editor, 'runHistory'))[0]).toMatchObject({ sheetId: 0, outcome: 'sent' });
    expect(almanac.stage.outbox).toHaveLength(2);
  });

  it('stops a menu upload in a sentence, and the next one goes', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    await almanac.stage.faults.add({
      at: { method: 'Range.getValues' },
      happens: { kind: 'throw', text: 'Service Spreadsheets timed out.' },
    });
    expect(await uploadNow(editor)).toEqual([
      expect.stringMatching(
        /^Google stopped this: Service Spreadsheets timed out\. Nothing was lost/,
      ),
    ]);
    expect(await uploadNow(editor)).toEqual([]);
    expect(await almanac.directory()).toHaveLength(2);
  });
});

describe('a tick that fails before it comes to any sheet', () => {
  it('is told when the sidebar opens, until a tick ends well', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY_WITH_MAIL);
    await almanac.stage.faults.add({
      at: { method: 'Spreadsheet.getSpreadsheetTimeZone' },
      times: 'always',
      during: 'runDueUploads',
      happens: { kind: 'throw', text: 'Service Spreadsheets failed.' },
    });
    await almanac.stage.advance('2 hours');
    expect((await page(editor, 'openingState')).notices).toEqual([
      { kind: 'addon.stopped', params: { text: 'Service Spreadsheets failed.' } },
    ]);
    await almanac.stage.faults.clear();
    await almanac.stage.advance('2 hours');
    expect((await page(editor, 'openingState')).notices).toEqual([]);
  });
});

describe('a trigger that finds no spreadsheet', () => {
  const documents = [aDocument(), aDocument({ id: 'second', name: 'Valley' })];
  const scheduledIn = async () =>
    (await almanac.stage.triggers()).map(({ document }) => document).sort();

  it('says so at once, and after a day takes itself away and no other', async () => {
    almanac = await openAlmanac({
      install: 'published',
      documents,
      switches: { triggerDocument: 'none' },
    });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY_WITH_MAIL);
    await almanac.stage.advance('12 hours');
    await page(await almanac.stage.open('second'), 'saveJob', DAILY_WITH_MAIL);
    expect((await page(editor, 'openingState')).notices).toEqual([
      { kind: 'schedule.no-spreadsheet', params: {} },
    ]);
    await almanac.stage.advance('11 hours');
    expect(await scheduledIn()).toEqual(['second', 'weather']);
    await almanac.stage.advance('4 hours');
    expect(await scheduledIn()).toEqual(['second']);
    await almanac.stage.advance('12 hours');
    expect(await scheduledIn()).toEqual([]);
    expect((await page(editor, 'openingState')).jobs).toMatchObject([{ overdue: true }]);
  });

  it('counts as well where asking for it throws, is shown as failed, and ends itself', async () => {
    almanac = await openAlmanac({ documents, switches: { lostDocument: 'throws' } });
    const { stage } = almanac;
    await page(await settleIn(almanac), 'saveJob', DAILY_WITH_MAIL);
    const other = await stage.open('second');
    await stage.command('removeDocument', 'weather');
    await stage.advance('2 hours');
    expect(stage.executions.at(-1)).toMatchObject({
      status: 'failed',
      functionName: 'runDueUploads',
    });
    expect((await page(other, 'openingState')).notices).toEqual([
      { kind: 'schedule.no-spreadsheet', params: {} },
    ]);
    expect(await scheduledIn()).toEqual(['weather']);
    await stage.advance('25 hours');
    expect(await scheduledIn()).toEqual([]);
  });

  it('and does again within the day goes on as if nothing had been', async () => {
    almanac = await openAlmanac({ install: 'published', documents });
    await page(await settleIn(almanac), 'saveJob', DAILY_WITH_MAIL);
    const [trigger] = await almanac.stage.triggers();
    const missed = `missed ${trigger?.id}`;
    await almanac.stage.setProperties('user', { [missed]: JSON.stringify({ v: 1, at: 1 }) });
    await almanac.stage.advance('2 hours');
    expect(await almanac.stage.properties('user')).not.toHaveProperty([missed]);
    expect(await scheduledIn()).toEqual(['weather']);
  });
});
