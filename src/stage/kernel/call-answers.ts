import type { CallMessage, CallName } from '../platform/calls.ts';
import { Exception, exception } from '../platform/exception.ts';
import { refusal } from '../platform/gate.ts';
import { methodRule } from '../platform/method-rules.ts';
import { fromWire, toWire } from '../platform/wire.ts';
import type { DocumentHappening, Happening } from './faults.ts';
import { takeTime } from './latency.ts';
import type { Run } from './run.ts';
import { type CallHandlers, documentOf, type World } from './world.ts';

/** Answers every operation a script asks for: faults first, then the gate, then the service. */
export function callAnswers(world: World, handlers: CallHandlers<CallName>) {
  const handle = (run: Run, message: CallMessage): unknown => {
    const args = fromWire(message.arguments) as never[];
    const handler = handlers[message.operation] as (run: Run, ...args: never[]) => unknown;
    return handler(run, ...args);
  };

  return (run: Run, message: CallMessage): string | Promise<string> => {
    const happenings = message.first ? world.faults.atMethod(message.method, run.functionName) : [];
    const refused = (error: unknown) => `-${messageOf(error, message)}`;
    const answered = (value: unknown) => {
      const text = `+${toWire(value)}`;
      if (happenings.some((planned) => planned.kind === 'killed' && planned.when === 'after'))
        killed(run);
      return text;
    };
    try {
      for (const happening of happenings) happen({ world, run, method: message.method }, happening);
      pass(world, run, message.method);
      const time = takeTime(world, run, message);
      const value = time ? time.then(() => handle(run, message)) : handle(run, message);
      // Most operations are done at once, and a promise would cost them a turn of the loop.
      return value instanceof Promise ? value.then(answered).catch(refused) : answered(value);
    } catch (error) {
      return refused(error);
    }
  };
}

/** The realm has asked this already, but consent may have been withdrawn since. */
function pass(world: World, run: Run, method: string): void {
  const refused = refusal(method, {
    mode: run.mode,
    manifestScopes: world.opening.project.manifest.oauthScopes ?? 'detected',
    grantedScopes: [...run.user.granted],
  });
  if (refused) throw new Exception(refused);
}

/** An error that the platform does not have is a fault of the stage, and says so. */
function messageOf(error: unknown, message: CallMessage): string {
  if (error instanceof Exception) return error.message;
  return `The stage failed at ${message.method} (${message.operation}): ${(error as Error).stack}`;
}

type Place = { world: World; run: Run; method: string };

function happen({ world, run, method }: Place, happening: Happening): void {
  switch (happening.kind) {
    case 'throw':
      throw new Exception(happening.text);
    case 'storage-error':
      throw exception('storage-error', { code: happening.code ?? 'INTERNAL' });
    case 'lock-timeout':
      throw exception('lock-timeout');
    case 'quota-spent':
      throw exception('quota-spent', { service: happening.service ?? quotaOf(method) });
    case 'consent-revoked':
      run.user.withdraw(happening.scopes ?? [...run.user.granted]);
      throw exception('authorization-required');
    case 'killed':
      if (happening.when === 'after') return;
      killed(run);
      // The execution was killed and nobody waits for the answer, so the call must not be made.
      throw new Exception(KILLED);
    case 'do':
      disturb(world, happening.what);
      return;
    default:
      // What happens on the network is refused at a method when it is added.
      throw new Error(`Cannot let "${happening.kind}" happen: no request is under way`);
  }
}

/** The service as the platform names it where its calls of a day are used up. */
function quotaOf(method: string): string {
  const { cost } = methodRule(method);
  if (cost === 'fetch') return 'urlfetch';
  if (cost === 'property') return 'properties';
  return cost === 'mail' ? 'email' : (method.split('.')[0] ?? method).toLowerCase();
}

const KILLED = 'Execution killed by a fault';

function killed(run: Run): void {
  run.kill(KILLED);
}

/** What another person, or another day, does to a document while a script runs. */
function disturb(world: World, what: DocumentHappening): void {
  switch (what.do) {
    case 'delete-sheet':
      documentOf(world, what.document).removeSheet(what.sheet);
      break;
    case 'rename-sheet':
      documentOf(world, what.document).renameSheet(what.sheet, what.name);
      break;
    case 'move-sheet':
      documentOf(world, what.document).moveSheet(what.sheet, what.index);
      break;
    case 'change-zone':
      documentOf(world, what.document).timeZone = what.timeZone;
      break;
    case 'delete-document':
      world.documents.delete(what.document);
      break;
    default:
      world.triggers.disableAll();
      return;
  }
  world.tell({ event: 'document', document: what.document });
}
