import { exception } from '../platform/exception.ts';
import { defineService } from './define-class.ts';
import { formatDate } from './format-date.ts';
import { ask, native, theContext } from './session.ts';

const MAX_SLEEP_MS = 300_000;

export const Utilities = defineService<GoogleAppsScript.Utilities.Utilities>('Utilities', {
  formatDate(date, timeZone, format) {
    return formatDate(date.getTime(), timeZone, format);
  },
  getUuid() {
    return theContext().seed === null ? native('uuid') : uuidByChance();
  },
  sleep(milliseconds) {
    if (!(milliseconds >= 0) || milliseconds > MAX_SLEEP_MS)
      throw exception('invalid-argument', { name: 'milliseconds' });
    ask('clock.sleep', milliseconds);
  },
});

/** Of version 4 and as random as `Math.random`, which then follows from the seed. */
function uuidByChance(): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(Math.random() * 16);
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}
