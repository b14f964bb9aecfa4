import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Around, Grid, Reading, Wishes } from '../../core/reading/reading.ts';
import { tablesOf } from '../../core/sheet/rows/read-sheets.ts';
import { whyRead } from '../../core/sheet/rows/why-read.ts';
import { FILE } from '../../core/words/books.ts';
import { sayFinding } from '../../core/words/finding-words.ts';
import { type Language, languageOf } from '../../core/words/languages.ts';
import { speaker } from '../../core/words/speaker.ts';
import { FileRefused, type FileWord } from '../files/file-problem.ts';
import { gridsFromFile } from './grids-from-file.ts';
import { printReading, readWords, type SayRead } from './print-reading.ts';
import { type ReadArguments, readArguments } from './read-arguments.ts';
import { readTogether } from './read-together.ts';
import { readWishes } from './read-wishes.ts';

// npm runs scripts in the project's folder, but people name files from the folder they are in.
const HERE = process.env.INIT_CWD ?? process.cwd();
const MISUSED = 1;
const NOTHING_READ = 2;

/** A missing file is the caller's mistake, so they get a sentence and no stack trace. */
class Misuse extends Error {}

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const call = readArguments(args);
  const language = languageOf(call?.locale ?? 'en');
  const say = readWords(language);
  if (!call || call.files.length === 0) {
    complain(...(call ? [say('read.no-file')] : []), say('read.usage'));
    return MISUSED;
  }
  try {
    const around = { locale: call.locale, thisYear: new Date().getFullYear() };
    const grids: Grid[] = [];
    for (const file of call.files)
      grids.push(...apart(grids, await readGrids(file, call, around, language), file));
    const wishes = wishesOf(call, say);
    const reading = readTogether(grids, wishes, around);
    process.stdout.write(`${shown(reading, call, language)}\n`);
    if (call.why) {
      const tables = tablesOf(grids, withFirstPlace(wishes, reading), around);
      process.stdout.write(`\n${whyRead(tables)}\n`);
    }
    return verdict(reading, call, language);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(error.message);
    return MISUSED;
  }
}

/** Until a place is chosen nothing is read, and there would be no columns to tell of: those of the first are told. */
function withFirstPlace(wishes: Wishes, { findings }: Reading): Wishes {
  const asked = findings.find(({ choices }) => choices?.wish === 'station');
  const [first] = (asked?.severity === 'error' && asked.choices?.options) || [];
  return first ? { ...wishes, station: first.value } : wishes;
}

async function readGrids(
  file: string,
  { sheets }: ReadArguments,
  around: Around,
  language: Language,
): Promise<Grid[]> {
  const bytes = bytesOf(file, readWords(language));
  const words = speaker([FILE], language);
  const sentence = ({ kind, params }: FileWord) => words(kind, { ...params, file });
  try {
    const name = file === '-' ? 'stdin' : file;
    const { grids, notes } = await gridsFromFile(bytes, name, { around, sheets });
    if (notes.length > 0) complain(...notes.map(sentence));
    return grids;
  } catch (error) {
    if (error instanceof FileRefused) throw new Misuse(sentence(error.word));
    throw error;
  }
}

function bytesOf(file: string, say: SayRead): Uint8Array {
  try {
    return readFileSync(file === '-' ? 0 : resolve(HERE, file));
  } catch (error) {
    throw new Misuse(say('read.file-unreadable', { file, reason: reasonOf(error) }));
  }
}

/** `Sheet1` of one workbook is not `Sheet1` of another. */
function apart(before: readonly Grid[], grids: Grid[], file: string): Grid[] {
  const taken = new Set(before.map(({ sheet }) => sheet));
  return grids.map((grid) =>
    taken.has(grid.sheet) ? { ...grid, sheet: `${file} › ${grid.sheet}` } : grid,
  );
}

function wishesOf({ wishesFile: file }: ReadArguments, say: SayRead): Wishes {
  if (file === undefined) return {};
  try {
    return readWishes(readFileSync(resolve(HERE, file), 'utf8'));
  } catch (error) {
    throw new Misuse(say('read.wishes-unreadable', { file, reason: reasonOf(error) }));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function shown(reading: Reading, { json }: ReadArguments, language: Language): string {
  if (!json) return printReading(reading, language);
  // What the add-on would fetch from the sheet stands in a file already.
  const { unseen: _unseen, ...printed } = reading;
  return JSON.stringify(printed, null, 2);
}

function verdict(reading: Reading, { files }: ReadArguments, language: Language): number {
  if (reading.rows.length > 0) return 0;
  const reasons = reading.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => sayFinding(finding, language));
  complain(readWords(language)('read.nothing-read', { files: files.join(', ') }), ...reasons);
  return NOTHING_READ;
}

function complain(...sentences: string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`);
}
