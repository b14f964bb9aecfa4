import type { Place } from '../../files/a1.ts';
import type { TypedText } from '../../host/stage-port.ts';
import { type ActionPorts, onOpenSpreadsheet } from './action-ports.ts';
import { oneByOne } from './one-by-one.ts';
import { pastedTexts } from './pasted-texts.ts';

/** A person types, pastes, takes back and does again. */
export function editActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send, state } = store;
  // Edits wait for each other, so that an undo finds the edit it takes back.
  const afterEarlierEdits = oneByOne();
  // The page reads what the stage made of the texts when the stage says that the sheet has changed.
  const enter = async (texts: TypedText[]) => {
    const { spreadsheet, contents } = state();
    if (!spreadsheet || !contents || texts.length === 0) return;
    const { sheetId } = contents;
    send({ is: 'typed', texts });
    await afterEarlierEdits(async () => {
      const before = await stage.enterTexts(spreadsheet.id, sheetId, texts);
      send({ is: 'edited', step: { sheetId, before, texts } });
    });
  };
  const onOpenInTurn = (edit: (spreadsheet: string) => Promise<void>) =>
    afterEarlierEdits(() => onOpenSpreadsheet(ports, edit));
  return {
    enter,
    paste: (at: Place, text: string) => enter(pastedTexts(at, text)),
    undo: () =>
      onOpenInTurn(async (spreadsheet) => {
        const step = state().done.at(-1);
        if (!step) return;
        send({ is: 'undone' });
        await stage.restoreCells(spreadsheet, step.sheetId, step.before);
      }),
    redo: () =>
      onOpenInTurn(async (spreadsheet) => {
        const step = state().undone.at(-1);
        if (!step) return;
        send({ is: 'redone' });
        await stage.enterTexts(spreadsheet, step.sheetId, step.texts);
      }),
  };
}
