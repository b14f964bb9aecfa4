import { expect, it } from '@jest/globals';
import { probeStage } from './probe-stage.ts';

// A promise that always makes the next one keeps its thread busy after the function has returned. On
// Google such an execution runs into its time limit, and so it does here: it is cut off at the end.
const ENDLESS =
  'function endless() { (function again() { Promise.resolve().then(again); })(); return 1; }';

it('an execution that never comes to rest is not over, and holds up no other', async () => {
  const probed = await probeStage({ files: { 'Endless.js': ENDLESS } });
  const ended = probed.stage.run('endless').then(String, String);
  expect(await probed.probe('return 2')).toBe(2);
  expect(await probed.probe('return 3')).toBe(3);
  await probed.close();
  expect(await ended).toBe('Error: The stage is closed');
});
