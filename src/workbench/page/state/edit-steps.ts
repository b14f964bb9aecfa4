import type { TypedText } from '../../host/stage-port.ts';
import type { Steps } from './page-event.ts';
import type { PageState } from './page-state.ts';

/** What a person has typed. */
export const editSteps: Steps<'typed' | 'edit-settled'> = {
  typed: (state, { spreadsheet, sheetId, texts }) => {
    const typing = { ...state, unsettled: state.unsettled + 1 };
    const isShown = state.spreadsheet?.id === spreadsheet && state.contents?.sheetId === sheetId;
    return isShown ? withTexts(typing, texts) : typing;
  },
  'edit-settled': (state) => ({ ...state, unsettled: state.unsettled - 1 }),
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
