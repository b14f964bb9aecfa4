import { describe, expect, test } from '@jest/globals';
import { PLAIN_NAME } from '../../judge/judge-names.ts';
import { NAMED_TABLES } from '../../judge/named-tables.ts';
import { PLACE_NAMES } from '../../judge/place-names.ts';
import { readAs, verdictOf } from '../../judge/verdict.ts';

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

describe('a table says the same wherever its station lies', () => {
  for (const { name, grid } of NAMED_TABLES)
    test(name, () => {
      const rows = JSON.stringify(readAs([grid(PLAIN_NAME)]).rows);
      const harmed = NAMES.filter((place) => verdictOf(readAs([grid(place)]), rows) !== 'same');
      expect(harmed).toEqual([]);
    });
});
