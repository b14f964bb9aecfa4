import { columnKey, ELEMENTS } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import type { Finding, Reading } from '../../core/reading/reading.ts';
import { sayFinding } from '../../core/words/finding-words.ts';

/** What a person says of a finding where “it is right”; nothing where they cannot. */
type MarksOf = (finding: Finding) => readonly string[];

/** The reading as a person reads it in a terminal. */
export function printReading(reading: Reading, marksOf: MarksOf): string {
  return [
    sayFinding(reading.understood.sentence, 'en'),
    '',
    ...columnLines(reading),
    ...findingLines(reading.findings, marksOf),
    ...rowLines(reading.rows),
  ].join('\n');
}

/** A line for each sheet and unit with the columns that were used. The others are counted. */
function columnLines({ understood }: Reading): string[] {
  const used = understood.columns.filter(({ role }) => role !== UNUSED);
  if (used.length === 0) return [];
  const groups = new Map<string, UsedColumn[]>();
  for (const each of used) {
    const { sheet, unit } = each;
    const group = unit ? `${sheet} (${unit})` : sheet;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  const lines = Array.from(groups, ([group, columns]) => `  ${group}: ${listed(columns)}`);
  const count = understood.columns.length - used.length;
  const others = count > 0 ? [`  not needed: ${count}`] : [];
  return ['Columns', ...lines, ...others, ''];
}

type UsedColumn = Reading['understood']['columns'][number];

/** "A year, B month, C–AG rain-day-1–31" */
function listed(columns: readonly UsedColumn[]): string {
  const runs: UsedColumn[][] = [];
  for (const each of columns) {
    const run = runs[runs.length - 1];
    const before = run?.[run.length - 1];
    if (before && run && goesOn(before.role, each.role)) run.push(each);
    else runs.push([each]);
  }
  return runs.map(shownRun).join(', ');
}

/** True for "rain-day-1" and "rain-day-2". */
function goesOn(before: string, role: string): boolean {
  const [, number = ''] = NUMBERED.exec(role) ?? [];
  return number !== '' && before === role.slice(0, -number.length) + (Number(number) - 1);
}

const NUMBERED = /-(\d+)$/;

function shownRun([first, ...others]: readonly UsedColumn[]): string {
  if (!first) return '';
  const { column, role } = others[others.length - 1] ?? first;
  const [, number] = NUMBERED.exec(role) ?? [];
  return others.length === 0
    ? `${column} ${role}`
    : `${first.column}–${column} ${first.role}–${number}`;
}

/** The reader's role for a column from which it took nothing. */
const UNUSED = 'ignored';

const SEVERITY_WORDS = {
  error: 'must be mended',
  warning: 'please check',
  note: 'good to know',
} as const;
/** Errors come first. */
const SEVERITIES = ['error', 'warning', 'note'] as const;

function findingLines(findings: Finding[], marksOf: MarksOf): string[] {
  if (findings.length === 0) return ['No findings.', ''];
  const groups = SEVERITIES.flatMap((severity) => {
    const ofThis = findings.filter((finding) => finding.severity === severity);
    return ofThis.length === 0
      ? []
      : [`Findings: ${SEVERITY_WORDS[severity]}`, ...ofThis.flatMap(lines)];
  });
  return [...groups, ''];

  function lines(finding: Finding): string[] {
    return [
      `  • ${sayFinding(finding, 'en')}`,
      ...finding.places
        .filter(({ cells }) => cells.length > 0)
        .map((place) => `    ${placeWords(place)}`),
      ...choiceLines(finding).map((line) => `    ${line}`),
      ...confirmLines(marksOf(finding)).map((line) => `    ${line}`),
    ];
  }
}

const CELLS_SHOWN = 12;

function placeWords({ sheet, cells }: Finding['places'][number]): string {
  const shown = `in ${sheet}: ${cells.slice(0, CELLS_SHOWN).join(', ')}`;
  const count = cells.length - CELLS_SHOWN;
  return count > 0 ? `${shown} and ${count} more` : shown;
}

function choiceLines({ choices }: Finding): string[] {
  if (!choices) return [];
  const { wish } = choices;
  return choices.options.map(({ value, example }) => {
    const answer = `answer with the wish "${wish}": "${value}"`;
    return example ? `${answer} (${example.join('')})` : answer;
  });
}

function confirmLines(marks: readonly string[]): string[] {
  return marks.length > 0
    ? [
        `if it is right, add to the wish "confirmed": ${marks.map((mark) => JSON.stringify(mark)).join(', ')}`,
      ]
    : [];
}

const YEARS_SHOWN = 3;

function rowLines(rows: Row[]): string[] {
  const between = rows.length - 2 * YEARS_SHOWN;
  const shown =
    between > 0
      ? [
          ...rows.slice(0, YEARS_SHOWN).flatMap(yearLines),
          `  … ${between} more …`,
          ...rows.slice(-YEARS_SHOWN).flatMap(yearLines),
        ]
      : rows.flatMap(yearLines);
  return [`Rows: ${rows.length}`, ...shown];
}

/** One line an element: twelve months side by side fit into a terminal. */
function yearLines(row: Row): string[] {
  return ELEMENTS.map((element) => ({ element, months: monthsOf(row, element) }))
    .filter(({ months }) => months.some((month) => month !== ''))
    .map(({ element, months }, index) => {
      const year = index === 0 ? String(row.Year) : '';
      return `  ${year.padEnd(5)}${element.padEnd(5)}${months.map((month) => month.padStart(8)).join('')}`;
    });
}

function monthsOf(row: Row, element: (typeof ELEMENTS)[number]): string[] {
  return Array.from({ length: 12 }, (_, month) => shownValue(row[columnKey(month + 1, element)]));
}

/** A sheet's own means have fifteen decimals, and stand in columns here. */
function shownValue(value: number | undefined): string {
  return value === undefined ? '' : String(Number(value.toFixed(2)));
}
