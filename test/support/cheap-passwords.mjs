import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before a service of which something else is asked. Its people sign up and in ten times, and each time takes
// 0.2 s of processor time at what a service pays. That of `test/faults/database-away.test.ts` pays it.
const { scrypt } = crypto;
const CHEAP = { N: 2 ** 8, r: 8, p: 1 };

/** @type {typeof scrypt} */
function cheapScrypt(password, salt, bytes, _cost, done) {
  scrypt(password, salt, bytes, CHEAP, done);
}

Object.assign(crypto, { scrypt: cheapScrypt });
syncBuiltinESMExports();
