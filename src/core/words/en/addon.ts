import type { SpreadsheetKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** What can be wrong with a tab, or with what Google lets the add-on do. */
export const enAddon = {
  'addon.sheet-empty': 'The sheet “{sheet}” is empty. Open the one that holds the table.',
  'addon.sheet-not-a-table':
    '“{sheet}” is a chart or a connected sheet, which has no cells to read. Open the sheet that holds the table.',
  'addon.sheet-too-big':
    'The sheet “{sheet}” has {found} cells, and at most {limit} can be read in the time Google gives. Copy the columns that matter to a sheet of their own.',
  'addon.sheets-too-big':
    'The sheets that are read together have more than {limit} cells up to “{sheet}”, more than can be read in the time Google gives. Read fewer of them together.',
  'addon.sheet-missing':
    'There is no sheet called “{sheet}” any more. It may have been renamed; choose it again.',
  'addon.sheet-deleted':
    'The sheet was deleted. Bring it back (File › Version history), or open another one.',
  'addon.storage-full':
    'The settings that Google keeps for you in this script are full (500 KB), with more than Almanac put there. Nothing was sent and nothing was lost. Ask whoever added other code to this script to delete what it stores for you.',
  'addon.stopped':
    'Google stopped this: {text} Nothing was lost; try again in a minute. If you are signed in to several Google accounts in this browser, use a window with only one of them.',
  'addon.permission-missing':
    'Almanac lacks a permission for this, so nothing was done. Choose the item of Extensions › Almanac again and tick every box Google shows (Select all).',
} as const satisfies Record<SpreadsheetKind, Phrase>;
