import { stageCommand } from '../../src/stage/stage-command.ts';

/** `npm run stage -- …` in the test's own process, where a stage takes over the process of the one before. */
export async function runStageCommand(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const status = await stageCommand(args, {
    print: (text) => void printed.push(text),
    complain: (text) => void complaints.push(text),
  });
  return { status, stdout: printed.join(''), stderr: complaints.join('') };
}
