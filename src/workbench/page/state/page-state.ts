import type { Setting } from '../../host/setting.ts';
import type {
  Ask,
  Contents,
  DeveloperView,
  OpenSpreadsheet,
  ShownPage,
  SpreadsheetInfo,
} from '../../host/stage-port.ts';

export type PanelView = 'triggers' | 'executions' | 'outbox' | 'faults';

/** `seconds` is how long it stays; -1 until it is closed. */
export type Notice = {
  id: number;
  title: string;
  message: string;
  seconds: number;
  failed: boolean;
};

export type PageState = {
  connection: 'opening' | 'ready' | 'lost';
  setting: Setting | null;
  /** the script that gives an add-on's page its google.script */
  clientSource: string;
  locale: string;
  spreadsheets: SpreadsheetInfo[];
  /** who may be at the page, and who is */
  people: string[];
  person: string | null;
  /** the name of a file that is being opened */
  opening: string | null;
  /** the one that was chosen; `spreadsheet` is null until it is open */
  chosen: string | null;
  spreadsheet: OpenSpreadsheet | null;
  /** null while the sheet is on its way */
  contents: (Contents & { sheetId: number }) | null;
  /**
   * A1 of the active cell; `jumps` counts how often it was moved from outside the grid, which follows.
   * `shown`: a script shows it, and whoever types next means it.
   */
  cell: { address: string; jumps: number; shown: boolean };
  /** How often the person chose a cell or a tab here and the stage has not said so yet. */
  choices: number;
  /** How many edits the stage has not settled yet. */
  unsettled: number;
  sidebar: ShownPage | null;
  /** what scripts ask and wait for; the first is in front */
  asks: Ask[];
  notices: Notice[];
  running: number;
  panel: PanelView | null;
  developer: DeveloperView | null;
  /** The clock goes where it was told to go. */
  isClockMoving: boolean;
  guideOpen: boolean;
};

/** What goes with a spreadsheet that is closed. */
export const NOTHING_OPEN = {
  spreadsheet: null,
  contents: null,
  sidebar: null,
  asks: [],
  notices: [],
} satisfies Partial<PageState>;

export const INITIAL_STATE: PageState = {
  connection: 'opening',
  setting: null,
  clientSource: '',
  locale: 'en_GB',
  spreadsheets: [],
  people: [],
  person: null,
  opening: null,
  chosen: null,
  ...NOTHING_OPEN,
  cell: { address: 'A1', jumps: 0, shown: false },
  choices: 0,
  unsettled: 0,
  running: 0,
  panel: null,
  developer: null,
  isClockMoving: false,
  guideOpen: true,
};
