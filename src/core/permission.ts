/** What a person may give or not, each by a box on Google's screen; named for what it lets us do. */
type Permission = 'spreadsheet' | 'page' | 'network' | 'schedule' | 'mail';

const PREFIX = 'https://www.googleapis.com/auth/';

/** As the manifest names them. */
const SCOPE_OF: Record<Permission, string> = {
  spreadsheet: `${PREFIX}spreadsheets.currentonly`,
  page: `${PREFIX}script.container.ui`,
  network: `${PREFIX}script.external_request`,
  schedule: `${PREFIX}script.scriptapp`,
  mail: `${PREFIX}script.send_mail`,
};

const PERMISSIONS = Object.keys(SCOPE_OF) as Permission[];

export function permissionOf(scope: string): Permission | null {
  return PERMISSIONS.find((permission) => SCOPE_OF[permission] === scope) ?? null;
}
