import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Log, Serve } from '../../app.ts';
import type { PasswordCost } from '../../auth/password-hash.ts';
import type { Route } from '../../http/route.ts';
import { lockFolder } from './folder-lock.ts';
import { listen } from './listen.ts';
import {
  type DatabaseLimits,
  type OpenService,
  openService,
  type StartProblem,
} from './open-service.ts';
import { sayToOperator } from './operator-words.ts';
import { missingBeside, SETTINGS, type Settings, standardSettings } from './settings.ts';

export type StartOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Where the embedded database and the keys live. */
  dataFolder?: string;
  /** What a person writes to choose another folder, named when this one is in use. */
  folderSetting?: string;
  databaseUrl?: string;
  now?: () => number;
  siteFolder?: string;
  /** What a spreadsheet calls, where it is not the address of the site. */
  knownAs?: string;
  log?: Log;
  /** Made at the start unless it is there. */
  demoAccount?: { email: string; password: string; displayName: string };
  settings?: Partial<Settings>;
  passwordCost?: PasswordCost;
  databaseLimits?: DatabaseLimits;
};

export type RunningService = {
  address: string;
  /** The service without the network. */
  serve: Serve;
  /** What it answers, for whoever wants to walk all of it. */
  routes: Route[];
  stop: () => Promise<void>;
};

/** Starts the whole service inside this process. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const service = await openInside(options);
  const settings = settingsOf(options);
  try {
    if (options.demoAccount) await addAccount(service, options.demoAccount);
    const listening = await listen(service.serve, { ...settings, turns: service.turns });
    return {
      address: listening.address,
      serve: service.serve,
      routes: service.routes,
      stop: async () => {
        await listening.stop();
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** The whole service without the network, for whoever calls it from this process. */
export async function openInside(options: Omit<StartOptions, 'port'>): Promise<OpenService> {
  const settings = settingsOf(options);
  const missing = missingBeside(settings);
  if (missing) throw new Error(`Cannot start the service: ${sayToOperator(missing.kind, missing)}`);
  const opening = await openService({
    settings,
    now: options.now ?? Date.now,
    log: options.log ?? (() => {}),
    ...(options.knownAs ? { knownAs: options.knownAs } : {}),
    ...(options.passwordCost ? { passwordCost: options.passwordCost } : {}),
    ...(options.databaseLimits ? { databaseLimits: options.databaseLimits } : {}),
  });
  if (opening.ok) return opening.service;
  throw new Error(`Cannot start the service: ${why(opening.problem, options.folderSetting)}`);
}

/** Deletes all that is kept in a data folder, unless somebody works in it. */
export async function clearDataFolder(folder: string, folderSetting?: string): Promise<void> {
  const locking = await lockFolder(folder);
  if (!locking.ok) throw new Error(`Cannot clear the data: ${why(locking.problem, folderSetting)}`);
  await rm(folder, { recursive: true, force: true });
  await locking.lock.release();
}

function why(problem: StartProblem, setting = SETTINGS.dataFolder.name): string {
  return sayToOperator(problem.kind, { setting, ...problem });
}

function settingsOf(options: Partial<StartOptions>): Settings {
  const standard = standardSettings();
  return {
    ...standard,
    port: options.port ?? standard.port,
    dataFolder: options.dataFolder ?? standard.dataFolder,
    databaseUrl: options.databaseUrl ?? null,
    siteFolder: options.siteFolder ?? builtSite(),
    ...options.settings,
  };
}

/** The site lies beside the service once both are built. */
export function builtSite(): string | null {
  const folder = fileURLToPath(new URL('../site', import.meta.url));
  return existsSync(folder) ? folder : null;
}

async function addAccount(
  { serve }: OpenService,
  { email, password, displayName }: NonNullable<StartOptions['demoAccount']>,
): Promise<void> {
  const post = (path: string, body: object, token = '') =>
    serve(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    );
  const response = await post('signup', { email, password, data: { display_name: displayName } });
  // It was made at an earlier start.
  if (response.status === 422) return;
  if (!response.ok) throw new Error(`Cannot make the demo account: status ${response.status}`);
  // Signing up opens a session, and its owner would find a program in their list that they do not know.
  const { access_token: token } = (await response.json()) as { access_token: string };
  await post('logout?scope=local', {}, token);
}
