import { build } from 'esbuild';
import type { BenchRow } from './bench-row.ts';

/** The core as the add-on carries it: whitespace removed, names kept. */
export async function benchSize(): Promise<BenchRow[]> {
  return [
    { what: 'reader and checks for Apps Script', ...kilobytes(await sizeOf(READER)) },
    { what: 'the checks alone', ...kilobytes(await sizeOf(CHECKS)) },
  ];
}

const READER = "export { readSheets } from './src/core/sheet/rows/read-sheets.ts';";
const CHECKS = "export { checkMonths } from './src/core/quality/check-months.ts';";

async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    minifyWhitespace: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.contents.length ?? 0;
}

function kilobytes(bytes: number): { figure: number; unit: string } {
  return { figure: bytes / 1024, unit: 'KB' };
}
