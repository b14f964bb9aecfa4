import { MONTHS } from '../dataset/month-values.ts';
import { UNIT_NAMES } from '../dataset/unit-names.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { Reading } from '../reading/reading.ts';
import type { DatasetShape } from './run-log.ts';

/** Sheets grow and lose a value now and then. If a fifth of the months is gone, something happened. */
const MONTHS_LOST_TO_DRIFT = 0.2;

export function readingShape({ understood }: Reading): DatasetShape {
  const roles = understood.columns
    .filter(({ role }) => /max|min|rain/.test(role))
    .map(({ role, unit }) => `${role}${unit ? ` ${unit}` : ''}`);
  return {
    roles: packed([...new Set(roles)].sort()),
    months: understood.span.months,
    firstYear: understood.span.firstYear,
  };
}

const ALL_MONTHS = '01-12_';

/** `01-12_rain mm` for a column each month: it is kept for each of many stations. */
function packed(roles: string[]): string[] {
  const columns = roles.filter((role) => MONTH.test(role)).map((role) => role.slice(3));
  const whole = [...new Set(columns)].filter(
    (column) => columns.filter((one) => one === column).length === 12,
  );
  const others = roles.filter((role) => !(MONTH.test(role) && whole.includes(role.slice(3))));
  return [...whole.map((column) => ALL_MONTHS + column), ...others];
}

function unpacked(roles: readonly string[]): string[] {
  return roles.flatMap((role) =>
    role.startsWith(ALL_MONTHS)
      ? MONTHS.map((month) => `${String(month).padStart(2, '0')}_${role.slice(ALL_MONTHS.length)}`)
      : role,
  );
}

const MONTH = /^\d\d_/;

/** Compares a reading with the last upload, because nobody watches a schedule. */
export function driftFrom(before: DatasetShape, now: DatasetShape): Problem | null {
  const roles = unpacked(now.roles);
  const lost = unpacked(before.roles).filter((role) => !roles.includes(role));
  if (lost.length > 0) return problemOf('upload.drift-column', namesOf(lost, roles));
  if (now.months < before.months * (1 - MONTHS_LOST_TO_DRIFT))
    return problemOf('upload.drift-shorter', { before: before.months, now: now.months });
  return null;
}

/** A month is named by its column, `05_rain`, where others of its element are there: "No longer found: rain" is not so. */
function namesOf(lost: string[], now: string[]): Record<string, string> {
  const isThere = (name: string) => now.some((role) => role.includes(name));
  const months = lost
    .map(columnOf)
    .filter((column) => /\d/.test(column) && !isThere(column) && isThere(elementOf(column)));
  const units = unitsOf(lost.filter((role) => !months.includes(columnOf(role))));
  return months.length > 0 ? { lost: months.join(', '), ...units } : units;
}

function columnOf(role: string): string {
  return role.split(' ', 1)[0] ?? '';
}

function elementOf(column: string): string {
  return /max|min|rain/.exec(column)?.[0] ?? '';
}

/** `max C` and `01_rain 0.1mm` by their elements, which the sentence names: `max: ' (°C)'`, `rain: ' (0.1 mm)'`. */
function unitsOf(roles: string[]): Record<string, string> {
  const named = roles.map((role) => {
    const [column = '', unit = ''] = role.split(' ');
    const name = isUnit(unit) ? UNIT_NAMES[unit] : unit;
    return [elementOf(column), name && ` (${name})`] as const;
  });
  return Object.fromEntries(named);
}

function isUnit(unit: string): unit is keyof typeof UNIT_NAMES {
  return unit in UNIT_NAMES;
}
