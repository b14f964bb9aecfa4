import { expect, it } from '@jest/globals';
import { ExecutionFailed } from '../../src/stage/execution-failed.ts';
import { type Probed, probeStage } from './probe-stage.ts';

// A thread whose execution goes on when it was cut off is replaced, by one that takes over what an earlier one
// compiled of long texts.

/** So long that it is handed on, and as long for each word of four letters. */
const longFile = (word: string) => `
  ${'// A remark that makes this text long.\n'.repeat(400)}
  function word() { return '${word}'; }
  function fails() { throw new Error(word()); }`;

/** What the function says, and where it fails as the log of executions shows it. */
async function said({ stage, probe }: Probed): Promise<unknown[]> {
  const failed: unknown = await stage.run('fails').catch((error: unknown) => error);
  if (!(failed instanceof ExecutionFailed)) throw new Error('It did not fail');
  const { message = '', stack = '' } = failed.execution.failure ?? {};
  return [await probe('return word()'), message, /\((\w+:\d+)/.exec(stack)?.[1]];
}

async function inLaterThread(probed: Probed): Promise<unknown[]> {
  await probed.stage.faults.add({ at: { costed: true }, happens: { kind: 'killed' } });
  const call = "PropertiesService.getUserProperties().getProperty('a')";
  await expect(probed.probe(`try { ${call} } finally { for (;;) {} }`)).rejects.toThrow('killed');
  await probed.stage.faults.clear();
  return said(probed);
}

it('a thread that replaces another runs the text of its stage, under its name', async () => {
  const answers: unknown[][] = [];
  for (const [file, word] of [
    ['Words.js', 'oats'],
    ['Words.js', 'rice'],
    ['Other.js', 'rice'],
  ] as const) {
    // Each stage takes over the process that the one before it left, with what was compiled there;
    // its first thread is cut off before it could hand anything on.
    const probed = await probeStage({ files: { [file]: longFile(word) } });
    for (let times = 0; times < 3; times += 1) answers.push(await inLaterThread(probed));
    await probed.close();
  }
  const thrice = (word: string, place: string) =>
    Array.from({ length: 3 }, () => [word, word, place]);
  expect(answers).toEqual([
    ...thrice('oats', 'Words:404'),
    ...thrice('rice', 'Words:404'),
    ...thrice('rice', 'Other:404'),
  ]);
});
