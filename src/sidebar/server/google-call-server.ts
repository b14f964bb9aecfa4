import type { Answer } from '../../core/problem.ts';
import type { CallServer, FunctionName } from './page-functions.ts';
import { readFailure } from './read-failure.ts';

type Runner = {
  withSuccessHandler(handle: (value: Answer<unknown> | null) => void): Runner;
  withFailureHandler(handle: (error: Error) => void): Runner;
} & Record<FunctionName, (...args: readonly unknown[]) => void>;

declare const google: { script: { run: Runner } };

export const googleCallServer: CallServer = (name, args) =>
  new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ ok: false, problem: readFailure(error) });
    try {
      google.script.run
        // A value that google.script.run cannot carry arrives as null.
        .withSuccessHandler((answer) => (answer ? resolve(answer) : fail(null)))
        .withFailureHandler(fail)
        [name](...args);
    } catch (error) {
      fail(error);
    }
  });
