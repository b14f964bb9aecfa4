import { HOUR_MS } from '../../../core/calendar/civil-date.ts';
import type { Log } from '../../app.ts';
import { errorCode } from '../../store/error-code.ts';
import { builtEdition } from './edition.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics.ts';
import {
  databaseProblem,
  type Opening,
  type OpenOptions,
  type OpenService,
  openDatabaseAlone,
  openService,
  type StartProblem,
} from './open-service.ts';
import { COMMANDS, type Command, load, type Outcome } from './operator.ts';
import { sayToOperator as say } from './operator-words.ts';
import { readSettings, SETTINGS, type Settings, settingsInForce } from './settings.ts';
import { builtSite } from './start-service.ts';

/** One JSON object a line, so that any collector can read it. */
const writeLine: Log = (event, details) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);
};

const [asked, ...args] = process.argv.slice(2);
const isLoading = asked === 'load';
const command = isLoading ? null : commandOrExit();
const isCommand = asked !== undefined;
const settings = settingsOrExit();
const metrics = settings.metricsPort && !isCommand ? await openMetrics() : null;
const log = metrics ? metrics.counting(writeLine) : writeLine;
const edition = builtEdition();
if (isLoading) await obey(load, await openOrExit(openDatabaseAlone));
else {
  const service = await openOrExit(openService);
  if (command) await obey(command, service);
  else await run(service, settings);
}

/** Null starts the service. */
function commandOrExit(): Command | null {
  if (asked === undefined) return null;
  return COMMANDS.get(asked) ?? exitWith([say('command-unknown')]);
}

function settingsOrExit(): Settings {
  const reading = readSettings(process.env);
  if (!reading.ok)
    return exitWith(reading.problems.map((problem) => say(problem.kind, { ...problem })));
  return { ...reading.settings, siteFolder: builtSite() };
}

async function openOrExit<Opened>(
  open: (options: OpenOptions) => Promise<Opening<Opened>>,
): Promise<Opened> {
  const lost = () => exitWith([say('folder-lost', { folder: settings.dataFolder })]);
  const opening = await open({
    ...{ settings, now: Date.now, log, lost, metrics, edition, isCommand },
    // A command may take its time: an account with all it has is removed in one statement.
    ...(isCommand ? { databaseLimits: { statementTimeoutMs: 0, deadlineMs: 0 } } : {}),
  });
  return opening.ok ? opening.service : exitWith([sentenceOf(opening.problem)]);
}

async function run(opened: OpenService, wanted: Settings): Promise<void> {
  const { siteUrl, host, port, metricsPort } = wanted;
  const orExit = (taken: number) => async (error: unknown) => {
    await opened.close();
    return exitWith([whyNotListening(error, { host, port: taken })]);
  };
  log('settings', { ...edition, ...settingsInForce(wanted) });
  const measured = await metrics?.listen(metricsPort, host).catch(orExit(metricsPort));
  const listening = await listen(opened.serve, { ...wanted, turns: opened.turns }).catch(
    orExit(port),
  );
  log('started', { sentence: say('started', { address: siteUrl ?? listening.address }) });
  const tidying = setInterval(tidy, HOUR_MS);
  tidy();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(signal));
  // A terminal that is closed ends what runs in it. A program that turns logs over means nothing by it.
  process.on('SIGHUP', () => process.stdout.isTTY && void stop('SIGHUP'));

  function tidy(): void {
    // What a clock makes out that was set a year ahead is not deleted: the clock since the start does not jump.
    const now = Math.min(Date.now(), performance.timeOrigin + performance.now());
    opened.accounts.tidy(now).catch(() => log('tidy-failed', {}));
  }

  async function stop(signal: string): Promise<void> {
    log('stopping', { signal });
    clearInterval(tidying);
    await opened.drain(wanted.drainSeconds * 1000);
    await listening.stop();
    measured?.stop();
    await opened.close();
    log('stopped', {});
  }
}

function whyNotListening(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  const code = errorCode(error);
  if (code === null) throw error;
  return code === 'EADDRINUSE'
    ? say('port-in-use', { port: String(port) })
    : say('cannot-listen', { host, port: String(port), code });
}

async function obey<Opened extends Pick<OpenService, 'close'>>(
  wanted: (opened: Opened, args: string[], settings: Settings) => Promise<Outcome>,
  opened: Opened,
): Promise<void> {
  const { ok, sentence } = await wanted(opened, args, settings)
    .catch(withoutDatabase)
    .finally(opened.close);
  process.stdout.write(`${sentence}\n`);
  process.exitCode = ok ? 0 : 1;
}

function withoutDatabase(error: unknown): Outcome {
  const problem = databaseProblem(error, settings);
  if (!problem) throw error;
  return { ok: false, sentence: sentenceOf(problem) };
}

function sentenceOf(problem: StartProblem): string {
  return say(problem.kind, { setting: SETTINGS.dataFolder.name, ...problem });
}

function exitWith(sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
