import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

const FILE = join(
  dirname(createRequire(import.meta.url).resolve('jest-circus')),
  'jestAdapterInit.js',
);

/** Circus keeps here who listens to its suites: those of the suite before would hear ours too. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

const requireThere = createRequire(FILE);
const load = compileFunction(
  readFileSync(FILE, 'utf8'),
  ['module', 'exports', 'require', '__filename', '__dirname'],
  { filename: FILE },
);

/**
 * Circus keeps a suite's state in its own variables, so each suite gets a new one.
 * It is compiled once: to require it anew took 18 ms a suite.
 */
export function newCircus() {
  delete globalThis[LISTENERS];
  const module = { exports: {} };
  load(module, module.exports, requireForIt, FILE, dirname(FILE));
  return module.exports;
}

/**
 * Circus asks which test or hook runs, to know whose an error is that nobody caught. Node's storage follows every
 * promise to answer that, which made each one three times as dear; our tests run one after the other, so that the
 * one that runs is the one that was begun last.
 */
class OneAtATime {
  /** @type {unknown} */
  #store;

  getStore() {
    return this.#store;
  }

  /** @template Value @param {unknown} store @param {() => Promise<Value>} work @returns {Promise<Value>} */
  async run(store, work) {
    const before = this.#store;
    this.#store = store;
    try {
      return await work();
    } finally {
      this.#store = before;
    }
  }
}

const requireForIt = Object.assign(
  /** @param {string} name */
  (name) => (name === 'node:async_hooks' ? { AsyncLocalStorage: OneAtATime } : requireThere(name)),
  { resolve: requireThere.resolve },
);
