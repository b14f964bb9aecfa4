import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoAccount } from './demo-account.ts';

type RunningService = { address: string; stop: () => Promise<void> };

type StartOptions = {
  port: number;
  dataFolder: string;
  folderSetting: string;
  now: () => number;
  siteFolder: string;
  /** the name that people give the service in a spreadsheet */
  knownAs: string;
  demoAccount: DemoAccount;
  passwordCost: { logN: number; r: number; p: number };
};

/**
 * The demo account's password stands on the page, and its data is for trying. To guard it as a service does would take
 * 0.2 s at each start and each sign-in. Accounts that somebody makes here are guarded no better, as docs/security.md says.
 */
const PASSWORD_COST = { logN: 10, r: 8, p: 1 };

type BuiltService = {
  startService: (options: StartOptions) => Promise<RunningService>;
  clearDataFolder: (folder: string, folderSetting: string) => Promise<void>;
};

/** The built service, because the workbench runs what is shipped and never the sources. */
export async function startBuiltService(
  built: string,
  options: Omit<StartOptions, 'siteFolder' | 'passwordCost'>,
): Promise<RunningService> {
  const { startService } = await builtService(built);
  return startService({
    ...options,
    siteFolder: join(built, 'site'),
    passwordCost: PASSWORD_COST,
  });
}

/** Throws while another workbench works in the folder. */
export async function clearBuiltService(
  built: string,
  { dataFolder, folderSetting }: Pick<StartOptions, 'dataFolder' | 'folderSetting'>,
): Promise<void> {
  const { clearDataFolder } = await builtService(built);
  await clearDataFolder(dataFolder, folderSetting);
}

function builtService(built: string): Promise<BuiltService> {
  return import(pathToFileURL(join(built, 'service/start-service.js')).href);
}
