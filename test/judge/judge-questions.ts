import type { Finding, Grid, Reading, ReadOptions } from '../../src/core/reading/reading.ts';
import { answeredWishes } from '../../src/sidebar/state/answered-wishes.ts';
import { QUESTION_TABLES } from './question-tables.ts';
import { unseenQuantities } from './unseen-quantities.ts';
import { UNSEEN_TABLES } from './unseen-tables.ts';
import { readAs } from './verdict.ts';

export type AskedTable = { name: string; grids: Grid[]; wishes?: ReadOptions };

/** What is wrong with a question, and the answers that led to it. */
export type QuestionFault = { table: string; answers: readonly string[]; fault: string };

type Walk = {
  table: AskedTable;
  wishes: ReadOptions;
  answers: readonly string[];
  faults: QuestionFault[];
  seen: Set<string>;
};

/** So many questions one after the other. */
const DEEPEST = 3;
/** Of a long list of places one is as good an answer as another. */
const MOST_OPTIONS = 6;
const MOST_READINGS = 60;

/** `npm run judge -- questions` takes every table, `npm run judge -- questions gauges` those with the word in their name. */
export function judgeQuestions([only = '']: string[]): boolean {
  const tables = askedTables().filter(({ name }) => name.includes(only));
  const faults = tables.flatMap(faultsOfQuestions);
  for (const { table, answers, fault } of faults)
    process.stdout.write(`${table} | ${answers.join(' > ')} | ${fault}\n`);
  process.stdout.write(`questions of ${tables.length} tables: ${faults.length} faults\n`);
  return faults.length === 0;
}

export function askedTables(): AskedTable[] {
  const others = [...UNSEEN_TABLES, ...unseenQuantities(23)].map(({ kind, name, grids }) => ({
    name: `${kind}: ${name}`,
    grids,
  }));
  return [...QUESTION_TABLES, ...others];
}

/** Gives every answer that the questions of a table offer, and every answer to the questions that follow. */
export function faultsOfQuestions(table: AskedTable): QuestionFault[] {
  const { wishes = {} } = table;
  const walk: Walk = { table, wishes, answers: [], faults: [], seen: new Set() };
  goOn(readAs(table.grids, wishes), walk);
  sayNone(walk);
  return walk.faults;
}

function goOn(reading: Reading, walk: Walk): void {
  const questions = questionsIn(reading);
  for (const question of questions) {
    judgeOptions(question, walk);
    judgeReason(question, walk);
  }
  if (walk.answers.length === DEEPEST) return;
  for (const question of questions)
    for (const value of answersTo(question)) give(value, question, reading, walk);
}

type Question = Finding & { choices: NonNullable<Finding['choices']> };

function questionsIn({ findings }: Reading): Question[] {
  return findings.filter(
    (finding): finding is Question => finding.severity === 'error' && Boolean(finding.choices),
  );
}

function answersTo({ choices: { wish, options } }: Question): string[] {
  const values = options.map(({ value }) => value);
  const some = values.slice(0, MOST_OPTIONS).concat(values.slice(MOST_OPTIONS).slice(-1));
  return wish === 'years' ? [...some, '2001'] : some;
}

function give(value: string, question: Question, before: Reading, walk: Walk): void {
  const wishes = answeredWishes(question, value, walk.wishes);
  const key = JSON.stringify(wishes);
  if (walk.seen.has(key) || walk.seen.size >= MOST_READINGS) return;
  walk.seen.add(key);
  const after = readAs(walk.table.grids, wishes);
  const answers = [...walk.answers, `${question.choices.wish}=${value}`];
  const next = { ...walk, wishes, answers };
  judgeAnswer({ value, question, before, after }, next);
  goOn(after, next);
}

type Answer = { value: string; question: Question; before: Reading; after: Reading };

function judgeAnswer({ value, question, before, after }: Answer, walk: Walk): void {
  const again = questionsIn(after).find((asked) => isSame(asked, question));
  if (again) add(walk, `asks again: ${again.kind}`);
  const errors = after.findings.filter(({ severity }) => severity === 'error');
  if (after.rows.length === 0 && errors.length === 0) add(walk, 'no rows, and no word');
  const known = before.findings.map(({ kind }) => kind);
  const blaming = errors.map(({ kind }) => kind).filter((kind) => BLAMING.includes(kind));
  for (const kind of blaming)
    if (value !== 'none' && !known.includes(kind)) add(walk, `blames the answer: ${kind}`);
}

const BLAMING: readonly Finding['kind'][] = [
  'reading.rain-below-zero',
  'reading.values-of-something-else',
  'reading.station-not-here',
  'reading.no-table',
  'reading.words-not-understood',
];

/** Once more, with nothing else to choose from. */
function isSame(one: Question, other: Question): boolean {
  return one.kind === other.kind && choicesOf(one) === choicesOf(other);
}

function choicesOf({ places, choices: { wish, options } }: Question): string {
  return JSON.stringify([wish, options.map(({ value }) => value), places]);
}

/** A person tells options apart by their words and by what the sheet says under them. */
function judgeOptions({ kind, choices: { wish, options } }: Question, walk: Walk): void {
  const values = options.map(({ value }) => value);
  if (new Set(values).size < values.length) add(walk, `one option twice: ${kind} ${values}`);
  // Beside the name of a place stand its years.
  if (wish === 'station') return;
  const examples = options.flatMap(({ example }) => example?.replace(/^[A-Z]+: /, '') ?? []);
  if (new Set(examples).size < examples.length)
    add(walk, `options look alike: ${kind} ${examples.join(' | ')}`);
}

/** Whoever is asked about a good column wants to know what is wrong with it. */
function judgeReason({ kind, params }: Question, walk: Walk): void {
  const says = SAYING_WHY[kind];
  if (says === undefined) add(walk, `nobody has looked whether it says why: ${kind}`);
  else if (says === 'by a reason' && params.why === undefined)
    add(walk, `does not say why: ${kind}`);
}

/** Of most questions the sentence itself is the reason: it says what is seen in the table. */
const SAYING_WHY: { [kind in Finding['kind']]?: 'itself' | 'by a reason' } = {
  'reading.which-column': 'by a reason',
  // "Nothing says what these numbers are" says enough where no title was left aside.
  'reading.which-element': 'itself',
  'reading.which-element-if-any': 'by a reason',
  'reading.column-of-something-else': 'itself',
  'reading.table-of-anomalies': 'itself',
  'reading.table-of-extremes': 'itself',
  'reading.table-of-normals': 'itself',
  'reading.which-station': 'itself',
  'reading.station-not-here': 'itself',
  'reading.no-place-chosen': 'itself',
  'reading.names-between': 'itself',
  'reading.which-rows': 'itself',
  'reading.which-year': 'itself',
  'reading.which-calendar': 'itself',
  'reading.no-year-chosen': 'itself',
  'reading.which-day-month-order': 'itself',
  'reading.which-month-of-part': 'itself',
  'reading.which-year-of-season': 'itself',
  'reading.which-temperature-unit': 'itself',
  'reading.which-rain-unit': 'itself',
  'reading.other-sheets-belong': 'itself',
  'reading.one-day-a-month': 'itself',
  'reading.chosen-days': 'itself',
  'reading.one-month-a-year': 'itself',
  'reading.sums-of-months': 'itself',
  'reading.sums-of-days': 'itself',
  'reading.blank-rain-days': 'itself',
  'reading.unlisted-rain-days': 'itself',
  'reading.rain-below-zero': 'itself',
};

/** "None of these", as often as it is offered, ends in words. */
function sayNone(walk: Walk): void {
  let { wishes } = walk;
  const answers: string[] = [];
  for (let asked = 0; asked <= ENOUGH; asked++) {
    const reading = readAs(walk.table.grids, wishes);
    const open = questionsIn(reading).find(
      ({ choices: { wish, options } }) =>
        options.some(({ value }) => value === 'none') && wishes[wish] === undefined,
    );
    if (!open) return;
    wishes = answeredWishes(open, 'none', wishes);
    answers.push(`${open.choices.wish}=none`);
  }
  add({ ...walk, answers }, 'none of these has no end');
}

/** There are not so many questions that a table can raise. */
const ENOUGH = 8;

function add({ table, answers, faults }: Walk, fault: string): void {
  faults.push({ table: table.name, answers, fault });
}
