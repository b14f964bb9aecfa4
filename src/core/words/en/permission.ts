import type { PermissionKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** What lacks without a permission; Google's screen has the words in quotation marks. */
export const enPermission = {
  'permission.spreadsheet':
    'Without “View and manage spreadsheets that this application has been installed in” Almanac cannot read the sheet.',
  'permission.page':
    'Without “Display and run third-party web content in prompts and sidebars inside Google applications” Almanac cannot show the sidebar.',
  'permission.network': 'Without “Connect to an external service” Almanac cannot send.',
  'permission.schedule':
    'Without “Allow this application to run when you are not present” Almanac cannot upload on a schedule.',
  'permission.mail': 'Without “Send email as you” Almanac cannot tell you when an upload fails.',
  'permission.at-address': 'Give it on this page of Google’s, then choose the item again:',
} as const satisfies Record<PermissionKind | 'permission.at-address', Phrase>;
