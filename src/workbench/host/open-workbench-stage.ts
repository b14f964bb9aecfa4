import { openStage, type Stage } from '../apps-script/stage.ts';
import { demoSpreadsheets } from '../demo/demo-spreadsheets.ts';
import type { SpreadsheetInfo } from './stage-port.ts';
import type { StateFolder } from './state-folder.ts';

export type WorkbenchStageOptions = {
  project: string;
  person: string;
  /** names scripts may reach, and the port of this machine behind each */
  hosts: Record<string, number>;
  folder: StateFolder;
};

export type WorkbenchStage = { stage: Stage; spreadsheets: SpreadsheetInfo[] };

/** The built add-on on the stage, with the demo spreadsheets or what became of them. */
export async function openWorkbenchStage(options: WorkbenchStageOptions): Promise<WorkbenchStage> {
  const demos = demoSpreadsheets();
  const stage = await openStage({
    project: options.project,
    install: 'bound',
    users: [{ email: options.person }],
    documents: demos.map(({ title, ...given }) => ({ ...given, name: title })),
    hosts: options.hosts,
    clock: { startsAt: Date.now(), flows: true },
  });
  return { stage, spreadsheets: demos.map(({ id, title }) => ({ id, title })) };
}
