export type AuthMode = 'NONE' | 'CUSTOM_FUNCTION' | 'LIMITED' | 'FULL';

/** What a service call touches, as the table of docs/apps-script.md §1.2 divides it. */
export type Touches =
  | 'menu'
  | 'nothing'
  | 'document'
  | 'document-write'
  | 'ui'
  | 'properties'
  | 'network'
  | 'user'
  | 'other';

/** docs/apps-script.md §1.2. */
export const MODE_ALLOWS: Record<AuthMode, readonly Touches[]> = {
  NONE: ['menu', 'nothing'],
  LIMITED: ['menu', 'nothing', 'document', 'document-write', 'properties', 'other'],
  CUSTOM_FUNCTION: ['nothing', 'document', 'properties', 'network', 'other'],
  FULL: [
    'menu',
    'nothing',
    'document',
    'document-write',
    'ui',
    'properties',
    'network',
    'user',
    'other',
  ],
};

const PREFIX = 'https://www.googleapis.com/auth/';

export const SCOPES = {
  currentOnly: `${PREFIX}spreadsheets.currentonly`,
  spreadsheets: `${PREFIX}spreadsheets`,
  ui: `${PREFIX}script.container.ui`,
  fetch: `${PREFIX}script.external_request`,
  triggers: `${PREFIX}script.scriptapp`,
  mail: `${PREFIX}script.send_mail`,
  email: `${PREFIX}userinfo.email`,
} as const;

export type ScopeName = keyof typeof SCOPES;
