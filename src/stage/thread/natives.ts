import { createHash, randomUUID } from 'node:crypto';
import { javaOffsetMs } from '../platform/old-offsets.ts';
import type { NativeName } from '../platform/thread-messages.ts';
import { isTimeZone, offsetMs } from '../platform/zoned-time.ts';

/** Bytes travel as text, one character a byte. */
export const natives: Record<NativeName, (...args: string[]) => string> = {
  'utf8-encode': (text = '') => Buffer.from(text, 'utf8').toString('latin1'),
  // A byte-order mark stays, as in Java; the web takes it off.
  'decode-charset': (text = '', charset = 'utf-8') =>
    new TextDecoder(charset, { ignoreBOM: true }).decode(Buffer.from(text, 'latin1')),
  uuid: () => randomUUID(),
  sha256: (text) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('hex'),
  base64: (bytes = '') => Buffer.from(bytes, 'latin1').toString('base64'),
  // What a zone's clocks have shown is found out once a thread: to ask the engine takes half a millisecond.
  'is-time-zone': (timeZone = '') => (isTimeZone(timeZone) ? 'yes' : ''),
  'offset-ms': (at, timeZone = '') => String(offsetMs(Number(at), timeZone)),
  'java-offset-ms': (at, timeZone = '') => String(javaOffsetMs(Number(at), timeZone)),
};
