import type { FrameMessage, FrameReply } from './serve-frame.ts';
import { wireValue } from './wire-value.ts';

/** How many calls Google keeps under way at once; further ones wait their turn. */
const CALLS_AT_ONCE = 10;

type Handlers = {
  success?: (value: unknown, userObject: unknown) => void;
  failure?: (error: Error, userObject: unknown) => void;
  userObject?: unknown;
};
type Call = { functionName: string; args: unknown[]; handlers: Handlers };

/**
 * Runs inside the add-on's page, before anything of its own: gives it `google.script` as Google
 * does (apps-script.md §8.4). A function that does not exist has no stub.
 */
export function install(functions: string[]): void {
  const waiting: Call[] = [];
  const underWay = new Map<number, Handlers>();
  let lastCall = 0;
  const sendNext = () => {
    if (underWay.size >= CALLS_AT_ONCE) return;
    const call = waiting.shift();
    if (!call) return;
    lastCall += 1;
    underWay.set(lastCall, call.handlers);
    tell({
      almanacFrame: 'call',
      call: lastCall,
      functionName: call.functionName,
      args: call.args,
    });
  };
  const runner = (handlers: Handlers): object => ({
    withSuccessHandler: (success: NonNullable<Handlers['success']>) =>
      runner({ ...handlers, success }),
    withFailureHandler: (failure: NonNullable<Handlers['failure']>) =>
      runner({ ...handlers, failure }),
    withUserObject: (userObject: unknown) => runner({ ...handlers, userObject }),
    ...Object.fromEntries(
      functions.map((functionName) => [
        functionName,
        (...args: unknown[]) => {
          waiting.push({ functionName, args: wireArguments(args), handlers });
          sendNext();
        },
      ]),
    ),
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<FrameReply>) => {
    if (source !== window.parent || data?.almanacFrame !== 'answer') return;
    const handlers = underWay.get(data.call);
    if (!handlers) return;
    underWay.delete(data.call);
    sendNext();
    hand(data.answer, handlers);
  });
  Object.assign(window, { google: { script: { run: runner({}), host: host() } } });
}

function hand(answer: FrameReply['answer'], { success, failure, userObject }: Handlers): void {
  if (answer.ok) {
    success?.(answer.value, userObject);
    return;
  }
  const error = Object.assign(new Error(answer.error.message), { name: 'ScriptError' });
  if (failure) failure(error, userObject);
  else console.error(error);
}

function host() {
  return {
    origin: window.location.ancestorOrigins?.[0] ?? '',
    close: () => tell({ almanacFrame: 'close' }),
    setWidth: (width: number) => tell({ almanacFrame: 'resize', width }),
    setHeight: (height: number) => tell({ almanacFrame: 'resize', height }),
    editor: { focus: () => tell({ almanacFrame: 'focus' }) },
  };
}

/** A form may stand alone; everything else is plain data. */
function wireArguments(args: unknown[]): unknown[] {
  const [first] = args;
  if (args.length === 1 && first instanceof HTMLFormElement)
    return [Object.fromEntries(new FormData(first))];
  return args.map((value, index) => wireValue(value, String(index)));
}

/** The parent's origin is not known here, and nothing secret is said that it did not send itself. */
function tell(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}
