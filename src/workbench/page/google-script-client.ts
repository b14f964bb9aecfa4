import { CallQueue, ofAnotherRealm, pageArguments, ScriptError } from '../../stage/page.ts';
import type { PageAnswer } from '../host/stage-port.ts';
import type { FrameFill, FrameMessage, FrameReply, NamedHosts } from './frame-message.ts';

type Handlers = {
  success?: (value: unknown) => void;
  failure?: (error: Error) => void;
};

/**
 * Runs inside the add-on's page, before anything of its own: gives it `google.script` as Google
 * does (docs/apps-script.md §8.3). A function that does not exist has no stub.
 */
export function install(functions: string[], names: NamedHosts): void {
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, followTo(names), true);
  window.addEventListener('message', ({ source, data }: MessageEvent<FrameFill | FrameReply>) => {
    if (source === window.parent && data?.almanacFrame === 'fill') fillIn(data.fields);
  });
  const queue = new CallQueue();
  const ask = askParent();
  const call = (functionName: string, args: unknown[], handlers: Handlers) => {
    const sent = crossing(args);
    void queue.run(async () => hand(await ask(functionName, sent), handlers));
  };
  const runner = (handlers: Handlers): object => ({
    withSuccessHandler: (success: NonNullable<Handlers['success']>) =>
      runner({ ...handlers, success }),
    withFailureHandler: (failure: NonNullable<Handlers['failure']>) =>
      runner({ ...handlers, failure }),
    ...Object.fromEntries(
      functions.map((name) => [name, (...args: unknown[]) => call(name, args, handlers)]),
    ),
  });
  Object.assign(window, { google: { script: { run: runner({}) } } });
}

/** A name that only the stage knows leads to this machine, for a person's clicks as for the add-on. */
function followTo(names: NamedHosts): (event: Event) => void {
  return (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    // The stage shows Google's own screen here.
    if (link?.origin === 'https://script.google.com') {
      event.preventDefault();
      postToParent({ almanacFrame: 'follow', url: link.href });
    }
    for (const [name, address] of Object.entries(names))
      if (link?.origin === name) link.href = address + link.href.slice(name.length);
  };
}

/** The page hears of it as of what a person types. */
function fillIn(fields: Record<string, string>): void {
  for (const input of document.querySelectorAll('input')) {
    const text = fields[input.name];
    if (text === undefined) continue;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function askParent(): (functionName: string, args: string) => Promise<PageAnswer> {
  const waiting = new Map<number, (answer: PageAnswer) => void>();
  let lastCall = 0;
  window.addEventListener('message', ({ source, data }: MessageEvent<FrameReply>) => {
    if (source !== window.parent || data?.almanacFrame !== 'answer') return;
    waiting.get(data.call)?.(data.answer);
    waiting.delete(data.call);
  });
  return (functionName, args) =>
    new Promise((resolve) => {
      lastCall += 1;
      waiting.set(lastCall, resolve);
      postToParent({ almanacFrame: 'call', call: lastCall, functionName, args });
    });
}

/** An error thrown by a handler of the page goes to the console, like any error of the page. */
function hand(answer: PageAnswer, { success, failure }: Handlers): void {
  try {
    if (answer.ok) success?.(answer.value);
    else if (failure) failure(ofAnotherRealm(new ScriptError(answer.message)));
    else console.error(answer.message);
  } catch (error) {
    console.error(error);
  }
}

function crossing(args: unknown[]): string {
  try {
    return pageArguments(args);
  } catch (error) {
    throw ofAnotherRealm(error as Error);
  }
}

/** The parent's origin is not known here. The messages hold only what the parent itself has sent. */
function postToParent(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}
