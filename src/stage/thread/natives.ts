import { createHash, createHmac, createSign, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { javaOffsetMs } from '../platform/old-offsets.ts';
import type { NativeName } from '../platform/thread-messages.ts';
import { isTimeZone, offsetMs } from '../platform/zoned-time.ts';
import { unzip, zip } from './zip-archive.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Bytes travel as text, one character a byte. */
export const natives: Record<NativeName, (...args: string[]) => string> = {
  'utf8-encode': (text = '') => Buffer.from(text, 'utf8').toString('latin1'),
  'utf8-decode': (text = '') => bytes(text).toString('utf8'),
  // A byte-order mark stays, as in Java; the web takes it off.
  'decode-charset': (text = '', charset = 'utf-8') =>
    new TextDecoder(charset, { ignoreBOM: true }).decode(bytes(text)),
  'base64-encode': (text = '') => bytes(text).toString('base64'),
  'base64-decode': (text = '') => Buffer.from(text, 'base64').toString('latin1'),
  digest: (algorithm = '', text = '') =>
    createHash(algorithm).update(bytes(text)).digest().toString('latin1'),
  hmac: (algorithm = '', text = '', key = '') =>
    createHmac(algorithm, bytes(key)).update(bytes(text)).digest().toString('latin1'),
  'rsa-sign': (algorithm = '', text = '', key = '') =>
    createSign(algorithm).update(bytes(text)).sign(key).toString('latin1'),
  gzip: (text = '') => gzipSync(bytes(text)).toString('latin1'),
  ungzip: (text = '') => gunzipSync(bytes(text)).toString('latin1'),
  zip: (entries = '[]') => zip(JSON.parse(entries)),
  unzip: (text = '') => JSON.stringify(unzip(text)),
  uuid: () => randomUUID(),
  // What a zone's clocks have shown is found out once a thread: to ask the engine takes half a millisecond.
  'is-time-zone': (timeZone = '') => (isTimeZone(timeZone) ? 'yes' : ''),
  'offset-ms': (at, timeZone = '') => String(offsetMs(Number(at), timeZone)),
  'java-offset-ms': (at, timeZone = '') => String(javaOffsetMs(Number(at), timeZone)),
};
