import type { StageEvent as KernelEvent } from '../apps-script/kernel/protocol.ts';
import { pageFunctions } from '../apps-script/page-call.ts';
import type { CellValue, Page } from '../apps-script/platform/calls.ts';
import type { Stage } from '../apps-script/stage.ts';
import { addressOf } from './a1.ts';
import { developerView } from './developer-view.ts';
import type { FaultPanel } from './fault-switches.ts';
import { menuOf } from './menu-of.ts';
import { oncePaused } from './once-paused.ts';
import type { CellBefore, StageEvent, StagePort, TypedText } from './stage-port.ts';

export type DeskPorts = {
  stage: Stage;
  user: string;
  faults: FaultPanel;
};
export type Desk = StagePort & { leave: () => void };

/** Long enough for what one script does in a row, short enough not to be noticed. */
const TELL_AFTER_MS = 40;

type AtEditor = { id: number; document: string; sheet: number };

/** One person at one page: the stage's editor of the spreadsheet that page shows. */
export function openDesk({ stage, user, faults }: DeskPorts): Desk {
  const listeners: ((event: StageEvent) => void)[] = [];
  const say = (event: StageEvent) => {
    for (const hear of listeners) hear(event);
  };
  const pages = shownPages(pageFunctions(stage.project.functions));
  let at: AtEditor | null = null;

  const sheetsOf = async (document: string) => {
    const { sheets } = await stage.command('documentInfo', document);
    return sheets.map(({ id, name, hidden }) => ({ id, name, hidden }));
  };
  const documentChanged = oncePaused(async () => {
    if (!at) return;
    const { document, sheet } = at;
    const sheets = await sheetsOf(document);
    const activeSheet = sheets.some(({ id }) => id === sheet) ? sheet : (sheets[0]?.id ?? 0);
    at.sheet = activeSheet;
    say({ is: 'sheets-changed', spreadsheet: document, sheets, activeSheet });
  }, TELL_AFTER_MS);
  const developerChanged = oncePaused(async () => say({ is: 'developer-changed' }), TELL_AFTER_MS);

  const stopListening = stage.onEvent((event) => {
    if (['execution', 'clock', 'mail', 'triggers'].includes(event.event)) developerChanged();
    if (event.event === 'execution') for (const one of ofExecution(stage, event, at)) say(one);
    if (event.event === 'document' && event.document === at?.document) documentChanged();
    if (!at || !('editor' in event) || event.editor !== at.id) return;
    if (event.event === 'selection') at.sheet = event.sheet;
    const told = ofEditor(event, at.document, pages);
    if (told) say(told);
  });

  const editor = (): AtEditor => {
    if (!at) throw new Error('No spreadsheet is open on this page');
    return at;
  };
  const leave = async () => {
    const left = at;
    at = null;
    if (left) await stage.command('closeEditor', left.id);
  };

  return {
    opening: async () => {
      const documents = await stage.command('documents');
      const spreadsheets = documents.map(({ id, name }) => ({ id, title: name }));
      return { spreadsheets, now: stage.now() };
    },
    openSpreadsheet: async (document) => {
      await leave();
      const opened = await stage.open(document, user);
      const { name, locale, timeZone } = await stage.command('documentInfo', document);
      const sheets = await sheetsOf(document);
      const activeSheet = sheets[0]?.id ?? 0;
      at = { id: opened.id, document, sheet: activeSheet };
      const menus = opened.menus.map(menuOf);
      return { id: document, title: name, locale, timeZone, sheets, activeSheet, menus };
    },
    readSheet: async (document, sheet) => {
      const { display, kinds, notes } = await stage.command('sheetText', document, sheet);
      return { display, kinds, notes };
    },
    enterTexts: async (document, sheet, texts) => {
      const before = await cellsBefore(stage, document, sheet, texts);
      const cells = texts.map(({ row, column, text }) => ({
        a1: addressOf({ row, column }),
        text,
      }));
      await stage.command('typeCells', document, sheet, cells);
      return before;
    },
    restoreCells: async (document, sheet, cells) => {
      await Promise.all(
        cells.map(({ row, column, value }) =>
          stage.write(document, sheet, addressOf({ row, column }), [[ofPage(value)]]),
        ),
      );
    },
    addSheet: async (document) => void (await stage.command('addSheet', document, null)),
    renameSheet: async (document, sheet, name) =>
      void (await stage.command('changeSheet', document, sheet, { name })),
    deleteSheet: async (document, sheet) =>
      void (await stage.command('changeSheet', document, sheet, 'delete')),
    select: async (_document, sheet, address) => {
      editor().sheet = sheet;
      await stage.command('select', editor().id, sheet, address);
    },
    clickMenu: async (_document, functionName) =>
      void (await stage.command('clickMenu', editor().id, functionName)),
    callFromPage: async (_page, functionName, args) => {
      const { execution, value } = await stage.command(
        'callFromPage',
        editor().id,
        functionName,
        args,
      );
      const { failure } = execution;
      if (failure) return { ok: false, message: `${failure.name}: ${failure.message}` };
      return { ok: true, value: JSON.parse(value ?? 'null') };
    },
    closePage: async (pageId) =>
      void (await stage.command('closePage', editor().id, pages.whereIs(pageId))),
    answer: async (askId, button, text) =>
      void (await stage.command('answer', Number(askId), { button, text })),
    developer: () => developerView(stage, { user, document: at?.document ?? null }, faults),
    runTrigger: async (id) => void (await stage.runTrigger(id)),
    advance: (ms) => stage.advance(ms),
    setFault: (name, on) => faults.turn(name, on),
    setLocale: async (locale) => void (await stage.command('changeUser', user, { locale })),
    listen: (listener) => listeners.push(listener),
    leave: () => {
      stopListening();
      void documentChanged.stop();
      void developerChanged.stop();
      void leave();
    },
  };
}

type EditorEvent = Extract<KernelEvent, { editor: number }>;
type Pages = ReturnType<typeof shownPages>;

function ofEditor(event: EditorEvent, spreadsheet: string, pages: Pages): StageEvent | null {
  switch (event.event) {
    case 'menus':
      return { is: 'menus-changed', spreadsheet, menus: event.menus.map(menuOf) };
    case 'page':
      return pages.show(event.where, event.page);
    case 'question': {
      const { title, text, buttons, input } = event.question;
      const ask = { askId: String(event.id), title, text, buttons, wantsText: input };
      return { is: 'ask', ask };
    }
    case 'question-over':
      return { is: 'ask-over', askId: String(event.id) };
    case 'toast': {
      const { text, title, seconds } = event;
      return { is: 'toast', toast: { title, message: text, seconds } };
    }
    case 'selection':
      return { is: 'select', spreadsheet, sheetId: event.sheet, address: event.a1 };
    default:
      return event satisfies never;
  }
}

/** How many scripts run; and the red bar, where nobody else would show what a script threw. */
function ofExecution(
  stage: Stage,
  { execution }: Extract<KernelEvent, { event: 'execution' }>,
  at: AtEditor | null,
): StageEvent[] {
  const running = stage.executions.filter(({ status }) => status === 'running').length;
  const told: StageEvent[] = [{ is: 'running', executions: running }];
  const { failure, kind, document, functionName } = execution;
  if (failure && kind === 'menu' && document === at?.document)
    told.push({ is: 'script-failed', functionName, message: failure.message });
  return told;
}

/** Gives each page a name of its own, so that a late word of one that is gone changes nothing. */
function shownPages(functions: string[]) {
  const shown = { sidebar: '', dialog: '' };
  let count = 0;
  return {
    show: (where: 'sidebar' | 'dialog', page: Page | null): StageEvent => {
      if (!page) return { is: 'page-over', pageId: shown[where] };
      count += 1;
      const pageId = `${where}-${count}`;
      shown[where] = pageId;
      const { title, html, modal } = page;
      if (where === 'sidebar') return { is: 'sidebar', page: { pageId, title, html, functions } };
      const size = { width: page.width ?? 600, height: page.height ?? 400 };
      return { is: 'dialog', page: { pageId, title, html, functions, modal, ...size } };
    },
    whereIs: (pageId: string) => (pageId === shown.dialog ? 'dialog' : 'sidebar'),
  };
}

/** The values themselves, dates as dates: typed again, `13/01/2024` could become another thing. */
async function cellsBefore(
  stage: Stage,
  document: string,
  sheet: number,
  texts: TypedText[],
): Promise<CellBefore[]> {
  const rows = texts.map(({ row }) => row);
  const columns = texts.map(({ column }) => column);
  const first = { row: least(rows), column: least(columns) };
  const last = { row: most(rows), column: most(columns) };
  // A paste may reach beyond the sheet, where there was nothing.
  const values = await stage.values(document, sheet, `${addressOf(first)}:${addressOf(last)}`);
  return texts.map(({ row, column }) => ({
    row,
    column,
    value: forPage(values[row - first.row]?.[column - first.column] ?? null),
  }));
}

/** Not by spreading into Math.min: a paste has more cells than a call takes arguments. */
function least(numbers: number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

function most(numbers: number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), 0);
}

/** JSON has no dates. */
function forPage(value: CellValue): unknown {
  return value instanceof Date ? { date: value.getTime() } : value;
}

function ofPage(value: unknown): CellValue {
  if (typeof value === 'object' && value !== null && 'date' in value)
    return new Date(Number(value.date));
  return value as CellValue;
}
