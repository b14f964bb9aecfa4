import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { FilesMade, SheetReading } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import type { Answer } from '../../src/core/problem.ts';
import type { Finding, Reading } from '../../src/core/reading/reading.ts';
import { fingerprintOf } from '../../src/core/upload/fingerprint.ts';
import { readCommand } from '../../src/workbench/read/read-command.ts';
import { type Case, casesIn } from '../corpus/cases.ts';
import { chromiumOptions } from '../support/chromium.ts';

const TABLES = process.env.ALMANAC_TABLES ?? '.almanac/tables';
const FOLDERS = [
  '../shared/corpus/first',
  '../shared/corpus/second',
  '../shared/samples',
  'test/corpus/fetched',
];

/**
 * `npm run judge -- page`: every table of the corpus opened by the page for a file in a real browser, and by `npm run
 * read`. Rows, findings and the file for others must be equal.
 */
export async function judgePage([only = '']: string[]): Promise<boolean> {
  const cases = FOLDERS.flatMap((folder) => casesIn(folder, TABLES).cases).filter(({ name }) =>
    name.includes(only),
  );
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  await page.goto(pathToFileURL(resolve('dist/open/almanac.html')).href);
  const tally = { equal: 0, files: 0, differ: 0 };
  for (const one of cases) {
    const read = await readOnTerminal(one);
    const shown = await readOnPage(page, one);
    const differs = differencesOf(read, shown);
    tally.files += read.file === null ? 0 : 1;
    tally[differs.length > 0 ? 'differ' : 'equal'] += 1;
    if (differs.length > 0) process.stdout.write(`${one.name}: ${differs.join(', ')}\n`);
  }
  await browser.close();
  const { equal, files, differ } = tally;
  process.stdout.write(
    `${cases.length} tables: ${equal} equal (${files} with a file), ${differ} differ\n`,
  );
  return differ === 0;
}

type Read = { rows: string; findings: string; file: string | null };

async function readOnTerminal({ files }: Case): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'judge-page-'));
  let printed = '';
  const terminal = {
    folder: process.cwd(),
    input: () => new Uint8Array(),
    print: (text: string) => {
      printed += text;
    },
    complain: () => {},
  };
  try {
    await readCommand([...files, '--json'], terminal);
    const reading: Reading = printed === '' ? { rows: [], findings: [] } : JSON.parse(printed);
    const out = join(folder, 'out');
    const code = await readCommand([...files, '--as', 'csv', '--out', out], terminal);
    const file = code === 0 ? contentOf(readFileSync(out)) : null;
    return { rows: fingerprintOf(reading.rows), findings: findingsOf(reading.findings), file };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readOnPage(page: Page, { files }: Case): Promise<Read> {
  const given = files.map((file) => ({
    name: basename(file),
    base64: readFileSync(file).toString('base64'),
  }));
  const { reading, made } = await page.evaluate(
    async ({ given, station }) => {
      const texts = ['workbooks', 'worker'].map(
        (id) => document.getElementById(id)?.textContent ?? '',
      );
      const script = URL.createObjectURL(new Blob([texts.join('\n')]));
      const worker = new Worker(script);
      worker.postMessage({ locale: 'en_GB', workbooks: null });
      const ask = (...[name, ...args]: [string, ...unknown[]]) =>
        new Promise<unknown>((give) => {
          worker.onmessage = ({ data }) => give(data.value ?? null);
          worker.postMessage({ id: 1, ask: name, args });
        });
      for (const { name, base64 } of given)
        await ask(
          'openFile',
          name,
          Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
        );
      const { front } = (await ask('allOpened', {})) as { front: number };
      const reading = front === 0 ? null : await ask('answer', 'readActiveSheet', [null]);
      const asked = { sheetId: front, place: null, format: 'csv', station, as: 'download' };
      const made = await ask('answer', 'makeFiles', [{ ...asked, from: 0, seen: null }]);
      worker.terminate();
      return { reading, made };
    },
    { given, station: EMPTY_STATION },
  );
  const shown = reading as Answer<SheetReading> | null;
  const file = made as Answer<FilesMade> | null;
  if (!shown?.ok) return { rows: fingerprintOf([]), findings: findingsOf([]), file: null };
  return {
    rows: shown.value.fingerprint,
    findings: findingsOf(shown.value.findings),
    file:
      file?.ok && file.value.as === 'download'
        ? contentOf(Buffer.from(file.value.base64, 'base64'))
        : null,
  };
}

/** In a file that the page gives to a spreadsheet. */
const BYTE_ORDER_MARK = /\u00ef\u00bb\u00bf/g;

/** A ZIP says when its files were made, and each file is named for its table. */
function contentOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    return Buffer.from(bytes).toString('latin1').replace(BYTE_ORDER_MARK, '');
  const named = Object.entries(unzipSync(bytes)).filter(
    ([name]) => !/^(contents|stations)\.csv$/.test(name),
  );
  return named
    .map(([, content]) => Buffer.from(content).toString('latin1'))
    .join('\n')
    .replace(BYTE_ORDER_MARK, '');
}

function findingsOf(findings: readonly Finding[]): string {
  return JSON.stringify(
    findings.map(({ kind, severity, places, params, choices }) => [
      kind,
      severity,
      places,
      params,
      choices ?? null,
    ]),
  );
}

function differencesOf(read: Read, shown: Read): string[] {
  const parts = ['rows', 'findings', 'file'] as const;
  return parts.filter((part) => read[part] !== shown[part]);
}
