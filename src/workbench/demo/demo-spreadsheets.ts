import type { DemoSpreadsheet } from './demo-spreadsheet.ts';
import { canonical } from './layouts/canonical.ts';
import { daily } from './layouts/daily.ts';
import { fahrenheit } from './layouts/fahrenheit.ts';
import { longMonthly } from './layouts/long-monthly.ts';
import { messy } from './layouts/messy.ts';
import { threeBlocks } from './layouts/three-blocks.ts';
import { unitNotStated } from './layouts/unit-not-stated.ts';

/** Every place, name and number in them is invented, and the same on every machine. */
export function demoSpreadsheets(): DemoSpreadsheet[] {
  return [
    canonical(),
    threeBlocks(),
    longMonthly(),
    daily(),
    fahrenheit(),
    unitNotStated(),
    messy(),
  ];
}
