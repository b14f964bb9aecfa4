import { pastedTexts } from '../../../browser/table/pasted-texts.ts';
import type { Place } from '../../../core/reading/a1.ts';
import { oneByOne } from '../../host/one-by-one.ts';
import type { TypedText } from '../../host/stage-port.ts';
import { type ActionPorts, readOpenSheet } from './action-ports.ts';

/** A person types and pastes. */
export function editActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send } = store;
  const afterEarlierEdits = oneByOne();
  // The page reads what the stage made of the texts when the stage says that the sheet has changed.
  const enterInto = async (spreadsheet: string, sheetId: number, texts: TypedText[]) => {
    if (texts.length === 0) return;
    send({ is: 'typed', spreadsheet, sheetId, texts });
    try {
      await afterEarlierEdits(() => stage.enterTexts(spreadsheet, sheetId, texts)).finally(() =>
        send({ is: 'edit-settled' }),
      );
    } catch (error) {
      // The page still shows what was typed, and nothing has changed of which the stage would tell.
      await readOpenSheet(ports);
      throw error;
    }
  };
  return {
    enterInto,
    pasteInto: (spreadsheet: string, sheetId: number, at: Place, text: string) =>
      enterInto(spreadsheet, sheetId, pastedTexts(at, text)),
  };
}
