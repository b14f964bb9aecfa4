import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** @type {WebAssembly.Module[]} */
const kept = [];

/**
 * V8 shares what it has compiled of a program between the threads of a process, for as long as one of them
 * holds it. Suites open one embedded database after another, each in a thread of its own: held here, the
 * next one opens for 370 ms of processor time instead of 430.
 */
export function keepDatabaseCode() {
  process.once('worker', async () => {
    kept.push(await WebAssembly.compile(await readFile(join(dirname(PACKAGE), 'pglite.wasm'))));
  });
}
