import { PERMISSIONS, type Permission, SCOPE_OF } from '../../core/permission.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import type { PermissionKind } from '../../core/problem-kinds.ts';

type Info = GoogleAppsScript.Script.AuthorizationInfo;
/** The second parameter is younger than the published types; a Google without it asks for all. */
type ScopesOf = (
  mode: GoogleAppsScript.Script.AuthMode,
  scopes: string[],
) => Pick<Info, 'getAuthorizationStatus' | 'getAuthorizationUrl'>;

export type Missing = {
  permissions: Permission[];
  /** Google's own page for giving them. */
  url: string | null;
};

/** Consent comes in parts: what of this the person has left out. */
export function missingOf(needed: readonly Permission[]): Missing {
  const all = infoOf(needed);
  if (!isRequired(all)) return { permissions: [], url: null };
  const permissions = needed.filter((one) => isRequired(infoOf([one])));
  return { permissions, url: all.getAuthorizationUrl() };
}

/**
 * Ends the execution where something is missing, and Google's own screen comes. A `try` around it
 * would keep that from happening. Asked only where something is missing: the call itself has had
 * faults of Google's. Where it does nothing, what follows is refused and says so.
 */
export function requirePermissions(needed: readonly Permission[]): void {
  const { permissions } = missingOf(needed);
  if (permissions.length === PERMISSIONS.length)
    ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL);
  else if (permissions.length > 0)
    ScriptApp.requireScopes(ScriptApp.AuthMode.FULL, permissions.map(scopeOf));
}

/** false for a copy of one's own, and where Google does not say. */
export function isPublished(): boolean {
  const { InstallationSource } = ScriptApp;
  try {
    const source = ScriptApp.getInstallationSource();
    return (
      source === InstallationSource.WEB_STORE_ADD_ON ||
      source === InstallationSource.APPS_MARKETPLACE_DOMAIN_ADD_ON
    );
  } catch {
    return false;
  }
}

const LACK: Record<Permission, PermissionKind> = {
  spreadsheet: 'permission.spreadsheet',
  page: 'permission.page',
  network: 'permission.network',
  schedule: 'permission.schedule',
  mail: 'permission.mail',
};

/** What lacks without one permission, with Google's link where it is given. */
export function lackOf(permission: Permission, url: string | null): Problem {
  return problemOf(LACK[permission], url === null ? {} : { url });
}

function infoOf(permissions: readonly Permission[]) {
  const scopesOf = ScriptApp.getAuthorizationInfo as ScopesOf;
  return scopesOf.call(ScriptApp, ScriptApp.AuthMode.FULL, permissions.map(scopeOf));
}

function isRequired(info: Pick<Info, 'getAuthorizationStatus'>): boolean {
  return info.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED;
}

function scopeOf(permission: Permission): string {
  return SCOPE_OF[permission];
}
