import { LICENCES, STATION_TEXTS, type StationFacts } from '../../dataset/station.ts';
import { countCharacters, firstCharacters } from '../../dataset/storable-text.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Grid } from '../../reading/reading.ts';
import { isText } from '../cells/sheet-cells.ts';
import { rolesOf } from './known-words.ts';

type CreditFacts = Pick<StationFacts, 'source' | 'licence'>;

export type Credits = {
  /** whom to cite, as the lines above and below the table say */
  lines: string;
  /** what they say of the two fields that a dataset has for it */
  facts: CreditFacts;
  /** those of the lines that say more than the fields */
  others: string;
};

/** `doi:10.5281/zenodo.123`, `© 2020`, `https://…`: written alike in every language. */
const CREDIT = /\b10\.\d{4,9}\/\S|©|https?:\/\/\S/i;
/** `CC BY 4.0`, `CC0-1.0`, `ODbL` */
const LICENCE =
  /\bCC[- ]?(?:0|BY)\b(?:[- ](?:NC|SA|ND))*(?:[- ]\d(?:\.\d)?)?|\bODbL\b(?:[- ]\d(?:\.\d)?)?/i;
/** `Source: …`, `Fonte dos dados: …` */
const LABELLED = /^([^:：]{1,40})[:：](?!\/\/)\s*(\S.*)$/;
const MOST_LABEL_WORDS = 4;
/** Notes below a table are few, and a large table is not searched for them. */
const LINES_BELOW = 20;
const MOST_LETTERS = 1000;

/** Reads "Source: Hill farm" and "CC BY 4.0" beside the table: offered in Upload, never taken silently. */
export function readCredits({ cells }: Grid, headerRow: number): Credits {
  const above = cells.slice(0, Math.max(0, headerRow - 1));
  const below = cells.slice(Math.max(headerRow, cells.length - LINES_BELOW));
  const facts: CreditFacts = {};
  const lines: string[] = [];
  const others: string[] = [];
  for (const row of [...above, ...below]) {
    const texts = row.filter(isText).filter(Boolean);
    const line = texts.join(' ');
    const credit = saidBy(texts);
    if (!credit && !CREDIT.test(line)) continue;
    lines.push(line);
    if (!credit || !takes(facts, credit)) others.push(line);
  }
  return { lines: joinedLines(lines), facts, others: joinedLines(others) };
}

type Said = { field: keyof CreditFacts; text: string; isAll: boolean };

function saidBy(texts: readonly string[]): Said | null {
  const line = texts.join(' ');
  const [first = '', ...others] = texts;
  const [, label = first, text = others.join(' ')] = LABELLED.exec(line) ?? [];
  const field = text === '' ? null : fieldOf(label);
  if (field) return { field, text, isAll: true };
  const licence = LICENCE.exec(line)?.[0];
  return licence ? { field: 'licence', text: licence, isAll: licence === line.trim() } : null;
}

function fieldOf(label: string): keyof CreditFacts | null {
  const words = plainText(label).split(' ');
  if (words.length > MOST_LABEL_WORDS) return null;
  const fields = ['source', 'licence'] as const;
  return fields.find((field) => words.some((word) => rolesOf(word).has(field))) ?? null;
}

/** The first line that says so fills the field. True where the line says nothing more. */
function takes(facts: CreditFacts, { field, text, isAll }: Said): boolean {
  if (facts[field] !== undefined || countCharacters(text) > STATION_TEXTS[field]) return false;
  facts[field] = field === 'licence' ? identifierOf(text) : text;
  return isAll;
}

/** "CC BY 4.0" is known as CC-BY-4.0; other words stay as they are. */
function identifierOf(text: string): string {
  const written = text
    .trim()
    .replace(/[\s-]+/g, '-')
    .toLowerCase();
  return LICENCES.find((known) => known.toLowerCase() === written) ?? text;
}

function joinedLines(lines: readonly string[]): string {
  return firstCharacters(lines.join('\n'), MOST_LETTERS);
}
