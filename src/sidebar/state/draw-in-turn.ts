/**
 * Draws one state after the other. One that comes while another is drawn, as from a field that is taken away with the
 * focus in it, is drawn afterwards: within a drawing, the library loses its place.
 */
export function drawInTurn<State>(draw: (state: State) => void): (state: State) => void {
  let newest: State;
  let isDrawing = false;
  return (state) => {
    newest = state;
    if (isDrawing) return;
    isDrawing = true;
    try {
      for (let drawn: State | undefined; drawn !== newest; ) {
        drawn = newest;
        draw(drawn);
      }
    } finally {
      isDrawing = false;
    }
  };
}
