import { openStage, type SavedState, type Stage } from '../../stage/index.ts';
import { demoSpreadsheets } from '../demo/demo-spreadsheets.ts';
import { oncePaused } from './once-paused.ts';
import type { StateFolder } from './state-folder.ts';

type WorkbenchStageOptions = {
  project: string;
  /** the first is the owner of every spreadsheet, the others are editors */
  people: string[];
  /** names scripts may reach, and the port of this machine behind each */
  hosts: Record<string, number>;
  folder: StateFolder;
};

type WorkbenchStage = { stage: Stage; stop: () => Promise<void> };

const KEPT = 'stage.json';
const SAVE_AFTER_MS = 1_000;
/** After one of these events the kept state must be written anew. */
const CHANGES = ['document', 'execution', 'triggers', 'mail', 'clock'];

/** Opens the built add-on on the stage, at first with the demo spreadsheets, later with the kept ones. */
export async function openWorkbenchStage(options: WorkbenchStageOptions): Promise<WorkbenchStage> {
  const { folder } = options;
  const saved = await folder.read<SavedState>(KEPT);
  if (saved && saved.version !== 1)
    throw new Error(
      `Cannot read ${KEPT}: another version wrote it. "npm start -- --reset" begins afresh`,
    );
  const stage = await openStage({
    project: options.project,
    install: 'bound',
    users: options.people.map((email) => ({ email })),
    ...(saved ? { saved } : { documents: newDocuments() }),
    hosts: options.hosts,
    clock: { startsAt: Date.now(), flows: true },
  });
  const save = async () => folder.write(KEPT, await stage.saved());
  const saveSoon = oncePaused(save, SAVE_AFTER_MS);
  const stopListening = stage.onEvent(({ event }) => {
    if (CHANGES.includes(event)) saveSoon();
  });
  return {
    stage,
    stop: async () => {
      stopListening();
      await saveSoon.stop();
      try {
        await save();
      } finally {
        await stage.close();
      }
    },
  };
}

function newDocuments() {
  return demoSpreadsheets().map(({ title, ...given }) => ({ ...given, name: title }));
}
