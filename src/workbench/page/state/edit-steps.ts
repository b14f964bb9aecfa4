import type { TypedText } from '../../host/stage-port.ts';
import type { Steps } from './page-event.ts';
import type { PageState } from './page-state.ts';
import { atSheet } from './spreadsheet-steps.ts';

/** What a person typed, took back and did again. */
export const editSteps: Steps<'typed' | 'edited' | 'undone' | 'redone'> = {
  typed: (state, { texts }) => withTexts(state, texts),
  edited: (state, { step }) => ({ ...state, done: [...state.done, step], undone: [] }),
  undone: (state) => {
    const step = state.done.at(-1);
    if (!step) return state;
    const done = state.done.slice(0, -1);
    return { ...atSheet(state, step.sheetId), done, undone: [...state.undone, step] };
  },
  redone: (state) => {
    const step = state.undone.at(-1);
    if (!step) return state;
    const undone = state.undone.slice(0, -1);
    return { ...atSheet(state, step.sheetId), done: [...state.done, step], undone };
  },
};

/** Shows at once what was typed. What the stage makes of it is read later. */
function withTexts(state: PageState, texts: TypedText[]): PageState {
  const { contents } = state;
  if (!contents) return state;
  const display = [...contents.display];
  for (const { row, column, text } of texts) {
    while (display.length < row) display.push([]);
    display[row - 1] = withText(display[row - 1] ?? [], column - 1, text);
  }
  return { ...state, contents: { ...contents, display } };
}

function withText(texts: string[], index: number, text: string): string[] {
  const copy = [...texts];
  while (copy.length < index) copy.push('');
  copy[index] = text;
  return copy;
}
