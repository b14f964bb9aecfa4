import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/index.ts';

let stage: Stage;
beforeAll(async () => {
  const cells = [
    ['Species', 'Count'],
    ['Gull', 3],
  ];
  stage = await openStage({
    project: 'test/stage/programs/bird-count-menu',
    documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Sightings', cells }] }],
  });
});
afterAll(() => stage?.close());

/** What no promise of the program's own caught. Jest listens for it, too, and would fail the test. */
function nextUncaught(): Promise<unknown> {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  return new Promise((resolve) => {
    process.once('unhandledRejection', (error) => {
      for (const other of others) process.on('unhandledRejection', other);
      resolve(error);
    });
  });
}

it('an answer that presses no button is told, and its question is closed: nobody waits for ever', async () => {
  const editor = await stage.open('book');
  editor.willAnswer('OK');
  const uncaught = nextUncaught();
  const { status } = await editor.clickMenu(editor.menuItems[0] ?? '');
  expect(status).toBe('completed');
  expect(await uncaught).toMatchObject({
    message: 'Cannot answer "OK": the buttons are YES, NO and CLOSE',
  });
  expect(editor.question).toBeNull();
});
