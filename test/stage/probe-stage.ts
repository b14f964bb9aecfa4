import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/stage.ts';
import type { StageOptions } from '../../src/stage/stage-options.ts';

const AUTH = 'https://www.googleapis.com/auth/';

export const ALL_SCOPES = [
  'spreadsheets.currentonly',
  'script.container.ui',
  'script.external_request',
  'script.scriptapp',
  'script.send_mail',
  'userinfo.email',
].map((name) => AUTH + name);

/** Runs a piece of script as the body of a function: what it returns comes back. */
const PROBE = `
function probe(body) { return new Function(body)(); }
function onOpen(e) { SpreadsheetApp.getUi().createAddonMenu().addItem('Probe', 'probeMenu').addToUi(); }
function probeMenu() { return null; }
`;

export type Probed = {
  stage: Stage;
  /** the value of a piece of script in the document `book` */
  probe: (body: string, where?: { user?: string }) => Promise<unknown>;
  close: () => Promise<void>;
};

type ProbeOptions = Omit<StageOptions, 'project'> & {
  files?: Record<string, string>;
  manifest?: Record<string, unknown>;
};

/** A stage around a project written for one test, in a zone other than UTC. */
export async function probeStage({
  files,
  manifest = {},
  ...options
}: ProbeOptions = {}): Promise<Probed> {
  const project = await writeProject({ 'Code.js': PROBE, ...files }, manifest);
  const stage = await openNext({
    documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Data' }] }],
    ...options,
    project,
  });
  return {
    stage,
    probe: (body, where = {}) => stage.run('probe', [body], { document: 'book', ...where }),
    close: async () => {
      await leave(stage);
      await rm(project, { recursive: true });
    },
  };
}

/** The last stage that is over: most of what a short test took was a new process. */
let over: Stage | undefined;
afterAll(() => over?.close());

/** A stage in the process of the last one that was left. */
export async function openNext(options: StageOptions): Promise<Stage> {
  const stage = await openStage({ ...options, after: over });
  over = undefined;
  return stage;
}

export async function leave(stage: Stage): Promise<void> {
  await over?.close();
  const isIdle = stage.executions.every(({ status }) => status !== 'running');
  over = isIdle ? stage : undefined;
  if (!isIdle) await stage.close();
}

/** A project folder for as long as it is worked with. */
export async function withProject<Result>(
  files: Record<string, string>,
  work: (folder: string) => Promise<Result>,
  manifest: Record<string, unknown> = {},
): Promise<Result> {
  const folder = await writeProject(files, manifest);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeProject(
  files: Record<string, string>,
  manifest: Record<string, unknown>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apps-script-'));
  const full = {
    timeZone: 'America/Caracas',
    runtimeVersion: 'V8',
    oauthScopes: ALL_SCOPES,
    ...manifest,
  };
  await writeFile(join(folder, 'appsscript.json'), JSON.stringify(full));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
