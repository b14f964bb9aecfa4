import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Element } from '../../src/core/dataset/columns.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import type { Finding, Grid, Reading, ReadOptions } from '../../src/core/reading/reading.ts';
import { leftOpen } from '../support/left-open.ts';
import { type ByHand, pointedByHand } from '../support/pointed-by-hand.ts';
import type { Case } from './cases.ts';
import type { Reader } from './reader.ts';
import { type Difference, differencesFrom, saysFalse } from './truth.ts';

const AS_THEY_SHOULD_BE = ['right at once', 'asked, then right', 'rightly not read'] as const;
export const VERDICTS = [
  ...AS_THEY_SHOULD_BE,
  'asked in vain',
  'asked, then not read',
  'values left out',
  'refused',
  'silently wrong',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a person points at: a hand a sheet, "*" for the first; and what they choose beside. */
export type Pointing = { pointed: Record<string, ByHand>; wishes?: ReadOptions };

export type Judged = {
  verdict: Verdict;
  asked: string[];
  /** the errors that are left */
  kinds: string[];
  differences: Difference[];
  rows: Row[];
  /** sentences with a placeholder left in them */
  leftOpen: readonly string[];
  slowestMs: number;
};

export function isGood({ verdict }: Judged): boolean {
  return AS_THEY_SHOULD_BE.some((kind) => kind === verdict);
}

export function isReadable({ expect }: Case): boolean {
  return expect === 'read' || expect === 'ask';
}

/** Reads the table as a person would have it read: without wishes, then with the answers to what is asked. */
export async function judge(one: Case, reader: Reader): Promise<Judged> {
  const opened = await openCase(one, reader);
  const done = (verdict: Verdict, reading: Reading | null, differences: Difference[] = []) => ({
    ...{ verdict, differences, rows: reading?.rows ?? [] },
    ...{ asked: opened?.asked ?? [], slowestMs: opened?.slowestMs() ?? 0 },
    kinds: reading ? errorsOf(reading).map(({ kind }) => kind) : ['unreadable file'],
    leftOpen: opened?.open ?? [],
  });
  if (!opened) return done(isReadable(one) ? 'refused' : 'rightly not read', null);
  const { read, asked } = opened;
  const first = read({});
  const atOnce = verdictAtOnce(one, first);
  if (atOnce) return done(atOnce, first, differencesFrom(one.truth, first.rows));
  const { last } = answerAll(one, first, read);
  const differences = differencesFrom(one.truth, last.rows);
  return done(verdictAfterAnswers(one, { asked, last, differences }), last, differences);
}

/** True if the table is right once a person has pointed at its columns and answered what is still asked. */
export async function isRightWhere(pointed: Pointing, one: Case, reader: Reader): Promise<boolean> {
  const opened = await openCase(one, reader);
  if (!opened) return false;
  const { grids, read } = opened;
  const hands = grids.flatMap(({ sheet, cells }, at) => {
    const hand = pointed.pointed[sheet] ?? (at === 0 ? pointed.pointed['*'] : undefined);
    return hand ? [pointedByHand(sheet, cells, hand)] : [];
  });
  const given = { ...one.given, ...pointed.wishes, roles: hands };
  const { last } = answerAll({ ...one, given }, read(given), read);
  return errorsOf(last).length === 0 && differencesFrom(one.truth, last.rows).length === 0;
}

/** A table as it is read in the end, with what was answered; null where the file cannot be opened. */
export async function readInTheEnd(one: Case, reader: Reader) {
  const opened = await openCase(one, reader);
  return opened && { grids: opened.grids, ...answerAll(one, opened.read({}), opened.read) };
}

async function openCase(one: Case, reader: Reader) {
  let slowestMs = 0;
  const asked: string[] = [];
  const open: string[] = [];
  const grids = await gridsOf(one, reader).catch(() => null);
  if (!grids) return null;
  const read = (wishes: ReadOptions): Reading => {
    const begun = performance.now();
    // What the reader keeps of a grid must not help the next reading.
    const fresh = grids.map((grid) => ({ ...grid, cells: grid.cells.slice() }));
    const reading = reader.readTogether(fresh, wishes, AROUND);
    open.push(...leftOpen(reading.findings));
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    for (const { choices } of errorsOf(reading))
      if (choices && !asked.includes(choices.wish)) asked.push(choices.wish);
    return reading;
  };
  return { grids, read, asked, open, slowestMs: () => slowestMs };
}

export const AROUND = { locale: 'en_GB', thisYear: 2026 };

async function gridsOf({ files }: Case, reader: Reader): Promise<Grid[]> {
  const all: Grid[] = [];
  for (const file of files) {
    const options = { around: AROUND, sheets: [] };
    const { grids } = await reader.gridsFromFile(readFileSync(file), basename(file), options);
    const taken = all.map(({ sheet }) => sheet);
    for (const grid of grids)
      all.push(
        taken.includes(grid.sheet) ? { ...grid, sheet: `${basename(file)} › ${grid.sheet}` } : grid,
      );
  }
  return all;
}

function errorsOf({ findings }: Reading): Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function isStopped(reading: Reading): boolean {
  return errorsOf(reading).length > 0 || reading.rows.length === 0;
}

/** Null where a person has to answer first. */
function verdictAtOnce(one: Case, reading: Reading): Verdict | null {
  const isAsking = errorsOf(reading).some(({ choices }) => choices);
  if (one.expect === 'nothing') return reading.rows.length ? 'silently wrong' : 'rightly not read';
  if (!isStopped(reading)) return verdictOfValues(one, reading.rows);
  if (!isReadable(one)) return 'rightly not read';
  if (isAsking || Object.keys(one.given).length > 0) return null;
  return one.askOk.includes('*') && one.expect === 'ask' ? 'rightly not read' : 'refused';
}

function verdictOfValues(one: Case, rows: readonly Row[]): Verdict {
  if (one.expect === 'refuse' || one.mustAsk) return 'silently wrong';
  const differences = differencesFrom(one.truth, rows);
  if (differences.length === 0) return 'right at once';
  return differences.some(saysFalse) ? 'silently wrong' : 'values left out';
}

type Answered = { asked: string[]; last: Reading; differences: Difference[] };

function verdictAfterAnswers(one: Case, { asked, last, differences }: Answered): Verdict {
  const isLeft = errorsOf(last).length > 0;
  if (!isLeft && differences.some(saysFalse)) return 'silently wrong';
  if (isLeft || differences.length > 0) return 'asked, then not read';
  const isOk = (wish: string): boolean =>
    one.askOk.includes(wish in COLUMN_WISHES ? 'station' : wish) || one.askOk.includes(wish);
  const isWorth = one.askOk.includes('*') || asked.every(isOk);
  return isWorth ? 'asked, then right' : 'asked in vain';
}

function answerAll(one: Case, first: Reading, read: (wishes: ReadOptions) => Reading) {
  let last = first;
  let wishes: ReadOptions = {};
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = { ...wishes, ...one.given, ...answersTo(one, last) };
    if (JSON.stringify(next) === JSON.stringify(wishes)) break;
    wishes = next;
    last = read(wishes);
  }
  return { last, wishes };
}

const MOST_ROUNDS = 4;

/** The answers of the case, else the plain truth of the table. */
function answersTo(one: Case, reading: Reading): Record<string, unknown> {
  const answers = errorsOf(reading).flatMap(({ choices }) => {
    if (!choices) return [];
    const { wish, options } = choices;
    const offered: unknown[] = options.map(({ value }) => value);
    const told = listOf(one.answers[wish] ?? columnOfPlace(one, wish, offered));
    if (told.length === 0) return plainAnswer(one, wish, offered);
    return [[wish, told.find((answer) => offered.includes(answer)) ?? told[0]]];
  });
  return Object.fromEntries(answers);
}

function listOf(told: unknown): unknown[] {
  if (told === undefined) return [];
  return Array.isArray(told) ? told : [told];
}

const COLUMN_WISHES: Record<string, Element> = {
  maxColumn: 'max',
  minColumn: 'min',
  rainColumn: 'rain',
};

/** Where a column is asked for and the columns are places, a person takes the place they want, of what the table holds. */
function columnOfPlace({ answers, given, truth }: Case, wish: string, offered: readonly unknown[]) {
  const element = COLUMN_WISHES[wish];
  const places = listOf(answers.station ?? given.station);
  if (!element || places.length === 0) return undefined;
  // "02147037" has lost its zero in the sheet, and "chil" stands before "chil_r".
  const isOf = (header: unknown): boolean =>
    places.some((place) => String(header).startsWith(String(place).replace(/^0+/, '')));
  return truth.counts[element] > 0
    ? (offered.find((header) => places.includes(header)) ?? offered.find(isOf))
    : 'none';
}

function plainAnswer({ truth }: Case, wish: string, [first]: unknown[]): [string, unknown][] {
  const elements = Object.entries(truth.counts).filter(([, count]) => count > 0);
  if (wish === 'element' && elements.length === 1) return [[wish, elements[0]?.[0]]];
  if (wish === 'sheets' && first) return [[wish, JSON.parse(String(first))]];
  return wish in PLAIN_ANSWERS ? [[wish, PLAIN_ANSWERS[wish]]] : [];
}

const PLAIN_ANSWERS: Record<string, string> = {
  temperatureUnit: 'C',
  rainUnit: 'mm',
  blankRainDay: 'missing',
  rainMarks: 'missing',
  missingDays: 'any',
  twice: 'none',
  dayMonthOrder: 'dmy',
  seasonYear: 'calendar',
};
