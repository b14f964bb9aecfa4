import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readProject } from '../../src/stage/project.ts';
import { type Probed, probeStage, withProject } from './probe-stage.ts';

describe('the realm of an execution', () => {
  let probed: Probed;
  beforeAll(async () => {
    probed = await probeStage({ clock: { startsAt: '2026-11-21T02:30:00Z' } });
  });
  afterAll(() => probed.close());

  test.each([
    ...['setTimeout', 'setInterval', 'fetch', 'URL', 'URLSearchParams', 'FormData', 'Headers'],
    ...[
      'TextEncoder',
      'TextDecoder',
      'atob',
      'btoa',
      'crypto',
      'structuredClone',
      'queueMicrotask',
    ],
    ...['AbortController', 'performance', 'navigator', 'window', 'process', 'require', 'module'],
    ...['Buffer', 'global', 'Event', 'EventTarget', 'Blob', 'File', 'exports', 'setImmediate'],
  ])('has no %s (§6.2)', async (name) => {
    expect(await probed.probe(`return typeof ${name}`)).toBe('undefined');
  });

  test.each(['console', 'WebAssembly', 'globalThis', 'Intl', 'Promise', 'JSON', 'Map'])(
    'has %s (§6.2)',
    async (name) => {
      expect(await probed.probe(`return typeof ${name}`)).toMatch(/object|function/);
    },
  );

  it('counts local dates in the zone of the manifest (§3.2)', async () => {
    const body = 'const d = new Date(); return [d.getHours(), d.getDate(), d.getTimezoneOffset()]';
    expect(await probed.probe(body)).toEqual([22, 20, 240]);
  });

  it('offers no way out through a constructor', async () => {
    const body = `
      const out = [];
      for (const thing of [SpreadsheetApp, SpreadsheetApp.getActiveSpreadsheet(), console, Utilities.getUuid, Date, console.log])
        out.push(typeof thing.constructor.constructor('return typeof process')());
      return out.concat(Utilities.getUuid.constructor('return typeof process')());`;
    const kinds = (await probed.probe(body)) as string[];
    expect(kinds.at(-1)).toBe('undefined');
  });

  it('gives values of its own kind: dates are Dates and arrays are Arrays (§7.2)', async () => {
    await probed.stage.write('book', 0, 'A1', [[new Date(Date.UTC(1961, 0, 1))]]);
    const body = `
      const values = SpreadsheetApp.getActiveSheet().getRange('A1').getValues();
      return [values instanceof Array, values[0][0] instanceof Date, values[0][0].constructor === Date]`;
    expect(await probed.probe(body)).toEqual([true, true, true]);
  });

  it('throws failures of services as Errors named Exception (§6.4)', async () => {
    const body = `
      try { SpreadsheetApp.getActiveSheet().getRange(0, 1) }
      catch (e) { return [e instanceof Error, e.name, String(e)] }`;
    expect(await probed.probe(body)).toEqual([
      true,
      'Exception',
      'Exception: The starting row of the range is too small.',
    ]);
  });

  it('keeps no global from one execution to the next (§6.3)', async () => {
    await probed.probe('globalThis.left = 1; Array.prototype.left = 1');
    expect(await probed.probe('return [typeof left, typeof [].left]')).toEqual([
      'undefined',
      'undefined',
    ]);
  });

  it('runs promises as microtasks of the execution (§6.2)', async () => {
    expect(await probed.probe('return (async () => { await null; return 7 })()')).toBe(7);
  });

  it('leaves a promise that nothing settles without a value', async () => {
    expect(await probed.probe('return new Promise(() => {})')).toBe(null);
  });
});

describe('what fails outside the script', () => {
  let probed: Probed;
  beforeAll(async () => {
    probed = await probeStage({ hosts: { 'a.example': async () => new Response('a') } });
  });
  afterAll(() => probed.close());

  test.each([
    ['an unknown charset', 'UrlFetchApp.fetch("https://a.example").getContentText("no-charset")'],
  ])('is an error of the script, and leads nowhere: %s', async (_, call) => {
    const body = `try { ${call} } catch (error) { return error instanceof Error && error.constructor.constructor === Function }`;
    expect(await probed.probe(body)).toBe(true);
  });
});

describe('a method of the platform', () => {
  let probed: Probed;
  beforeAll(async () => {
    probed = await probeStage();
  });
  afterAll(() => probed.close());

  const SHEET = 'const sheet = SpreadsheetApp.getActiveSheet();';
  test.each([
    {
      name: 'is one function, whichever object is asked',
      body: 'return SpreadsheetApp.getActiveSheet().getName === SpreadsheetApp.getActiveSheet().getName;',
      expected: true,
    },
    {
      name: 'is there before anyone calls it',
      body: `${SHEET} return ['getName' in sheet, 'getNames' in sheet];`,
      expected: [true, false],
    },
    {
      name: 'gives way to the one a script puts on an object, and stays on the others',
      body: `${SHEET} sheet.getSheetId = () => 'mine'; return [sheet, SpreadsheetApp.getActiveSheet()].map((one) => one.getSheetId());`,
      expected: ['mine', 0],
    },
    {
      name: 'gives way to the one a script puts on the class',
      body: `${SHEET} Object.getPrototypeOf(sheet).getSheetId = () => 'mine'; return SpreadsheetApp.getActiveSheet().getSheetId();`,
      expected: 'mine',
    },
    {
      name: 'can be wrapped by a script that lists its class',
      body: `${SHEET} const called = []; const methods = Object.getPrototypeOf(sheet); for (const name of Object.getOwnPropertyNames(methods)) { const method = methods[name]; methods[name] = function (...args) { called.push(name); return method.apply(this, args); }; } return [sheet.getSheetId(), String(sheet), called];`,
      expected: [0, 'Sheet', ['getSheetId', 'toString']],
    },
    {
      name: 'writes an object as text by its class',
      body: `${SHEET} return [sheet, Session.getActiveUser(), SpreadsheetApp].map(String);`,
      expected: ['Sheet', 'User', 'SpreadsheetApp'],
    },
  ])('$name', async ({ body, expected }) => {
    expect(await probed.probe(body)).toEqual(expected);
  });
});

describe('a project folder', () => {
  it.each(['onEdit', 'doGet'])('is refused for %s, which the stage would not run', async (name) => {
    await withProject({ 'Code.js': `function ${name}() {}` }, (folder) =>
      expect(readProject(folder)).rejects.toThrow(`${name} is not emulated yet`),
    );
  });

  it('runs its files in push order, in one scope (§6.2)', async () => {
    const probed = await probeStage({
      files: { 'a.js': 'const first = [];', 'b.gs': 'first.push("b"); var second = first;' },
    });
    expect(await probed.probe('return [typeof second, first.length]')).toEqual(['object', 1]);
    await probed.close();
  });

  it('without a manifest is refused with what is missing', async () => {
    await expect(readProject('src/core')).rejects.toThrow('it has no appsscript.json');
  });
});
