import { describe, expect, it } from '@jest/globals';
import { Simultaneous } from '../../src/stage/kernel/simultaneous.ts';

/** What a script may run at once: 30 for a person, 1,000 for everyone together (§6.1). */
describe('the gate before an execution', () => {
  function filled(users: number, each: number) {
    const gate = new Simultaneous<string>();
    for (let user = 0; user < users; user += 1)
      for (let run = 0; run < each; run += 1) {
        expect(gate.isFull(`user ${user}`)).toBe(false);
        gate.enter(`user ${user}`);
      }
    return gate;
  }

  it('lets a person run 30 at once, and nobody else is held up by them', () => {
    const gate = filled(1, 30);
    expect([gate.isFull('user 0'), gate.isFull('user 1')]).toEqual([true, false]);
    gate.leave('user 0');
    expect(gate.isFull('user 0')).toBe(false);
  });

  it('lets everyone together run 1,000, of whom none has reached their own limit', () => {
    const gate = filled(50, 20);
    expect([gate.isFull('user 0'), gate.isFull('someone new')]).toEqual([true, true]);
    gate.leave('user 7');
    expect([gate.isFull('user 0'), gate.isFull('someone new')]).toEqual([false, false]);
    gate.enter('someone new');
    expect(gate.isFull('user 0')).toBe(true);
  });
});
