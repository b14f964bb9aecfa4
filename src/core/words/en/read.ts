/** What the command line says around a reading. */
export const enRead = {
  'read.usage':
    'Usage: npm run read -- FILE… [--wishes FILE.json] [--locale en_GB] [--json] [--why] [--sheet NAME]\nReads climate tables (CSV, TSV, text, XLSX, XLS or ODS) as Google Sheets would import them and prints what the add-on would send. "-" reads standard input. Several files are several sheets of one spreadsheet.',
  'read.no-file': 'Name at least one file.',
  'read.file-unreadable': 'Cannot read {file}: {reason}.',
  'read.wishes-unreadable': 'Cannot read the wishes in {file}: {reason}.',
  'read.nothing-read': 'Nothing could be read from {files}.',
  'read.columns': 'Columns',
  'read.sheet': '{sheet}',
  'read.sheet-with-unit': '{sheet} ({unit})',
  'read.columns-unused': {
    by: 'count',
    one: '{count} other column was not needed.',
    other: '{count} other columns were not needed.',
  },
  'read.findings': 'Findings',
  'read.no-findings': 'No findings.',
  'read.error': 'must be mended',
  'read.warning': 'please check',
  'read.note': 'good to know',
  'read.cells': 'in {sheet}: {cells}',
  'read.more-cells': {
    by: 'count',
    one: 'in {sheet}: {cells} and {count} more',
    other: 'in {sheet}: {cells} and {count} more',
  },
  'read.choice': 'answer with the wish "{wish}": "{value}"',
  'read.choice-example': 'answer with the wish "{wish}": "{value}" ({example})',
  'read.rows': { by: 'count', one: '{count} row', other: '{count} rows' },
  'read.years-between': {
    by: 'count',
    one: '… {count} more year …',
    other: '… {count} more years …',
  },
} as const;
