import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before the service of a journey. Its people sign up and in ten times, and each time takes 0.2 s of processor
// time at what a service pays. Services of `test/faults` pay that.
const { scrypt } = crypto;
const CHEAP = { N: 2 ** 8, r: 8, p: 1 };

/** @type {typeof scrypt} */
function cheapScrypt(password, salt, bytes, _cost, done) {
  scrypt(password, salt, bytes, CHEAP, done);
}

Object.assign(crypto, { scrypt: cheapScrypt });
syncBuiltinESMExports();
