import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { factsIn } from './facts-in.ts';

// `node src/build/run.mjs test/selfcheck/from-ci.ts FILE.json`: step 1 of the self-check by the Apps
// Script API, for a scheduled job. ask-google.yml says what it needs.
const [file = 'answers.json'] = process.argv.slice(2);
const clasp = 'node_modules/@google/clasp/build/src/index.js';
const { stdout, stderr } = spawnSync('node', [clasp, 'run-function', 'selfCheck', '--json'], {
  encoding: 'utf8',
});
const facts = factsIn(stdout);
if (facts) {
  writeFileSync(file, `${JSON.stringify(facts, null, 1)}\n`);
  process.stdout.write(`${Object.keys(facts.answers).length} answers are in ${file}\n`);
} else {
  process.stderr.write(`No facts came back.\n${stderr}`);
  process.exitCode = 1;
}
