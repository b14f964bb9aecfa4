import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Row } from '../../src/core/dataset/dataset.ts';
import type { ReadOptions } from '../../src/core/reading/reading.ts';
import type { Truth } from './truth.ts';

export type Case = {
  name: string;
  files: string[];
  /** 'nothing': read, but no month of it is complete; 'either': to refuse it is right, too */
  expect: 'read' | 'ask' | 'refuse' | 'nothing' | 'either';
  /** the wishes that a person must or may be asked for; '*' stands for any question or refusal */
  askOk: string[];
  /** true where values without a question are wrong, even if they happen to be right */
  mustAsk: boolean;
  /** what the person answers, by wish; of several answers the first that is offered */
  answers: Record<string, unknown>;
  /** what the person says with the first answer, asked or not */
  given: ReadOptions;
  /** of a maker whose tables are only counted: no rule is made for one of them */
  isSetApart: boolean;
  truth: Truth;
};

/**
 * The cases of a folder in one of the three forms that there are, and how many of them lack their tables.
 * A case has its files in a folder of its own, there or where the fetched ones are, or beside the list.
 */
export function casesIn(folder: string, fetched = ''): { cases: Case[]; absent: number | 'all' } {
  const all = existsSync(join(folder, 'manifest.json'))
    ? samplesIn(folder)
    : listedIn(folder, fetched);
  const cases = all.filter(({ files }) => files.every((file) => existsSync(file)));
  return { cases, absent: cases.length === 0 ? 'all' : all.length - cases.length };
}

function listedIn(folder: string, fetched: string): Case[] {
  if (!existsSync(join(folder, 'cases.json'))) return [];
  const set = basename(folder);
  const listed: Listed[] = readJson(join(folder, 'cases.json'));
  return listed.map((entry) => {
    const truth: Written = readJson(join(folder, `${entry.name}.expected.json`));
    const homes = [join(folder, entry.name), join(fetched, entry.name)];
    const home = homes.find((own) => existsSync(own)) ?? folder;
    const files = entry.files.map((file) => join(home, file));
    const { expect, ask_ok, must_ask } = truth;
    // The first set says what is given for a table, and not what is asked for.
    const shape: Shape = expect
      ? { expect, askOk: ask_ok ?? [], given: {}, answers: entry.wishes }
      : { expect: 'read', askOk: ['*'], given: entry.wishes, answers: {} };
    const isSetApart = entry['set-apart'] === true;
    return {
      name: `${set}/${entry.name}`,
      files,
      mustAsk: must_ask === true,
      isSetApart,
      truth,
      ...shape,
    };
  });
}

type Shape = Pick<Case, 'expect' | 'askOk' | 'given' | 'answers'>;
type Listed = { name: string; files: string[]; wishes: ReadOptions; 'set-apart'?: boolean };
type Written = Truth & { expect?: Case['expect']; ask_ok?: string[]; must_ask?: boolean };

type Sample = {
  files: string[];
  year_rows: number;
  first_year: number;
  last_year: number;
  counts: Truth['counts'];
  sums: Truth['counts'];
  spot_values: Row[];
  tolerance: Truth['tolerance'];
  given?: { place?: string; element?: 'max' | 'min' | 'rain' };
  without_a_choice?: string;
  by_place?: unknown;
};

function samplesIn(folder: string): Case[] {
  const set = basename(folder);
  const samples: Sample[] = readJson(join(folder, 'manifest.json'));
  return samples.map(({ files, given, counts, sums, tolerance, ...sample }) => {
    const { year_rows, first_year, last_year, spot_values, without_a_choice, by_place } = sample;
    return {
      name: `${set}/${files[0]?.replace(/\.\w+$/, '')}`,
      files: files.map((file) => join(folder, file)),
      expect: 'read',
      askOk: ['*'],
      mustAsk: without_a_choice !== undefined || by_place !== undefined,
      answers: {},
      given: {
        ...(given?.place ? { station: given.place } : {}),
        ...(given?.element ? { element: given.element } : {}),
      },
      isSetApart: false,
      truth: {
        tolerance,
        counts,
        rows: [],
        figures: { years: [year_rows, first_year, last_year], sums, spots: spot_values },
      },
    };
  });
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}
