import type { SheetReading } from '../../addon/page-types.ts';
import type { Contents } from '../../browser/table/table-props.ts';
import { addressOf, type Place } from '../../core/reading/a1.ts';
import type { Finding } from '../../core/reading/reading.ts';
import type { FileSaid } from '../../workbench/files/file-problem.ts';
import type { FindingsFile, FindingsWords, OpenedBook } from '../worker/messages.ts';
import type { AskWorker } from './ask-worker.ts';
import { keepInBrowser, keptInBrowser } from './kept-in-browser.ts';

export type PageState = {
  book: OpenedBook;
  /** what of the tab in front has come */
  contents: Contents;
  cell: { address: string; jumps: number; shown: boolean };
  /** the name of the file that is being opened */
  opening: string | null;
  refused: { file: string; why: FileSaid }[];
  /** what was saved, as the browser has it */
  saved: { name: string; address: string; why: FindingsFile['why'] | 'answers' } | null;
  /** the browser keeps nothing for this page */
  keepsNothing: boolean;
  /** Publish was pressed while something is to be settled */
  isNotReady: boolean;
  /** what kept the page from going on */
  failed: string | null;
};

const NO_ROWS: Contents = { display: [], kinds: [], notes: {}, frozenRows: 0 };
const NO_BOOK: OpenedBook = { tabs: [], front: 0, notes: [], answered: 'not' };

export const FIRST_STATE: PageState = {
  book: NO_BOOK,
  contents: NO_ROWS,
  cell: { address: 'A1', jumps: 0, shown: false },
  opening: null,
  refused: [],
  saved: null,
  keepsNothing: false,
  isNotReady: false,
  failed: null,
};

/** A header below a long text would leave no room for the rows. */
const MOST_FROZEN = 5;

/** Rows that come while somebody looks are drawn in a few steps, not with each message. */
const MESSAGES_A_DRAWING = 10;

type SayFinding = (finding: Pick<Finding, 'kind' | 'params'>) => string;

/** What a person does on the page. `changed` is told after what the views read may be another. */
type Told = { draw: (state: PageState) => void; changed: () => void; words: FindingsWords };

export function openBook(ask: AskWorker, { draw, changed, words }: Told) {
  let state = FIRST_STATE;
  const set = (change: Partial<PageState>) => {
    state = { ...state, ...change };
    draw(state);
  };
  let fetching = 0;
  const fetchRows = async () => {
    fetching += 1;
    const own = fetching;
    const { front } = state.book;
    const contents: Pick<Contents, 'display' | 'kinds'> = { display: [], kinds: [] };
    for (let messages = 1; ; messages += 1) {
      const rows = await ask('rowsOf', front, contents.display.length);
      if (own !== fetching) return;
      contents.display.push(...(rows?.display ?? []));
      contents.kinds.push(...(rows?.kinds ?? []));
      if (messages === 1 || !rows || messages % MESSAGES_A_DRAWING === 0)
        set({ contents: { ...state.contents, ...contents } });
      if (!rows) return;
    }
  };
  const jumpTo = (address: string, shown: boolean) =>
    set({ cell: { address, jumps: state.cell.jumps + 1, shown } });
  const chooseTab = async (id: number, address = 'A1', shown = false) => {
    if (state.book.front !== id) {
      set({ book: await ask('chooseTab', id), contents: NO_ROWS });
      await fetchRows();
    }
    jumpTo(address, shown);
  };
  const refresh = async (book: OpenedBook) => {
    set({ book, isNotReady: false });
    await fetchRows();
    changed();
  };
  /** What the person said of the tab in front is kept, or no longer. */
  const keep = async () => {
    const answers = await ask('answersToKeep');
    set({ keepsNothing: answers === null || !keepInBrowser(answers) });
    return ask('chooseTab', state.book.front);
  };
  const save = (name: string, content: BlobPart, why: NonNullable<PageState['saved']>['why']) => {
    if (state.saved) URL.revokeObjectURL(state.saved.address);
    set({ saved: { name, address: URL.createObjectURL(new Blob([content])), why } });
  };
  const orTold =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    (...given: Given): Promise<void> =>
      act(...given).catch(({ message }: Error) => set({ opening: null, failed: message }));
  return {
    openFiles: orTold(async (files: readonly File[]) => {
      const refused: PageState['refused'] = [];
      const isAnswers = ({ name }: File) => /\.json$/i.test(name);
      const open = async (file: File) => {
        set({ opening: file.name, failed: null });
        const answer = isAnswers(file)
          ? await ask('takeWishes', await file.text())
          : await ask('openFile', file.name, new Uint8Array(await file.arrayBuffer()));
        if ('refused' in answer) refused.push({ file: file.name, why: answer.refused });
      };
      const tables = files.filter((file) => !isAnswers(file));
      for (const file of tables) await open(file);
      let book = tables.length > 0 ? await ask('allOpened', keptInBrowser()) : state.book;
      for (const file of files.filter(isAnswers)) await open(file);
      if (tables.length < files.length) book = await keep();
      set({ opening: null, refused });
      if (tables.length > 0) jumpTo('A1', false);
      await refresh(book);
    }),
    chooseTab: orTold(async (id: number) => {
      await chooseTab(id);
      changed();
    }),
    showCell: orTold(async (sheet: string, cell: string) => {
      const tab = state.book.tabs.find(({ name }) => name === sheet);
      if (tab) await chooseTab(tab.id, cell, true);
    }),
    enter: orTold(async (texts: (Place & { text: string })[]) => {
      const named = texts.map(({ text, ...place }) => ({ address: addressOf(place), text }));
      await refresh(await ask('enter', state.book.front, named));
    }),
    undo: orTold(async () => refresh(await ask('undo'))),
    closeAll: orTold(async () => {
      set({ ...FIRST_STATE, book: await ask('closeAll') });
    }),
    keep: orTold(async () => set({ book: await keep() })),
    forgetAnswers: orTold(async () => {
      await ask('forgetAnswers');
      await refresh(await keep());
    }),
    saveAnswers: orTold(async () => {
      const { name, text } = await ask('wishes');
      save(name, text, 'answers');
    }),
    saveFindings: orTold(async (sayFinding: SayFinding) => {
      const answer = await ask('answer', 'readActiveSheet', [null]);
      const findings = answer.ok ? (answer.value as SheetReading).findings : [];
      const told = findings
        .filter(({ severity }) => severity !== 'note')
        .map((finding) => ({ places: finding.places, text: sayFinding(finding) }));
      const { name, bytes, why } = await ask('findingsFile', told, words);
      save(name, bytes as Uint8Array<ArrayBuffer>, why);
    }),
    /** What is said of cells of the tab in front stands at them, too, and its header stays in sight. */
    read: (
      { sheet, findings, understood: { headerRow } }: SheetReading,
      sayFinding: SayFinding,
    ) => {
      if (sheet.id !== state.book.front) return;
      const told = findings.filter(({ severity }) => severity !== 'note').reverse();
      const notes = told.flatMap((finding) =>
        finding.places.flatMap((place) =>
          place.sheet === sheet.name ? place.cells.map((cell) => [cell, sayFinding(finding)]) : [],
        ),
      );
      const frozenRows = headerRow <= MOST_FROZEN ? headerRow : 0;
      set({ contents: { ...state.contents, notes: Object.fromEntries(notes), frozenRows } });
    },
    say: (_: 'not-ready') => set({ isNotReady: true }),
    /** After what the views have mended. */
    look: orTold(async () => {
      set({ book: await ask('chooseTab', state.book.front) });
      await fetchRows();
    }),
  };
}

export type OpenBook = ReturnType<typeof openBook>;
