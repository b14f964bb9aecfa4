import type { Setting } from '../../host/setting.ts';
import type {
  Contents,
  DeveloperView,
  Opening,
  OpenSpreadsheet,
  StageEvent,
  TypedText,
} from '../../host/stage-port.ts';
import type { PageState, PanelView } from './page-state.ts';

/** What happens on the page. What happens on the stage is a StageEvent. */
export type PageEvent =
  | { is: 'opened'; setting: Setting; opening: Opening }
  | { is: 'file-opening'; name: string | null }
  | { is: 'told'; message: string; failed: boolean }
  | { is: 'spreadsheet-chosen'; id: string }
  | { is: 'spreadsheet-opened'; spreadsheet: OpenSpreadsheet }
  | { is: 'sheet-chosen'; sheetId: number }
  | { is: 'sheet-read'; spreadsheet: string; sheetId: number; contents: Contents }
  | { is: 'cell-chosen'; address: string }
  /** The stage knows of a cell or a tab that was chosen. */
  | { is: 'choice-settled' }
  | { is: 'typed'; spreadsheet: string; sheetId: number; texts: TypedText[] }
  | { is: 'edit-settled' }
  | { is: 'page-closed'; pageId: string }
  | { is: 'answered'; askId: string }
  | { is: 'notice-closed'; id: number }
  | { is: 'panel-chosen'; panel: PanelView | null }
  | { is: 'developer-read'; developer: DeveloperView }
  | { is: 'clock-moved'; isMoving: boolean }
  | { is: 'locale-chosen'; locale: string }
  | { is: 'person-chosen'; person: string }
  | { is: 'guide-closed' };

export type AnyEvent = PageEvent | StageEvent;

/** For each of these events, the next state of the page. */
export type Steps<Names extends AnyEvent['is']> = {
  [Name in Names]: (state: PageState, event: Extract<AnyEvent, { is: Name }>) => PageState;
};
