import type { Problem } from '../../core/problem.ts';
import type { ArgumentsOf, FunctionName } from '../server/page-functions.ts';
import type { Call, Calling } from './sidebar-state.ts';

/**
 * A newer call replaces an older one of the same name, and the older reply is ignored. One that the newer waits for
 * stays until it is answered.
 */
export function startCall<State extends Calling, Name extends FunctionName>(
  state: State,
  name: Name,
  ...args: ArgumentsOf<Name>
): State {
  const call: Call<Name> = { id: state.nextCallId, name, args, slow: false };
  return {
    ...withoutTrouble(state, name),
    calls: [...withoutReplaced(state.calls, call), call],
    nextCallId: state.nextCallId + 1,
  };
}

/** Of cells pressed quickly those between the first, which is on its way, and the last would only be waited for. */
function withoutReplaced(calls: readonly Call[], call: Call): Call[] {
  const begun = nextCalls(calls);
  // Each of them reads other tabs.
  if (call.name === 'checkSheets') return [...calls];
  return calls.filter(
    (other) =>
      other.name !== call.name ||
      (goesBefore(other, call) && (call.name !== 'showCell' || begun.includes(other))),
  );
}

/** For calls that change something: two presses make one call, and offline there is none. */
export function startOnce<State extends Calling, Name extends FunctionName>(
  state: State,
  name: Name,
  ...args: ArgumentsOf<Name>
): State {
  if (isBusy(state, name) || !state.online) return state;
  return startCall(state, name, ...args);
}

/** What a call under way looks at has changed since it began, and its answer would not know that. */
export function startAnew<State extends Calling, Name extends FunctionName>(
  state: State,
  name: Name,
): State {
  const call = state.calls.find((other): other is Call<Name> => other.name === name);
  return call ? startCall(state, name, ...call.args) : state;
}

export function isBusy(state: Calling, ...names: FunctionName[]): boolean {
  return state.calls.some((call) => names.includes(call.name));
}

/** Of calls under way, those that need not wait for an earlier one. */
export function nextCalls(calls: readonly Call[]): Call[] {
  return calls.filter((call, at) => !calls.slice(0, at).some((other) => goesBefore(other, call)));
}

const LEARNT_IN_FRONT = ['showCell', 'readActiveSheet', 'openingState'];

/**
 * Google carries out calls in any order. Of two answers given quickly the later one must be kept, what reads by the
 * answers kept must find it, of two cells the one that was pressed later must be in front, and what looks at the tab in
 * front must find that of the cell.
 */
function goesBefore({ name: earlier }: Call, { name, args: [wishes] }: Call): boolean {
  if (earlier === 'rememberWishes') return name !== 'readActiveSheet' || !wishes;
  if (earlier === 'sendUnasked' || earlier === 'keepProposals') return name === earlier;
  if (earlier === 'confirmFinding') return name === earlier || name === 'readActiveSheet';
  return earlier === 'showCell' && LEARNT_IN_FRONT.includes(name);
}

export function withoutCall<State extends Calling>(state: State, id: number): State {
  return { ...state, calls: state.calls.filter((call) => call.id !== id) };
}

/** Their answers would come too late. */
export function withoutCalls<State extends Calling>(state: State, ...names: FunctionName[]): State {
  return { ...state, calls: state.calls.filter(({ name }) => !names.includes(name)) };
}

export function withTrouble<State extends Calling>(
  state: State,
  name: FunctionName,
  problem: Problem,
): State {
  return { ...state, troubles: { ...state.troubles, [name]: problem } };
}

export function withoutTrouble<State extends Calling>(state: State, name: FunctionName): State {
  const { [name]: _gone, ...troubles } = state.troubles;
  return { ...state, troubles };
}

/** The first trouble of these functions, in the order given. */
export function troubleOf(state: Calling, ...names: FunctionName[]) {
  return names.map((name) => state.troubles[name]).find((problem) => problem !== undefined) ?? null;
}
