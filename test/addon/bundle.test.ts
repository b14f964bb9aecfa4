import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { LANGUAGES } from '../../src/core/words/languages.ts';
import { buildBakedAddon } from './support/baked-addon.ts';

/** What menus, the trigger and the page name; whatever else is global could be called by any page. */
const GLOBALS = [
  'checkSheets',
  'keepProposals',
  'sendSeveral',
  'lookAtBatch',
  'compareUpload',
  'lookAtRecord',
  'changeRecord',
  'takeOverAll',
  'lookAtCells',
  'sendUnasked',
  'confirmFinding',
  'connect',
  'deleteJob',
  'disconnect',
  'forgetConfirmed',
  'lookAtFiles',
  'makeFiles',
  'mendCells',
  'onInstall',
  'onOpen',
  'openSidebar',
  'openingState',
  'pauseJob',
  'readActiveSheet',
  'rememberWishes',
  'removeDamaged',
  'repairSchedule',
  'runDueUploads',
  'runHistory',
  'saveFileJob',
  'saveJob',
  'scheduleUploads',
  'setUpToken',
  'settleUnknown',
  'showCell',
  'takeOverJob',
  'testConnection',
  'uploadDataset',
  'uploadSheet',
  'writeAsNewSheet',
];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const code = await readFile('dist/addon/Code.js', 'utf8');

describe('the built add-on', () => {
  it('declares the functions of the design and no other', () => {
    const realm = vm.createContext({});
    vm.runInContext(code, realm);
    const functions = Object.keys(realm).filter((name) => typeof realm[name] === 'function');
    expect(functions.sort()).toEqual([...GLOBALS].sort());
  });

  it('touches no service while it loads', () => {
    const touched: string[] = [];
    const services = new Proxy(
      {},
      {
        has: () => true,
        get: (_, name) => {
          if (typeof name === 'string' && /App$|Service$|^(Session|Utilities|Logger)$/.test(name))
            touched.push(name);
          return (globalThis as Record<string | symbol, unknown>)[name];
        },
      },
    );
    new Function('services', `with (services) { ${code} }`)(services);
    expect(touched).toEqual([]);
  });

  // Each click starts the add-on anew, and most read no sheet: to look up words costs half of such an execution.
  it('looks into no list of words while it loads', () => {
    const realm = vm.createContext({ split: [] });
    vm.runInContext(
      `const { split: usual } = String.prototype;
      String.prototype.split = function (by) { split.push(this.length); return usual.call(this, by); };`,
      realm,
    );
    vm.runInContext(code, realm);
    const { split } = realm as { split: number[] };
    expect(Math.max(...split)).toBeLessThan(1_000);
  });

  it.each(['Code.js', ...OTHERS.map((language) => `words.${language}.js`)])(
    '%s is written in the JavaScript of 2020, which scripts on Google are known to use',
    async (name) => {
      const script = await readFile(`dist/addon/${name}`, 'utf8');
      const [older, newest] = await Promise.all(
        ['es2020', 'esnext'].map((target) => transform(script, { target })),
      );
      // What is newer would have been written in another way.
      expect(older?.code === newest?.code).toBe(true);
    },
  );

  it('is not minified: the owner of a copy reads it, and stack traces quote it', () => {
    expect(code).toMatch(/\nfunction readSheets\(/);
  });

  it('keeps the annotation that asks for the current document only', () => {
    expect(code.startsWith('/** @OnlyCurrentDoc */')).toBe(true);
  });

  it('asks for five permissions', async () => {
    const { oauthScopes } = JSON.parse(await readFile('dist/addon/appsscript.json', 'utf8')) as {
      oauthScopes: string[];
    };
    expect(oauthScopes.map((scope) => scope.replace(/.*\//, ''))).toEqual([
      'spreadsheets.currentonly',
      'script.container.ui',
      'script.external_request',
      'script.scriptapp',
      'script.send_mail',
    ]);
  });
});

describe('clasp', () => {
  it('would push the code, the manifest, and the words and a page a language', () => {
    const clasp = 'node_modules/@google/clasp/build/src/index.js';
    const listed = execFileSync('node', [clasp, 'show-file-status', '--json'], {
      encoding: 'utf8',
    });
    const { filesToPush } = JSON.parse(listed) as { filesToPush: string[] };
    expect(filesToPush.map((path) => path.replace(/^dist\/addon\//, '')).sort()).toEqual([
      'Code.js',
      'appsscript.json',
      ...LANGUAGES.map((language) => `sidebar.${language}.html`),
      ...OTHERS.map((language) => `words.${language}.js`),
    ]);
  });

  it('is explained while no script is named', () => {
    const run = () =>
      execFileSync('node', ['src/build/push.mjs'], { encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(/Extensions › Apps Script[\s\S]*\.clasp\.json/);
  });
});

describe('an address baked in at build', () => {
  it('is the only one Google lets the add-on call', async () => {
    const out = await mkdtemp(join('node_modules/.cache', 'baked-'));
    buildBakedAddon('https://almanac.example/', out);
    const manifest = JSON.parse(await readFile(join(out, 'appsscript.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ urlFetchWhitelist: ['https://almanac.example/'] });
    expect(await readFile(join(out, 'Code.js'), 'utf8')).toContain('"https://almanac.example"');
    await rm(out, { recursive: true });
  });

  it('must be an address', () => {
    expect(() => buildBakedAddon('http://almanac.example', 'node_modules/.cache/never')).toThrow(
      /ALMANAC_SERVICE_URL/,
    );
  });
});
