import type { StagePort } from '../../host/stage-port.ts';
import type { AnyEvent } from '../state/page-event.ts';
import type { PageState } from '../state/page-state.ts';
import type { Store } from '../state/store.ts';

/** What an action works with: the state of the page, and the stage behind it. */
export type ActionPorts = { store: Store<PageState, AnyEvent>; stage: StagePort };

/** Without an open spreadsheet there is nothing to act on. */
export async function onOpenSpreadsheet(
  { store }: ActionPorts,
  act: (id: string, activeSheet: number) => Promise<void>,
): Promise<void> {
  const { spreadsheet } = store.state();
  if (spreadsheet) await act(spreadsheet.id, spreadsheet.activeSheet);
}

/** Shows the sheet that lies open as the stage has it. */
export function readOpenSheet(ports: ActionPorts): Promise<void> {
  return onOpenSpreadsheet(ports, async (id, sheetId) => {
    const contents = await ports.stage.readSheet(id, sheetId);
    ports.store.send({ is: 'sheet-read', spreadsheet: id, sheetId, contents });
  });
}
