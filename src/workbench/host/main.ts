import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../../core/words/languages.ts';
import { speaker } from '../../core/words/speaker.ts';
import { readStartArguments } from './start-arguments.ts';
import { startWorkbench } from './start-workbench.ts';

// The program behind `npm start`: the stage, the service and the page, until Ctrl-C.
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
// One that is set and empty is as good as none (POSIX).
const say = speaker(['workbench'], languageOf(LC_ALL || LC_MESSAGES || LANG || 'en'));
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const wishes = readStartArguments(process.argv.slice(2));
  const workbench = await startWorkbench({
    ...wishes,
    built: join(fileURLToPath(import.meta.url), '../..'),
    portTaken: (taken, next) =>
      print(say('workbench.port-taken', { taken: String(taken), next: String(next) })),
  });
  print('');
  print(say('workbench.started-page', { url: workbench.pageUrl }));
  print(say('workbench.started-directory', { url: workbench.setting.directoryUrl }));
  print(say('workbench.started-account', { ...workbench.setting.account }));
  print(say('workbench.started-state', { folder: wishes.folder }));
  stopOnce(workbench.stop);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** A second Ctrl-C ends the program at once. */
function stopOnce(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      print(`\n${say('workbench.stopping')}`);
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          complain(error);
          process.exit(1);
        },
      );
    });
}
