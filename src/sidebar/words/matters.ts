/** What the page says itself, and what the add-on answers by its kind. */
export const MATTERS = [
  ...(['sidebar', 'changes', 'station', 'connection', 'setup', 'upload', 'schedule'] as const),
  ...(['outcome', 'permission', 'addon', 'files'] as const),
] as const;
