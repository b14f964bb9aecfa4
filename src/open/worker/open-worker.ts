import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import { textOfSaid } from '../../core/quality/answers/said-from.ts';
import type { Cell } from '../../core/reading/reading.ts';
import { localeHabits, typeCell } from '../../stage/typed.ts';
import { checkFileSize } from '../../workbench/files/file-limits.ts';
import { FileRefused, type FileSaid } from '../../workbench/files/file-problem.ts';
import { openFile } from '../../workbench/files/open-file.ts';
import type { readWorkbook } from '../../workbench/files/read-workbook.ts';
import { holdsNoTable } from '../../workbench/read/read-together.ts';
import { answersOf, datasetToSend } from '../answers/answers.ts';
import {
  addFile,
  type Book,
  emptyBook,
  putCell,
  shownTabs,
  type Tab,
  tabOf,
} from '../answers/book.ts';
import { answersToKeep, isNothing, saidOf, takeKept, takeWishes } from '../answers/kept-answers.ts';
import { readTab } from '../answers/read-tab.ts';
import { findingsFile } from '../workbook/findings-file.ts';
import type { Asks, FromWorker, OpenedBook, Rows, ToWorker, WorkerStart } from './messages.ts';

declare const importScripts: (address: string) => void;
declare const almanacWorkbooks: { readWorkbook: typeof readWorkbook };

/** More at once would keep the page from drawing. */
const CELLS_A_MESSAGE = 20_000;

type Undo = { tab: number; address: string; value: Cell; display: string }[];

/** Opens files and reads them, beside the page. */
function openDesk({ locale, workbooks }: WorkerStart): Asks {
  const around = { locale, thisYear: new Date().getFullYear() };
  let book = emptyBook(around);
  let undos: Undo[] = [];
  let answers = answersOf(book);
  const habits = localeHabits(locale);
  const loadWorkbooks = async () => {
    if (workbooks !== null) importScripts(workbooks);
    return almanacWorkbooks.readWorkbook;
  };
  const shown = (): OpenedBook => ({
    tabs: book.tabs.map(({ id, name, hidden, grid, mended }) => ({
      id,
      name,
      hidden,
      rows: grid.cells.length,
      mended: mended.size,
    })),
    front: book.front,
    notes: book.notes,
    answered: answered(book),
  });
  const put = (tab: Tab, change: Undo[number]) =>
    putCell(tab, change.address, change.value, change.display);
  return {
    openFile: async (name, bytes) => {
      try {
        checkFileSize(bytes);
        addFile(
          book,
          { name, bytes },
          await openFile(bytes, name, { ...around, ownMarks: true }, loadWorkbooks),
        );
        return shown();
      } catch (error) {
        return refusedIn(error);
      }
    },
    allOpened: (kept) => {
      takeKept(book, kept);
      const tabs = shownTabs(book);
      const front = tabs.find((tab) => !holdsNoTable(readTab(book, tab, null).reading)) ?? tabs[0];
      book.front = front?.id ?? 0;
      return shown();
    },
    answersToKeep: () => {
      const tab = tabOf(book, book.front);
      return tab && answersToKeep(book, tab);
    },
    wishes: () => {
      const { name = '' } = tabOf(book, book.front) ?? {};
      return { name: `${name}.wishes.json`, text: textOfSaid(saidOf(book, book.front)) };
    },
    takeWishes: (text) => {
      const tab = tabOf(book, book.front);
      try {
        if (!tab) throw new FileRefused('file.answers-alone');
        takeWishes(book, tab, text);
        return shown();
      } catch (error) {
        return refusedIn(error);
      }
    },
    forgetAnswers: () => {
      book.wishes.delete(book.front);
      book.confirmed.delete(book.front);
      book.recalled.delete(book.front);
      return shown();
    },
    chooseTab: (id) => {
      book.front = id;
      return shown();
    },
    rowsOf: (id, from) => rowsOf(tabOf(book, id), from),
    enter: (id, texts) => {
      const tab = tabOf(book, id);
      if (!tab) return shown();
      const changes = texts.map(({ address, text }) => {
        const { cell, display } = typeCell(text, habits, around.thisYear);
        return { tab: id, address, value: cell, display };
      });
      undos = [...undos, changes.map((change) => standing(tab, change.address))];
      for (const change of changes) put(tab, change);
      return shown();
    },
    undo: () => {
      for (const change of undos.pop() ?? []) {
        const tab = tabOf(book, change.tab);
        if (tab) put(tab, change);
      }
      return shown();
    },
    closeAll: () => {
      book = emptyBook(around);
      answers = answersOf(book);
      undos = [];
      return shown();
    },
    datasetToSend: () => datasetToSend(book),
    findingsFile: (findings, words) => findingsFile(book, findings, words),
    answer: (name, args) => {
      const act = (answers as Record<string, (...args: never[]) => ReturnType<Asks['answer']>>)[
        name
      ];
      if (!act) throw new Error(`The page for a file has no ${name}`);
      return act(...(args as never[]));
    },
  };
}

function answered(book: Book): OpenedBook['answered'] {
  const tab = tabOf(book, book.front);
  if (!tab || isNothing(saidOf(book, tab.id))) return 'not';
  return book.recalled.has(tab.id) ? 'before' : 'now';
}

function refusedIn(error: unknown): { refused: FileSaid } {
  if (error instanceof FileRefused) return { refused: error.said };
  throw error;
}

function standing(tab: Tab, address: string): Undo[number] {
  const { rowIndex, columnIndex } = placeOfAddress(address);
  const { cells, display } = tab.grid;
  return {
    tab: tab.id,
    address,
    value: cells[rowIndex]?.[columnIndex] ?? null,
    display: display?.[rowIndex]?.[columnIndex] ?? '',
  };
}

function rowsOf(tab: Tab | null, from: number): Rows | null {
  if (!tab || from >= tab.grid.cells.length) return null;
  const { cells, display = [] } = tab.grid;
  let until = from;
  for (let count = 0; until < cells.length && count < CELLS_A_MESSAGE; until += 1)
    count += (cells[until]?.length ?? 0) + 1;
  return {
    from,
    display: display.slice(from, until),
    kinds: cells.slice(from, until).map((row) => row.map(kindOf).join('')),
  };
}

function kindOf(cell: Cell): string {
  if (cell === null || cell === '') return '.';
  if (typeof cell === 'object') return 'd';
  return typeof cell === 'number' ? 'n' : typeof cell === 'boolean' ? 'b' : 't';
}

let desk: Asks | null = null;

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker | WorkerStart>) => {
  if (!('ask' in data)) {
    desk = openDesk(data);
    return;
  }
  const reply = (message: FromWorker) => self.postMessage(message);
  try {
    const act = desk?.[data.ask] as ((...args: unknown[]) => unknown) | undefined;
    reply({ id: data.id, value: await act?.(...data.args) });
  } catch (error) {
    reply({ id: data.id, failed: error instanceof Error ? error.message : String(error) });
  }
});
