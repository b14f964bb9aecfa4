import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { type StationFacts, stationProblems } from '../../core/dataset/station.ts';
import type { NativeFile } from '../../core/files/deposit.ts';
import type { FormatName } from '../../core/files/file-format.ts';
import { type FileForOthers, fileForOthers } from '../../core/files/files-of.ts';
import {
  canConfirm,
  marksOf,
  withoutConfirmed,
} from '../../core/quality/answers/confirmed-findings.ts';
import { type Said, saidFrom } from '../../core/quality/answers/said-from.ts';
import type {
  Finding,
  Grid,
  LocaleAndYear,
  Reading,
  ReadOptions,
} from '../../core/reading/reading.ts';
import { withSaid } from '../../core/reading/with-said.ts';
import { placesRead, readStations, whatHolds } from '../../core/sheet/rows/read-stations.ts';
import { findStations } from '../../core/stations/find-stations.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import type { PlaceRead, StationsFound } from '../../core/stations/match-stations.ts';
import { sayFinding } from '../../core/words/finding-words.ts';
import { speaker } from '../../core/words/speaker.ts';
import { FileRefused } from '../files/file-problem.ts';
import { sayFile } from '../files/say-file.ts';
import { gridsFromFile } from './grids-from-file.ts';
import { printReading } from './print-reading.ts';
import { stationLines } from './print-stations.ts';
import { type ReadArguments, readArguments } from './read-arguments.ts';
import { readTogether, withoutLists } from './read-together.ts';

/** What a program has of the terminal that it was called in. */
export type Terminal = {
  /** the folder that files are named from */
  folder: string;
  input: () => Uint8Array;
  print: (text: string) => void;
  complain: (text: string) => void;
};

const USAGE = `Usage: npm run read -- FILE… [--wishes FILE.json] [--locale en_GB] [--json] [--sheet NAME] [--stations LIST.csv] [--as sef, rclimdex, csv, climat, daycli, clino or deposit [--month 2026-10] [--out FILE] [--station FILE.json]]
Reads climate tables (CSV, TSV, text, XLSX, XLS or ODS) as Google Sheets would import them and prints what the add-on would send. "-" reads standard input. Several files are several sheets of one spreadsheet. With --as it writes their days, or months, into a file for others, with the facts of each station in its header: from the tables themselves, from a list of stations, or as FILE.json says of the only one.`;

const MISUSED = 1;
const NOTHING_READ = 2;

/** A missing file is the caller's mistake, so they get a sentence and no stack trace. */
class Misuse extends Error {}

/** Reads the files, says what is in them, and answers with the code that the program ends with. */
export async function readCommand(args: string[], terminal: Terminal): Promise<number> {
  const call = readArguments(args);
  if (!call || call.files.length === 0) {
    complain(terminal, ...(call ? ['Name at least one file.'] : []), USAGE);
    return MISUSED;
  }
  try {
    const around = { locale: call.locale, thisYear: new Date().getFullYear() };
    const grids: Grid[] = [];
    const natives: NativeFile[] = [];
    for (const file of call.files) {
      const bytes = bytesOf(file, terminal);
      const own = await readGrids({ file, bytes }, call, { around, terminal });
      const named = apart(grids, own, file);
      const name = file === '-' ? 'stdin' : basename(file);
      natives.push({ name, bytes, sheets: named.map(({ sheet }) => sheet) });
      grids.push(...named);
    }
    const { wishes, confirmed } = saidIn(call, terminal);
    const { stations: list } = call;
    const lists =
      list === undefined
        ? []
        : await readGrids(
            { file: list, bytes: bytesOf(list, terminal) },
            { sheets: [] },
            { around, terminal },
          );
    const whole = readTogether(grids, wishes, around);
    const places = placesRead(whole, wishes);
    const found = findStations(grids, places, lists);
    const { findings, ...told } = withoutLists(whole, found);
    const own = ownFirst(grids, whole);
    const settled = withoutConfirmed(findings, own, confirmed);
    const reading = { ...told, findings: settled.findings };
    const { answered } = settled;
    const read = { grids, natives, own, wishes, around, reading, answered, places, found };
    if (call.as) return writeFile(call.as, read, call, terminal);
    terminal.print(`${shown(read, call)}\n`);
    return verdict(reading, call, terminal);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(terminal, error.message);
    return MISUSED;
  }
}

type Read = {
  grids: Grid[];
  /** the sheet that is read before those beside it, as in a spreadsheet the open one: marks of its cells do not name it */
  own: Grid[];
  natives: NativeFile[];
  wishes: ReadOptions;
  around: LocaleAndYear;
  reading: Reading;
  /** the doubts that the person has called right */
  answered: Finding[];
  places: readonly PlaceRead[];
  found: StationsFound;
};

/** The days or months of what was read, as a file for others. */
function writeFile(
  format: FormatName,
  { grids, natives, wishes, around, reading, answered, places, found }: Read,
  { files, month, out, station }: ReadArguments,
  terminal: Terminal,
): number {
  const held = whatHolds(reading.findings);
  if (held.length > 0) {
    complain(terminal, 'Nothing was written.', ...held.map((finding) => sayFinding(finding, 'en')));
    return NOTHING_READ;
  }
  const leavesOut = wishes.impossible === 'left-out';
  const said = { findings: reading.findings, answered, leavesOut };
  const stations = readStations(grids, wishes, around, reading).map((one) => withSaid(one, said));
  const [file = ''] = files;
  const title = basename(file, extname(file));
  const typed = stationIn(station, terminal);
  const factsOf = (name: string) => {
    const at = places.findIndex((place) => stations.length === 1 || place.name === name);
    const own = valuesOf(found.stations[at]?.facts ?? {});
    // What one file of facts says is of one place.
    return { name: name || title, ...own, ...(stations.length === 1 && typed) };
  };
  const made = fileForOthers(format, stations, factsOf, {
    madeAt: Date.now(),
    ...(month !== undefined && { month }),
    grids,
    natives,
    packed: /\.zip$/i.test(out ?? ''),
  });
  if (!made.ok) {
    complain(terminal, speaker(['files'], 'en')(made.unfit.kind, made.unfit.params));
    return NOTHING_READ;
  }
  const { folder } = terminal;
  complain(terminal, `Written: ${writeForOthers(made.file, out, { folder, files })}`);
  const toSay = stationLines(places, found, { facts: false });
  if (toSay.length > 0) complain(terminal, ...toSay);
  return 0;
}

async function readGrids(
  { file, bytes }: { file: string; bytes: Uint8Array },
  { sheets }: Pick<ReadArguments, 'sheets'>,
  { around, terminal }: { around: LocaleAndYear; terminal: Terminal },
): Promise<Grid[]> {
  try {
    const name = file === '-' ? 'stdin' : file;
    const { grids, notes } = await gridsFromFile(bytes, name, { around, sheets });
    if (notes.length > 0) complain(terminal, ...notes.map((note) => `${file}: ${sayFile(note)}`));
    return grids;
  } catch (error) {
    if (error instanceof FileRefused) throw new Misuse(`${file}: ${sayFile(error.said)}`);
    throw error;
  }
}

function bytesOf(file: string, { folder, input }: Terminal): Uint8Array {
  try {
    return file === '-' ? input() : readFileSync(resolve(folder, file));
  } catch (error) {
    throw new Misuse(`Cannot read ${file}: ${reasonOf(error)}.`);
  }
}

/** `Sheet1` of one workbook is not `Sheet1` of another. */
function apart(before: readonly Grid[], grids: Grid[], file: string): Grid[] {
  const taken = new Set(before.map(({ sheet }) => sheet));
  return grids.map((grid) =>
    taken.has(grid.sheet) ? { ...grid, sheet: `${file} › ${grid.sheet}` } : grid,
  );
}

function ownFirst(grids: readonly Grid[], { understood }: Reading): Grid[] {
  const own = grids.filter(({ sheet }) => sheet === understood.columns[0]?.sheet);
  return [...own, ...grids.filter((grid) => !own.includes(grid))];
}

function saidIn({ wishesFile: file }: ReadArguments, { folder }: Terminal): Said {
  if (file === undefined) return { wishes: {}, confirmed: [] };
  try {
    return readSaid(readFileSync(resolve(folder, file), 'utf8'));
  } catch (error) {
    throw new Misuse(`Cannot read the wishes in ${file}: ${reasonOf(error)}.`);
  }
}

function stationIn(file: string | undefined, { folder }: Terminal): StationFacts {
  if (file === undefined) return {};
  try {
    const facts: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
    const [problem] = stationProblems(facts);
    if (problem) throw new TypeError('field' in problem ? problem.field : problem.kind);
    return (facts ?? {}) as StationFacts;
  } catch (error) {
    throw new Misuse(`Cannot read the facts of the station in ${file}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function shown({ own, reading, places, found }: Read, { json }: ReadArguments): string {
  const stations = stationLines(places, found, { facts: true });
  const marks = (finding: Finding) => (canConfirm(finding) ? marksOf(finding, own) : []);
  if (!json) return [printReading(reading, marks), ...stations].join('\n');
  // What the add-on would fetch from the sheet stands in a file already.
  const { unseen: _unseen, ...printed } = reading;
  const findings = printed.findings.map((finding) => {
    const confirmed = marks(finding);
    return confirmed.length > 0 ? { ...finding, confirmed } : finding;
  });
  const { onlyInList, onlyInTables } = found;
  const told = places.map(({ name }, at) => ({ name, ...found.stations[at] }));
  return JSON.stringify(
    { ...printed, findings, stations: told, onlyInList, onlyInTables },
    null,
    2,
  );
}

function verdict(reading: Reading, { files }: ReadArguments, terminal: Terminal): number {
  if (reading.rows.length > 0) return 0;
  const reasons = reading.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => sayFinding(finding, 'en'));
  const nothing = `Nothing could be read from ${files.join(', ')}.`;
  complain(terminal, nothing, ...reasons);
  return NOTHING_READ;
}

function complain(terminal: Terminal, ...sentences: string[]): void {
  terminal.complain(`${sentences.join('\n')}\n`);
}

/** Throws and names a misspelt wish, because to ignore it would change the reading. */
function readSaid(json: string): Said {
  const said = saidFrom(JSON.parse(json));
  if (!said) throw new TypeError('the file holds no object of wishes');
  if (said.misread !== undefined)
    throw new TypeError(`${said.misread}: there is no such wish, or it may not have this value`);
  return said;
}

/** Writes all of a file or nothing: under another name first. Without `out` nothing that is there is written over. */
function writeForOthers(
  { name, bytes }: FileForOthers,
  out: string | undefined,
  { folder, files }: { folder: string; files: readonly string[] },
): string {
  const named = out ?? name;
  const path = resolve(folder, named);
  const isRead = files.some((file) => resolve(folder, file) === path);
  if (isRead || (out === undefined && existsSync(path)))
    throw new Misuse(`${named} is there already. Name another file with --out.`);
  const unfinished = `${path}.${process.pid}.part`;
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Misuse(`Cannot write ${named}: ${reasonOf(error)}.`);
  }
  return named;
}
