/**
 * Whoever corrects a cell, chooses a tab or turns a switch and then presses a button means the button to come after
 * it. A script would start while the stage is still at the act, and read the old value.
 */
export function actsFirst() {
  const underWay = new Set<Promise<unknown>>();
  return {
    act:
      <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
      (...given: Given): Promise<void> => {
        const done = act(...given);
        const over: Promise<unknown> = done.then(leave, leave);
        function leave() {
          underWay.delete(over);
        }
        underWay.add(over);
        // Whoever asked hears of a failure; `over` alone would hide it.
        return done.then();
      },
    script:
      <Given extends unknown[], Value>(start: (...given: Given) => Promise<Value>) =>
      async (...given: Given): Promise<Value> => {
        await Promise.all(underWay);
        return start(...given);
      },
  };
}
