import { type BenchRow, isKept } from './bench-row.ts';

/** What, figure, limit, verdict, in columns. */
export function printTable(rows: BenchRow[]): string {
  const lines = rows.map((row) => [
    row.what,
    shown(row.figure, row.unit),
    bound(row),
    verdict(row),
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines
    .map(([what = '', figure = '', limit = '', said = '']) =>
      [
        `  ${what.padEnd(widths[0] ?? 0)}`,
        figure.padStart(widths[1] ?? 0),
        limit.padStart(widths[2] ?? 0),
        said,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shown(figure: number, unit: string): string {
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  return `${figure.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`;
}

function bound({ limit }: BenchRow): string {
  return limit === undefined ? '' : `at most ${limit.toLocaleString('en')}`;
}

function verdict(row: BenchRow): string {
  if (row.limit === undefined) return '';
  return isKept(row) ? 'ok' : 'OVER';
}
