import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStartArguments } from './start-arguments.ts';
import { startWorkbench } from './start-workbench.ts';

// The program behind `npm start`: the stage, the service and the page, until Ctrl-C.
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const wishes = readStartArguments(process.argv.slice(2));
  const workbench = await startWorkbench({
    ...wishes,
    built: join(fileURLToPath(import.meta.url), '../..'),
    portTaken: (taken, next) => print(`Port ${taken} is in use: taking ${next}.`),
  });
  const { account } = workbench.setting;
  print('');
  print(`Workbench     ${workbench.pageUrl}`);
  print(`Directory     ${workbench.setting.directoryUrl}`);
  print(`Demo account  ${account.email}  ${account.password}`);
  print(
    `What you do is kept in ${wishes.folder}; "npm start -- --reset" begins afresh. Ctrl-C stops.`,
  );
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
      print('\nStopping …');
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          complain(error);
          process.exit(1);
        },
      );
    });
}
