import { expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { offeredBy, readCells } from './shape-of.ts';

test('beside columns that may be parts of a day, an unknown one is offered as the whole', () => {
  const header = ['Date', 'Tmax', 'Tmin', 'TPrec', 'Prec1', 'Prec2'];
  const days = madeDays(2001, 2).map(({ y, m, d, max, min, rain }) => [
    ...[{ year: y, month: m, day: d }, max, min],
    ...[rain, rain / 4, (3 * rain) / 4],
  ]);
  const cells = [header, ...days];
  expect(offeredBy(readCells(cells))).toEqual(['TPrec', 'Prec1', 'Prec2', 'none']);
  const { rows } = readCells(cells, { rainColumn: 'TPrec' });
  expect(rows[1]).toEqual(madeRow(2002, ['max', 'min', 'rain']));
});
