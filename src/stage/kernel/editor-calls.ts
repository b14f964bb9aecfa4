import { type Area, a1Of } from '../platform/a1-notation.ts';
import type { Answer, CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { servedPage } from '../platform/served-page.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import type { Editor } from './editors.ts';
import { releaseAll } from './lock-calls.ts';
import { endQuestion, openQuestion } from './questions.ts';
import type { Run } from './run.ts';
import { type CallHandlers, documentOf, type World } from './world.ts';

type Names = Extract<CallName, `editor.${string}`>;

const CELL = { row: 1, column: 1, rows: 1, columns: 1 };

/** What scripts do to the window of the person who runs them. */
export function editorCalls(world: World): CallHandlers<Names> {
  const mine = (run: Run): Editor => {
    if (!run.editor) throw exception('no-ui-here', { service: 'SpreadsheetApp' });
    return run.editor;
  };

  return {
    'editor.active': (run, document) => {
      const book = documentOf(world, document);
      const { editor } = run;
      if (
        !editor ||
        editor.document !== document ||
        !book.sheets.some(({ id }) => id === editor.sheet)
      )
        // Without an editor the leftmost sheet is the active one (§2.3).
        return selected(book, book.sheets[0]?.id ?? 0, CELL);
      return selected(book, editor.sheet, editor.range);
    },
    'editor.activate': (run, document, sheet, range) => {
      const { editor } = run;
      documentOf(world, document).sheet(sheet);
      if (!editor || editor.document !== document) return null;
      editor.sheet = sheet;
      editor.range = range ?? CELL;
      world.tell({ event: 'selection', editor: editor.id, sheet, a1: a1Of(editor.range) });
      return null;
    },
    'editor.menu': (run, menu) => {
      const editor = mine(run);
      // One menu a name: a later one replaces it (§1.3).
      editor.menus = [...editor.menus.filter(({ caption }) => caption !== menu.caption), menu];
      world.tell({ event: 'menus', editor: editor.id, menus: editor.menus });
      return null;
    },
    'editor.ask': async (run, question) => {
      const editor = mine(run);
      // Who closed the window closed its questions with it.
      if (!world.editors.has(editor.id)) return { button: 'CLOSE', text: '' };
      // A lock does not survive the suspension (§4.2).
      releaseAll(world, run);
      const resume = run.pauseLimit();
      const askedAt = world.clock.now();
      const answer = await run.block<Answer>((wake) => {
        const id = openQuestion(world, editor, question, wake);
        run.onEnd(() => endQuestion(world, id));
      });
      run.answeredMs += world.clock.now() - askedAt;
      resume();
      return answer;
    },
    'editor.show': (run, page) => {
      const editor = mine(run);
      editor.sidebar = { ...page, html: servedPage(page.html) };
      world.tell({ event: 'page', editor: editor.id, page: editor.sidebar });
      return null;
    },
  };
}

function selected(book: SpreadsheetModel, sheet: number, range: Area) {
  return { sheet, range: book.sheet(sheet).kind === 'GRID' ? range : null };
}
