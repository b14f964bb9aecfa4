import type { Opening, SheetReading } from '../../../src/addon/page-types.ts';
import { type Answer, ok, type Problem } from '../../../src/core/problem.ts';
import type { UploadQuestion } from '../../../src/core/upload/decide-upload.ts';
import type {
  ArgumentsOf,
  FunctionName,
  ValueOf,
} from '../../../src/sidebar/server/page-functions.ts';
import { firstState, nextState } from '../../../src/sidebar/state/next-state.ts';
import type { SidebarEvent } from '../../../src/sidebar/state/sidebar-event.ts';
import type { Call, OpenState, SidebarState } from '../../../src/sidebar/state/sidebar-state.ts';
import { aFinding, anOpening, aReading, aRun, aSheet } from './fixtures.ts';

export function opened(opening: Partial<Opening> = {}): OpenState {
  return openStateOf(answer(firstState(), 'openingState', ok(anOpening(opening))));
}

export function read(): OpenState {
  return withReading(opened(), { findings: [aFinding()] });
}

export function readingOfStation(station: string): SheetReading {
  const wishes = { station };
  return aReading({ wishes, sheet: aSheet({ wishes, title: `Book, ${station}` }) });
}

export function chooseStation(state: OpenState, station: string): OpenState {
  const asked = after(state, { type: 'wishes-changed', wishes: { station } });
  return answer(asked, 'readActiveSheet', ok(readingOfStation(station)));
}

/** The sheet that was asked for, as it is read. */
export function withReading(state: OpenState, parts: Partial<SheetReading> = {}): OpenState {
  return answer(state, 'readActiveSheet', ok(aReading(parts)));
}

export function readAnew(state: OpenState, parts: Partial<SheetReading> = {}): OpenState {
  return withReading(after(state, { type: 'check-asked' }), parts);
}

export function ranAs(run: Parameters<typeof aRun>[0] = {}) {
  return ok({ state: 'ran', run: aRun(run) } as const);
}

export function asksOf(question: UploadQuestion) {
  const problem: Problem = { kind: 'upload.unchanged', params: {} };
  return { state: 'asks', question, canConfirm: true, problem } as const;
}

export function sending(): OpenState {
  const filled = after(read(), {
    type: 'upload-edited',
    form: { title: ' Hill farm ', description: ' Roof ', isPublic: false },
  });
  return after(filled, { type: 'upload-asked' });
}

export function after(state: SidebarState, ...events: SidebarEvent[]): OpenState {
  return openStateOf(events.reduce(nextState, state));
}

export function answer<Name extends FunctionName, State extends SidebarState>(
  state: State,
  name: Name,
  reply: Answer<ValueOf<Name>>,
): State {
  return nextState(state, { type: 'answered', id: callOf(state, name).id, answer: reply }) as State;
}

export function argsOf<Name extends FunctionName>(
  state: SidebarState,
  name: Name,
): ArgumentsOf<Name> {
  return callOf(state, name).args as ArgumentsOf<Name>;
}

export function callOf(state: SidebarState, name: FunctionName): Call {
  const call = state.calls.find((other) => other.name === name);
  if (!call) throw new Error(`${name} was not called`);
  return call;
}

export function namesOf(state: SidebarState): FunctionName[] {
  return state.calls.map(({ name }) => name);
}

export function openStateOf(state: SidebarState): OpenState {
  if (state.phase !== 'open') throw new Error(`The sidebar is ${state.phase}`);
  return state;
}
