import { enAddon } from '../../core/words/en/addon.ts';
import { enConnection } from '../../core/words/en/connection.ts';
import { enPage } from '../../core/words/en/page.ts';
import { enSchedule } from '../../core/words/en/schedule.ts';
import { enSidebar } from '../../core/words/en/sidebar.ts';
import { enUpload } from '../../core/words/en/upload.ts';
import { esAddon } from '../../core/words/es/addon.ts';
import { esConnection } from '../../core/words/es/connection.ts';
import { esPage } from '../../core/words/es/page.ts';
import { esSchedule } from '../../core/words/es/schedule.ts';
import { esSidebar } from '../../core/words/es/sidebar.ts';
import { esUpload } from '../../core/words/es/upload.ts';

/** What the page says itself, and what the add-on answers by its kind. */
const en = { ...enSidebar, ...enConnection, ...enPage, ...enUpload, ...enSchedule, ...enAddon };
const es = { ...esSidebar, ...esConnection, ...esPage, ...esUpload, ...esSchedule, ...esAddon };

export type SpokenBook = typeof en;
export type SidebarKey = keyof SpokenBook & string;
export const BOOKS = { en, es };
