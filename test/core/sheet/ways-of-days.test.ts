import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { dayLines, kindsOf, readText, two } from './shape-of.ts';

const days = madeDays(1996, 2);
const iso = ({ y, m, d }: MadeDay): string => `${y}-${two(m)}-${two(d)}`;
const beside = ({ y, m, d }: MadeDay, by: number): string =>
  new Date(Date.UTC(y, m - 1, d + by)).toISOString().slice(0, 10);
const all = ['max', 'min', 'rain'] as const;
const both = [madeRow(1996, all), madeRow(1997, all)];

describe('stamps that lie beside the day they are about', () => {
  const logger = (date: (day: MadeDay) => string): string =>
    `"TIMESTAMP","RECORD","AirTC_Max","AirTC_TMx","AirTC_Min","Rain_mm_Tot"\n"TS","RN","Deg C","","Deg C","mm"\n"","","Max","TMx","Min","Tot"\n${days
      .map((o, at) => `"${date(o)}",${at},${o.max},"${iso(o)} 14:20:00",${o.min},${o.rain}`)
      .join('\n')}`;
  const names = '"TOA5","HillFarm","CR1000","12345","CR1000.Std.27","CPU:prog.CR1","54321","Daily"';

  test.each([
    {
      text: `${names}\n${logger((o) => `${beside(o, 1)} 00:00:00`)}`,
      because: 'a logger’s midnight closes the day before',
    },
    {
      text: logger((o) => `${beside(o, 1)} 00:00:00`),
      because: 'its first line was taken away, and the time of the maximum says it',
    },
    {
      text: `time,tmax,tmin,prcp\n${days.map((o) => `${beside(o, -1)}T${o.m > 3 && o.m < 11 ? 22 : 23}:00:00Z,${o.max},${o.min},${o.rain}`).join('\n')}`,
      because: 'midnight of a place with summer time, in UTC',
    },
  ])('are read as that day, and told: $because', ({ text }) => {
    const reading = readText(text);
    expect(kindsOf(reading)).toContain('stamps-moved');
    expect(reading.rows).toEqual(both);
  });

  test('months begin at the last midnight of the one before, in UTC', () => {
    const text = Array.from({ length: 24 }, (_, at) => {
      const last = new Date(Date.UTC(1996, at, 0)).toISOString().slice(0, 10);
      return `${last}T23:00:00.000Z,${at + 1}`;
    });
    const { rows } = readText(`time,rain\n${text.join('\n')}`);
    expect(rows.map(({ Year }) => Year)).toEqual([1996, 1997]);
    expect(rows[1]).toMatchObject({ '01_rain': 13, '12_rain': 24 });
  });

  test.each([
    {
      date: (o: MadeDay) => `${iso(o)}T05:00:00Z`,
      because: 'west of Greenwich it is the same day',
    },
    { date: (o: MadeDay) => `${iso(o)} 00:00:00`, because: 'midnight begins the day elsewhere' },
    { date: (o: MadeDay) => `${iso(o)}T18:00:00Z`, because: 'an hour of observation' },
  ])('others stay where they are: $because', ({ date }) => {
    const lines = days.map((o) => `${date(o)},${o.max},${o.min},${o.rain}`);
    const reading = readText(`time,tmax,tmin,prcp\n${lines.join('\n')}`);
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows).toEqual(both);
  });
});

test.each([
  { header: 'day,rain,month_year', more: '' },
  { header: 'day,rain,month_year,year,month_num', more: 'ym' },
  { header: 'dia,chuva,mes_ano,ano,mes', more: 'ym' },
  { header: 'jour,pluie,mois_année', more: '' },
  { header: 'day,rain,date', more: '' },
])('full dates under "$header" are the days, whatever says the months beside them', (table) => {
  const lines = days.map((o) => {
    const { y, m, rain } = o;
    return `${iso(o)},${rain},${y}-${two(m)}${table.more && `,${y},${m}`}`;
  });
  const { rows } = readText(`${table.header}\n${lines.join('\n')}`);
  expect(rows).toEqual([madeRow(1996, ['rain']), madeRow(1997, ['rain'])]);
});

test.each(['Days', 'Tage', 'Días', 'Jours', 'Giorni', 'Дни', 'Duration'])(
  'dates that go on by days under "%s" are the days, although the word sounds like a count',
  (word) => {
    const lines = days.map(
      (o) => `${two(o.d)}.${two(o.m)}.${o.y},${o.m},${o.max},${o.min},${o.rain}`,
    );
    const { rows } = readText(`${word},Wind,Tmax,Tmin,Rain\n${lines.join('\n')}`);
    expect(rows).toEqual(both);
  },
);

test.each([
  { header: 'station,date,rain,day', names: ['Upton'] },
  { header: 'station,month,rain,day', names: ['Upton', 'Kew', 'Wells'] },
  { header: 'estación,fecha,lluvia,día', names: ['Upton', 'Kew', 'Wells'] },
])('the day of the most rain makes no days of months: "$header"', ({ header, names }) => {
  const lines = Array.from({ length: 48 }, (_, at) => {
    const month = `${1996 + Math.floor(at / 12)}-${two((at % 12) + 1)}`;
    const rain = 30 + ((at * 37) % 83);
    return names.map((name, of) => `${name},${month},${rain},${month}-${two(3 + of + (at % 20))}`);
  });
  const text = `${header}\n${lines.flat().join('\n')}`;
  const { rows } = readText(text, { wishes: names.length > 1 ? { station: 'Upton' } : {} });
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ '01_rain': 30, '02_rain': 67 });
});

describe('the day of the week', () => {
  const weekday = ({ y, m, d }: MadeDay): number => new Date(Date.UTC(y, m - 1, d)).getUTCDay();

  test.each([
    'Year,WeekDay,Tmax,Tmin,Rain,Month,Day',
    'Year,Day of the week,Tmax,Tmin,Rain,Month,Day',
    'Año,Día de la semana,Tmax,Tmin,Lluvia,Mes,Día',
    'Année,Jour de la semaine,Tmax,Tmin,Pluie,Mois,Jour',
    'Ano,Dia da semana,Tmax,Tmin,Chuva,Mês,Dia',
    'Rok,Dzień tygodnia,Tmax,Tmin,Opad,Miesiąc,Dzień',
    'Jaar,Dag van de week,Tmax,Tmin,Neerslag,Maand,Dag',
    '年,曜日,最高気温,最低気温,降水量,月,日',
    '년,요일,최고기온,최저기온,강수량,월,일',
    // a word that nobody told the reader of
    'Year,Day qux,Tmax,Tmin,Rain,Month,Day',
  ])('is not that of the month: %s', (header) => {
    const lines = days.map((o) => [o.y, weekday(o), o.max, o.min, o.rain, o.m, o.d].join());
    expect(readText(`${header}\n${lines.join('\n')}`).rows).toEqual(both);
  });
});

describe('two rows a day', () => {
  const rows = (line: (day: MadeDay) => string[]): string => days.flatMap(line).join('\n');
  test.each([
    {
      text: `Date,Hour UTC,Tmax,Tmin,Rain\n${rows((o) => [`${iso(o)},00,,${o.min},`, `${iso(o)},12,${o.max},,${o.rain}`])}`,
      because: 'the hour in a column of its own',
    },
    {
      text: `Fecha y hora,Máxima,Mínima,Precipitación\n${rows((o) => [`${iso(o)} 06:00,,${o.min},${o.rain}`, `${iso(o)} 18:00,${o.max},,`])}`,
      because: 'the hour beside the date, in Spanish',
    },
  ])('of which each has half of the elements are one day: $because', ({ text }) => {
    expect(readText(text).rows).toEqual(both);
  });

  test.each([
    { header: 'Date,Meal,Dish,Tmin,Tmax,Rain', meals: ['Lunch,Rice', 'Dinner,Soup'] },
    { header: 'Data,Tipo,Cardápio,Mínima,Máxima,Chuva', meals: ['Almoço,Arroz', 'Jantar,Sopa'] },
    { header: 'Datum,Kasse,Ware,Tmin,Tmax,Regen', meals: ['Nord,Eis', 'Mitte,Brot', 'Nord,Brot'] },
  ])('under different words are asked for: $header', ({ header, meals }) => {
    const sold = rows((o) => meals.map((meal) => `${iso(o)},${meal},${o.min},${o.max},${o.rain}`));
    expect(kindsOf(readText(`${header}\n${sold}`))).toEqual(['which-station']);
  });

  test.each([
    { header: 'Date,Part,Rain', line: (o: MadeDay, part: number) => [part ? 'x' : 'y', o.rain] },
    { header: 'Time,Rain', line: (o: MadeDay) => [o.rain], at: ['06:00', '18:00'] },
    { header: 'Time,Tmax,Rain', line: (o: MadeDay) => [o.max, o.rain], at: ['06:00', '18:00'] },
    { header: 'Date,Hour,Tmax,Rain', line: (o: MadeDay, part: number) => [part, o.max, o.rain] },
  ])('may have equal parts of the rain: $header', ({ header, line, at = ['', ''] }) => {
    const parts = rows((o) =>
      at.map((time, part) => [`${iso(o)} ${time}`.trim(), ...line(o, part)].join()),
    );
    const { findings } = readText(`${header}\n${parts}`);
    expect(findings.map(({ severity }) => severity)).toContain('error');
  });

  test('of two gauges that hardly differ are two', () => {
    const gauges = rows((o) => [
      `${iso(o)},${o.rain}`,
      `${iso(o)},${o.rain + (o.d === 9 ? 1 : 0)}`,
    ]);
    const reading = readText(`Date,Rain (mm)\n${gauges}`);
    expect(kindsOf(reading)).toContain('several-rows-a-day');
  });

  test('of two fields, of which one goes on alone, are two', () => {
    const fields = days.flatMap((o, at) =>
      at < 400
        ? [`${iso(o)},Kew,${o.max},${o.min}`, `${iso(o)},Upton,${o.max},${o.min}`]
        : [`${iso(o)},Upton,${o.max - 5},${o.min - 5}`],
    );
    const reading = readText(`Date,Field,Tmax,Tmin\n${fields.join('\n')}`);
    expect(kindsOf(reading)).toEqual(['which-station']);
  });

  test('of which both have an element are parts of a day', () => {
    const text = `Date,Hour UTC,Tmax,Tmin,Rain\n${rows((o) => [`${iso(o)},06,,${o.min},${o.rain}`, `${iso(o)},18,${o.max},,${o.rain * 2}`])}`;
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('several-rows-a-day');
  });
});

describe('hours of several places', () => {
  const hoursOf = (place: string): string =>
    days
      .flatMap((o) => ['06', '12', '18'].map((at) => `${place},${iso(o)} ${at}:00,1.5`))
      .join('\n');
  const mornings = days.map((o) => `Mill,${iso(o)} 09:00,2.5`).join('\n');
  test.each([
    { name: 'below', lines: `${hoursOf('A')}\n${mornings}` },
    { name: 'above', lines: `${mornings}\n${hoursOf('A')}` },
  ])('$name a place that is read each morning leave that place to be chosen', ({ lines }) => {
    const text = `Station,Time,Rain (mm)\n${lines}`;
    expect(kindsOf(readText(text))).toEqual(['which-station']);
    expect(readText(text, { wishes: { station: 'Mill' } }).rows[0]).toHaveProperty('01_rain');
    expect(kindsOf(readText(text, { wishes: { station: 'A' } }))).toContain('several-rows-a-day');
  });
  test('side by side leave the column to be chosen that has a value each morning', () => {
    const lines = days.flatMap((o) =>
      ['06', '12', '18'].map((at) => `${iso(o)} ${at}:00,1.5,${at === '06' ? o.rain : ''},0.5`),
    );
    const text = `Time,Rain Upton,Rain Mill,Rain Kew\n${lines.join('\n')}`;
    expect(kindsOf(readText(text))).not.toContain('several-rows-a-day');
  });
});

describe('days down and months across', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const of = (years: number, cell: (day: MadeDay) => unknown[], none: unknown[]): string => {
    const every = madeDays(2018, years);
    const at = (d: number, month: number): MadeDay | undefined =>
      every.find((o) => (o.y - 2018) * 12 + o.m === month + 1 && o.d === d);
    return Array.from({ length: 31 }, (_, index) => {
      const cells = Array.from({ length: years * 12 }, (__, month) => {
        const day = at(index + 1, month);
        return day ? cell(day) : none;
      });
      return [index + 1, ...cells.flat()].join(',');
    }).join('\n');
  };
  const one = (value: (day: MadeDay) => number, years: number): string =>
    of(years, (day) => [value(day)], ['']);
  const heads = (years: number, head: (month: string, year: number) => string): string =>
    Array.from({ length: years }, (_, at) =>
      names.map((name) => head(name, 2018 + at)).join(','),
    ).join(',');

  test.each([
    { head: (month: string, year: number) => `${month.toLowerCase()}_${year}`, years: 1 },
    { head: (month: string, year: number) => `${month}-${year}`, years: 2 },
    { head: (month: string, year: number) => `${year} ${month} rain`, years: 3 },
  ])('each month with its year, for $years years', ({ head, years }) => {
    const text = `day,${heads(years, head)}\n${one(({ rain }) => rain, years)}`;
    const { rows } = readText(text, { sheet: 'Rainfall' });
    expect(rows).toEqual(Array.from({ length: years }, (_, at) => madeRow(2018 + at, ['rain'])));
  });

  test.each([
    { header: `Date,${names}`, sheet: 'Rainfall 2018', because: '"Date" over the days' },
    {
      header: 'Tgl.,Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des',
      sheet: 'Curah hujan 2018',
      because: 'in Indonesian',
    },
    {
      header: `Tgl.,Bulan,,,,,,,,,,,\n,${names}`,
      sheet: 'Curah hujan 2018',
      because: '"Month" stands above the months',
    },
  ])('under other words: $because', ({ header, sheet }) => {
    const { rows } = readText(`${header}\n${one(({ rain }) => rain, 1)}`, { sheet });
    expect(rows).toEqual([madeRow(2018, ['rain'])]);
  });

  test('in pairs of numbered maxima and minima', () => {
    const header = names.flatMap((_, at) => [`Tmax.${at + 1}`, `Tmin.${at + 1}`]).join(',');
    const text = `Day,${header}\n${of(1, ({ max, min }) => [max, min], ['', ''])}`;
    expect(readText(text, { sheet: 'Station 2018' }).rows).toEqual([madeRow(2018, ['max', 'min'])]);
    expect(kindsOf(readText(text))).toContain('which-year');
  });
});

test.each([
  { header: 'Monat,Jahrestag', because: 'a word for something else' },
  { header: 'Month,Xy', because: 'a word nobody knows' },
])(
  '"$header" over the days of months, with years across, names the day: $because',
  ({ header }) => {
    const [first, second] = [1996, 1997].map((year) => days.filter(({ y }) => y === year));
    const lines = (first ?? []).map(({ m, d, rain }) => {
      const later = second?.find((one) => one.m === m && one.d === d);
      return `${m},${d},${rain},${later?.rain ?? ''}`;
    });
    const reading = readText(`${header},1996,1997\n${lines.join('\n')}`, { sheet: 'rain' });
    expect(reading.rows).toEqual([madeRow(1996, ['rain']), madeRow(1997, ['rain'])]);
  },
);

test.each([
  { header: 'Max Mar,Min Mar', because: 'the sea, in Spanish' },
  { header: 'Highest tem,Lowest tem', because: 'a short word, which is July elsewhere' },
])('"$header" over each day of two years are of no single month: $because', ({ header }) => {
  const lines = days.map((day) => `${iso(day)},${day.max},${day.min},${day.rain}`);
  expect(readText(`Date,${header},Rain\n${lines.join('\n')}`).rows).toEqual(both);
});

describe('days that do not begin as days do', () => {
  test('a mean that somebody called day 32 is no 1st of the next month', () => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1);
    const of = (d: number): string =>
      months
        .map((m) => days.find((o) => o.y === 1997 && o.m === m && o.d === d))
        .map((o) => (o ? `${o.max},${o.min}` : ','))
        .join(',');
    const lines = Array.from({ length: 31 }, (_, at) => `1997,${at + 1},${of(at + 1)}`);
    const header = `yy,dd,${months.map((m) => `Tmax.${m},Tmin.${m}`).join(',')}`;
    const mean = `1997,32,${months.map(() => '11.1,2.2').join(',')}`;
    const { rows } = readText([header, ...lines, mean].join('\n'));
    expect(rows).toEqual([madeRow(1997, ['max', 'min'])]);
  });
});

describe('an amount of several days, as a column beside it says', () => {
  const daily = (m: number, d: number): number => (m * d) % 9;
  /** Nobody read the gauge on the days before `upTo`, and then all of it at once. */
  const readAtOnce = (from: string, upTo: string, period: number): string => {
    const lines = dayLines(({ y, m, d }) => {
      const date = `${two(m)}-${two(d)}`;
      const isUnread = date >= from && date < upTo;
      const amount = isUnread ? ',' : date === upTo ? `31.5,${period}` : `${daily(m, d)},1`;
      return `${y},${m},${d},${amount}`;
    });
    return `Year,Month,Day,Rainfall amount (millimetres),Period over which rainfall was measured (days)\n${lines}`;
  };
  const total = (m: number, length: number, left: readonly number[]): number =>
    Array.from({ length }, (_, at) => at + 1)
      .filter((d) => !left.includes(d))
      .reduce((sum, d) => sum + daily(m, d), 0);

  test('counts for the days before it that have none', () => {
    const { rows } = readText(readAtOnce('05-10', '05-12', 3));
    expect(rows[0]).toMatchObject({ '05_rain': total(5, 31, [10, 11, 12]) + 31.5 });
  });

  test('counts for neither month where it reaches over the end of one', () => {
    const [row] = readText(readAtOnce('04-29', '05-02', 4)).rows;
    expect(row).toMatchObject({ '03_rain': total(3, 31, []), '06_rain': total(6, 30, []) });
    expect(row).not.toHaveProperty('04_rain');
    expect(row).not.toHaveProperty('05_rain');
  });
});

test.each(['TA_max,TA_min', 'ta_max,ta_min', 'highest temperature,lowest temperature'])(
  '"%s" of a day are its maximum and minimum',
  (header) => {
    const lines = days.map((o) => [o.y, o.m, o.d, 0, 0, o.max, o.min].join());
    const { rows } = readText(`YYYY,MM,DD,hh,mm,${header}\n${lines.join('\n')}`);
    expect(rows).toEqual([madeRow(1996, ['max', 'min']), madeRow(1997, ['max', 'min'])]);
  },
);

test('"ta_max" of a month is its extreme', () => {
  const lines = [1996, 1997].flatMap((y) =>
    Array.from({ length: 12 }, (_, at) => [y, at + 1, at + 25.5, at + 1.5].join()),
  );
  const reading = readText(`year,month,ta_max,ta_min\n${lines.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-extremes');
});

describe('days that a month lacks', () => {
  const NUMBERS = Array.from({ length: 31 }, (_, at) => at + 1);
  const lines = (filler: string): string[] =>
    [1996, 1997].flatMap((y) =>
      NUMBERS.slice(0, 12).map((m) => {
        const rain = days.filter((o) => o.y === y && o.m === m).map((o) => o.rain);
        const total = rain.reduce((sum, value) => sum + value, 0);
        const across = NUMBERS.map((day) => rain[day - 1] ?? filler);
        return ['Hill Farm', y, m, total, ...across, 1990, 2020].join();
      }),
    );
  const wet = [madeRow(1996, ['rain']), madeRow(1997, ['rain'])];

  test.each([
    { filler: '888', names: 'Place,Years,Months,Total', day: 'Day', ends: 'First year,Last year' },
    { filler: '777.7', names: 'Ort,Jahr,Monat,Summe', day: 'Tag', ends: 'Erstes Jahr,Jahr Ende' },
    { filler: '888', names: 'Posto,Anos,Meses,Total', day: 'Dia', ends: 'Ano_inicial,Ano_final' },
    { filler: '-555', names: 'Lieu,Année,Mois,Total', day: 'Jour', ends: 'Année début,Année fin' },
  ])('are told where they hold $filler, and not read: $names', ({ filler, names, day, ends }) => {
    const header = [names, ...NUMBERS.map((number) => day + number), ends].join();
    const reading = readText([header, ...lines(filler)].join('\n'), { sheet: 'Pluie, rain' });
    expect(kindsOf(reading)).toEqual(['date-not-in-calendar']);
    expect(reading.rows).toEqual(wet);
  });
});

describe('days of a month that only the name of the file says', () => {
  const july = days.filter(({ y, m }) => y === 1996 && m === 7);
  const row = madeRow(1996, all, [7]);

  test.each([
    { header: 'Day,Mean,Max,Time of max,Min,Gust,Rain,Hours', sheet: '1996-07', because: '' },
  ])('$sheet: $header ($because)', ({ header, sheet }) => {
    const lines = july.map(({ d, max, min, rain }) =>
      [d, (max + min) / 2, max, `${12 + (d % 3)}:30`, min, 20 + (d % 5), rain, d % 4].join(),
    );
    const reading = readText(`${header}\n${lines.join('\n')}`, { sheet });
    expect(reading.rows).toEqual([row]);
    expect(kindsOf(reading).filter((kind) => kind.startsWith('which'))).toEqual([]);
  });

  test('the times of the extremes say it, if they go on by days', () => {
    const lines = july.map(({ d, max, min, rain }) =>
      [d, max, `1996-07-${two(d)} 14:02`, min, rain].join(),
    );
    const header = '觀測時間,最高氣溫,最高氣溫時間,最低氣溫,降水量';
    expect(readText(`${header}\n${lines.join('\n')}`).rows).toEqual([row]);
  });

  test.each([
    { above: 'Station 201005', sheet: 'July 1996', rows: [row] },
    { above: 'Norfolk Island 200212 July 1996', sheet: 'Hill farm', rows: [row] },
    { above: 'Station 199607', sheet: 'Hill farm', rows: [] },
    { above: 'Kew 199607-199608', sheet: 'Hill farm', rows: [] },
  ])('"$above" on "$sheet" has the number of a station', ({ above, sheet, rows }) => {
    const lines = july.map(({ d, max, min, rain }) => [d, max, min, rain].join());
    const text = `${above}\nDay,Tmax,Tmin,Rain\n${lines.join('\n')}`;
    expect(readText(text, { sheet }).rows).toEqual(rows);
  });

  test('the number of a station over months is no year', () => {
    const lines = NAMED_MONTHS.map((name, at) => `${name},${at + 20},${at + 10},${at * 7}`);
    const reading = readText(`Month,Tmax,Tmin,Rain\n${lines.join('\n')}`, { sheet: '199607' });
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-year']);
  });
});

describe('a day of the year that is counted from 0', () => {
  const ofYear = ({ y, m, d }: MadeDay): number =>
    (Date.UTC(y, m - 1, d) - Date.UTC(y, 0, 1)) / 86_400_000;
  const text = (name: string, day: (o: MadeDay) => number): string =>
    [
      `year,${name},tmax,tmin,rain`,
      ...days.map((o) => [o.y, day(o), o.max, o.min, o.rain].join()),
    ].join('\n');

  test('and a single 0 among days from 1 on is a slip', () => {
    const reading = readText(
      text('DOY', (o) => (o.y === 1997 && o.m === 3 && o.d === 5 ? 0 : ofYear(o) + 1)),
    );
    expect(reading.rows[0]).toEqual(both[0]);
    expect(kindsOf(reading)).toContain('row-without-date');
  });
});

const NAMED_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

describe('a day of the year beside its month', () => {
  const header = 'year,month,day_of_year,tmax,tmin,rain';
  const yearDay = ({ y, m, d }: MadeDay): number =>
    (Date.UTC(y, m - 1, d) - Date.UTC(y, 0, 0)) / 86_400_000;
  const line = (o: MadeDay, by = 0): string =>
    [o.y, o.m, yearDay(o) + by, o.max, o.min, o.rain].join();
  const mixed = days.map((_, at) => days[(at * 401) % days.length] as MadeDay);

  test.each(['day_of_year', 'DOY', 'dia_juliano'])('says the day in any order: "%s"', (name) => {
    const text = (some: readonly MadeDay[]): string =>
      [header.replace('day_of_year', name), ...some.map((o) => line(o))].join('\n');
    expect(readText(text(days)).rows).toEqual(both);
    const { rows } = readText(text(mixed));
    expect(rows.map(({ Year }) => Year)).toEqual([1996, 1997]);
    expect(rows.map((row) => Object.keys(row).sort())).toEqual(
      both.map((row) => Object.keys(row).sort()),
    );
    expect(rows[1]?.['07_max']).toBeCloseTo(Number(both[1]?.['07_max']), 5);
  });

  test('is that of a month where each has one', () => {
    const middles = days.filter(({ d }) => d === 15);
    const { rows } = readText([header, ...middles.map((o) => line(o))].join('\n'));
    expect(rows[0]).toMatchObject({ '03_max': middles[2]?.max });
  });
});
