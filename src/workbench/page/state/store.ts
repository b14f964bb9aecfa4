export type Store<State, Event> = {
  state: () => State;
  send: (event: Event) => void;
  watch: (draw: (state: State) => void) => void;
};

/**
 * Holds one value, which only events change. An event that comes while the value is drawn, as a field does
 * that is taken away with the focus in it, is drawn afterwards: within a drawing, the library loses its place.
 */
export function createStore<State, Event>(
  initial: State,
  next: (state: State, event: Event) => State,
): Store<State, Event> {
  let state = initial;
  const watchers: ((state: State) => void)[] = [];
  let isDrawing = false;
  const drawAll = () => {
    for (let drawn: State | undefined; drawn !== state; ) {
      drawn = state;
      for (const draw of watchers) draw(drawn);
    }
  };
  return {
    state: () => state,
    send: (event) => {
      state = next(state, event);
      if (isDrawing) return;
      isDrawing = true;
      try {
        drawAll();
      } finally {
        isDrawing = false;
      }
    },
    watch: (draw) => {
      watchers.push(draw);
    },
  };
}
