import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoAccount } from './demo-account.ts';

export type RunningService = { address: string; stop: () => Promise<void> };

type StartOptions = {
  port: number;
  dataFolder: string;
  folderSetting: string;
  now: () => number;
  siteFolder: string;
  demoAccount: DemoAccount;
};

/** The service as it was built: the workbench runs what is shipped, never the sources. */
export async function startBuiltService(
  built: string,
  options: Omit<StartOptions, 'siteFolder'>,
): Promise<RunningService> {
  const program = pathToFileURL(join(built, 'service/start-service.js')).href;
  const { startService } = (await import(program)) as {
    startService: (options: StartOptions) => Promise<RunningService>;
  };
  return startService({ ...options, siteFolder: join(built, 'site') });
}
