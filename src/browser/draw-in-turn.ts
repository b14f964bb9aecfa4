/**
 * Draws one state after the other, as soon as the page is free for it. One that comes while another is drawn, as from a
 * field that is taken away with the focus in it, is drawn afterwards: within a drawing, the library loses its place.
 */
export function drawInTurn<State>(
  draw: (state: State) => void,
  whenFree: (drawNewest: () => void) => void = (drawNewest) => drawNewest(),
): (state: State) => void {
  let newest: State;
  let isDue = false;
  const drawNewest = () => {
    try {
      for (let drawn: State | undefined; drawn !== newest; ) {
        drawn = newest;
        draw(drawn);
      }
    } finally {
      isDue = false;
    }
  };
  return (state) => {
    newest = state;
    if (isDue) return;
    isDue = true;
    whenFree(drawNewest);
  };
}
