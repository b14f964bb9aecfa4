import { type Reducer, useReducer } from 'preact/hooks';
import type { Result } from '../service/problem.ts';
import { type FormEvent, type FormState, nextForm, OPEN_FORM } from './form-state.ts';

/** The state of a form, and the function that sends it. */
export function useForm<Value>() {
  const reducer: Reducer<FormState<Value>, FormEvent<Value>> = nextForm;
  const [state, dispatch] = useReducer(reducer, OPEN_FORM);
  const submit = async (ask: () => Promise<Result<Value>>): Promise<boolean> => {
    dispatch({ type: 'sent' });
    const answer = await ask();
    dispatch({ type: 'answered', answer });
    return answer.ok;
  };
  const problem = state.view === 'open' ? state.problem : null;
  return { state, problem, submit, beginAgain: () => dispatch({ type: 'begin-again' }) };
}
