export type Store<State, Event> = {
  state: () => State;
  send: (event: Event) => void;
  watch: (draw: (state: State) => void) => void;
};

/** Holds one value, which only events change. */
export function createStore<State, Event>(
  initial: State,
  next: (state: State, event: Event) => State,
): Store<State, Event> {
  let state = initial;
  const watchers: ((state: State) => void)[] = [];
  return {
    state: () => state,
    send: (event) => {
      state = next(state, event);
      for (const draw of watchers) draw(state);
    },
    watch: (draw) => {
      watchers.push(draw);
    },
  };
}
