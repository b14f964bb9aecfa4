import type { Language } from '../../../src/core/words/languages.ts';
import { type SeenWords, seenIn } from '../../support/seen-words.ts';
import { type FakeServer, googleScriptRun } from './fake-server.ts';
import { handIn, untilStill } from './hand.ts';
import { STATES, serverFor } from './states.ts';

/** What a person meets in one state of the sidebar. */
export type Shown = {
  /** by how many pixels it is wider than its frame */
  tooWide: number;
  /** choices of a list that are wider than it, and shown without their end once they are chosen */
  cut: string[];
  /** words and numbers of a table that go on in the next line */
  broken: string[];
  /** in how many rows the steps stand */
  tabRows: number;
  text: string;
} & SeenWords;

/** Runs in the page around the sidebar's frame, and shows one state after the other in it. */
export type StatesPage = {
  showState: (name: string, language: Language, patienceMs: number) => Promise<Shown>;
  /** for a picture of it all */
  pose: () => void;
  /** called by the frame, before the sidebar's own script */
  prepare: (sidebar: Window) => void;
};

type SidebarWindow = Window & typeof globalThis;

const WIDE = { width: 300, height: 700 };

const frame = document.querySelector('iframe') as HTMLIFrameElement;
let server: FakeServer = { openingState: () => new Promise(() => {}) };
let listening = new AbortController();

const page: StatesPage = {
  prepare: (sidebar) => {
    const listen = sidebar.addEventListener.bind(sidebar);
    const listenForNow = (type: string, hear: EventListener): void =>
      listen(type, hear, { signal: listening.signal });
    const run = googleScriptRun(() => server);
    Object.assign(sidebar, { addEventListener: listenForNow, google: { script: { run } } });
  },

  showState: async (name, language, patienceMs) => {
    const state = STATES.find((one) => one.name === name);
    if (!state) throw new Error(`No state is called ${name}`);
    const sidebar = frame.contentWindow as SidebarWindow;
    const hand = handIn(sidebar, patienceMs);
    server = serverFor(state, language);
    resize(WIDE);
    startAnew(sidebar.document);
    await hand.waitFor(state.waitsFor ?? '.status:not(.status-busy)', { at: 0 });
    await state.act?.(hand);
    await untilStill(sidebar);
    return shownIn(sidebar);
  },

  pose: () => {
    const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
    resize({ ...WIDE, height });
  },
};
Object.assign(window, page);

/** The sidebar's script runs again in a new root, and the one before hears no more of the window. */
function startAnew(sidebar: Document): void {
  listening.abort();
  listening = new AbortController();
  const script = sidebar.querySelector('script[type=module]') as HTMLScriptElement;
  const again = sidebar.createElement('script');
  again.type = 'module';
  again.text = script.text;
  const root = Object.assign(sidebar.createElement('div'), { id: 'sidebar' });
  sidebar.querySelector('#sidebar')?.replaceWith(root);
  script.replaceWith(again);
}

function shownIn(sidebar: SidebarWindow): Shown {
  const root = sidebar.document.querySelector('#sidebar') as HTMLElement;
  const words = { text: root.textContent ?? '', ...seenIn(root) };
  const tooWide = excessOf(sidebar);
  // The rows of a sheet, of which a person chooses one, may be as long as they are.
  const cut = [...root.querySelectorAll<HTMLSelectElement>('select:not(#point-names)')].flatMap(
    cutIn,
  );
  const broken = [...root.querySelectorAll('th, td')].flatMap(brokenIn);
  const tabs = [...root.querySelectorAll<HTMLElement>('.tabs button')];
  const tabRows = new Set(tabs.map(({ offsetTop }) => offsetTop)).size;
  return { tooWide, cut, broken, tabRows, ...words };
}

function excessOf({ document: { documentElement }, innerWidth }: SidebarWindow): number {
  return documentElement.scrollWidth - innerWidth;
}

/** A copy of the list that holds one choice alone is as wide as that needs. */
function cutIn(list: HTMLSelectElement): string[] {
  const { offsetWidth: room } = list;
  const copy = list.cloneNode() as HTMLSelectElement;
  copy.style.width = 'max-content';
  list.after(copy);
  const cut = [...list.options].filter((option) => {
    copy.replaceChildren(option.cloneNode(true));
    return copy.offsetWidth > room;
  });
  copy.remove();
  return cut.map(({ text }) => text);
}

function brokenIn(cell: Element): string[] {
  const texts = [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const words = texts.filter(({ textContent }) => !textContent?.includes(' '));
  return words.filter((word) => linesOf(word) > 1).map(({ textContent }) => textContent ?? '');
}

function linesOf(text: Node): number {
  const range = document.createRange();
  range.selectNode(text);
  return range.getClientRects().length;
}

function resize({ width, height }: typeof WIDE): void {
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
}
