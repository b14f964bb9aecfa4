import type { DemoSpreadsheet } from './demo-spreadsheet.ts';
import { canonical } from './layouts/canonical.ts';
import { daily } from './layouts/daily.ts';
import { longMonthly } from './layouts/long-monthly.ts';
import { messy } from './layouts/messy.ts';
import { unitNotStated } from './layouts/unit-not-stated.ts';

/** Every place, name and number in them is invented, and the same on every machine. */
export function demoSpreadsheets(): DemoSpreadsheet[] {
  return [canonical(), longMonthly(), daily(), unitNotStated(), messy()];
}
