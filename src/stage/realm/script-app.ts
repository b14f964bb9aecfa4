import type { TriggerInfo } from '../platform/calls.ts';
import { exception, wanting } from '../platform/exception.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import { defineClass, defineService, ownOf } from './define-class.ts';
import {
  AuthMode,
  AuthorizationStatus,
  EventType,
  InstallationSource,
  TriggerSource,
} from './enums.ts';
import { ask, theContext } from './session.ts';
import { newTrigger, newTriggerBuilder } from './trigger-builders.ts';

type AuthorizationInfo = GoogleAppsScript.Script.AuthorizationInfo & {
  getAuthorizedScopes(): string[] | null;
};

const newAuthorizationInfo = defineClass<
  AuthorizationInfo,
  { required: boolean; url: string | null; scopes: string[] }
>('AuthorizationInfo', {
  getAuthorizationStatus() {
    return this.required ? AuthorizationStatus.REQUIRED : AuthorizationStatus.NOT_REQUIRED;
  },
  getAuthorizationUrl() {
    return this.url as string;
  },
  getAuthorizedScopes() {
    return this.scopes;
  },
});

/** The second parameter is younger than the published types (docs/apps-script.md §2.5). */
type ScriptAppApi = Omit<GoogleAppsScript.Script.ScriptApp, 'getAuthorizationInfo'> & {
  getAuthorizationInfo(
    authMode: GoogleAppsScript.Script.AuthMode,
    scopes?: string[],
  ): AuthorizationInfo;
};

export const ScriptApp = defineService<ScriptAppApi, object>(
  'ScriptApp',
  {
    deleteTrigger(trigger) {
      const own = ownOf<TriggerInfo>(trigger);
      if (!own) throw exception('invalid-argument', { name: 'trigger' });
      ask('trigger.delete', own.id);
    },
    getAuthorizationInfo(authMode, scopes) {
      refuseStray(scopes ?? []);
      const info = ask('script.authorization', scopes ?? null);
      // No other mode asks for consent.
      const required = String(authMode) === 'FULL' && info.missing.length > 0;
      return newAuthorizationInfo({ ...info, required });
    },
    getInstallationSource() {
      return InstallationSource[theContext().installationSource];
    },
    getProjectTriggers() {
      return ask('trigger.list', null).map((info) => newTrigger(info));
    },
    getScriptId() {
      return theContext().scriptId;
    },
    getUserTriggers(document: { getId(): string }) {
      return ask('trigger.list', document.getId()).map((info) => newTrigger(info));
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
  },
  { AuthMode, AuthorizationStatus, EventType, InstallationSource, TriggerSource },
);

function refuseStray(scopes: readonly string[]): void {
  const { manifestScopes } = theContext();
  if (manifestScopes === 'detected') return;
  const stray = scopes.filter((scope) => !manifestScopes.includes(scope));
  if (stray.length > 0) throw exception('scopes-stray', { scopes: stray.join(', ') });
}

/** Ends the execution, and Google asks; a `try` around it prevents both (docs/apps-script.md §2.5). */
function requireConsent(
  authMode: GoogleAppsScript.Script.AuthMode,
  scopes: readonly string[] | null,
): void {
  if (String(authMode) !== 'FULL' || theContext().switches.requiringDoesNothing) return;
  const { missing } = ask('script.authorization', scopes && [...scopes]);
  if (missing.length > 0)
    throw wanting(exceptionText('authorization-required'), { scopes: missing, required: true });
}
