import type { Cell } from '../../../src/core/sheet/reading.ts';
import type { DemoSpreadsheet } from '../../../src/workbench/demo/demo-spreadsheet.ts';
import type {
  CellBefore,
  Menu,
  SheetContents,
  StageEvent,
  StagePort,
  TypedText,
} from '../../../src/workbench/host/stage-port.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 5);
const MENUS: Menu[] = [
  {
    caption: 'Almanac',
    inExtensions: true,
    items: [
      { kind: 'item', caption: 'Upload dataset', functionName: 'uploadDataset' },
      { kind: 'item', caption: 'Open sidebar', functionName: 'openSidebar' },
      { kind: 'separator' },
      { kind: 'item', caption: 'Schedule uploads', functionName: 'scheduleUploads' },
    ],
  },
];

/** Enough of a stage to try the page: it keeps cells, and each menu item shows one kind of window. */
export function fixtureStage(spreadsheets: DemoSpreadsheet[]): StagePort {
  const listeners: ((event: StageEvent) => void)[] = [];
  const say = (event: StageEvent) => {
    for (const hear of listeners) hear(event);
  };
  const find = (id: string) => spreadsheets.find((one) => one.id === id) ?? spreadsheets[0];
  const sheetsOf = (id: string) =>
    find(id)?.sheets.map(({ name }, index) => ({ id: index, name, hidden: false })) ?? [];
  const done = async () => {};
  return {
    opening: async () => ({ spreadsheets, now: NOW }),
    openSpreadsheet: async (id) => ({
      id,
      title: find(id)?.title ?? '',
      locale: find(id)?.locale ?? 'en_GB',
      timeZone: find(id)?.timeZone ?? 'UTC',
      sheets: sheetsOf(id),
      activeSheet: 0,
      menus: MENUS,
    }),
    readSheet: async (id, sheetId) => contentsOf(find(id), sheetId),
    enterTexts: async (id, sheetId, texts) => enterTexts(find(id), sheetId, texts),
    restoreCells: async (id, sheetId, cells) => {
      for (const { row, column, value } of cells)
        put(find(id), sheetId, row, column, value as Cell);
    },
    addSheet: async (id) => {
      find(id)?.sheets.push({ name: `Sheet ${sheetsOf(id).length + 1}`, cells: [] });
      say({ is: 'sheets-changed', spreadsheet: id, sheets: sheetsOf(id), activeSheet: 0 });
    },
    renameSheet: async (id, sheetId, name) => {
      const sheet = find(id)?.sheets[sheetId];
      if (sheet) sheet.name = name;
      say({ is: 'sheets-changed', spreadsheet: id, sheets: sheetsOf(id), activeSheet: sheetId });
    },
    deleteSheet: done,
    select: done,
    clickMenu: async (id, functionName) => {
      if (functionName === 'openSidebar')
        say({
          is: 'sidebar',
          page: { pageId: 'p1', title: 'Almanac', html: PAGE, functions: ['echo'] },
        });
      if (functionName === 'scheduleUploads')
        say({
          is: 'ask',
          ask: {
            askId: 'a1',
            title: 'Almanac',
            text: 'Nothing changed since the last upload. Send it again?',
            buttons: ['YES', 'NO'],
            wantsText: false,
          },
        });
      if (functionName === 'uploadDataset') {
        say({ is: 'select', spreadsheet: id, sheetId: 0, address: 'D12' });
        say({ is: 'toast', toast: { title: 'Almanac', message: 'Look at D12.', seconds: 5 } });
      }
    },
    callFromPage: async (_page, functionName, args) => ({
      ok: true,
      value: `${functionName}(${args})`,
    }),
    closePage: done,
    answer: async (_ask, button) =>
      say({ is: 'toast', toast: { title: '', message: `You answered ${button}.`, seconds: 5 } }),
    developer: async () => ({
      now: NOW,
      triggers: [
        {
          id: 't1',
          functionName: 'runDueUploads',
          spreadsheet: spreadsheets[0]?.id ?? '',
          nextFire: NOW + 2_400_000,
          disabled: false,
        },
      ],
      executions: [
        {
          id: 'e1',
          functionName: 'onOpen',
          surface: 'simple-trigger',
          startedAt: NOW - 60_000,
          durationMs: 41,
          outcome: 'done',
          error: null,
          cost: 1,
          calls: [{ name: 'Menu.addToUi', count: 1 }],
          logs: [],
        },
        {
          id: 'e2',
          functionName: 'readActiveSheet',
          surface: 'page',
          startedAt: NOW,
          durationMs: 212,
          outcome: 'failed',
          error: 'Exception: Service Spreadsheets failed.',
          cost: 4,
          calls: [
            { name: 'Range.getValues', count: 1 },
            { name: 'Properties.getProperty', count: 3 },
          ],
          logs: ['{"kind":"sheet-read","rows":55}'],
        },
      ],
      quotas: [{ name: 'UrlFetch calls', used: 3, limit: 20000 }],
      properties: [
        { store: 'user', spreadsheet: null, key: 'session', bytes: 812, shown: null },
        { store: 'document', spreadsheet: 'demo', key: 'jobs', bytes: 2, shown: '[]' },
      ],
      outbox: [],
      faults: [
        { name: 'service-down', on: false },
        { name: 'lost-answer', on: true },
      ],
    }),
    runTrigger: done,
    advance: done,
    setFault: done,
    setLocale: done,
    listen: (hear) => listeners.push(hear),
  };
}

const PAGE =
  '<!doctype html><body style="font:13px Arial;margin:12px"><p>A page of an add-on.</p></body>';

function contentsOf(spreadsheet: DemoSpreadsheet | undefined, sheetId: number): SheetContents {
  const sheet = spreadsheet?.sheets[sheetId];
  return {
    display: sheet?.cells.map((row) => row.map(shown)) ?? [],
    kinds: sheet?.cells.map((row) => row.map(kindOf).join('')) ?? [],
    notes: sheet?.notes ?? {},
  };
}

function enterTexts(
  spreadsheet: DemoSpreadsheet | undefined,
  sheetId: number,
  texts: TypedText[],
): CellBefore[] {
  return texts.map(({ row, column, text }) => {
    const value = spreadsheet?.sheets[sheetId]?.cells[row - 1]?.[column - 1] ?? null;
    const number = Number(text);
    put(spreadsheet, sheetId, row, column, text !== '' && !Number.isNaN(number) ? number : text);
    return { row, column, value };
  });
}

function put(
  spreadsheet: DemoSpreadsheet | undefined,
  sheetId: number,
  row: number,
  column: number,
  value: Cell,
): void {
  const sheet = spreadsheet?.sheets[sheetId];
  if (!sheet) return;
  while (sheet.cells.length < row) sheet.cells.push([]);
  const cells = sheet.cells[row - 1] ?? [];
  while (cells.length < column) cells.push(null);
  cells[column - 1] = value === '' ? null : value;
}

function kindOf(cell: Cell): string {
  if (cell === null) return '.';
  if (typeof cell === 'object') return 'd';
  return (typeof cell)[0] === 's' ? 't' : ((typeof cell)[0] ?? '.');
}

function shown(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return `${cell.day}/${cell.month}/${cell.year}`;
  return String(cell);
}
