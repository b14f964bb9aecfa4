import type { KeyOf } from '../../core/words/words.ts';

/** What the page says itself, and what the add-on answers by its kind. */
export const MATTERS = [
  'sidebar',
  'changes',
  'station',
  'connection',
  'setup',
  'upload',
  'schedule',
  'permission',
  'addon',
] as const;
export type SidebarKey = KeyOf<(typeof MATTERS)[number]>;
