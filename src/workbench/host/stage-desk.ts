import type { StageEvent as KernelEvent, Page, Stage } from '../../stage/index.ts';
import { pageFunctions } from '../../stage/page.ts';
import { deskCells } from './desk-cells.ts';
import { deskFiles } from './desk-files.ts';
import { developerView } from './developer-view.ts';
import type { FaultPanel } from './fault-switches.ts';
import { menuOf } from './menu-of.ts';
import { oncePaused } from './once-paused.ts';
import type { SheetInfo, SpreadsheetInfo, StageEvent, StagePort } from './stage-port.ts';

type DeskPorts = {
  stage: Stage;
  /** who may sit at the desk; the first one sits there at first */
  people: string[];
  faults: FaultPanel;
};
export type Desk = StagePort & { leave: () => void };

/** A script's quick changes fall into one such pause, and nobody notices it. */
const FORWARD_AFTER_MS = 40;

type AtEditor = { id: number; document: string; sheet: number };
/** Who sits there, and the spreadsheet that lies open. */
type Seat = { person: string; at: AtEditor | null };

/** One person at one page: the stage's editor of the spreadsheet that page shows. */
export function openDesk({ stage, people, faults }: DeskPorts): Desk {
  const listeners: ((event: StageEvent) => void)[] = [];
  const say = (event: StageEvent) => {
    for (const hear of listeners) hear(event);
  };
  const pages = shownPages(pageFunctions(stage.project.functions));
  const seat: Seat = { person: people[0] ?? '', at: null };
  const stopForwarding = forwardEvents(stage, seat, pages, say);
  return {
    ...deskDocuments(stage, seat, people),
    ...deskCells(stage),
    ...deskFiles(stage),
    ...deskScripts(stage, seat, pages),
    ...deskDeveloper(stage, seat, faults),
    listen: (listener) => listeners.push(listener),
    leave: () => {
      stopForwarding();
      void leaveEditor(stage, seat);
    },
  };
}

/** Passes on what happens on the stage, if it concerns this desk. */
function forwardEvents(
  stage: Stage,
  seat: Seat,
  pages: Pages,
  say: (event: StageEvent) => void,
): () => void {
  const documentChanged = oncePaused(() => saySheets(stage, seat, say), FORWARD_AFTER_MS);
  const developerChanged = oncePaused(
    async () => say({ is: 'developer-changed' }),
    FORWARD_AFTER_MS,
  );
  // A file may be opened at another page, and becomes a spreadsheet for all.
  const known = new Set<string>();
  const listChanged = oncePaused(async () => {
    const spreadsheets = await spreadsheetsOf(stage);
    for (const { id } of spreadsheets) known.add(id);
    say({ is: 'spreadsheets-changed', spreadsheets });
  }, FORWARD_AFTER_MS);
  const stopListening = stage.onEvent((event) => {
    const { at } = seat;
    if (['execution', 'clock', 'mail', 'triggers'].includes(event.event)) developerChanged();
    if (event.event === 'execution')
      for (const passed of executionEvents(stage, event, at)) say(passed);
    if (event.event === 'document' && event.document === at?.document) documentChanged();
    if (event.event === 'document' && !known.has(event.document)) listChanged();
    if (!at || !('editor' in event) || event.editor !== at.id) return;
    if (event.event === 'selection') at.sheet = event.sheet;
    const passed = editorEvent(event, at.document, pages);
    if (passed) say(passed);
  });
  return () => {
    stopListening();
    void documentChanged.stop();
    void developerChanged.stop();
    void listChanged.stop();
  };
}

/** The tabs of the open spreadsheet. Another one comes to the front where that in front is gone. */
async function saySheets(
  stage: Stage,
  { at }: Seat,
  say: (event: StageEvent) => void,
): Promise<void> {
  if (!at) return;
  const { document, sheet } = at;
  const sheets = await sheetsOf(stage, document);
  const activeSheet = sheets.some(({ id }) => id === sheet) ? sheet : (sheets[0]?.id ?? 0);
  at.sheet = activeSheet;
  say({ is: 'sheets-changed', spreadsheet: document, sheets, activeSheet });
}

async function spreadsheetsOf(stage: Stage): Promise<SpreadsheetInfo[]> {
  const documents = await stage.command('documents');
  return documents.map(({ id, name }) => ({ id, title: name }));
}

async function sheetsOf(stage: Stage, document: string): Promise<SheetInfo[]> {
  const { sheets } = await stage.command('documentInfo', document);
  return sheets.map(({ id, name, hidden }) => ({ id, name, hidden }));
}

function editorAt({ at }: Seat): AtEditor {
  if (!at) throw new Error('No spreadsheet is open on this page');
  return at;
}

async function leaveEditor(stage: Stage, seat: Seat): Promise<void> {
  const left = seat.at;
  seat.at = null;
  if (left) await stage.command('closeEditor', left.id);
}

function deskDocuments(
  stage: Stage,
  seat: Seat,
  people: string[],
): Pick<StagePort, 'opening' | 'openSpreadsheet' | 'select' | 'setLocale' | 'bePerson'> {
  return {
    opening: async () => {
      return { spreadsheets: await spreadsheetsOf(stage), people, now: stage.now() };
    },
    openSpreadsheet: async (document) => {
      await leaveEditor(stage, seat);
      const opened = await stage.open(document, seat.person);
      const { name, locale, timeZone } = await stage.command('documentInfo', document);
      const sheets = await sheetsOf(stage, document);
      const activeSheet = (sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.id ?? 0;
      seat.at = { id: opened.id, document, sheet: activeSheet };
      const menus = opened.menus.map(menuOf);
      return { id: document, title: name, locale, timeZone, sheets, activeSheet, menus };
    },
    select: async (_document, sheet, address) => {
      const at = editorAt(seat);
      at.sheet = sheet;
      await stage.command('select', at.id, sheet, address);
    },
    setLocale: async (locale) => void (await stage.command('changeUser', seat.person, { locale })),
    bePerson: async (person) => {
      if (!people.includes(person)) throw new Error(`Nobody here is ${person}`);
      await leaveEditor(stage, seat);
      seat.person = person;
    },
  };
}

function deskScripts(
  stage: Stage,
  seat: Seat,
  pages: Pages,
): Pick<StagePort, 'clickMenu' | 'callFromPage' | 'closePage' | 'answer' | 'followLink'> {
  return {
    clickMenu: async (_document, functionName) =>
      void (await stage.command('clickMenu', editorAt(seat).id, functionName)),
    callFromPage: async (_page, functionName, args) => {
      const { id } = editorAt(seat);
      const { execution, value } = await stage.command('callFromPage', id, functionName, args);
      const { failure } = execution;
      if (failure) return { ok: false, message: `${failure.name}: ${failure.message}` };
      return { ok: true, value: JSON.parse(value ?? 'null') };
    },
    closePage: async (pageId) =>
      void (await stage.command('closePage', editorAt(seat).id, pages.whereIs(pageId))),
    answer: async (askId, button, text) =>
      void (await stage.command('answer', Number(askId), { button, text })),
    followLink: async (url) => void (await stage.command('followLink', editorAt(seat).id, url)),
  };
}

function deskDeveloper(
  stage: Stage,
  seat: Seat,
  faults: FaultPanel,
): Pick<StagePort, 'developer' | 'runTrigger' | 'deleteTrigger' | 'advance' | 'setFault'> {
  return {
    developer: () => {
      const { person, at } = seat;
      return developerView(stage, { user: person, document: at?.document ?? null }, faults);
    },
    runTrigger: async (id) => void (await stage.runTrigger(id)),
    deleteTrigger: async (id) => void (await stage.command('changeTrigger', id, 'delete')),
    advance: (ms) => stage.advance(ms),
    setFault: (name, on) => faults.turn(name, on),
  };
}

type EditorEvent = Extract<KernelEvent, { editor: number }>;
type Pages = ReturnType<typeof shownPages>;

function editorEvent(event: EditorEvent, spreadsheet: string, pages: Pages): StageEvent | null {
  switch (event.event) {
    case 'menus':
      return { is: 'menus-changed', spreadsheet, menus: event.menus.map(menuOf) };
    case 'page':
      return pages.show(event.where, event.page);
    case 'question': {
      const { title, text, buttons, input, boxes = [] } = event.question;
      const ask = { askId: String(event.id), title, text, buttons, wantsText: input, boxes };
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

/** Says how many scripts run, and shows an error that nothing else would show. */
function executionEvents(
  stage: Stage,
  { execution }: Extract<KernelEvent, { event: 'execution' }>,
  at: AtEditor | null,
): StageEvent[] {
  const running = stage.executions.filter(({ status }) => status === 'running').length;
  const events: StageEvent[] = [{ is: 'running', executions: running }];
  const { failure, kind, document, functionName, wants } = execution;
  // What a script requires Google asks for, and shows nothing else.
  if (failure && !wants?.required && kind === 'menu' && document === at?.document)
    events.push({ is: 'script-failed', functionName, message: failure.message });
  return events;
}

/** Each page has a name of its own, so that a late message of a closed page changes nothing. */
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
