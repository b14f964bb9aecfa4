import { describe, expect, test } from '@jest/globals';
import { PLAIN_NAME } from '../../judge/judge-names.ts';
import { NAMED_TABLES, readNamed } from '../../judge/named-tables.ts';
import { PLACE_NAMES } from '../../judge/place-names.ts';
import { verdictOf } from '../../judge/verdict.ts';

/** Names that once spoiled good tables, and every fortieth of the others; `npm run judge` takes them all. */
const NAMES = [
  ...'Grass Valley|Snow Hill|High Wycombe|Low Moor|Normal|March|May Pen|Number Five|Sonnblick|Máximo Gómez|Sainte-Maxime'.split(
    '|',
  ),
  ...'Sea Point|Sun City|Wind Cave|Hot Springs|Cold Bay|Total|Mean|Average|Station Road|Snowdon|Mina'.split(
    '|',
  ),
  ...PLACE_NAMES.filter((_, at) => at % 40 === 7),
];

/** Beside places these may be a summary, a unit or a season: the person is asked, and not for them. */
const NOT_OFFERED = ['Normal', 'Total', 'Mean', 'Average', 'Dia', 'Verano', 'Feet'];

describe('a table says the same wherever its station lies', () => {
  for (const table of NAMED_TABLES)
    test(table.name, () => {
      const { rows } = readNamed(table, PLAIN_NAME);
      expect(rows).toHaveLength(6);
      const same = JSON.stringify(rows);
      const verdicts = NAMES.map((place) => verdictOf(readNamed(table, place), same));
      const harmed = NAMES.filter((_, at) => verdicts[at] !== 'same');
      expect(harmed.sort()).toEqual(table.isAmong ? NOT_OFFERED.toSorted() : []);
      expect(verdicts).not.toContain('other');
      expect(verdicts).not.toContain('refused');
    });
});
