import { checkMonths } from '../../../src/core/quality/check-months.ts';
import { readingOf } from '../../core/quality/reading-of.ts';
import { inventedMonths } from '../../support/invented-station.ts';
import { quietestMs } from '../measure.ts';

// A program of its own, which prints the milliseconds: what ran before in a process decides how the
// engine compiles the checks, and how full its memory is.
const reading = readingOf(inventedMonths('temperate', { firstYear: 1724, years: 300 }));
process.stdout.write(String(quietestMs(() => checkMonths(reading))));
