/** What a person may give or not, each by a box on Google's screen; named for what it lets us do. */
export type Permission = 'spreadsheet' | 'page' | 'network' | 'schedule' | 'mail';

const PREFIX = 'https://www.googleapis.com/auth/';

/** As the manifest names them. */
export const SCOPE_OF: Record<Permission, string> = {
  spreadsheet: `${PREFIX}spreadsheets.currentonly`,
  page: `${PREFIX}script.container.ui`,
  network: `${PREFIX}script.external_request`,
  schedule: `${PREFIX}script.scriptapp`,
  mail: `${PREFIX}script.send_mail`,
};

export const PERMISSIONS = Object.keys(SCOPE_OF) as Permission[];

export function permissionOf(scope: string): Permission | null {
  return PERMISSIONS.find((permission) => SCOPE_OF[permission] === scope) ?? null;
}

/** What the menu and the sidebar cannot do without. */
export const TO_WORK: Permission[] = ['spreadsheet', 'page', 'network'];
/** What an hourly run cannot do without; that nobody could be told is said in the sidebar. */
export const TO_TICK: Permission[] = ['spreadsheet', 'network'];

/**
 * A copy of one's own starts no trigger with anything missing; a published add-on's starts, and
 * fails at the first call that is not permitted (docs/apps-script.md §2.5). That nobody could be told keeps
 * nothing from being sent.
 */
export function toSchedule(isPublished: boolean): Permission[] {
  return isPublished ? PERMISSIONS.filter((permission) => permission !== 'mail') : PERMISSIONS;
}

/** Whether an hourly run does nothing at all for want of these. */
export function stopsTicks(missing: readonly Permission[], isPublished: boolean): boolean {
  return isPublished
    ? TO_TICK.some((permission) => missing.includes(permission))
    : missing.length > 0;
}
