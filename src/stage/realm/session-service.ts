import { defineClass, defineService } from './define-class.ts';
import { theContext } from './session.ts';

export const newUser = defineClass<GoogleAppsScript.Base.User, { email: string }>('User', {
  getEmail() {
    return this.email;
  },
});

/** A simple trigger is told a blank string (reference/base/Session). */
function nameIfKnown(email: string): string {
  return theContext().mode === 'FULL' ? email : '';
}

export const Session = defineService<GoogleAppsScript.Base.Session>('Session', {
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
});
