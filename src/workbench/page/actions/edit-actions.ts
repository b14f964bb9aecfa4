import { type Place, placesOf } from '../../files/a1.ts';
import { oneByOne } from '../../host/one-by-one.ts';
import type { TypedText } from '../../host/stage-port.ts';
import type { EditStep, ToEnter } from '../state/page-state.ts';
import { type ActionPorts, onOpenSpreadsheet, readOpenSheet } from './action-ports.ts';
import { pastedTexts } from './pasted-texts.ts';

/** A person types, pastes, takes back and does again. */
export function editActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send, state } = store;
  // Edits wait for each other, so that an undo finds the edit it takes back.
  const afterEarlierEdits = oneByOne();
  const enterSettling = async (spreadsheet: string, sheetId: number, texts: TypedText[]) => {
    if (texts.length === 0) return;
    try {
      const before = await stage.enterTexts(spreadsheet, sheetId, texts);
      // Undo is of the spreadsheet that lies open.
      if (state().spreadsheet?.id === spreadsheet)
        send({ is: 'edited', step: { sheetId, before, texts } });
    } finally {
      send({ is: 'edit-settled' });
    }
  };
  // The page reads what the stage made of the texts when the stage says that the sheet has changed.
  const enterInto = async (spreadsheet: string, sheetId: number, toEnter: ToEnter) => {
    const show = (texts: TypedText[]) => {
      if (texts.length > 0) send({ is: 'typed', spreadsheet, sheetId, texts });
      return texts;
    };
    const shown = toEnter instanceof Promise ? toEnter.then(show) : show(toEnter);
    try {
      await afterEarlierEdits(async () => enterSettling(spreadsheet, sheetId, await shown));
    } catch (error) {
      // The page still shows what was typed, and nothing has changed of which the stage would tell.
      await readOpenSheet(ports);
      throw error;
    }
  };
  const enter = async (toEnter: ToEnter) => {
    const { spreadsheet, contents } = state();
    if (spreadsheet && contents) await enterInto(spreadsheet.id, contents.sheetId, toEnter);
  };
  // A step that the stage refuses stays to be taken again.
  const takeStep = (
    from: 'done' | 'undone',
    take: (id: string, step: EditStep) => Promise<unknown>,
  ) =>
    afterEarlierEdits(() =>
      onOpenSpreadsheet(ports, async (spreadsheet) => {
        const step = state()[from].at(-1);
        if (!step) return;
        await take(spreadsheet, step);
        if (state().spreadsheet?.id === spreadsheet)
          send({ is: from === 'done' ? 'undone' : 'redone' });
      }),
    );
  return {
    enter,
    beginEntry: () => send({ is: 'entry-begun' }),
    /** Into the cell in which it was begun. */
    endEntry: async (text: string) => {
      const { entry } = state();
      if (!entry) return;
      send({ is: 'entry-ended' });
      const place = placesOf(entry.address)?.first;
      if (place && text !== entry.text)
        await enterInto(entry.spreadsheet, entry.sheetId, [{ ...place, text }]);
    },
    paste: (at: Place, text: string) => enter(pastedTexts(at, text)),
    undo: () =>
      takeStep('done', (id, { sheetId, before }) => stage.restoreCells(id, sheetId, before)),
    redo: () =>
      takeStep('undone', (id, { sheetId, texts }) => stage.enterTexts(id, sheetId, texts)),
  };
}
