import { expect, it } from '@jest/globals';
import { build } from 'esbuild';

/**
 * What the page carries of each room. The reader and the checks stay out: the add-on reads the
 * sheet, and 22 KB of the reader once came along with one list of column roles.
 */
const ROOMS = [
  'src/browser',
  'src/charts',
  // What a problem is put together from.
  'src/core',
  // How long a day is.
  'src/core/calendar',
  'src/core/dataset',
  // When two names are the same place.
  'src/core/reading',
  // Which reason of a run is told.
  'src/core/upload',
  'src/core/words',
  'src/sidebar',
  'src/sidebar/parts',
  'src/sidebar/report',
  'src/sidebar/server',
  'src/sidebar/state',
  'src/sidebar/views',
  'src/sidebar/words',
];

it('the page of the sidebar holds code of these rooms and of no other', async () => {
  const { metafile } = await build({
    entryPoints: ['src/sidebar/main.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outdir: 'out',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const carried = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const files = carried.map(([path]) => path).filter((path) => path.startsWith('src/'));
  expect([...new Set(files.map(roomOf))].sort()).toEqual(ROOMS);
});

/** The folder of a file; a language's words are one room with the rest. */
function roomOf(path: string): string {
  return path.replace(/\/[^/]+$/, '').replace(/(core\/words)\/[a-z]{2}$/, '$1');
}
