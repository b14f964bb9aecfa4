import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from '../../stage/index.ts';
import { type DemoAccount, newDemoAccount } from './demo-account.ts';
import { faultPanel } from './fault-switches.ts';
import { freePort, listen } from './listen.ts';
import { openWorkbenchStage } from './open-workbench-stage.ts';
import { offerStage } from './page-socket.ts';
import { openPersonPort } from './person-port.ts';
import { servePage } from './serve-page.ts';
import type { Setting } from './setting.ts';
import type { StartArguments } from './start-arguments.ts';
import { clearBuiltService, startBuiltService } from './start-service.ts';
import { openStateFolder, type StateFolder, serviceFolderIn } from './state-folder.ts';

/** Nobody owns this name. The stage maps it to this machine, since Google reaches no loopback address. */
const SERVICE_HOST = 'almanac.example';
const SERVICE_NAME = `https://${SERVICE_HOST}`;
/** Often two people keep a spreadsheet, and one may take over what the other has scheduled. */
const PEOPLE = ['you@almanac.example', 'colleague@almanac.example'];
const FOLDER_SETTING = 'npm start -- --folder NAME';

type StartOptions = StartArguments & {
  /** the folder that holds addon/, service/, site/ and workbench/ */
  built: string;
  portTaken?: (taken: number, next: number) => void;
};

type RunningWorkbench = { pageUrl: string; setting: Setting; stop: () => Promise<void> };

/** Starts everything on one machine, each part after those it needs, and stops it in reverse order. */
export async function startWorkbench(options: StartOptions): Promise<RunningWorkbench> {
  const stops: Stop[] = [];
  try {
    const started = await startAll(options, (stopOne) => stops.push(stopOne));
    return { ...started, stop: () => stopAll(stops) };
  } catch (error) {
    // Why it did not start is what a person has to know.
    await stopAll(stops).catch(() => undefined);
    throw error;
  }
}

type Stop = () => Promise<unknown>;

/** Where a full disk keeps the stage from being saved, the service is stopped all the same. */
async function stopAll(stops: readonly Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stopOne of [...stops].reverse())
    await stopOne().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function startAll(
  options: StartOptions,
  started: (stop: Stop) => void,
): Promise<Omit<RunningWorkbench, 'stop'>> {
  const { built, portTaken = () => {} } = options;
  if (options.reset) await clearFolder(built, options.folder, FOLDER_SETTING);
  const folder = await openStateFolder(options.folder);
  const account = await keptAccount(folder);
  const servicePort = await freePort(options.servicePort);
  reportIfMoved(options.servicePort, servicePort, portTaken);
  // The service starts first and holds the folder, so that a second workbench is refused before it
  // can write over the first one's state. Until the stage is open, the time is the machine's.
  let clock: { now: () => number } = Date;
  const service = await startBuiltService(built, {
    port: servicePort,
    dataFolder: folder.service,
    folderSetting: FOLDER_SETTING,
    now: () => clock.now(),
    demoAccount: account,
    knownAs: SERVICE_NAME,
  });
  started(service.stop);
  const { stage, stop: stopStage } = await openWorkbenchStage({
    project: join(built, 'addon'),
    people: PEOPLE,
    hosts: { [SERVICE_HOST]: servicePort },
    folder,
  });
  started(stopStage);
  clock = stage;
  const setting: Setting = {
    directoryUrl: service.address,
    serviceAddress: SERVICE_NAME,
    account: { email: account.email, password: account.password },
  };
  const page = await startPage(options, setting, stage);
  started(page.stop);
  reportIfMoved(options.pagePort, page.port, portTaken);
  return { pageUrl: `http://localhost:${page.port}`, setting };
}

async function startPage({ built, pagePort }: StartOptions, setting: Setting, stage: Stage) {
  const server = await servePage(join(built, 'workbench/page'), setting);
  const port = await listen(server, pagePort);
  const faults = faultPanel(stage, PEOPLE, SERVICE_NAME);
  const socket = offerStage(server, () => openPersonPort({ stage, people: PEOPLE, faults }));
  const stop = async () => {
    socket.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, stop };
}

/** Port 0 asks for any. */
function reportIfMoved(wished: number, got: number, report: (taken: number, next: number) => void) {
  if (wished !== 0 && wished !== got) report(wished, got);
}

async function keptAccount(folder: StateFolder): Promise<DemoAccount> {
  const kept = await folder.read<DemoAccount>('account.json');
  if (kept) return kept;
  const account = newDemoAccount();
  await folder.write('account.json', account);
  return account;
}

/** The service's part is cleared first, because whoever works in the folder holds that part. */
async function clearFolder(built: string, folder: string, folderSetting: string): Promise<void> {
  await clearBuiltService(built, { dataFolder: serviceFolderIn(folder), folderSetting });
  await rm(folder, { recursive: true, force: true });
}
