import * as v from 'valibot';
import type { ReadOptions } from '../../core/reading/reading.ts';

const text = v.string();
const WISHES = v.strictObject({
  station: v.exactOptional(text),
  element: v.exactOptional(v.picklist(['max', 'min', 'rain', 'none'])),
  maxColumn: v.exactOptional(text),
  minColumn: v.exactOptional(text),
  rainColumn: v.exactOptional(text),
  temperatureUnit: v.exactOptional(v.picklist(['C', 'F', 'K', '0.1C', '0.01C', 'none'])),
  rainUnit: v.exactOptional(
    v.picklist([
      ...(['mm', 'in', 'cm', '0.1mm', 'm', '0.01in'] as const),
      ...(['mm/day', 'in/day', 'cm/day', 'm/day'] as const),
      'none',
    ]),
  ),
  overruled: v.exactOptional(
    v.strictObject({ temperatureUnit: v.exactOptional(text), rainUnit: v.exactOptional(text) }),
  ),
  years: v.exactOptional(v.record(text, v.pipe(v.number(), v.integer()))),
  dayMonthOrder: v.exactOptional(v.picklist(['dmy', 'mdy'])),
  monthPart: v.exactOptional(v.picklist(['begin', 'end'])),
  seasonYear: v.exactOptional(v.picklist(['first', 'last', 'calendar'])),
  missingDays: v.exactOptional(v.picklist(['standard', 'strict', 'any'])),
  blankRainDay: v.exactOptional(v.picklist(['missing', 'dry', 'rest-dry'])),
  sheets: v.exactOptional(v.array(text)),
  roles: v.exactOptional(
    v.array(
      v.strictObject({
        sheet: text,
        columns: v.array(
          v.strictObject({ header: text, column: text, role: text, unit: v.exactOptional(text) }),
        ),
      }),
    ),
  ),
});

/** Throws and names a misspelt wish, because to ignore it would change the reading. */
export function readWishes(json: string): ReadOptions {
  const read = v.safeParse(WISHES, JSON.parse(json));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new TypeError(`${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}
