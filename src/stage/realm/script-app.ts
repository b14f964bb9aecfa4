import { exception, wanting } from '../platform/exception.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import type { TriggerInfo } from '../platform/service-data.ts';
import { newBlob } from './blob.ts';
import { defineClass, defineService } from './define-class.ts';
import {
  AuthMode,
  AuthorizationStatus,
  EventType,
  enumName,
  InstallationSource,
  TriggerSource,
  WeekDay,
} from './enums.ts';
import { ownOf } from './own.ts';
import { ask, theContext } from './session.ts';
import { newStateToken } from './state-token.ts';
import { newTrigger, newTriggerBuilder } from './trigger-builders.ts';

type Trigger = GoogleAppsScript.Script.Trigger;

type AuthorizationInfo = GoogleAppsScript.Script.AuthorizationInfo & {
  getAuthorizedScopes(): string[] | null;
};

const newAuthorizationInfo = defineClass<
  AuthorizationInfo,
  { required: boolean; url: string | null; scopes: string[] }
>('Script.AuthorizationInfo', () => ({
  getAuthorizationStatus() {
    return this.required ? AuthorizationStatus.REQUIRED : AuthorizationStatus.NOT_REQUIRED;
  },
  getAuthorizationUrl() {
    return this.url as string;
  },
  getAuthorizedScopes() {
    return this.scopes;
  },
}));

/** The second parameter is younger than the published types (apps-script.md, Appendix C). */
type ScriptAppApi = Omit<GoogleAppsScript.Script.ScriptApp, 'getAuthorizationInfo'> & {
  getAuthorizationInfo(
    authMode: GoogleAppsScript.Script.AuthMode,
    scopes?: string[],
  ): AuthorizationInfo;
  /** Neither is in the types, and both are in scripts. */
  getResource(filename: string): GoogleAppsScript.Base.Blob;
  getScriptTriggers(): Trigger[];
};

const theService = defineService<GoogleAppsScript.Script.Service>('Script.Service', () => ({
  getUrl() {
    return `https://script.google.com/macros/s/${theContext().scriptId}/exec`;
  },
  isEnabled() {
    return true;
  },
}));

export const ScriptApp = Object.assign(
  defineService<ScriptAppApi>('Script.ScriptApp', () => ({
    deleteTrigger(trigger) {
      const own = ownOf<TriggerInfo>(trigger);
      if (!own) throw exception('invalid-argument', { name: 'trigger' });
      ask('trigger.delete', own.id);
    },
    getAuthorizationInfo(authMode, scopes) {
      refuseStray(scopes ?? []);
      const info = ask('script.authorization', scopes ?? null);
      // No other mode asks for consent.
      const required = enumName(authMode) === 'FULL' && info.missing.length > 0;
      return newAuthorizationInfo({ ...info, required });
    },
    getInstallationSource() {
      return InstallationSource[theContext().installationSource];
    },
    getOAuthToken() {
      return `ya29.stage-${theContext().temporaryUserKey}`;
    },
    getProjectTriggers() {
      return ask('trigger.list', null).map((info) => newTrigger(info));
    },
    getResource(filename) {
      const { bytes, contentType } = ask('script.file', String(filename));
      return newBlob({ bytes, contentType, name: String(filename) });
    },
    getScriptTriggers() {
      return ask('trigger.list', null).map((info) => newTrigger(info));
    },
    getService() {
      return theService;
    },
    newStateToken() {
      return newStateToken();
    },
    getScriptId() {
      return theContext().scriptId;
    },
    getUserTriggers(document: { getId(): string }) {
      return ask('trigger.list', document.getId()).map((info) => newTrigger(info));
    },
    invalidateAuth() {
      ask('script.invalidateAuth');
    },
    newTrigger(functionName) {
      return newTriggerBuilder({ handler: functionName });
    },
    requireAllScopes(authMode) {
      requireConsent(authMode, null);
    },
    requireScopes(authMode, scopes) {
      refuseStray(scopes);
      requireConsent(authMode, scopes);
    },
  })),
  { AuthMode, AuthorizationStatus, EventType, InstallationSource, TriggerSource, WeekDay },
);

function refuseStray(scopes: readonly string[]): void {
  const { manifestScopes } = theContext();
  if (manifestScopes === 'detected') return;
  const stray = scopes.filter((scope) => !manifestScopes.includes(scope));
  if (stray.length > 0) throw exception('scopes-stray', { scopes: stray.join(', ') });
}

/** Ends the execution, and Google asks; a `try` around it prevents both (apps-script.md §2.5). */
function requireConsent(
  authMode: GoogleAppsScript.Script.AuthMode,
  scopes: readonly string[] | null,
): void {
  if (enumName(authMode) !== 'FULL' || theContext().switches.requiringDoesNothing) return;
  const { missing } = ask('script.authorization', scopes && [...scopes]);
  if (missing.length > 0)
    throw wanting(exceptionText('authorization-required'), { scopes: missing, required: true });
}
