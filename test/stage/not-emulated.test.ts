import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

const SWALLOWS = 'try { DriveApp.getFilesByName("a") } catch (error) { return "went on" }';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({});
});
afterAll(() => probed.close());

describe('what the stage has not', () => {
  test.each([
    ['a service', SWALLOWS, ['DriveApp.getFilesByName']],
    [
      'a method',
      'try { SpreadsheetApp.getActive().getSpreadsheetTheme() } catch {}',
      ['Spreadsheet.getSpreadsheetTheme'],
    ],
    [
      'a formula',
      'const cell = SpreadsheetApp.getActiveSheet().getRange("A1"); cell.setValue("=QUERY(B1:C2)");' +
        'try { cell.getValue() } catch {}',
      ['Calculating QUERY'],
    ],
    [
      'a method of a service',
      'try { HtmlService.createTemplate("a") } catch {}',
      ['HtmlService.createTemplate'],
    ],
    ['an enumeration that is not there', 'return typeof SpreadsheetApp.BorderStyle', []],
    ['nothing', 'return SpreadsheetApp.getActiveSheet().getName()', []],
    ['what is only asked for', 'return typeof DriveApp.getFilesByName', []],
  ])('stands on the execution, caught or not: %s', async (_, body, names) => {
    await probed.probe(body);
    expect(probed.stage.executions.at(-1)).toMatchObject({
      status: 'completed',
      notEmulated: names,
    });
  });

  it('fails a strict stage', async () => {
    const strict = await probeStage({ strict: true });
    try {
      await expect(strict.probe(SWALLOWS)).rejects.toThrow(
        'NotEmulated: DriveApp.getFilesByName is not emulated yet, and the script went on',
      );
      expect(await strict.probe('return "whole"')).toBe('whole');
    } finally {
      await strict.close();
    }
  });
});

describe('a fault', () => {
  test.each([
    [
      'at a method that needs nothing of the kernel',
      'Session.getActiveUserLocale',
      'Session.getActiveUserLocale()',
    ],
    ['at any method of a class', 'Sheet.*', 'SpreadsheetApp.getActiveSheet().getSheetId()'],
  ])('happens: %s', async (_, method, call) => {
    await probed.stage.faults.add({ at: { method }, happens: { kind: 'throw', text: 'struck' } });
    await expect(probed.probe(call)).rejects.toThrow('Exception: struck');
    expect(await probed.probe('return "once"')).toBe('once');
  });

  test.each(['Properties.setPropery', 'Nothing.*', 'getRange'])(
    'at a name the stage does not have is refused: %s',
    async (method) => {
      const fault = { at: { method }, happens: { kind: 'lock-timeout' as const } };
      await expect(probed.stage.faults.add(fault)).rejects.toThrow('the stage has no such method');
    },
  );

  it('of a quota names the service', async () => {
    await probed.stage.faults.add({
      at: { method: 'UrlFetchApp.fetch' },
      happens: { kind: 'quota-spent' },
    });
    await expect(probed.probe('UrlFetchApp.fetch("https://a.example")')).rejects.toThrow(
      'Service invoked too many times for one day: urlfetch.',
    );
  });
});
