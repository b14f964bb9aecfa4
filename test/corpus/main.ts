import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, casesIn } from './cases.ts';
import { fetchTables } from './fetch-tables.ts';
import {
  isGood,
  isReadable,
  isRightWhere,
  type Judged,
  judge,
  type Pointing,
  VERDICTS,
} from './judge.ts';
import { CACHE, loadReader, rootOf, sizeOf } from './reader.ts';

/**
 * Reads real tables and judges what is read: `npm run corpus`, or `npm run corpus -- FOLDER…`.
 * `--only TEXT` takes the cases with TEXT in their names. `--reader VERSION` takes the reader of a commit
 * or of another folder, `--compare` lists what that one, else the one all others are measured by, reads otherwise.
 * `--fetch` first brings the tables whose truths are here, `--point` has a person point at the columns.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    reader: { type: 'string' },
    compare: { type: 'boolean', default: false },
    fetch: { type: 'boolean', default: false },
    point: { type: 'boolean', default: false },
  },
});
const MEASURED_BY = 'bf9fb9d0';
const HERE = process.cwd();
const LAST = join(CACHE, 'last.json');
const TABLES = process.env.ALMANAC_TABLES ?? '.almanac/tables';
const FETCHED = 'test/corpus/fetched';
const POINTINGS = 'test/corpus/pointings.json';
const DEFAULT_FOLDERS = [
  '../shared/corpus/first',
  '../shared/corpus/second',
  '../shared/samples',
  FETCHED,
];

type Judgements = [Case, Judged][];
/** What is remembered of a run, by case. */
type Remembered = Record<string, { verdict: string; series: string }>;

if (options.fetch) await fetchTables(FETCHED, TABLES);
const cases = wantedCases();
const other = options.reader ?? MEASURED_BY;
const root = options.reader && !options.compare ? rootOf(options.reader) : HERE;
const judgements = await judgeAll(root);
printTallies(judgements);
printFailures(judgements);
if (options.point) await printPointed(root, judgements);
await printSizes(root, judgements);
if (options.compare)
  printChanges(`against ${other}`, remembered(await judgeAll(rootOf(other))), judgements);
else if (root === HERE) {
  const last: Remembered = existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : {};
  printChanges('against the last run', last, judgements);
  writeFileSync(LAST, JSON.stringify({ ...last, ...remembered(judgements) }));
}

function wantedCases(): Case[] {
  const from = process.env.INIT_CWD ?? HERE;
  const folders = positionals.map((folder) => resolve(from, folder));
  const found = (folders.length ? folders : DEFAULT_FOLDERS).flatMap((folder) => {
    const { cases, absent } = casesIn(folder, TABLES);
    if (absent !== 0)
      print(`${folder}: ${absent} of its tables are neither there nor in ${TABLES}`);
    return cases;
  });
  return found.filter(({ name }) => name.includes(options.only));
}

async function judgeAll(version: string): Promise<Judgements> {
  const reader = await loadReader(version);
  const all: Judgements = [];
  for (const one of cases) all.push([one, await judge(one, reader)]);
  return all;
}

function printTallies(all: Judgements): void {
  for (const readable of [true, false]) {
    print(readable ? 'Readable tables' : 'Tables that are not ours');
    console.table(tallies(all.filter(([one]) => isReadable(one) === readable)));
  }
  const good = all.filter(([, judged]) => isGood(judged)).length;
  const silent = all.filter(([, { verdict }]) => verdict === 'silently wrong').length;
  print(`${good} of ${all.length} as they should be, ${silent} silently wrong`);
  const open = all.flatMap(([, judged]) => judged.leftOpen);
  print(`${open.length} sentences with a placeholder left in them`, open[0]);
}

function tallies(all: Judgements): Record<string, Record<string, number>> {
  const sets = [...new Set(all.map(([one]) => setOf(one)))];
  const row = (takes: (judged: Judged) => boolean): Record<string, number> => {
    const taken = all.filter(([, judged]) => takes(judged)).map(([one]) => setOf(one));
    const counts = sets.map((set) => [set, taken.filter((other) => other === set).length]);
    return { ...Object.fromEntries(counts), all: taken.length };
  };
  const seen = VERDICTS.filter((kind) => all.some(([, { verdict }]) => verdict === kind));
  const verdicts = seen.map((kind) => [kind, row(({ verdict }) => verdict === kind)]);
  return { ...Object.fromEntries(verdicts), tables: row(() => true) };
}

/** What fails of the makers set apart is counted and not opened. */
function printFailures(all: Judgements): void {
  for (const [{ name, isSetApart }, judged] of all) {
    if (isSetApart || (isGood(judged) && options.only === '')) continue;
    const { verdict, asked, kinds, differences } = judged;
    const [first] = differences;
    print(
      `${name}: ${verdict}`,
      asked.length && `asks ${asked.join(', ')}`,
      kinds.length && `stopped by ${[...new Set(kinds)].join(', ')}`,
      first &&
        `${differences.length} differ: ${first.cell} ${first.given}, and not ${first.wanted}`,
    );
  }
}

async function printPointed(version: string, all: Judgements): Promise<void> {
  const reader = await loadReader(version);
  const hands: Record<string, Pointing> = JSON.parse(readFileSync(POINTINGS, 'utf8'));
  const tried: [string, boolean, boolean][] = [];
  for (const [one, { verdict }] of all) {
    const hand = hands[one.name];
    if (!hand && (verdict === 'right at once' || !isReadable(one))) continue;
    const isRight = hand !== undefined && (await isRightWhere(hand, one, reader));
    tried.push([one.isSetApart ? 'one set apart' : one.name, isRight, verdict === 'right at once']);
  }
  const others = tried.filter(([, , atOnce]) => !atOnce);
  const count = (some: typeof tried) =>
    `${some.filter(([, isRight]) => isRight).length} of ${some.length}`;
  print(`Right where pointed at: ${count(tried)}, and of those not right at once ${count(others)}`);
  for (const [name, isRight] of tried) if (!isRight) print(`  not by pointing: ${name}`);
}

async function printSizes(version: string, all: Judgements): Promise<void> {
  const { lines, files, bytes } = await sizeOf(version);
  print(`src/core/sheet: ${lines} lines, ${files} files; the reader minified: ${bytes} bytes`);
  const [slowest] = all.toSorted(([, one], [, other]) => other.slowestMs - one.slowestMs);
  const name = slowest?.[0].isSetApart ? 'one set apart' : slowest?.[0].name;
  const ms = slowest?.[1].slowestMs.toFixed(0);
  print(`Slowest table: ${name}, ${ms} ms; all in ${process.uptime().toFixed(0)} s`);
}

function printChanges(against: string, before: Remembered, now: Judgements): void {
  print(`Changed ${against}:`);
  for (const [one, judged] of now) {
    const was = before[one.name];
    const is = remembered([[one, judged]])[one.name];
    if (!was || !is || (was.verdict === is.verdict && was.series === is.series)) continue;
    print(
      `  ${one.name}: ${was.verdict} → ${is.verdict}`,
      was.series !== is.series && 'other values',
    );
  }
}

function remembered(all: Judgements): Remembered {
  const open = all.filter(([{ isSetApart }]) => !isSetApart);
  const seen = open.map(([{ name }, { verdict, rows }]) => {
    const series = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
    return [name, { verdict, series }];
  });
  return Object.fromEntries(seen);
}

function setOf({ name }: Case): string {
  return name.split('/')[0] ?? '';
}

function print(...parts: (string | false | 0 | undefined)[]): void {
  process.stdout.write(`${parts.filter(Boolean).join('; ')}\n`);
}
