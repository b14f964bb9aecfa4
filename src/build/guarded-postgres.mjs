import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * postgres 3.4.9 ends the whole process when a connection closes between two statements of a
 * transaction: it writes to a socket that is gone, from a callback nobody can catch
 * (github.com/porsager/postgres/issues/1208). And what was left to be written when a connection
 * closed is put before the greeting of the next. Until a version mends both, the driver goes into
 * what we build with these lines in it; a version that reads otherwise, or elsewhere, stops the build here.
 */
const MENDS = [
  {
    from: '  function nextWrite(fn) {\n',
    to: `  function giveUpWriting() {
    chunk = null
    nextWriteTimer = null
    error(Errors.connection('CONNECTION_CLOSED', options))
    return false
  }

  function nextWrite(fn) {
    if (!socket) return giveUpWriting()
`,
  },
  {
    from: '    clearImmediate(nextWriteTimer)\n    socket.removeListener(',
    to: `    clearImmediate(nextWriteTimer)
    chunk = null
    nextWriteTimer = null
    socket.removeListener(`,
  },
];

/** Windows writes paths with the other slash. */
const CONNECTION = /[\\/]node_modules[\\/]postgres[\\/]src[\\/]connection\.js$/;

/** @type {import('esbuild').Plugin} */
export const guardedPostgres = {
  name: 'guarded-postgres',
  setup: ({ onResolve, onLoad, onEnd }) => {
    let isMended = false;
    onResolve({ filter: /^postgres$/ }, () => ({
      path: fileURLToPath(import.meta.resolve('postgres')),
    }));
    onLoad({ filter: CONNECTION }, async ({ path }) => {
      isMended = true;
      return { contents: MENDS.reduce(mend, await readFile(path, 'utf8')) };
    });
    onEnd(({ errors }) => {
      if (!isMended && errors.length === 0)
        throw new Error(`Cannot mend the postgres driver: no file of it is called ${CONNECTION}`);
    });
  },
};

/**
 * @param {string} source
 * @param {{ from: string, to: string }} change
 */
function mend(source, { from, to }) {
  const parts = source.split(from);
  if (parts.length !== 2)
    throw new Error(
      `Cannot mend the postgres driver: ${parts.length - 1} places read ${from.trim()}`,
    );
  return parts.join(to);
}
