import { readFile, stat } from 'node:fs/promises';
import vm from 'node:vm';
import { stopService } from '../addon/support/almanac.ts';
import { MOST, measureCosts } from '../addon/support/costs.ts';
import type { BenchRow } from './bench-row.ts';
import { quietestMs } from './measure.ts';

/** Calls that reach Google's servers, counted by the stage on the built bundle, and its weight. */
export async function benchAddon(): Promise<BenchRow[]> {
  const costs = await measureCosts();
  await stopService();
  const script = new vm.Script(await readFile('dist/addon/Code.js', 'utf8'));
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
      limit: 200,
    },
    {
      what: 'Code.js loads in a new realm',
      figure: quietestMs(() => script.runInContext(vm.createContext({}))),
      unit: 'ms',
      limit: 10,
    },
  ];
}
