import type { Permission } from '../../permission.ts';
import type { PermissionKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Google's own names of the permissions, as its screen shows them, and what lacks without each. */
export const enPermission = {
  'permission.name-spreadsheet':
    'View and manage spreadsheets that this application has been installed in',
  'permission.name-page':
    'Display and run third-party web content in prompts and sidebars inside Google applications',
  'permission.name-network': 'Connect to an external service',
  'permission.name-schedule': 'Allow this application to run when you are not present',
  'permission.name-mail': 'Send email as you',
  'permission.spreadsheet':
    'Without “View and manage spreadsheets that this application has been installed in” Almanac cannot read the sheet.',
  'permission.page':
    'Without “Display and run third-party web content in prompts and sidebars inside Google applications” Almanac cannot show the sidebar.',
  'permission.network': 'Without “Connect to an external service” Almanac cannot send.',
  'permission.schedule':
    'Without “Allow this application to run when you are not present” Almanac cannot upload on a schedule.',
  'permission.mail': 'Without “Send email as you” Almanac cannot tell you when an upload fails.',
  'permission.missing': 'Google has not been given all permissions',
  'permission.stops-schedules':
    'Your schedules in this spreadsheet stand still until then, and go on by themselves.',
  'permission.stops-copy':
    'In a copy of your own, Google starts no schedule while a box is left out.',
  'permission.give': 'Give permission',
  'permission.how':
    'On Google’s page tick every box (Select all). For a script of your own it first says that it has not been verified: choose Advanced, then Go to Almanac.',
  'permission.given': 'I have done so',
  'permission.at-address': 'Give it on this page of Google’s, then choose the item again:',
} as const satisfies Record<PermissionKind | `permission.name-${Permission}`, Phrase> &
  Record<string, Phrase>;
