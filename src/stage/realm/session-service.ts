import { defineClass, defineService } from './define-class.ts';
import { theContext } from './session.ts';

export const newUser = defineClass<GoogleAppsScript.Base.User, { email: string }>(
  'Base.User',
  () => ({
    getEmail() {
      return this.email;
    },
    toString() {
      return this.email;
    },
  }),
);

/** A simple trigger is told a blank string (reference/base/Session). */
function nameIfKnown(email: string): string {
  return theContext().mode === 'FULL' ? email : '';
}

/** `getUser` is the older name of `getActiveUser`; the types have forgotten it. */
type Api = GoogleAppsScript.Base.Session & { getUser(): GoogleAppsScript.Base.User };

export const Session = defineService<Api>('Base.Session', () => ({
  getActiveUser() {
    return newUser({ email: nameIfKnown(theContext().activeUser) });
  },
  getActiveUserLocale() {
    return theContext().locale;
  },
  getEffectiveUser() {
    return newUser({ email: nameIfKnown(theContext().effectiveUser) });
  },
  getScriptTimeZone() {
    return theContext().timeZone;
  },
  getUser() {
    return newUser({ email: nameIfKnown(theContext().activeUser) });
  },
  getTemporaryActiveUserKey() {
    return theContext().temporaryUserKey;
  },
}));
