import { describe, expect, test } from '@jest/globals';
import { inventedDays } from '../../support/invented-station.ts';
import { offeredBy, readText } from './shape-of.ts';

const gauges = [41, 42, 43, 44].map((seed) =>
  inventedDays('temperate', { firstYear: 2001, years: 4, seed }),
);
const [days = []] = gauges;
/** The gauges begin one after the other: in the sample, behind it, and years later. */
const BEGINS = [0, 20, 200, 1100];

const rows = (header: string, code: string, begins = BEGINS): string =>
  [
    header,
    ...days.map(({ year, month, day }, at) => {
      const amounts = begins.map((begin, gauge) => (at < begin ? code : gauges[gauge]?.[at]?.rain));
      return [year, month, day, ...amounts].join(',');
    }),
  ].join('\n');

const offered = (text: string): string[] => offeredBy(readText(text, { sheet: 'Rainfall' }));

describe('each gauge is offered, although it was set up later', () => {
  test.each([
    { code: 'NA', header: 'yy,mm,dd,1769,1770,1771,1799' },
    { code: 'NaN', header: 'Year,Month,Day,G01,G02,G03,G04' },
    { code: 's/d', header: 'Año,Mes,Día,P101,P102,P103,P104' },
    { code: '-', header: 'Ano,Mês,Dia,1769,1770,1771,1799' },
    { code: '-999', header: 'yy,mm,dd,1769,1770,1771,1799' },
  ])('and says $code until then, under $header', ({ code, header }) => {
    const names = header.split(',').slice(3);
    const text = rows(header, code);
    expect(offered(text)).toEqual([...names, 'none']);
    names.forEach((station, gauge) => {
      const read = readText(text, { sheet: 'Rainfall', wishes: { station } }).rows;
      const sum = (gauges[gauge] ?? [])
        .filter(({ year, month }) => year === 2004 && month === 12)
        .reduce((total, { rain }) => total + rain, 0);
      expect(read.find(({ Year }) => Year === 2004)?.['12_rain']).toBeCloseTo(sum, 1);
    });
  });

  test('and none has begun in the first rows', () => {
    const text = rows('yy,mm,dd,1769,1770,1771,1799', 'NA', [45, 60, 200, 1100]);
    expect(offered(text)).toEqual(['1769', '1770', '1771', '1799', 'none']);
  });
});

test('each of 128 is offered', () => {
  const names = Array.from({ length: 128 }, (_, at) => `P${1001 + at}`);
  const lines = days.map(({ year, month, day, rain }) =>
    [year, month, day, ...names.map((_, at) => (rain ?? 0) * (1 + (at % 7)))].join(','),
  );
  const text = [`Year,Month,Day,${names.join()}`, ...lines].join('\n');
  expect(offered(text)).toEqual([...names, 'none']);
});

describe('no gauge is offered', () => {
  test('that never says more than NA', () => {
    const text = rows('yy,mm,dd,1769,1770,1771,1799', 'NA', [0, 0, 0, 9999]);
    expect(offered(text)).toEqual(['1769', '1770', '1771', 'none']);
  });

  test('for marks of "x" beside the rain', () => {
    const lines = days.map(
      ({ year, month, day, rain }, at) =>
        `${year}-${month}-${day},${rain},${at % 300 === 9 ? 3 : 'x'}`,
    );
    const reading = readText(['Date,Rain,Zorvan', ...lines].join('\n'));
    expect(reading.rows).toHaveLength(4);
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
