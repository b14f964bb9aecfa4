import { oneByOne } from '../../host/one-by-one.ts';
import type { LineChange, SheetChange } from '../../host/stage-port.ts';
import { type ActionPorts, onOpenSpreadsheet, readOpenSheet } from './action-ports.ts';
import { openFiles } from './open-files.ts';

/** A person opens spreadsheets and files, goes from sheet to sheet, and adds and removes sheets. */
export function sheetActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send, state } = store;
  const readSheet = () => readOpenSheet(ports);
  const choose = async (id: string, sheetId: number, address: string) => {
    try {
      await stage.select(id, sheetId, address);
    } finally {
      send({ is: 'choice-settled' });
    }
  };
  /** Such as a name that another tab has: nothing has changed, and the person reads why. */
  const orSaid = (act: Promise<void>) =>
    act.catch(({ message }: Error) => send({ is: 'told', message, failed: true }));
  let openings = 0;
  const open = async (id: string) => {
    openings += 1;
    const opening = openings;
    send({ is: 'spreadsheet-chosen', id });
    const spreadsheet = await stage.openSpreadsheet(id);
    // Meanwhile it may have been opened anew, for another person or in another language.
    if (opening !== openings) return;
    send({ is: 'spreadsheet-opened', spreadsheet });
    await readSheet();
  };
  // Two drops in a row wait for each other, so that the last one lies open.
  const afterEarlierFiles = oneByOne();
  return {
    open,
    /** For another person or in another language, since the add-on makes its menu when a spreadsheet opens. */
    openAgain: async () => {
      const { chosen } = state();
      if (chosen !== null) await open(chosen);
    },
    openFiles: (files: readonly File[]) =>
      afterEarlierFiles(() => openFiles(files, { ...ports, open })),
    readSheet,
    chooseSheet: (sheetId: number) =>
      onOpenSpreadsheet(ports, async (id) => {
        send({ is: 'sheet-chosen', sheetId });
        await choose(id, sheetId, 'A1');
        await readSheet();
      }),
    chooseCell: (address: string) =>
      onOpenSpreadsheet(ports, async (id, sheetId) => {
        if (address === state().cell.address) return;
        send({ is: 'cell-chosen', address });
        await choose(id, sheetId, address);
      }),
    addSheet: () => onOpenSpreadsheet(ports, (id) => stage.addSheet(id)),
    changeSheet: (sheetId: number, change: SheetChange) =>
      orSaid(onOpenSpreadsheet(ports, (id) => stage.changeSheet(id, sheetId, change))),
    changeLines: (change: LineChange) =>
      orSaid(onOpenSpreadsheet(ports, (id, sheetId) => stage.changeLines(id, sheetId, change))),
    undo: () => orSaid(onOpenSpreadsheet(ports, stage.undo)),
  };
}
