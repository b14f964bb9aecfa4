import { afterEach, describe, expect, it, test } from '@jest/globals';
import type { Fault } from '../../src/stage/kernel/faults.ts';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
let received = 0;
async function open() {
  received = 0;
  probed = await probeStage({
    hosts: {
      'api.example': async () => {
        received += 1;
        return new Response('{"ok":true}');
      },
    },
  });
}
afterEach(() => probed.close());

const FETCH = `try { const r = UrlFetchApp.fetch('https://api.example/v1/x', { muteHttpExceptions: true, timeoutSeconds: 60 }); return [r.getResponseCode(), r.getContentText(), r.getHeaders()['Content-Type']] } catch (e) { return e.message }`;

describe('faults of the network, by URL', () => {
  test.each<[string, Fault['happens'], unknown, number]>([
    [
      'a lost response: the request arrived',
      { kind: 'lost-response' },
      'Address unavailable: https://api.example/v1/x',
      1,
    ],
    [
      'no connection',
      { kind: 'connect-failure' },
      'Address unavailable: https://api.example/v1/x',
      0,
    ],
    [
      'a name that does not resolve',
      { kind: 'dns-error' },
      'DNS error: https://api.example/v1/x',
      0,
    ],
    ['a certificate that fails', { kind: 'ssl-error' }, 'SSL Error https://api.example/v1/x', 0],
    ['a timeout', { kind: 'timeout' }, 'Timeout: https://api.example/v1/x', 0],
    [
      'an error in JSON',
      { kind: 'answer', status: 503, body: '{"error":"later"}' },
      [503, '{"error":"later"}', 'application/json'],
      0,
    ],
    [
      'an error page',
      { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' },
      [502, '<h1>Bad gateway</h1>', 'text/html'],
      0,
    ],
  ])('%s', async (_, happens, expected, arrived) => {
    await open();
    await probed.stage.faults.add({ at: { url: 'https://api.example/v1/*' }, happens });
    expect([await probed.probe(FETCH), received]).toEqual([expected, arrived]);
    expect(await probed.probe(FETCH)).toEqual([200, '{"ok":true}', 'text/plain;charset=UTF-8']);
  });
});

describe('faults of the platform, by method', () => {
  const SET = "PropertiesService.getUserProperties().setProperty('a', 'b'); return 'set'";

  it('refuses a fault that cannot happen to a URL', async () => {
    await open();
    await expect(
      probed.stage.faults.add({
        at: { url: 'https://api.example/*' },
        happens: { kind: 'killed' },
      }),
    ).rejects.toThrow('needs a method');
  });

  it('refuses a fault of the network at a method, which a script would catch as anything else', async () => {
    await open();
    await expect(
      probed.stage.faults.add({ at: { method: 'Lock.tryLock' }, happens: { kind: 'slow', ms: 0 } }),
    ).rejects.toThrow('needs a URL');
  });

  it('happen at the n-th call, as often as they say, and during one function where it is named', async () => {
    await open();
    await probed.stage.faults.add({
      at: { method: 'Properties.setProperty' },
      nth: 2,
      times: 2,
      during: 'probe',
      happens: { kind: 'throw', text: 'No' },
    });
    const outcomes = [];
    for (let call = 0; call < 4; call += 1)
      outcomes.push(await probed.probe(SET).catch((error: Error) => error.message));
    expect(outcomes).toEqual(['set', 'Exception: No', 'Exception: No', 'set']);
  });

  test.each<[string, Fault['happens'], string]>([
    [
      'a storage error',
      { kind: 'storage-error', code: 'PERMISSION_DENIED' },
      "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.",
    ],
    [
      'a spent quota',
      { kind: 'quota-spent', service: 'properties' },
      'Service invoked too many times for one day: properties.',
    ],
    [
      'a revoked consent',
      { kind: 'consent-revoked' },
      'Authorization is required to perform that action.',
    ],
    [
      'a lock timeout',
      { kind: 'lock-timeout' },
      'Lock timeout: another process was holding the lock for too long.',
    ],
  ])('%s', async (_, happens, message) => {
    await open();
    await probed.stage.faults.add({ at: { method: 'Properties.*' }, happens });
    await expect(probed.probe(SET)).rejects.toThrow(message);
  });

  it('a consent revoked in the middle stays revoked', async () => {
    await open();
    await probed.stage.faults.add({
      at: { method: 'Properties.setProperty' },
      happens: {
        kind: 'consent-revoked',
        scopes: ['https://www.googleapis.com/auth/script.external_request'],
      },
    });
    const body = `try { PropertiesService.getUserProperties().setProperty('a', 'b') } catch (e) {} UrlFetchApp.fetch('https://api.example/')`;
    await expect(probed.probe(body)).rejects.toThrow(
      'Specified permissions are not sufficient to call UrlFetchApp.fetch',
    );
  });

  test.each<['before' | 'after', Record<string, string>]>([
    ['before', {}],
    ['after', { a: 'b' }],
  ])('an execution killed %s a call, its finally blocks not run', async (when, left) => {
    await open();
    await probed.stage.faults.add({
      at: { method: 'Properties.setProperty' },
      happens: { kind: 'killed', when },
    });
    const body =
      "const p = PropertiesService.getUserProperties(); try { p.setProperty('a', 'b') } finally { p.setProperty('c', 'd') }";
    await expect(probed.probe(body)).rejects.toThrow('killed');
    expect(await probed.stage.properties('user')).toEqual(left);
  });

  it('count calls that cost, for who wants to try every place an execution can die', async () => {
    const body =
      "const p = PropertiesService.getUserProperties(); Utilities.getUuid(); p.setProperty('a', '1'); p.setProperty('b', '2')";
    const left = [];
    for (let nth = 1; nth <= 3; nth += 1) {
      await open();
      await probed.stage.faults.add({ at: { costed: true }, nth, happens: { kind: 'killed' } });
      await probed.probe(body).catch(() => undefined);
      left.push(Object.keys(await probed.stage.properties('user')));
      if (nth < 3) await probed.close();
    }
    expect(left).toEqual([[], ['a'], ['a', 'b']]);
  });

  test.each<[string, Extract<Fault['happens'], { kind: 'do' }>['what'], string, unknown]>([
    [
      'deletes the sheet',
      { do: 'delete-sheet', document: 'book', sheet: 0 },
      "try { return s.getRange('A1').getValue() } catch (e) { return e.message }",
      'Sheet 0 not found',
    ],
    [
      'renames the sheet',
      { do: 'rename-sheet', document: 'book', sheet: 0, name: 'Else' },
      "s.getRange('A1').getValue(); return s.getName()",
      'Else',
    ],
    [
      'moves the sheet',
      { do: 'move-sheet', document: 'book', sheet: 0, index: 2 },
      "const at = s.getIndex(); s.getRange('A1').getValue(); return [at, s.getIndex()]",
      [1, 2],
    ],
    [
      'changes the zone',
      { do: 'change-zone', document: 'book', timeZone: 'Asia/Tokyo' },
      "s.getRange('A1').getValue(); return SpreadsheetApp.getActive().getSpreadsheetTimeZone()",
      'Asia/Tokyo',
    ],
    [
      'deletes the document',
      { do: 'delete-document', document: 'book' },
      "try { return s.getRange('A1').getValue() } catch (e) { return /^Document book is missing/.test(e.message) }",
      true,
    ],
  ])('another person %s while a script runs', async (_, what, then, expected) => {
    await open();
    await probed.stage.command('addSheet', 'book', 'Second');
    await probed.stage.faults.add({
      at: { method: 'Range.getValue' },
      happens: { kind: 'do', what },
    });
    expect(
      await probed.probe(`const s = SpreadsheetApp.getActive().getSheetByName('Data'); ${then}`),
    ).toEqual(expected);
  });

  it('the platform switches every trigger off, and they no longer fire', async () => {
    await open();
    await probed.probe("ScriptApp.newTrigger('probeMenu').timeBased().everyHours(1).create()");
    await probed.stage.faults.add({
      at: { method: 'Range.getValue' },
      happens: { kind: 'do', what: { do: 'disable-triggers' } },
    });
    await probed.probe("SpreadsheetApp.getActiveSheet().getRange('A1').getValue()");
    await probed.stage.advance('1 day');
    const fired = probed.stage.executions.filter((one) => one.functionName === 'probeMenu');
    expect([fired, await probed.stage.triggers()]).toMatchObject([[], [{ disabled: true }]]);
  });
});
