import { expect, it } from '@jest/globals';
import { createStore } from '../../../src/workbench/page/state/store.ts';

it('draws what comes while it draws afterwards, and never within', () => {
  const store = createStore<string, string>('', (state, event) => state + event);
  const seen: string[] = [];
  store.watch((state) => {
    seen.push(`draws ${state}`);
    // A field that is taken away with the focus in it says so at once.
    if (state === 'a') store.send('b');
    seen.push(`drew ${state}`);
  });
  store.send('a');
  expect(seen).toEqual(['draws a', 'drew a', 'draws ab', 'drew ab']);
  expect(store.state()).toBe('ab');
});

it('draws again after a drawing that failed', () => {
  const store = createStore<number, number>(0, (state, event) => state + event);
  const seen: number[] = [];
  store.watch((state) => {
    seen.push(state);
    if (state === 1) throw new Error('could not be drawn');
  });
  expect(() => store.send(1)).toThrow('could not be drawn');
  store.send(1);
  expect(seen).toEqual([1, 2]);
});
