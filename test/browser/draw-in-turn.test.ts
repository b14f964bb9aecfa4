import { expect, it } from '@jest/globals';
import { drawInTurn } from '../../src/browser/draw-in-turn.ts';

it('draws what comes while it draws afterwards, and never within', () => {
  const seen: string[] = [];
  const draw = drawInTurn((state: string) => {
    seen.push(`draws ${state}`);
    // A field that is taken away with the focus in it says so at once.
    if (state === 'a') draw('ab');
    seen.push(`drew ${state}`);
  });
  draw('a');
  expect(seen).toEqual(['draws a', 'drew a', 'draws ab', 'drew ab']);
});

it('draws again after a drawing that failed', () => {
  const seen: string[] = [];
  const draw = drawInTurn((state: string) => {
    seen.push(state);
    if (state === 'bad') throw new Error('could not be drawn');
  });
  expect(() => draw('bad')).toThrow('could not be drawn');
  draw('good');
  expect(seen).toEqual(['bad', 'good']);
});
