import { readdir, readFile, stat } from 'node:fs/promises';
import vm from 'node:vm';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';
import { stopService } from '../addon/support/almanac.ts';
import { MOST, measureCosts } from '../addon/support/costs.ts';
import type { BenchRow } from './bench-row.ts';
import { quietestMs } from './measure.ts';

/** Calls that reach Google's servers, counted by the stage on the built bundle, and its weight. */
export async function benchAddon(): Promise<BenchRow[]> {
  const costs = await measureCosts();
  await stopService();
  const scripts = (await readdir('dist/addon')).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(scripts.map((name) => readFile(`dist/addon/${name}`, 'utf8')));
  return [
    {
      what: 'scheduled tick with nothing due',
      figure: costs.tick,
      unit: 'calls',
      limit: MOST.tick,
    },
    { what: 'menu upload', figure: costs.upload, unit: 'calls', limit: MOST.upload },
    {
      what: 'menu upload with an exchange',
      figure: costs.uploadWithExchange,
      unit: 'calls',
      limit: MOST.uploadWithExchange,
    },
    { what: 'onOpen', figure: costs.onOpen, unit: 'calls', limit: MOST.onOpen },
    {
      what: 'Code.js',
      figure: (await stat('dist/addon/Code.js')).size / 1024,
      unit: 'KB',
    },
    {
      what: 'Code.js and its words compile and load in a new realm',
      figure: quietestMs(() => compiled(codes.join('\n')).runInContext(vm.createContext({}))),
      unit: 'ms',
      limit: 40,
    },
    ...(await Promise.all(LANGUAGES.map(pageSize))),
  ];
}

let compilations = 0;

/** A name of its own each time: V8 keeps what it has compiled, and an execution on Google begins without. */
function compiled(code: string): vm.Script {
  compilations += 1;
  return new vm.Script(`${code}\n// ${compilations}`, { filename: `Code-${compilations}.js` });
}

async function pageSize(language: Language): Promise<BenchRow> {
  const { size } = await stat(`dist/addon/sidebar.${language}.html`);
  return { what: `sidebar in ${language}`, figure: size / 1024, unit: 'KB', limit: 200 };
}
