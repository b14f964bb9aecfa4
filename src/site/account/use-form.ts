import { useState } from 'preact/hooks';
import type { Problem, Result } from '../service/problem.ts';

/** A form is being filled in, being sent, or done with the answer. */
export type FormState<Value> =
  | { view: 'open'; problem: Problem | null }
  | { view: 'sending' }
  | { view: 'done'; value: Value };

/** The state of a form, and the function that sends it. */
export function useForm<Value>() {
  const [state, become] = useState<FormState<Value>>(OPEN_FORM);
  const submit = async (ask: () => Promise<Result<Value>>): Promise<boolean> => {
    become({ view: 'sending' });
    const answer = await ask();
    become(
      answer.ok ? { view: 'done', value: answer.value } : { view: 'open', problem: answer.problem },
    );
    return answer.ok;
  };
  const problem = state.view === 'open' ? state.problem : null;
  return { state, problem, submit, beginAgain: () => become(OPEN_FORM) };
}

const OPEN_FORM = { view: 'open', problem: null } as const;
