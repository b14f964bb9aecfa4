import {
  ADDON,
  CHANGES,
  CONNECTION,
  PERMISSION,
  SCHEDULE,
  SETUP,
  SIDEBAR,
  STATION,
  UPLOAD,
} from '../../core/words/books.ts';
import type { KeyIn } from '../../core/words/speaker.ts';

/** What the page says itself, and what the add-on answers by its kind. */
export const BOOKS = [
  SIDEBAR,
  CHANGES,
  STATION,
  CONNECTION,
  SETUP,
  UPLOAD,
  SCHEDULE,
  PERMISSION,
  ADDON,
] as const;
export type SidebarKey = KeyIn<(typeof BOOKS)[number]>;
