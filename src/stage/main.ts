import { stageCommand } from './stage-command.ts';

// npm run stage -- FOLDER --call FUNCTION …: runs any project folder; README.md says how.
process.exitCode = await stageCommand(process.argv.slice(2), {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
