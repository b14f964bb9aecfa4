/** The menu, said at every opening of a spreadsheet. */
export const enMenu = {
  'addon.menu-upload': 'Upload dataset',
  'addon.menu-sidebar': 'Open sidebar',
  'addon.menu-token': 'Set up token',
  'addon.menu-schedule': 'Schedule uploads',
} as const;
