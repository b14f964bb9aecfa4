import type { StageEvent, StagePort } from './stage-port.ts';

/** What the page may ask over its socket; another name is refused. */
export const ASKED = [
  'opening',
  'openFile',
  'openSpreadsheet',
  'readSheet',
  'enterTexts',
  'addSheet',
  'changeSheet',
  'changeLines',
  'undo',
  'select',
  'clickMenu',
  'callFromPage',
  'closePage',
  'answer',
  'followLink',
  'developer',
  'runTrigger',
  'deleteTrigger',
  'bePerson',
  'advance',
  'setFault',
  'setLocale',
] as const satisfies (keyof StagePort)[];

export type Asked = (typeof ASKED)[number];
export type FromPage = { id: number; ask: Asked; args: unknown[] };
export type ToPage =
  | { id: number; value: unknown }
  | { id: number; refused: string }
  | { event: StageEvent };
