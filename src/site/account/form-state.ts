import type { Problem, Result } from '../service/problem.ts';

/** A form is being filled in, being sent, or done with the answer. */
export type FormState<Value> =
  | { view: 'open'; problem: Problem | null }
  | { view: 'sending' }
  | { view: 'done'; value: Value };

export type FormEvent<Value> =
  | { type: 'sent' }
  | { type: 'answered'; answer: Result<Value> }
  | { type: 'begin-again' };

export function nextForm<Value>(
  state: FormState<Value>,
  event: FormEvent<Value>,
): FormState<Value> {
  switch (event.type) {
    case 'sent':
      return state.view === 'sending' ? state : { view: 'sending' };
    case 'answered':
      return state.view === 'sending' ? answered(event.answer) : state;
    case 'begin-again':
      return { view: 'open', problem: null };
    default:
      return event satisfies never;
  }
}

export const OPEN_FORM: { view: 'open'; problem: null } = { view: 'open', problem: null };

function answered<Value>(answer: Result<Value>): FormState<Value> {
  return answer.ok
    ? { view: 'done', value: answer.value }
    : { view: 'open', problem: answer.problem };
}
