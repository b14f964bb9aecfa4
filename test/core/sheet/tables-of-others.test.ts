import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { AROUND, dayLines, kindsOf, monthLines, offeredBy, readText, two } from './shape-of.ts';

const rain = (y: number, m: number, of = 0): number => 20.5 + ((y * 7 + m * m * 5 + of * 31) % 83);
const warmth = (y: number, m: number): number =>
  Number((12 - 9 * Math.cos((m * Math.PI) / 6) + (y % 3) / 2).toFixed(1));
const iso = ({ y, m, d }: { y: number; m: number; d: number }): string =>
  `${y}-${two(m)}-${two(d)}`;

describe('places under one code of the element', () => {
  test.each([
    { header: 'PR_JV,PR_NS,PR_DA,PR_SS', because: '"da" is a small word in some language' },
    { header: 'PP_QR,PP_EL,PP_ZB,PP_HT', because: '"el" is one, too' },
    { header: 'rr_am,rr_zk,rr_hq', because: 'and "am"' },
  ])('are asked for: "$header", since $because', ({ header }) => {
    const places = header.split(',');
    const lines = monthLines(3, (y, m) =>
      [y, m, ...places.map((_, at) => rain(y, m, at))].join(','),
    );
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    const asked = reading.findings.find(({ severity }) => severity === 'error');
    expect(asked?.choices?.options).toHaveLength(places.length + 1);
  });
});

test.each([
  { header: 'Tmax (°C),Tmax (°F)', because: 'another unit' },
  { header: 'Tmax (°C),Tmax err', because: 'its error' },
  { header: 'Temp max °C,Temp max p90', because: 'a percentile' },
])('a unit is no place beside $because: "$header"', ({ header }) => {
  const lines = monthLines(4, (y, m) => [y, m, warmth(y, m), 1 + ((y * m) % 5) / 10].join(','));
  const reading = readText(`Year,Month,${header}\n${lines}`);
  expect(reading.rows[0]).toMatchObject({ '02_max': warmth(1961, 2) });
});

describe('the highest and the lowest of all values of a month', () => {
  const lines = (columns: number): string =>
    monthLines(4, (y, m) => {
      const mean = warmth(y, m);
      const spread = 3 + ((y + m) % 5) / 10;
      const values = [mean, spread, mean - 9.5, mean + 9.5, spread, spread + 0.1];
      return [y, m, ...values.slice(0, columns)].join(',');
    });
  test.each([
    { header: 'temp_mean,temp_sd,temp_min,temp_max', because: 'the spread stands beside them' },
    { header: 'Temp mean,Temp std,Temp min,Temp max', because: 'of the other short form' },
    { header: 'temp_media,temp_desv,temp_min,temp_max', because: 'in Spanish and Portuguese' },
    { header: 'T Mittel,T Standardabweichung,T min,T max', because: 'in German' },
  ])('are no means: "$header", since $because', ({ header }) => {
    const { rows } = readText(`Year,Month,${header}\n${lines(4)}`);
    expect(rows).toEqual([]);
  });
  test.each([
    { header: 'temp_media,temp_desvio,temp_min,temp_max', because: 'in Portuguese' },
    { header: 'Temp media,Desvío de temp,Temp min,Temp max', because: 'in Spanish' },
  ])('are not meant beside departures from the normal: "$header", $because', ({ header }) => {
    const departures = monthLines(4, (y, m) => {
      const mean = warmth(y, m);
      return [y, m, mean, ((y * m) % 7) - 3.5, mean - 9.5, mean + 9.5].join(',');
    });
    const { rows } = readText(`Year,Month,${header}\n${departures}`);
    expect(rows[0]).toMatchObject({ '02_max': warmth(1961, 2) + 9.5 });
  });
  test.each([
    { header: 'temp_mean,temp_sd,mean_tmin,mean_tmax', because: 'they say that they are means' },
    { header: 'temp,humidity,temp_min,temp_max', because: 'nothing speaks of a spread' },
  ])('are not meant: "$header", since $because', ({ header }) => {
    const { rows } = readText(`Year,Month,${header}\n${lines(4)}`);
    expect(rows[0]).toMatchObject({ '02_max': warmth(1961, 2) + 9.5 });
  });
  test('are not meant where the spread is that of the maxima', () => {
    const header = 'temp_mean,temp_sd,temp_min,temp_max,temp_min_sd,temp_max_sd';
    const { rows } = readText(`Year,Month,${header}\n${lines(6)}`);
    expect(rows[0]).toMatchObject({ '02_max': warmth(1961, 2) + 9.5 });
  });
});

describe('what comes and goes from day to day is no place', () => {
  const codes = ['', 'RA', '', 'SN', '', '', 'FG', 'RA', ''];
  test.each([
    { header: 'Weather code', because: 'marks of the weather, blank on most days' },
    { header: 'Código de estado', because: 'in Spanish' },
  ])('"$header": $because', ({ header }) => {
    const lines = dayLines(
      (date, at) => `${iso(date)},${15 + (at % 7)}.5,${4 + (at % 5)}.5,${codes[at % codes.length]}`,
    );
    const reading = readText(`Date,Tmax,Tmin,${header}\n${lines}`);
    expect(kindsOf(reading)).not.toContain('places-in-turn');
    expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(25);
  });

  test('marks on a few days are none, either', () => {
    const lines = dayLines(
      (date, at) => `${iso(date)},${15 + (at % 7)}.5,${at === 90 ? 'GR' : at === 200 ? 'TS' : ''}`,
    );
    const reading = readText(`Date,Tmax,Weather code\n${lines}`);
    expect(kindsOf(reading)).not.toContain('places-in-turn');
  });

  test.each([
    { of: (_: number, m: number) => m % 2, because: 'every other month' },
    { of: (y: number) => y % 2, because: 'every other year' },
    { of: (_: number, m: number) => Number(m > 4 && m < 10), because: 'in summer' },
  ])('another place $because is told of', ({ of }) => {
    const rows = monthLines(6, (y, m) =>
      [['Upton', 'Hilton'][of(y, m)], y, m, rain(y, m)].join(','),
    );
    const reading = readText(`Station,Year,Month,Rain (mm)\n${rows}`);
    expect(kindsOf(reading)).toContain('places-in-turn');
  });
  test('gauges by numbers with a decimal are told of, too, and pressures are none', () => {
    const by = (header: string, of: (m: number, at: number) => number) => {
      let at = 0;
      const rows = monthLines(6, (y, m) => [of(m, at++).toFixed(1), y, m, rain(y, m)].join(','));
      return kindsOf(readText(`${header},Year,Month,Rain (mm)\n${rows}`));
    };
    expect(by('Station', (m) => (m % 2 ? 12.1 : 12.2))).toContain('places-in-turn');
    const pressure = (_: number, at: number) => 990 + ((at * 37) % 300) / 10;
    expect(by('StnPres', pressure)).not.toContain('places-in-turn');
  });

  describe('summers of one year each', () => {
    const summers = (names: readonly string[], header = 'Trial'): string[] => {
      const rows = names.map((name, at) =>
        dayLines((date) => `${name},${iso({ ...date, y: 2011 + at })},${15 + (date.d % 7)}.5`)
          .split('\n')
          .slice(90, 273),
      );
      return kindsOf(readText(`${header},Date,Tmax\n${rows.flat().join('\n')}`));
    };
    test.each([
      { names: ['Hof', 'Ried', 'Berg'], because: 'the fields of a trial' },
      { names: ['Hof2011', 'Ried2012'], because: 'with their years' },
    ])('are told of as places in turn: $because', ({ names }) => {
      expect(summers(names)).toContain('places-in-turn');
    });
    test.each([
      { names: ['Summer 2011', 'Summer 2012'], because: 'a season is called by its year' },
      { names: ['checked', 'checked', 'raw'], because: 'a remark stays for two of them' },
    ])('are no places: $because', ({ names }) => {
      expect(summers(names)).not.toContain('places-in-turn');
    });
    test.each(['Observer', 'Crop'])('are no places under "%s"', (header) => {
      expect(summers(['Hof', 'Ried', 'Berg'], header)).not.toContain('places-in-turn');
    });
  });

  describe('one after the other', () => {
    const table = (head: string, of: (place: number, at: number) => string, sent?: string[]) => {
      const rows = monthLines(6, (y, m) => {
        const place = Math.floor((y - 1961) / 2);
        return `${['Upton', 'Lowton', 'Hilton'][place]},${of(place, y * 12 + m)},${y},${m},${rain(y, m)}`;
      });
      return readText(`${head},Rain (mm)\n${rows}`, sent ? { sent } : {});
    };
    const position = (step: number, least: number) => (place: number) =>
      (least + step * place).toFixed(2);

    test.each([
      { head: 'Station,Lat,Year,Month', of: position(0.4, 51.2), because: 'by their latitude' },
      {
        head: 'Estación,Longitud,Año,Mes',
        of: position(-1.5, -3.2),
        because: 'by their longitude',
      },
      { head: 'Station,Höhe (m),Jahr,Monat', of: position(250, 320), because: 'by their height' },
      { head: 'Station,Altitude,Année,Mois', of: position(250, 320), because: 'in French, too' },
    ])('places far apart $because are asked about', ({ head, of }) => {
      const reading = table(head, of);
      expect(kindsOf(reading)).toContain('which-station');
      expect(offeredBy(reading)).toEqual(['Upton', 'Lowton', 'Hilton', 'none']);
      // A schedule does not stop for what it has always sent.
      expect(kindsOf(table(head, of, ['rain mm']))).toContain('places-in-turn');
    });

    test.each([
      { head: 'Station,Lat,Year,Month', of: position(0.01, 51.2), because: 'it moved a mile' },
      { head: 'Station,Elevation,Year,Month', of: position(8, 120), because: 'and a little up' },
      { head: 'Station,Elevation,Year,Month', of: position(0, 120), because: 'or got a new name' },
      { head: 'Station,Lat,Year,Month', of: () => '', because: 'nobody says where it lies' },
      {
        head: 'Station,Altura (cm),Year,Month',
        of: (place: number, at: number) => String(place * 300 + (at % 12) * 9),
        because: 'what grows is the height of a plant',
      },
    ])('one station is told of: $because', ({ head, of }) => {
      expect(kindsOf(table(head, of))).toContain('places-in-turn');
    });
  });

  test('a station that moved twice is told of, in whatever order its rows stand', () => {
    const rows = monthLines(6, (y, m) =>
      [y < 1963 ? 'Upton' : y < 1965 ? 'Lowton' : 'Hilton', y, m, rain(y, m)].join(','),
    ).split('\n');
    const mixed = rows.filter((_, at) => at % 2).concat(rows.filter((_, at) => at % 2 === 0));
    const reading = readText(`Station,Year,Month,Rain (mm)\n${mixed.join('\n')}`);
    expect(kindsOf(reading)).toContain('places-in-turn');
  });
});

describe('hours are told before anything is asked', () => {
  const hourly = (line: (date: string, hour: number, at: number) => string): string =>
    dayLines((date, at) =>
      Array.from({ length: 4 }, (_, part) => line(iso(date), part * 6, at * 4 + part)).join('\n'),
    );
  test.each([
    { header: 'StnPres', because: 'the pressure at the station stands beside them' },
    { header: 'StationPressure', because: 'written out' },
  ])('where $because', ({ header }) => {
    const lines = hourly(
      (date, hour, at) => `${date},${hour},${998.1 + (at % 9) / 10},${at % 11}.4`,
    );
    const reading = readText(`Date,ObsTime,${header},Zorvan\n${lines}`);
    expect(kindsOf(reading)).toEqual(['several-rows-a-day']);
  });
  test('without asking for a better header of what a logger calls Temp', () => {
    const lines = hourly(
      (date, hour, at) => `${date} ${two(hour)}:00,${9 + (at % 9) / 10},0.${at % 3}`,
    );
    const reading = readText(`"Date Time, GMT+01:00","Temp, C","Rain, mm"\n${lines}`);
    expect(kindsOf(reading)).toEqual(['several-rows-a-day']);
  });
  test.each([
    { header: 'Clouds', words: ['no clouds', 'a few clouds', 'low clouds only', 'high clouds'] },
    { header: 'Облака', words: ['облаков нет', 'немного облаков', 'низкие облака'] },
  ])('where words of a sentence stand beside each hour: "$header"', ({ header, words }) => {
    const lines = hourly(
      (date, hour, at) =>
        `"${date.split('-').reverse().join('.')} ${two(hour)}:00",${at % 11}.4,${words[(at * at) % words.length]},${at % 5 ? 0 : 1.2}`,
    );
    const reading = readText(`Local time,Zorvan,${header},Rain (mm)\n${lines}`);
    expect(kindsOf(reading)).not.toContain('which-rows');
    expect(reading.rows).toEqual([]);
  });
});

describe('the days of one month', () => {
  const days = (count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `${at + 1},${15 + (at % 5)}.5,${at % 4 ? 0 : 3.2}`,
    ).join('\n');
  test.each([
    { sheet: 'upton_2020_01', header: 'Day,Tmax,Rain', because: 'year and month behind a name' },
    { sheet: 'Upton 1-2020', header: 'Day,Tmax,Rain', because: 'month and year' },
    { sheet: 'Snow Hill 1-2020', header: 'Day,Tmax,Rain', because: 'a hill has no number' },
    { sheet: 'Plot 2020-01', header: 'Day,Tmax,Rain', because: 'a year is no number of a plot' },
    { sheet: 'Weather station 2020-01', header: 'Day,Tmax,Rain', because: 'nor of a station' },
    {
      sheet: 'Weather station 01-2020',
      header: 'Day,Tmax,Rain',
      because: 'no station is the 01st',
    },
    { sheet: 'dados 2020-01', header: 'Dia,Tmax,Chuva', because: 'in Portuguese' },
    { sheet: 'v2.2020_01', header: 'Day,Tmax,Rain', because: 'behind a version' },
    { sheet: '海山2020_1', header: ',最高気温,降水量合計 (mm)', because: 'days without a word' },
  ])('are of the month in "$sheet": $because', ({ sheet, header }) => {
    const { rows } = readText(`${header}\n${days(31)}`, { sheet });
    expect(rows[0]).toMatchObject({ Year: 2020, '01_rain': 25.6 });
  });
  test.each([
    { sheet: 'upton_2020_1_4', because: 'that is a day' },
    { sheet: 'upton 4-1-2020', because: 'so is that' },
    { sheet: 'upton 2020-13', because: 'there is no such month' },
    { sheet: 'data v2.2020', because: 'that is a version' },
    { sheet: 'upton 1-2020 to 6-2020', because: 'there are two' },
    { sheet: 'Plot 1-2020', because: 'plots are numbered' },
    { sheet: 'Station 01-2020', because: 'and stations' },
    { sheet: 'Parcelle 1-2020', because: 'in French, too' },
    { sheet: 'No. 1-2020', because: 'so is that' },
    { sheet: 'Field 1-2020', because: 'and a field' },
    { sheet: 'upton 1-2020, checked March', because: 'the second has a name' },
  ])('are of no month in "$sheet": $because', ({ sheet }) => {
    expect(readText(`Day,Tmax,Rain\n${days(31)}`, { sheet }).rows).toEqual([]);
  });
});

describe('hours side by side', () => {
  test.each([
    { hours: Array.from({ length: 24 }, (_, at) => `${at + 1}`), because: '1 to 24' },
    { hours: Array.from({ length: 24 }, (_, at) => `${two(at)}:00`), because: '00:00 to 23:00' },
    { hours: Array.from({ length: 24 }, (_, at) => `${at}h`), because: '0h to 23h' },
    {
      hours: Array.from({ length: 24 }, (_, at) => `${at % 12 || 12} ${at < 12 ? 'am' : 'pm'}`),
      because: '12 am to 11 pm',
    },
  ])('are told to be hours: $because', ({ hours }) => {
    const lines = dayLines(({ y, m, d }, at) =>
      [y, m, d, ...hours.map((_, hour) => ((hour * at) % 5 ? 0 : 0.4))].join(','),
    );
    const reading = readText(`Year,Month,Day,${hours.join(',')}\n${lines}`, { sheet: 'Rain' });
    expect(kindsOf(reading)).toEqual(['several-rows-a-day']);
  });

  test('are none where all of them are wet on the same days: 24 gauges are asked about', () => {
    const gauges = Array.from({ length: 24 }, (_, at) => `${at + 1}`);
    const lines = dayLines((date, at) =>
      [iso(date), ...gauges.map((_, of) => (at % 3 ? 0 : 1.5 + ((at + of * 7) % 9)))].join(','),
    );
    const reading = readText(`Date,${gauges.join(',')}\n${lines}`, { sheet: 'Rain' });
    expect(kindsOf(reading)).toEqual(['which-column']);
  });

  test('are no days of a month where they go on to 32: 50 gauges by months are asked about', () => {
    const gauges = Array.from({ length: 50 }, (_, at) => `Gauge ${at + 1}`);
    const lines = monthLines(4, (y, m) =>
      [`${y}-${two(m)}-01`, ...gauges.map((_, of) => rain(y, m, of))].join(','),
    );
    const reading = readText(`Date,${gauges.join(',')}\n${lines}`, { sheet: 'Rain' });
    expect(kindsOf(reading)).toEqual(['which-column']);
  });

  test('are left where their sum stands behind them', () => {
    const hours = Array.from({ length: 24 }, (_, at) => `${at + 1}`);
    const lines = dayLines((date, at) => `${iso(date)}${',0.4'.repeat(24)},${at % 4 ? 0 : 3.2}`);
    const reading = readText(`Date,${hours.join(',')},Total\n${lines}`, { sheet: 'Rain (mm)' });
    expect(reading.rows[0]).toMatchObject({ '01_rain': 25.6 });
  });

  test.each([
    { header: 'Hora UTC', because: 'in Portuguese and Spanish' },
    { header: 'Heure TU', because: 'in French' },
  ])('down a column of words are no places: "$header", $because', ({ header }) => {
    const lines = dayLines((date, at) =>
      [0, 6, 12, 18]
        .map((hour) => `${iso(date)},${two(hour)}00 UTC,${(hour + at) % 9 ? 0 : 0.2},${at % 20}.5`)
        .join('\n'),
    );
    const reading = readText(`Data,${header},Precipitação (mm),Tmax\n${lines}`);
    expect(kindsOf(reading)).toContain('several-rows-a-day');
  });
});

describe('what nobody could be asked about', () => {
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  test.each([
    { header: 'Month,Samn,Xamn,Namn,Rtot', because: 'twelve months of no year' },
    { header: 'Mes,Abra,Ebra,Obra,Ubra', because: 'in Spanish' },
  ])('is no column under "$header": $because', ({ header }) => {
    const lines = months.map((m) => `${m},${11 + m}.5,${17 + m}.5,${2 + m}.5,${rain(1961, m)}`);
    expect(kindsOf(readText(`${header}\n${lines.join('\n')}`))).toEqual(['words-not-understood']);
  });
  test('is none below a line of numbers, of which one looks like a year', () => {
    const lines = months.map((m) => `${m},${11 + m}.5,${17 + m}.5,${rain(1961, m)}`).join('\n');
    const reading = readText(`1980,5,0.25,worked out\nMonth,Samn,Xamn,Rtot\n${lines}`);
    expect(kindsOf(reading)).toEqual(['words-not-understood']);
  });
  test('are asked about where the tab says their year', () => {
    const lines = months.map((m) => `${m},${17 + m}.5,${rain(1961, m)}`).join('\n');
    const reading = readText(`Month,Zorvan,Ubra\n${lines}`, { sheet: 'Upton 1961' });
    expect(new Set(kindsOf(reading))).toEqual(new Set(['which-column']));
  });
  test.each([
    { sheet: 'Tmean', because: 'a code' },
    { sheet: 'Temperatura media', because: 'words' },
  ])('are places under means, as the tab says: "$sheet", $because', ({ sheet }) => {
    const lines = monthLines(3, (y, m) => `${y},${m},${warmth(y, m)},${warmth(y, m) - 2}`);
    const reading = readText(`Year,Month,Zorvan_0,Zorvan_100\n${lines}`, { sheet });
    expect(kindsOf(reading)).toEqual(['only-means']);
  });
});

describe('numbers of receipts beside the amounts', () => {
  const text = `Date,Kind,Receipt,Quantity\n${dayLines((date, at) => `${iso(date)},Rain,${500_100 + at * 3},${at % 4 ? 0 : 3.2}`)}`;
  test('are passed over, as if they stood not there', () => {
    const without = text.replaceAll(/,(Receipt|5\d{5}),/g, ',');
    const { rows } = readText(text);
    expect(rows[0]).toMatchObject({ '01_rain': 25.6 });
    expect(rows).toEqual(readText(without).rows);
  });
  test('are left where the person says so', () => {
    const { rows } = readText(text, { wishes: { rainColumn: 'Quantity' } });
    expect(rows[0]).toMatchObject({ '01_rain': 25.6 });
  });
});

describe('days across without numbers over them', () => {
  const values = (y: number, m: number): (number | string)[] =>
    Array.from({ length: 31 }, (_, at) =>
      at < new Date(Date.UTC(y, m, 0)).getUTCDate() ? ((at * m) % 4 ? 0 : 3.2) : '',
    );
  test.each([
    { header: 'Station,Year,Month', begin: 'Upton,', because: 'behind a place' },
    { header: 'Año,Mes', begin: '', because: 'in Spanish, without one' },
  ])('are counted: "$header", $because', ({ header, begin }) => {
    const lines = monthLines(4, (y, m) => `${begin}${y},${m},${values(y, m).join(',')}`);
    const reading = readText(`${header}${','.repeat(31)}\n${lines}`, { sheet: 'Rainfall' });
    const sum = values(1961, 3).reduce((all: number, one) => all + Number(one), 0);
    expect(reading.rows[0]).toMatchObject({ '03_rain': Number(sum.toFixed(2)) });
  });
});

test('31 days and their sum without a word over them are not counted: the sum would be the last day', () => {
  const lines = monthLines(4, (y, m) => `${y},${m}${',0.4'.repeat(31)},12.4`);
  expect(readText(`Year,Month${','.repeat(32)}\n${lines}`, { sheet: 'Rainfall' }).rows).toEqual([]);
});

describe('a thirteenth number behind the months', () => {
  const numerals = 'I,II,III,IV,V,VI,VII,VIII,IX,X,XI,XII,XIII';
  const numbers = Array.from({ length: 13 }, (_, at) => at + 1).join(',');
  const lines = (last: (values: number[]) => number): string =>
    [1961, 1962, 1963, 1964, 1965]
      .map((y) => Array.from({ length: 12 }, (_, at) => rain(y, at + 1)).concat(y))
      .map((row) => [row[12], ...row.slice(0, 12), last(row.slice(0, 12))].join(','))
      .join('\n');
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const gauges = (begin: string, at: number): string => {
    const values = Array.from({ length: 12 }, (_, of) => rain(1961 + at, 1 + (at % 12), of));
    return [begin, ...values, sum(values)].join(',');
  };
  test.each([
    { header: numerals, last: sum, because: 'their sum' },
    { header: numbers, last: sum, because: 'their sum under figures' },
    {
      header: numerals,
      last: (values: number[]) => Number((sum(values) / 12).toFixed(1)),
      because: 'their mean',
    },
  ])('is the year’s own: $because', ({ header, last }) => {
    const reading = readText(`Godina,${header}\n${lines(last)}`, { sheet: 'Rainfall' });
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toMatchObject({ '12_rain': rain(1961, 12) });
  });
  test('is the year’s own in a record with one wrong sum, which is told', () => {
    const slip = rain(1963, 1);
    const sums = lines((values) => sum(values) + (values[0] === slip ? 40 : 0));
    const reading = readText(`Year,${numbers}\n${sums}`, { sheet: 'Rainfall', isChecked: true });
    expect(reading.rows[4]).toMatchObject({ '12_rain': rain(1965, 12) });
    expect(reading.findings.map(({ kind }) => kind)).toContain('quality.totals-disagree');
  });
  test.each([
    { begin: 'Date', rows: dayLines((date, at) => gauges(iso(date), at)), because: 'of a day' },
    {
      begin: 'Year,Month',
      rows: monthLines(4, (y, m) => gauges(`${y},${m}`, y + m)),
      because: 'of a month',
    },
  ])('is the sum of twelve gauges in rows $because', ({ begin, rows }) => {
    const reading = readText(`Rainfall (mm)\n${begin},${numbers}\n${rows}`);
    expect(kindsOf(reading)).toEqual(['which-column']);
  });
  test('is no sum where all of them are zero', () => {
    const dry = monthLines(4, (y, m) => `${y},${m}${',0'.repeat(13)}`);
    expect(readText(`Rainfall (mm)\nYear,Wet,${numbers}\n${dry}`).rows).toEqual([]);
  });
  test('is one more of a row of thirteen where it is neither', () => {
    const reading = readText(`Year,${numerals}\n${lines((values) => (values[3] ?? 0) + 7)}`);
    expect(reading.rows).toEqual([]);
  });
});

describe('the month that the name of a book says', () => {
  const cells: Cell[][] = [
    ['dagur', 'hámark (°C)', 'úrkoma (mm)'],
    ...Array.from({ length: 30 }, (_, at): Cell[] => [at + 1, 10.5 + (at % 5), at % 4 ? 0 : 3.2]),
  ];
  const readBook = (book: string, rows = cells) =>
    readSheets([{ sheet: 'Table 1', book, cells: rows }], {}, AROUND).rows;
  test.each(['upton-9-2019', 'Upton September 2019'])('is that of its days: "%s"', (book) => {
    expect(readBook(book)[0]).toMatchObject({ Year: 2019, '09_rain': 25.6 });
  });
  test('is no year of a table of months', () => {
    const months = Array.from({ length: 12 }, (_, at): Cell[] => [at + 1, 40.5 + at]);
    expect(readBook('Report May 2024', [['Month', 'Rain'], ...months])).toEqual([]);
  });
});

describe('a register of days under a title over its days', () => {
  const days = Array.from({ length: 31 }, (_, at) => `Día ${at + 1}`).join(',');
  const register = (title: string, base: number, margin = ',,'): string => {
    const rows = Array.from({ length: 12 }, (_, at) => {
      const last = new Date(Date.UTC(2019, at + 1, 0)).getUTCDate();
      const values = Array.from({ length: 31 }, (_, day) =>
        day < last ? base + ((at * 3 + day * 7) % 5) / 2 : '',
      );
      return [2019, at + 1, ...values].join(',');
    });
    return `${margin}${title}\nAño,Mes,${days}\n${rows.join('\n')}\n`;
  };
  test.each([
    { title: 'Lluvia (mm)', key: '01_rain', base: 0 },
    { title: 'Temperatura máxima (°C)', key: '01_max', base: 25 },
    { title: 'Temperatura mínima (°C)', key: '01_min', base: 12 },
  ])('is of what it says: "$title"', ({ title, key, base }) => {
    expect(Object.keys(readText(register(title, base)).rows[0] ?? {})).toContain(key);
  });
  test.each([
    { mean: 'Temperatura promedio (°C)', because: 'the title stands in the first column' },
    { mean: 'Temperatura media (°C)', because: '"media" is another word for it' },
    { mean: 'Temperatura média (°C)', because: 'in Portuguese' },
    { mean: 'Mean temperature (°C)', because: 'in English' },
    { mean: 'Average temperature (°C)', because: 'of "average", too' },
    { mean: 'Temperature (°C)', because: 'of no extreme at all' },
  ])('lends its element to no table of means below: "$mean", since $because', ({ mean }) => {
    const min = register('Temperatura mínima (°C)', 12, '');
    const { rows } = readText(`${min}\n${register(mean, 18, '')}`);
    expect(rows[0]?.['01_min']).toBeGreaterThan(12);
    expect(rows[0]?.['01_min']).toBeLessThan(15);
  });
});

describe('numbered columns of months', () => {
  type Value = (y: number, m: number, d: number) => string | number;
  const daysOf = (y: number, m: number): number => new Date(Date.UTC(y, m, 0)).getUTCDate();
  const wet = (m: number, d: number): number => ((d * m) % 7) + 0.5;
  const real: Value = (y, m, d) => (d <= daysOf(y, m) ? wet(m, d) : '');
  const always: Value = (_y, m, d) => wet(m, d);
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
  const named = (name: string, last = 31): string[] =>
    upTo(last).map((day) => name.replace(/##/g, two(day)).replace(/#/g, String(day)));
  const sum = upTo(28).reduce((all, d) => all + wet(2, d), 0);

  function read(
    names: string[],
    value: Value,
    { sheet = 'rainfall', years = 3, of = upTo(12) } = {},
  ) {
    const numbers = names.map((name) => Number(/\d+/.exec(name)));
    const lines = monthLines(years, (y, m) =>
      [y, m, ...numbers.map((d) => value(y, m, d))].join(','),
    );
    const kept = lines.split('\n').filter((line) => of.includes(Number(line.split(',')[1])));
    return readText(`Year,Month,${names.join(',')}\n${kept.join('\n')}`, { sheet });
  }

  test.each([
    { name: 'Val##', sheet: 'rainfall 1961', because: 'letters and digits are codes of stations' },
    { name: 'day##', sheet: 'rainfall 1961', because: 'a title names the element' },
    { name: 'Rain##', sheet: 'Sheet1', because: 'twelve of them could be months' },
    { name: 'Precip_##', sheet: 'Sheet1', because: 'the name is long' },
    { name: 'Lluvia##', sheet: 'Sheet1', because: 'each alone would be the rain of the month' },
  ])('are days: "$name", although $because', ({ name, sheet }) => {
    const { rows } = read(named(name), real, { sheet });
    expect(rows[0]).toMatchObject({ Year: 1961, '02_rain': sum });
  });

  test('are days where a sheet has exchanged day and month of each first of a month', () => {
    const lines = monthLines(3, (y, m) =>
      [`01/${two(m)}/${y}`, ...upTo(31).map((d) => real(y, m, d))].join(','),
    );
    const text = `Data,${named('Chuva##').join(',')}\n${lines}`;
    const { rows, findings } = readText(text, { locale: 'en_US' });
    expect(rows[0]).toMatchObject({ Year: 1961, '02_rain': sum });
    expect(findings.map(({ kind }) => kind)).toContain('reading.dates-turned');
  });

  test.each([
    { name: 'G##', kind: 'reading.which-station' },
    { name: 'Lluvia##', kind: 'reading.which-column' },
    { name: 'Precip_##', kind: 'reading.which-column' },
  ])('are gauges to choose from where the 31st of April has rain: "$name"', ({ name, kind }) => {
    const { rows, findings } = read(named(name), always);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    expect(rows).toEqual([]);
  });

  const long = [1, 3, 5, 7, 8, 10, 12];
  test.each([
    { name: 'Station #', last: 28, of: upTo(12), because: 'every month has 28 days' },
    { name: 'Rain gauge #', last: 28, of: upTo(12), because: 'every month has 28 days' },
    { name: 'Gauge #', last: 28, of: upTo(12), because: 'every month has 28 days' },
    { name: 'Rain gauge #', last: 29, of: upTo(12), because: 'a February may have 29' },
    { name: 'Site##', last: 29, of: upTo(12), because: 'a February may have 29' },
    { name: 'P#', last: 31, of: long, because: 'all these months have 31' },
  ])(
    'may be gauges, and are asked about: "$name" to $last, since $because',
    ({ name, last, of }) => {
      const { rows, findings } = read(named(name, last), always, {
        sheet: 'Monthly rainfall (mm)',
        of,
      });
      expect(rows).toEqual([]);
      expect(findings.map(({ kind }) => kind).join()).toMatch(/which-(station|column)/);
    },
  );

  test('may be gauges where those from 29 on began later', () => {
    const { rows } = read(named('Station #'), (_y, m, d) => (d > 28 ? '' : wet(m, d)));
    expect(rows).toEqual([]);
  });

  test.each([
    { odd: 'Day 1', names: named('#').with(0, 'Day 1') },
    { odd: 'Dia 7', names: named('Día #').with(6, 'Dia 7') },
    { odd: 'Day4', names: named('Day #').fill('Day4', 3, 4) },
    { odd: 'D07', names: named('d##').with(6, 'D07') },
    { odd: 'd31', names: named('D#').with(30, 'd31') },
    { odd: 'Rainfal 7', names: named('Rainfall #').with(6, 'Rainfal 7') },
    { odd: 'V28', names: named('Val#').with(27, 'V28') },
  ])('are days, one of them written otherwise: "$odd"', ({ names }) => {
    const { rows } = read(names, real);
    expect(rows[0]).toMatchObject({ '02_rain': sum, '12_rain': expect.any(Number) });
    expect(Object.keys(rows[0] ?? {})).toHaveLength(13);
  });

  test.each(['Quality_#,Val#', 'Val#,Quality_#', 'V#,F#'])(
    'of two kinds, such as "%s", are asked about, since one may be flags',
    (pair) => {
      const names = named(pair).flatMap((both) => both.split(','));
      expect(read(names, real).rows).toEqual([]);
    },
  );

  test('of two elements are read for each', () => {
    const names = named('Tmax#,Tmin#').flatMap((both) => both.split(','));
    const { rows } = read(names, real);
    expect(rows[0]).toMatchObject({ '02_max': expect.any(Number), '12_min': expect.any(Number) });
  });

  test.each([
    { names: 'VALUE#,MFLAG#', because: 'flags are letters' },
    { names: '#,Q#', because: 'bare numbers are days' },
  ])('are read beside others: "$names", since $because', ({ names }) => {
    const pairs = named(names).flatMap((both) => both.split(','));
    const text = `Year,Month,${pairs.join(',')}\n${monthLines(3, (y, m) =>
      [y, m, ...upTo(31).flatMap((d) => [real(y, m, d), d % 9 ? '' : 'T'])].join(','),
    )}`;
    expect(readText(text, { sheet: 'rainfall' }).rows[0]).toMatchObject({ '02_rain': sum });
  });

  const slipped: Value = (y, m, d) =>
    (m === 4 && d === 31) || (m === 2 && d === 30)
      ? y % 8 === 1
        ? 7.5 + (y % 9)
        : ''
      : real(y, m, d);
  const coded: Value = (y, m, d) => real(y, m, d) || ([-99.9, -99.8, -999][d % 3] ?? '');
  test.each([
    { name: '#', value: slipped, because: 'values slipped into the 31st of April' },
    { name: 'Val#', value: slipped, because: 'values slipped into the 31st of April' },
    { name: '#', value: coded, because: 'codes fill the days that a month lacks' },
    { name: '#', value: always, because: 'each month has 31 values' },
  ])('are days: "$name", although $because', ({ name, value }) => {
    const reading = read(named(name), value, { sheet: 'Daily max temperature (°C)', years: 24 });
    expect(reading.rows).toHaveLength(24);
    expect(kindsOf(reading)).toContain('date-not-in-calendar');
  });
});
