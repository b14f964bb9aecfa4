import { exception } from '../platform/exception.ts';
import { newBlob } from './blob.ts';
import { defineService } from './define-class.ts';
import { formatDate } from './format-date.ts';
import { ask, native, theContext } from './session.ts';

const MAX_SLEEP_MS = 300_000;

const SHA_256 = 'SHA_256';
const UTF_8 = 'UTF_8';
const PARTS = { DigestAlgorithm: { SHA_256 }, Charset: { UTF_8 } };

export const Utilities = defineService<GoogleAppsScript.Utilities.Utilities, typeof PARTS>(
  'Utilities',
  {
    base64Encode(data) {
      if (!Array.isArray(data)) throw exception('invalid-argument', { name: 'data' });
      return native('base64', data.map((byte) => String.fromCharCode(byte & 255)).join(''));
    },
    computeDigest(...[algorithm, value, charset]: unknown[]) {
      if (algorithm !== SHA_256 || charset !== UTF_8)
        throw exception('invalid-argument', { name: 'algorithm' });
      const bytes = native('sha256', String(value)).match(/../g) ?? [];
      // Google's bytes are signed.
      return bytes.map((byte) => (Number.parseInt(byte, 16) << 24) >> 24);
    },
    formatDate(date, timeZone, format) {
      return formatDate(date.getTime(), timeZone, format);
    },
    newBlob(data: unknown, type?: unknown, name?: unknown) {
      return newBlob(data, type, name);
    },
    getUuid() {
      return theContext().seed === null ? native('uuid') : uuidByChance();
    },
    sleep(milliseconds) {
      if (!(milliseconds >= 0) || milliseconds > MAX_SLEEP_MS)
        throw exception('invalid-argument', { name: 'milliseconds' });
      ask('clock.sleep', milliseconds);
    },
  },
  PARTS,
);

/** Of version 4 and as random as `Math.random`, which then follows from the seed. */
function uuidByChance(): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(Math.random() * 16);
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}
