import type { Answer } from '../../../src/core/problem.ts';
import type {
  ArgumentsOf,
  FunctionName,
  ValueOf,
} from '../../../src/sidebar/server/page-functions.ts';

/** What the add-on answers; a thrown error arrives as google.script.run hands errors over. */
export type FakeServer = {
  [Name in FunctionName]?: (
    ...args: ArgumentsOf<Name>
  ) => Answer<ValueOf<Name>> | Promise<Answer<ValueOf<Name>>>;
};

type Handlers = { success: (value: unknown) => void; failure: (error: Error) => void };
type Answering = (...args: unknown[]) => unknown;

/** A google.script.run for the page in a frame, which asks the server that stands there when it calls. */
export function googleScriptRun(server: () => FakeServer): unknown {
  const call = async (name: FunctionName, args: unknown[], handlers: Handlers): Promise<void> => {
    const answering = server()[name] as Answering | undefined;
    // No answer is there before the call has ended.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      if (!answering) throw new TypeError(`${name} is not answered here`);
      handlers.success(asPlainData(await answering(...asPlainData(args))));
    } catch (error) {
      // Google makes its errors in the frame around the page, where `Error` is another one, as it is here.
      handlers.failure(error as Error);
    }
  };
  return runner({ success: () => {}, failure: () => {} }, call);
}

type Call = (name: FunctionName, args: unknown[], handlers: Handlers) => Promise<void>;

function runner(handlers: Handlers, call: Call): unknown {
  const { success, failure } = handlers;
  return new Proxy(
    {},
    {
      get: (_target, name: string) => {
        if (name === 'withSuccessHandler')
          return (handle: Handlers['success']) => runner({ success: handle, failure }, call);
        if (name === 'withFailureHandler')
          return (handle: Handlers['failure']) => runner({ success, failure: handle }, call);
        return (...args: unknown[]) => void call(name as FunctionName, args, handlers);
      },
    },
  );
}

function asPlainData<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
