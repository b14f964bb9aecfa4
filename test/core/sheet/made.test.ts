import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { dateOfDay, dayNumber } from '../../../src/core/calendar/civil-date.ts';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { toStandard, type Unit } from '../../../src/core/sheet/cells/units.ts';
import { madeDays, madeRow } from './made-weather.ts';
import { kindsOf, MONTHS, readText, two } from './shape-of.ts';

/**
 * A table as lines of a template, one a day, a month or a year, under each of its heads, and what is read of it. In braces
 * stands what is put in: `{Y}-{M}-{D}` or `{iso}`, `{max}`, `{c*1.8+32~1}` for degrees Fahrenheit to a tenth.
 */
type Made = {
  because: string;
  each?: 'month' | 'year';
  first?: number;
  years?: number;
  /** the days of this year, month or day of the month alone */
  only?: { Y?: number; m?: number; d?: number };
  /** so many of them, from one on */
  slice?: [number, number];
  reversed?: true;
  heads: string[];
  lines: string[];
  sheet?: string;
  locale?: string;
  wishes?: ReadOptions;
  /** the elements of which all is read, as it was made; '' for nothing */
  read?: string;
  /** some values of each year that is read */
  rows?: Record<string, number>[];
  /** all that is told, some of it, what is not, and the questions about units */
  kinds?: string[];
  tells?: string[];
  tellsNot?: string[];
  /** the elements of the first year that is read */
  keys?: string[];
  /** something holds the upload */
  isHeld?: true;
  /** what a question offers, and what the value of July 1962 comes to by each answer */
  offers?: { wish: 'temperatureUnit' | 'rainUnit'; units: Unit[]; key?: string; value?: string };
};

const FOLDER = new URL('./made/', import.meta.url);

for (const name of readdirSync(FOLDER)) {
  const all: Made[] = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
  describe(name.replace('.json', ''), () => {
    for (const made of all)
      for (const head of made.heads)
        for (const line of made.lines)
          test(`${made.because}: ${head.split('\n').pop()} | ${line}`, () => {
            readAsSaid(made, head, line);
          });
  });
}

function readAsSaid(made: Made, head: string, line: string): void {
  const { wishes = {}, read, rows, kinds, tells = [], tellsNot = [], offers } = made;
  const times = timesOf(made);
  const text = [head, ...times.map((time) => filled(line, time))].join('\n');
  const asked = { ...made, ...(made.sheet ? { sheet: made.sheet } : {}) };
  const reading = readText(text, asked);
  const told = kindsOf(reading);
  if (kinds) expect(told).toEqual(kinds);
  for (const kind of tells) expect(told).toContain(kind);
  for (const kind of tellsNot) expect(told).not.toContain(kind);
  if (read !== undefined) expect(reading.rows).toEqual(rowsMade(made, read));
  if (rows) expect(reading.rows).toMatchObject(rows);
  if (made.keys) expect(elementsIn(reading.rows[0])).toEqual(made.keys);
  if (made.isHeld) expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  if (!offers) return;
  const { wish, units, key, value } = offers;
  const question = reading.findings.find(({ choices }) => choices?.wish === wish);
  expect(question?.choices?.options.map((option) => option.value)).toEqual([...units, 'none']);
  for (const unit of key && value ? units : []) {
    const answered = readText(text, { ...asked, wishes: { ...wishes, [wish]: unit } });
    expect(kindsOf(answered)).toEqual([]);
    const july = times.find(({ Y, m }) => Y === 1962 && m === 7);
    const expected = toStandard(Number(july && filled(value ?? '', july)), unit, 31);
    expect(answered.rows[1]?.[key as '07_max']).toBeCloseTo(expected, 2);
  }
}

function elementsIn(row: object = {}): string[] {
  const keys = Object.keys(row).filter((key) => key !== 'Year');
  return [...new Set(keys.map((key) => key.slice(3)))];
}

function rowsMade({ first = 1996, years = 2, only }: Made, read: string): object[] {
  if (read === '') return [];
  const elements = read.split(' ') as ('max' | 'min' | 'rain')[];
  const made = Array.from({ length: years }, (_, at) => first + at);
  const kept = made.filter((year) => !only?.Y || only.Y === year);
  return kept.map((year) => madeRow(year, elements, only?.m ? [only.m] : undefined));
}

type Time = Record<string, number> & { Y: number; m: number; d: number };

function timesOf({ each, first, years, only = {}, slice = [0, Infinity], reversed }: Made): Time[] {
  const all = each ? monthsFrom(first ?? 1961, years ?? 3) : daysFrom(first ?? 1996, years ?? 2);
  const times = each === 'year' ? all.filter(({ m }) => m === 1) : all;
  const kept = times.filter((time) =>
    Object.entries(only).every(([part, value]) => time[part] === value),
  );
  const some = kept.slice(...slice).map((time, at) => ({ ...time, at }));
  return reversed ? some.reverse() : some;
}

function daysFrom(first: number, years: number): Time[] {
  return madeDays(first, years).map(({ y, dayOfYear, ...day }) => {
    const iso = dayNumber({ year: y, month: day.m, day: day.d });
    const H = day.m > 3 && day.m < 11 ? 22 : 23;
    const said = { Y: y, J: dayOfYear, N: iso + SERIAL_OF_1970, W: (iso + 4) % 7, H };
    return { ...day, ...weather(y, day.m), ...said, iso };
  });
}

const SERIAL_OF_1970 = 25_569;

function monthsFrom(first: number, years: number): Time[] {
  return Array.from({ length: years * 12 }, (_, at) => {
    const [Y, m] = [first + Math.floor(at / 12), (at % 12) + 1];
    return { Y, m, d: 1, iso: dayNumber({ year: Y, month: m, day: 1 }), ...weather(Y, m) };
  });
}

/** A temperate year of 3 to 24 °C and up to 102 mm, other in each. */
function weather(y: number, m: number) {
  const c = 13.5 - 10 * Math.cos(((m - 1) * Math.PI) / 6) + ((y * 7 + m * 3) % 5) / 10;
  return { c, wet: 20 + ((y * 7 + m * m * 5) % 83) };
}

function filled(line: string, time: Time): string {
  return line.replace(/\{(\w+)((?:[-+*%][\d.]+)*)(?:~(\d))?\}/g, (_, name, steps, digits) =>
    written(name, changed(numberOf(name, time), steps), digits),
  );
}

const OF = { M: 'm', D: 'd', Mon: 'm', y: 'Y', JJJ: 'J' } as Record<string, string>;

function numberOf(name: string, time: Time): number {
  const value = time[OF[name] ?? name];
  if (value === undefined) throw new Error(`Cannot fill in {${name}}`);
  return value;
}

function changed(value: number, steps: string): number {
  return (steps.match(/[-+*%][\d.]+/g) ?? []).reduce((before, step) => {
    const by = Number(step.slice(1));
    if (step.startsWith('*')) return before * by;
    if (step.startsWith('%')) return before % by;
    return step.startsWith('+') ? before + by : before - by;
  }, value);
}

function written(name: string, value: number, digits?: string): string {
  if (digits) return String(Number(value.toFixed(Number(digits))));
  if (name === 'M' || name === 'D') return two(value);
  if (name === 'y') return two(value % 100);
  if (name === 'JJJ') return String(value).padStart(3, '0');
  if (name === 'Mon') return MONTHS.split(',')[value - 1] ?? '';
  if (name !== 'iso') return String(value);
  const { year, month, day } = dateOfDay(value);
  return `${year}-${two(month)}-${two(day)}`;
}
