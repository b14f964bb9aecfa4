import { readFileSync } from 'node:fs';
import { readCommand } from './read-command.ts';

const [first, ...others] = process.argv.slice(2);

// As a package the program is called `almanac read`.
process.exitCode = await readCommand(first === 'read' ? others : process.argv.slice(2), {
  // npm runs scripts in the project's folder, but people name files from the folder they are in.
  folder: process.env.INIT_CWD ?? process.cwd(),
  input: () => readFileSync(0),
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
