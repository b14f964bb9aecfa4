import type { EventOf, EventType } from './sidebar-event.ts';
import type { OpenState } from './sidebar-state.ts';

/** For each of these events, the next state of the open sidebar. */
export type Steps<Types extends EventType> = {
  [Type in Types]: (state: OpenState, event: EventOf<Type>) => OpenState;
};
