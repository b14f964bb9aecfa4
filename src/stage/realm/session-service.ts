import { defineClass } from './define-class.ts';
import { theContext } from './session.ts';

export const newUser = defineClass<GoogleAppsScript.Base.User, { email: string }>('Base.User', {
  getEmail() {
    return this.email;
  },
  toString() {
    return this.email;
  },
});

export const Session = defineClass<GoogleAppsScript.Base.Session, object>('Base.Session', {
  getActiveUser() {
    return newUser({ email: theContext().activeUser });
  },
  getActiveUserLocale() {
    return theContext().locale;
  },
  getEffectiveUser() {
    return newUser({ email: theContext().effectiveUser });
  },
  getScriptTimeZone() {
    return theContext().timeZone;
  },
  getTemporaryActiveUserKey() {
    return theContext().temporaryUserKey;
  },
})({});
