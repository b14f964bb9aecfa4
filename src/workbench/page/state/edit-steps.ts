import { placesOf } from '../../../core/reading/a1.ts';
import type { TypedText } from '../../host/stage-port.ts';
import type { Steps } from './page-event.ts';
import type { Entry, PageState } from './page-state.ts';

/** What a person types, and has typed. */
export const editSteps: Steps<'entry-begun' | 'entry-ended' | 'typed' | 'edit-settled'> = {
  'entry-begun': (state) => (state.entry ? state : { ...state, entry: entryOf(state) }),
  'entry-ended': (state) => ({ ...state, entry: null }),
  typed: (state, { spreadsheet, sheetId, texts }) => {
    const typing = { ...state, unsettled: state.unsettled + 1 };
    const isShown = state.spreadsheet?.id === spreadsheet && state.contents?.sheetId === sheetId;
    return isShown ? withTexts(typing, texts) : typing;
  },
  'edit-settled': (state) => ({ ...state, unsettled: state.unsettled - 1 }),
};

/** The active cell, as the entry bar shows it; null while there is none. */
export function entryOf({ spreadsheet, contents, cell }: PageState): Entry | null {
  const place = placesOf(cell.address)?.first;
  if (!spreadsheet || !contents || !place) return null;
  const text = contents.display[place.row - 1]?.[place.column - 1] ?? '';
  return { spreadsheet: spreadsheet.id, sheetId: contents.sheetId, address: cell.address, text };
}

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
