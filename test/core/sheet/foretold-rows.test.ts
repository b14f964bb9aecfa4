import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

const MONTHS = inventedMonths('temperate', { firstYear: 2018, years: 4 });

/** Two years under the first word and two under the second. */
function marked(header: string, first: string, second: string): string {
  const rows = MONTHS.map(({ year, month, max, min, rain }) => {
    const mark = year < 2020 ? first : second;
    return [year, month, max, min, rain, mark].join();
  });
  return [`Year,Month,Tmax,Tmin,Rain,${header}`, ...rows].join('\n');
}

function yearsOf(text: string): number[] {
  return readText(text).rows.map(({ Year }) => Number(Year));
}

describe('rows that say beside their values that nobody measured them', () => {
  test.each([
    { header: 'Source', first: 'observed', second: 'forecast' },
    { header: 'Type', first: '', second: 'Simulated' },
    { header: 'Tipo de dato', first: 'medido', second: 'pronóstico' },
    { header: 'Nature', first: 'observé', second: 'prévision' },
    { header: 'Art', first: 'gemessen', second: 'Prognose' },
    { header: '', first: 'observado', second: 'previsto' },
    { header: 'Scenario', first: 'historical', second: 'RCP 4.5' },
    { header: 'Тип', first: 'факт', second: 'прогноз' },
    { header: '类型', first: '观测', second: '预报' },
    { header: 'Run', first: 'station', second: 'GFS forecast' },
  ])('"$second" under "$header" is left out, with a warning', ({ header, first, second }) => {
    const table = marked(header, first, second);
    expect(yearsOf(table)).toEqual([2018, 2019]);
    expect(kindsOf(readText(table))).toContain('rows-foretold');
  });

  test('nothing is read where all rows say so', () => {
    const reading = readText(marked('Source', 'forecast', 'forecast'));
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('only-foretold');
  });

  test('a data set with such a word in its name is read with a warning', () => {
    const reading = readText(marked('Source', 'Hillgrid (simulated)', 'Hillgrid (simulated)'));
    expect(reading.rows).toHaveLength(4);
    expect(kindsOf(reading)).toContain('perhaps-foretold');
  });

  test('the measured row is taken where each month has both', () => {
    const rows = MONTHS.flatMap(({ year, month, rain }) => [
      [year, month, rain, 'observed'].join(),
      [year, month, rain + 10, 'forecast'].join(),
    ]);
    const reading = readText(['Year,Month,Rain (mm),Type', ...rows].join('\n'));
    expect(kindsOf(reading)).toEqual(['rows-foretold']);
    expect(reading.rows[0]?.['01_rain']).toBe(MONTHS[0]?.rain);
  });

  test.each(['tahmini', 'verwacht', 'geschat', 'estimated'])(
    '"%s" may be what somebody judged who was there, and stays',
    (word) => {
      expect(yearsOf(marked('Source', 'observed', word))).toEqual([2018, 2019, 2020, 2021]);
    },
  );

  test('who has chosen the word reads its rows', () => {
    const table = marked('Source', 'observed', 'forecast');
    const reading = readText(table, { wishes: { station: 'forecast' } });
    expect(kindsOf(reading)).not.toContain('rows-foretold');
  });

  test.each([
    { header: 'Type', first: 'observed', second: 'estimated', why: 'agencies fill gaps' },
    { header: 'Source', first: 'station', second: 'reanalysis', why: 'people use it knowingly' },
    { header: 'Remarks', first: '', second: 'forecast was wrong', why: 'it is a remark' },
    { header: 'Source', first: 'Prevista farm', second: 'Prevista farm', why: 'it is a place' },
    { header: 'Station', first: 'Prognos', second: 'Prognos', why: 'it is a place' },
  ])('"$second" under "$header" is read: $why', ({ header, first, second }) => {
    expect(yearsOf(marked(header, first, second))).toEqual([2018, 2019, 2020, 2021]);
  });
});

/** A year's months of which these say "forecast", and nothing is said of the others. */
function forecastAt(...at: readonly number[]): string {
  const rows = MONTHS.map(({ year, month, max, min, rain }, index) =>
    [year, month, max, min, rain, at.includes(index) ? 'forecast' : ''].join(),
  );
  return ['Year,Month,Tmax,Tmin,Rain,Remarks', ...rows].join('\n');
}

const LAST = MONTHS.length - 1;

describe('a word in few rows of a column that is else blank', () => {
  test.each([
    { at: [LAST], left: 1, why: 'the month that is under way stands last' },
    { at: [0], left: 1, why: 'or first, where the newest does' },
    { at: [20, 21, 22], left: 3, why: 'a gap was filled' },
    { at: [3, 9, 15, 21, 27], left: 5, why: 'a tenth of all rows are no remarks' },
    { at: [20], left: 0, why: 'somebody noted what was forecast' },
    { at: [11, 20, 33], left: 0, why: 'more than once' },
  ])('rows $at: $left left out, because $why', ({ at, left }) => {
    const { rows, findings } = readText(forecastAt(...at));
    const months = rows.flatMap((row) => Object.keys(row).filter((key) => key.endsWith('_rain')));
    expect(MONTHS.length - months.length).toBe(left);
    const kind = left > 0 ? 'reading.rows-foretold' : 'reading.perhaps-foretold';
    const told = findings.find((finding) => finding.kind === kind);
    expect(told?.params).toMatchObject({ count: at.length, found: 'forecast' });
  });
});

describe('words about forecasts in every row', () => {
  test.each([
    { first: 'observed', second: 'not forecast', why: 'it is denied' },
    { first: 'Centre de prévision', second: 'Poste manuel', why: 'it is an office' },
    { first: 'Forecast zone 4', second: 'Forecast zone 5', why: 'they are places' },
    { first: '预报中心', second: '气象站', why: 'it is an office, without blanks' },
  ])('"$first" and "$second" are read with a warning: $why', ({ first, second }) => {
    const reading = readText(marked('Source', first, second));
    expect(reading.rows).toHaveLength(4);
    expect(kindsOf(reading)).toEqual(['perhaps-foretold']);
  });

  test.each([
    { first: 'predictor', second: 'target', why: 'a model is fed with it' },
    { first: 'observer', second: 'forecaster', why: 'people measure, too' },
    { first: 'наблюдатель', second: 'прогнозист', why: 'in Russian as well' },
    { first: 'logger', second: 'simulator', why: 'it is a thing' },
  ])('"$first" and "$second" are read without a word: $why', ({ first, second }) => {
    const reading = readText(marked('Source', first, second));
    expect(reading.rows).toHaveLength(4);
    expect(kindsOf(reading)).toEqual([]);
  });
});

describe('titles that say so', () => {
  const table = (title: string) => `${title}\n${marked('', '', '')}`;

  test.each(['Forecast 2018', 'Prognose', 'Previsão', 'Pronóstico', 'Rain forecast (mm)'])(
    '"%s" over rain is asked about',
    (title) => {
      expect(kindsOf(readText(table(title)))).toContain('which-column');
    },
  );

  test.each(['Rain forecast', 'Precipitación prevista', 'Niederschlag Prognose', '降水量 预报'])(
    '"%s" over months is no rain',
    (title) => {
      const years = [2018, 2019].map((year) => {
        const ofYear = MONTHS.filter((month) => month.year === year);
        return [year, ...ofYear.map(({ rain }) => rain)].join();
      });
      const text = `${title}\nYear,1,2,3,4,5,6,7,8,9,10,11,12\n${years.join('\n')}`;
      expect(kindsOf(readText(text))).toContain('which-element-if-any');
    },
  );

  test.each([
    'National Weather Service Forecast Office Upton',
    'CPTEC Previsão do Tempo',
    'Servicio de Pronóstico del Tiempo',
    'Data for the forecast model',
    'Projection: WGS84',
    'weather_prediction_dataset',
  ])('"%s" says whose the table is', (title) => {
    expect(readText(table(title)).rows).toHaveLength(4);
  });
});
