import { enAddon } from '../core/words/en/addon.ts';
import { enConnection } from '../core/words/en/connection.ts';
import { enSchedule } from '../core/words/en/schedule.ts';
import { enUpload } from '../core/words/en/upload.ts';
import { esAddon } from '../core/words/es/addon.ts';
import { esConnection } from '../core/words/es/connection.ts';
import { esSchedule } from '../core/words/es/schedule.ts';
import { esUpload } from '../core/words/es/upload.ts';

/**
 * What is said only when something is done. Every execution parses the whole bundle, most say
 * nothing: the build packs what this function returns, and the first word spoken unpacks it.
 */
export function laterBooks() {
  return {
    en: { ...enConnection, ...enUpload, ...enSchedule, ...enAddon },
    es: { ...esConnection, ...esUpload, ...esSchedule, ...esAddon },
  };
}
