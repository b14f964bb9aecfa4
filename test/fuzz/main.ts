import fc from 'fast-check';
import { INGEST_TARGET } from './targets/ingest.ts';
import { PASTE_TARGETS } from './targets/paste.ts';
import { SHEET_TARGETS } from './targets/sheets.ts';
import { TOKEN_TARGETS } from './targets/tokens.ts';

/**
 * Invented input against the readers that meet what strangers send, until the time is up:
 * `node src/build/run.mjs test/fuzz/main.ts --seconds 60 --seed 7 sheets paste`. What is found becomes a row of a test.
 */
export type Target = { name: string; property: fc.IRawProperty<unknown> };

const TARGETS: Target[] = [...SHEET_TARGETS, ...PASTE_TARGETS, INGEST_TARGET, ...TOKEN_TARGETS];

const { seconds, seed, areas } = options(process.argv.slice(2));
const wanted = TARGETS.filter(({ name }) => areas.length === 0 || areas.includes(areaOf(name)));
if (wanted.length === 0) {
  const known = [...new Set(TARGETS.map(({ name }) => areaOf(name)))].join(', ');
  process.stderr.write(`No such area. There are ${known}\n`);
  process.exit(1);
}
let failed = 0;
for (const target of wanted) failed += (await run(target)) ? 0 : 1;
process.exit(failed === 0 ? 0 : 1);

async function run({ name, property }: Target): Promise<boolean> {
  const tried = await fc.check(property, {
    seed,
    includeErrorInReport: true,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: (seconds * 1000) / wanted.length,
  });
  const said = tried.failed ? 'FAILS' : 'holds';
  process.stdout.write(
    `${said}  ${name}: ${tried.numRuns.toLocaleString('en')} inputs, seed ${seed}\n`,
  );
  if (tried.failed) process.stdout.write(`${fc.defaultReportMessage(tried)}\n`);
  return !tried.failed;
}

function areaOf(name: string): string {
  return name.split(':')[0] ?? name;
}

function options(args: string[]) {
  const numberAfter = (flag: string, standard: number) => {
    const at = args.indexOf(flag);
    return at < 0 ? standard : Number(args.splice(at, 2)[1]);
  };
  const found = numberAfter('--seconds', 60);
  const chosen = numberAfter('--seed', Math.floor(Date.now() % 2 ** 31));
  if (!(found > 0) || !Number.isInteger(chosen)) {
    process.stderr.write('--seconds takes a number above 0, and --seed a whole number\n');
    process.exit(1);
  }
  return { seconds: found, seed: chosen, areas: args };
}
