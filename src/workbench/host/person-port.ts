import { type StageEvent as KernelEvent, pageFunctions, type Stage } from '../../stage/index.ts';
import { developerView } from './developer-view.ts';
import type { FaultPanel } from './fault-switches.ts';
import { menuOf } from './menu-of.ts';
import { oncePaused } from './once-paused.ts';
import { oneByOne } from './one-by-one.ts';
import { personCells } from './person-cells.ts';
import { personFiles } from './person-files.ts';
import type {
  OpenSpreadsheet,
  SheetInfo,
  SpreadsheetInfo,
  StageEvent,
  StagePort,
} from './stage-port.ts';

type PortOptions = {
  stage: Stage;
  /** who may be at the page; the first one is at first */
  people: string[];
  faults: FaultPanel;
};
export type PersonPort = StagePort & { leave: () => void };

/** A script's quick changes fall into one such pause, and nobody notices it. */
const FORWARD_AFTER_MS = 40;

type AtEditor = { id: number; document: string; sheet: number };
/** Who is at the page, and the spreadsheet that lies open. */
type Person = { email: string; at: AtEditor | null };

/** One person at one page: the stage's editor of the spreadsheet that page shows. */
export function openPersonPort({ stage, people, faults }: PortOptions): PersonPort {
  const listeners: ((event: StageEvent) => void)[] = [];
  const say = (event: StageEvent) => {
    for (const hear of listeners) hear(event);
  };
  const pages = shownPages(pageFunctions(stage.project.functions));
  const person: Person = { email: people[0] ?? '', at: null };
  const stopForwarding = forwardEvents(stage, person, pages, say);
  return {
    ...personDocuments(stage, person, people),
    ...personCells(stage),
    ...personFiles(stage),
    ...personScripts(stage, person, pages),
    ...personDeveloper(stage, faults),
    listen: (listener) => listeners.push(listener),
    leave: () => {
      stopForwarding();
      void leaveEditor(stage, person);
    },
  };
}

/** Passes on what happens on the stage, if it concerns this page. */
function forwardEvents(
  stage: Stage,
  person: Person,
  pages: Pages,
  say: (event: StageEvent) => void,
): () => void {
  const told = toldInPauses(stage, person, say);
  const stopListening = stage.onEvent((event) => {
    const { at } = person;
    if (['execution', 'clock', 'mail', 'triggers'].includes(event.event)) told.developer();
    if (event.event === 'execution')
      for (const passed of executionEvents(stage, event, at)) say(passed);
    if (event.event === 'document' && event.document === at?.document) told.sheets();
    if (event.event === 'document') told.spreadsheets(event.document);
    if (!at || !('editor' in event) || event.editor !== at.id) return;
    if (event.event === 'selection') at.sheet = event.sheet;
    const passed = editorEvent(event, at.document, pages);
    if (passed) say(passed);
  });
  return () => {
    stopListening();
    told.stop();
  };
}

/** What changes often, and is asked for anew once it pauses. */
function toldInPauses(stage: Stage, person: Person, say: (event: StageEvent) => void) {
  const sheets = oncePaused(() => saySheets(stage, person, say), FORWARD_AFTER_MS);
  const developer = oncePaused(async () => say({ is: 'developer-changed' }), FORWARD_AFTER_MS);
  const known = new Set<string>();
  const list = oncePaused(async () => {
    const spreadsheets = await spreadsheetsOf(stage);
    for (const { id } of spreadsheets) known.add(id);
    say({ is: 'spreadsheets-changed', spreadsheets });
  }, FORWARD_AFTER_MS);
  return {
    sheets,
    developer,
    /** A file may be opened at another page, and becomes a spreadsheet for all. */
    spreadsheets: (document: string) => {
      if (!known.has(document)) list();
    },
    stop: () => {
      for (const { stop } of [sheets, developer, list]) void stop();
    },
  };
}

/** The tabs of the open spreadsheet. Another one comes to the front where that in front is gone. */
async function saySheets(
  stage: Stage,
  { at }: Person,
  say: (event: StageEvent) => void,
): Promise<void> {
  if (!at) return;
  const { document } = at;
  const sheets = await sheetsOf(stage, document);
  // Asked for now: the person may have gone to another tab meanwhile.
  if (!sheets.some(({ id }) => id === at.sheet)) at.sheet = sheets[0]?.id ?? 0;
  say({ is: 'sheets-changed', spreadsheet: document, sheets, activeSheet: at.sheet });
}

async function spreadsheetsOf(stage: Stage): Promise<SpreadsheetInfo[]> {
  const documents = await stage.command('documents');
  return documents.map(({ id, name }) => ({ id, title: name }));
}

async function sheetsOf(stage: Stage, document: string): Promise<SheetInfo[]> {
  const { sheets } = await stage.command('documentInfo', document);
  return sheets.map(({ id, name, hidden }) => ({ id, name, hidden }));
}

/** What is asked of one spreadsheet is not done in another that was opened meanwhile. */
function editorAt({ at }: Person, document = at?.document): AtEditor {
  if (!at || at.document !== document) throw new Error('This spreadsheet is not open on this page');
  return at;
}

async function leaveEditor(stage: Stage, person: Person): Promise<void> {
  const left = person.at;
  person.at = null;
  if (left) await stage.command('closeEditor', left.id);
}

function personDocuments(
  stage: Stage,
  person: Person,
  people: string[],
): Pick<StagePort, 'opening' | 'openSpreadsheet' | 'select' | 'setLocale' | 'bePerson'> {
  // Of two that are chosen quickly the later one lies open: menus and sidebar belong to the spreadsheet that lies open.
  const afterEarlier = oneByOne();
  return {
    opening: async () => {
      return { spreadsheets: await spreadsheetsOf(stage), people, now: stage.now() };
    },
    openSpreadsheet: (document) => afterEarlier(() => openSpreadsheet(stage, person, document)),
    select: async (document, sheet, address) => {
      const at = editorAt(person, document);
      at.sheet = sheet;
      await stage.command('select', at.id, sheet, address);
    },
    setLocale: async (locale) => void (await stage.command('changeUser', person.email, { locale })),
    bePerson: (email) =>
      afterEarlier(async () => {
        if (!people.includes(email)) throw new Error(`Nobody here is ${email}`);
        await leaveEditor(stage, person);
        person.email = email;
      }),
  };
}

async function openSpreadsheet(
  stage: Stage,
  person: Person,
  document: string,
): Promise<OpenSpreadsheet> {
  await leaveEditor(stage, person);
  const opened = await stage.open(document, person.email);
  const { name, locale, timeZone } = await stage.command('documentInfo', document);
  const sheets = await sheetsOf(stage, document);
  const activeSheet = (sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.id ?? 0;
  person.at = { id: opened.id, document, sheet: activeSheet };
  const menus = opened.menus.map(menuOf);
  return { id: document, title: name, locale, timeZone, sheets, activeSheet, menus };
}

function personScripts(
  stage: Stage,
  person: Person,
  pages: Pages,
): Pick<StagePort, 'clickMenu' | 'callFromPage' | 'closePage' | 'answer' | 'followLink'> {
  return {
    clickMenu: async (document, functionName) =>
      void (await stage.command('clickMenu', editorAt(person, document).id, functionName)),
    callFromPage: async (page, functionName, args) => {
      const id = pages.editorOf(page);
      const { execution, value } = await stage.command('callFromPage', id, functionName, args);
      const { failure } = execution;
      if (failure) return { ok: false, message: `${failure.name}: ${failure.message}` };
      return { ok: true, value: JSON.parse(value ?? 'null') };
    },
    closePage: async (pageId) => {
      if (pages.isShown(pageId)) await stage.command('closePage', editorAt(person).id);
    },
    answer: async (askId, button, text) =>
      void (await stage.command('answer', Number(askId), { button, text })),
    followLink: async (url) => void (await stage.command('followLink', editorAt(person).id, url)),
  };
}

function personDeveloper(
  stage: Stage,
  faults: FaultPanel,
): Pick<StagePort, 'developer' | 'runTrigger' | 'deleteTrigger' | 'advance' | 'setFault'> {
  return {
    developer: () => developerView(stage, faults),
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
      return pages.show(event);
    case 'question': {
      const { title, text, buttons, boxes = [] } = event.question;
      const ask = { askId: String(event.id), title, text, buttons, boxes };
      return { is: 'ask', ask };
    }
    case 'question-over':
      return { is: 'ask-over', askId: String(event.id) };
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
  let shown = '';
  const editors = new Map<string, number>();
  let count = 0;
  return {
    show: ({ page, editor }: Extract<EditorEvent, { event: 'page' }>): StageEvent => {
      if (!page) return { is: 'page-over', pageId: shown };
      count += 1;
      shown = `sidebar-${count}`;
      editors.set(shown, editor);
      return { is: 'sidebar', page: { pageId: shown, ...page, functions } };
    },
    /** A page works in the spreadsheet it was shown in, also where another one lies open by now. */
    editorOf: (pageId: string): number => {
      const editor = editors.get(pageId);
      if (editor === undefined) throw new Error(`No page ${pageId} was shown`);
      return editor;
    },
    /** And no other page has taken its place. */
    isShown: (pageId: string) => pageId === shown,
  };
}
