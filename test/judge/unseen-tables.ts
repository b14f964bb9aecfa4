import type { Cell, Finding, Grid } from '../../src/core/reading/reading.ts';
import type { ReadingKind } from '../../src/core/reading/reading-kinds.ts';
import { inventedDays, inventedMonths, type Month } from '../support/invented-station.ts';
import { unseenDates } from './unseen-dates.ts';
import { unseenKinds } from './unseen-kinds.ts';

export type Element = 'max' | 'min' | 'rain';

/**
 * A table nobody here has made before: what a person would find in it. `holds` are the elements that
 * stand there, in °C and mm; what is read must be theirs, and what is not read must be told.
 */
export type UnseenTable = {
  kind: string;
  name: string;
  grids: Grid[];
  holds: readonly Element[];
  /** a person would read it without being asked */
  isPlain: boolean;
  /** the place whose values these are, where places are asked for */
  place?: string;
  /** the table has no places: to ask which is wrong */
  hasPlaces?: boolean;
  /** the months that stand there, where they are not those of `MONTHLY` */
  truth?: readonly Month[];
  /** something has to be said, or this very thing */
  mustTell?: boolean | ReadingKind;
  /** words that no list can hold: one of these said of them is enough */
  doubts?: readonly Finding['kind'][];
};

type Value = (month: Month) => Cell;
type Spec = [header: string, value: Value];

export const MONTHLY = inventedMonths('mediterranean', { firstYear: 1981, years: 6, seed: 17 });
const OTHER = inventedMonths('temperate', { firstYear: 1981, years: 6, seed: 18 });
const DAILY = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 19 });

const at = (list: readonly Month[], { year, month }: Month): Month =>
  list[(year - 1981) * 12 + month - 1] ?? { year, month, max: 0, min: 0, rain: 0 };
const max: Value = (m) => m.max;
const min: Value = (m) => m.min;
const rain: Value = (m) => m.rain;
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const sumOf = (year: number): number =>
  round(MONTHLY.filter((m) => m.year === year).reduce((sum, m) => sum + m.rain, 0));
const rainSoFar: Value = ({ year, month }) =>
  round(
    MONTHLY.filter((m) => m.year === year && m.month <= month).reduce((sum, m) => sum + m.rain, 0),
  );

/** What else stands there, under words nobody knows. */
const dewPoint: Value = (m) => round(m.min - 1.5);
const days: Value = (m) => Math.min(28, Math.round(m.rain / 8));
const wettest: Value = (m) => round(m.rain * 0.3);
const hour: Value = (m) => (m.month * 5) % 24;
const anomaly: Value = (m) => round(((m.year * 7 + m.month * 5) % 90) - 45.3);
const share =
  (part: number): Value =>
  (m) =>
    round(m.rain * part);

function long(specs: readonly Spec[], keys: [string, string] = ['Year', 'Month']): Cell[][] {
  return [
    [...keys, ...specs.map(([header]) => header)],
    ...MONTHLY.map((m) => [m.year, m.month, ...specs.map(([, value]) => value(m))]),
  ];
}

const one = (cells: Cell[][], sheet = 'Sheet1'): Grid[] => [{ sheet, cells }];

const WORDS = ['Zorvan', 'Kelt', 'Q4x', 'obsB', 'PLV'];

function unknownWords(): UnseenTable[] {
  const tables: UnseenTable[] = [];
  const add = (
    name: string,
    specs: Spec[],
    holds: Element[],
    isPlain = false,
    keys?: [string, string],
  ) =>
    tables.push({
      kind: 'headers that differ by an unknown word',
      name,
      grids: one(long(specs, keys)),
      holds,
      isPlain,
    });
  for (const word of WORDS) {
    add(
      `Rain ${word} beside Rain`,
      [
        ['Rain', rain],
        [`Rain ${word}`, wettest],
      ],
      ['rain'],
    );
    add(
      `Max ${word} beside Max`,
      [
        ['Max', max],
        ['Min', min],
        [`Max ${word}`, (m) => m.max + 6],
      ],
      ['max', 'min'],
    );
    add(
      `two rains, ${word}`,
      [
        ['Tmax', max],
        ['Tmin', min],
        [`Rain ${word}`, rain],
        ['Rain hourmax', wettest],
      ],
      ['max', 'min', 'rain'],
    );
    add(
      `rain days called ${word}`,
      [
        [`${word} rain`, days],
        ['Total rain', rain],
      ],
      ['rain'],
    );
  }
  add(
    'wettest hour',
    [
      ['Rain total', rain],
      ['Rain wettest hour', wettest],
      ['Rain hour', hour],
    ],
    ['rain'],
  );
  add(
    'lluvia',
    [
      ['Lluvia', rain],
      ['Lluvia nd', days],
      ['Lluvia md', wettest],
    ],
    ['rain'],
    false,
    ['Año', 'Mes'],
  );
  add(
    'pluie',
    [
      ['Pluie RR', rain],
      ['Pluie NJ', days],
      ['Pluie MX', wettest],
    ],
    ['rain'],
    false,
    ['Année', 'Mois'],
  );
  add(
    'chuva',
    [
      ['Chuva total', rain],
      ['Chuva dias', days],
      ['Chuva máx', wettest],
    ],
    ['rain'],
    true,
    ['Ano', 'Mês'],
  );
  add(
    'Regen',
    [
      ['Regen', rain],
      ['Regen Tg', days],
      ['Regen hT', wettest],
    ],
    ['rain'],
    false,
    ['Jahr', 'Monat'],
  );
  add(
    'dew point',
    [
      ['Temp max', max],
      ['Temp min', min],
      ['Temp dp', dewPoint],
    ],
    ['max', 'min'],
  );
  add(
    'dew point alone',
    [
      ['Td', dewPoint],
      ['Rain', rain],
    ],
    ['rain'],
  );
  add(
    'max of another',
    [
      ['Zorvan max', (m) => m.max * 3],
      ['Zorvan min', (m) => m.min * 2],
    ],
    [],
  );
  return tables;
}

function lastStanding(): UnseenTable[] {
  const tables: UnseenTable[] = [];
  const add = (name: string, grids: Grid[], holds: Element[], isPlain = false, hasPlaces = false) =>
    tables.push({ kind: 'the last column standing', name, grids, holds, isPlain, hasPlaces });
  add(
    'three gauges and their total',
    one(
      long([
        ['Gauge 1', share(0.9)],
        ['Gauge 2', rain],
        ['Gauge 3', share(1.2)],
        ['Total', (m) => round(m.rain * 3.1)],
      ]),
    ),
    ['rain'],
    false,
    true,
  );
  add(
    'gauges by words',
    one(
      long([
        ['North gauge', share(0.9)],
        ['South gauge', rain],
        ['East gauge', share(1.2)],
      ]),
    ),
    ['rain'],
    false,
    true,
  );
  add('one number column, nothing said', one(long([['Reading', dewPoint]])), []);
  add('only a total', one(long([['Total', rain]])), []);
  add(
    'only a total, other numbers',
    one(
      long([
        ['Xa', dewPoint],
        ['Xb', hour],
        ['Total', (m) => sumOf(m.year)],
      ]),
    ),
    [],
  );
  add(
    'total of the year on every row',
    one(
      long([
        ['Monthly', rain],
        ['Total', (m) => sumOf(m.year)],
        ['Normal', (m) => 40 + m.month],
      ]),
      'Rainfall',
    ),
    ['rain'],
    true,
  );
  add(
    'total of the year, Spanish',
    one(
      long(
        [
          ['Mensual', rain],
          ['Anual', (m) => sumOf(m.year)],
          ['Normal', (m) => 40 + m.month],
        ],
        ['Año', 'Mes'],
      ),
      'Lluvia',
    ),
    ['rain'],
    true,
  );
  add(
    'total of the year, French, words',
    one(
      long(
        [
          ['Mois (mm)', rain],
          ['Année (mm)', (m) => sumOf(m.year)],
        ],
        ['An', 'Mois'],
      ),
      'Précipitations',
    ),
    ['rain'],
  );
  add(
    'running total',
    one(
      long([
        ['Rain cum', rainSoFar],
        ['Month rain', rain],
      ]),
    ),
    ['rain'],
  );
  add('running total alone', one(long([['Rain cum', rainSoFar]])), []);
  add(
    'rain of 24 hours alone',
    one(
      long([
        ['Max rain 24h', wettest],
        ['Date', hour],
      ]),
    ),
    [],
  );
  add(
    'departure beside total',
    one(
      long([
        ['Total', rain],
        ['Dep', anomaly],
      ]),
      'Precipitation',
    ),
    ['rain'],
  );
  add('departure alone', one(long([['Dep from avg', anomaly]]), 'Precipitation'), []);
  add(
    'percent of normal alone',
    one(long([['% of normal', (m) => Math.round(m.rain * 1.3)]]), 'Rainfall'),
    [],
  );
  add('rain days alone', one(long([['Days ≥ 1', days]]), 'Rainfall'), []);
  add('rank alone', one(long([['Rank', (m) => (m.year * 5 + m.month) % 60]]), 'Rainfall'), []);
  add(
    'year total the same in all months, called rain',
    one(long([['Rain', (m) => sumOf(m.year)]])),
    [],
  );
  add(
    'months x sum of two stations',
    one(
      long([
        ['A', rain],
        ['B', (m) => at(OTHER, m).rain],
        ['A+B', (m) => round(m.rain + at(OTHER, m).rain)],
      ]),
      'Rainfall',
    ),
    ['rain'],
    false,
    true,
  );
  return tables;
}

function textColumns(): UnseenTable[] {
  const tables: UnseenTable[] = [];
  const add = (name: string, grids: Grid[], holds: Element[], isPlain = true) =>
    tables.push({ kind: 'a column of words', name, grids, holds, isPlain });
  const texts: [string, string[]][] = [
    ['Status', ['ok', 'estimated', 'ok', 'provisional']],
    ['Estado', ['validado', 'provisional']],
    ['Weather', ['clear', 'rain', 'cloudy']],
    ['Observer', ['Anne Smith', 'Tom Wood']],
    ['Season', ['dry', 'wet']],
    ['Bemerkung', ['gut', 'unsicher']],
    ['', ['E', 'P', 'ok']],
    ['Wind dir', ['N', 'SW', 'E']],
    ['Phase', ['El Nino', 'La Nina', 'Neutral']],
  ];
  for (const [header, words] of texts) {
    const value: Value = (m) => words[(m.year + m.month * 3) % words.length] ?? '';
    const specs: Spec[] = [
      ['Tmax', max],
      ['Tmin', min],
      ['Rain', rain],
    ];
    add(`${header || 'no header'}, a row a month`, one(long([[header, value], ...specs])), [
      'max',
      'min',
      'rain',
    ]);
    add(`${header || 'no header'} behind`, one(long([...specs, [header, value]])), [
      'max',
      'min',
      'rain',
    ]);
    // The same dates twice, once for each word: two rows a month, of which one is revised.
    const rows = MONTHLY.flatMap((m) =>
      [0, 1].map((turn) => [
        m.year,
        m.month,
        words[turn] ?? '',
        m.max + turn,
        m.min + turn,
        m.rain + turn,
      ]),
    );
    add(
      `${header || 'no header'} twice a month`,
      one([['Year', 'Month', header, 'Tmax', 'Tmin', 'Rain'], ...rows]),
      ['max', 'min', 'rain'],
      false,
    );
  }
  return tables;
}

function negativeRain(): UnseenTable[] {
  return ['Rain', 'Precipitación', 'Pluie (mm)', 'RR', 'Niederschlag'].flatMap((header) => [
    {
      kind: 'rain below zero',
      name: `${header} long`,
      grids: one(long([[header, anomaly]])),
      holds: [],
      isPlain: false,
    },
    {
      kind: 'rain below zero',
      name: `${header} beside Tmax`,
      grids: one(
        long([
          ['Tmax', max],
          [header, anomaly],
        ]),
      ),
      holds: ['max'] as Element[],
      isPlain: false,
    },
    {
      kind: 'rain below zero',
      name: `${header} wide`,
      grids: one(wide(anomaly), header),
      holds: [],
      isPlain: false,
    },
  ]);
}

const NAMES = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const YEARS = [1981, 1982, 1983, 1984, 1985, 1986];

function wide(value: Value, names: readonly string[] = NAMES, corner = 'Year'): Cell[][] {
  return [
    [corner, ...names],
    ...YEARS.map((year) => [year, ...MONTHLY.filter((m) => m.year === year).map(value)]),
  ];
}

function elementByName(): UnseenTable[] {
  const tabs: [string, Element][] = [
    ['rainfall_monthly', 'rain'],
    ['precipitacion_mensual', 'rain'],
    ['pluviometrie_1981_1986', 'rain'],
    ['niederschlag_monatssummen', 'rain'],
    ['chuva-mensal', 'rain'],
    ['curah_hujan', 'rain'],
    ['降水量', 'rain'],
    ['tmax_monthly', 'max'],
    ['temp_maxima_media', 'max'],
    ['temperatura-minima', 'min'],
    ['Tmin mensuelle', 'min'],
    ['maximum_temperature', 'max'],
    ['MinTemp', 'min'],
    ['tn_mean', 'min'],
    ['RAINFALL-STN-04', 'rain'],
    ['Copy of rain', 'rain'],
    ['monthlyRainfall', 'rain'],
    ['suma_opadow', 'rain'],
  ];
  const value = { max, min, rain };
  return tabs.flatMap(([sheet, element]) => [
    {
      kind: 'the element in the tab',
      name: `${sheet}, months across`,
      grids: one(wide(value[element]), sheet),
      holds: [element],
      isPlain: true,
    },
    {
      kind: 'the element in the tab',
      name: `${sheet}, a value a row`,
      grids: one(long([['Value', value[element]]]), sheet),
      holds: [element],
      isPlain: true,
    },
    {
      kind: 'the element in the tab',
      name: `${sheet}, months down`,
      grids: one(monthsDown(value[element]), sheet),
      holds: [element],
      isPlain: true,
    },
  ]);
}

function monthsDown(value: Value): Cell[][] {
  return [
    ['Month', ...YEARS],
    ...NAMES.map((name, at) => [name, ...MONTHLY.filter((m) => m.month === at + 1).map(value)]),
  ];
}

function pivots(): UnseenTable[] {
  const titles: [string, Element, number][] = [
    ['Sum of Precip (mm)', 'rain', 1],
    ['Sum of Rain', 'rain', 1],
    ['SUM of rainfall_mm', 'rain', 1],
    ['Suma de Lluvia', 'rain', 1],
    ['Somme de Pluie (mm)', 'rain', 1],
    ['Summe von Niederschlag', 'rain', 1],
    ['Average of Tmax', 'max', 1],
    ['Promedio de Tmin', 'min', 1],
    ['AVERAGE of Min Temp (°C)', 'min', 1],
    ['Sum of Precip (inches)', 'rain', 25.4],
  ];
  const value = { max, min, rain };
  return titles.map(([title, element, unit]) => ({
    kind: 'a pivot',
    name: title,
    grids: one([
      [title, 'Column Labels'],
      ['Row Labels', ...YEARS, 'Grand Total'],
      ...NAMES.map((name, at) => {
        const values = MONTHLY.filter((m) => m.month === at + 1).map((m) =>
          round(Number(value[element](m)) / unit, unit === 1 ? 1 : 4),
        );
        return [name, ...values, round(values.reduce((sum, v) => sum + v, 0))];
      }),
      ['Grand Total', ...YEARS.map(() => 500), 3000],
    ]),
    holds: [element],
    isPlain: true,
  }));
}

function places(): UnseenTable[] {
  const rows = (before: (place: number) => Cell[]): Cell[][] =>
    [0, 1].flatMap((place) =>
      MONTHLY.map((m) => {
        const own = place === 0 ? m : at(OTHER, m);
        return [...before(place), m.year, m.month, own.max, own.min, own.rain];
      }),
    );
  const head = ['Year', 'Month', 'Tmax', 'Tmin', 'Rain'];
  const all: Element[] = ['max', 'min', 'rain'];
  const add = (name: string, cells: Cell[][], place: string): UnseenTable => ({
    kind: 'places',
    name,
    grids: one(cells),
    holds: all,
    isPlain: false,
    place,
    hasPlaces: true,
  });
  return [
    add(
      'state and district',
      [['State', 'District', ...head], ...rows((p) => ['Kerala', p ? 'Idukki' : 'Kollam'])],
      'Kollam',
    ),
    add(
      'id and name',
      [['ID', 'Name', ...head], ...rows((p) => [p ? 40123 : 40099, p ? 'Hill' : 'Cove'])],
      'Cove',
    ),
    add(
      'name and id',
      [['Station name', 'WMO', ...head], ...rows((p) => [p ? 'Hill' : 'Cove', p ? 40123 : 40099])],
      'Cove',
    ),
    add('unknown header', [['Locale', ...head], ...rows((p) => [p ? 'Hill' : 'Cove'])], 'Cove'),
    add('no header', [['', ...head], ...rows((p) => [p ? 'Hill' : 'Cove'])], 'Cove'),
    add('codes', [['Sta', ...head], ...rows((p) => [p ? 'G02' : 'G01'])], 'G01'),
    add('leading zeros', [['cod', ...head], ...rows((p) => [p ? '00123' : '00099'])], '00099'),
    {
      kind: 'places',
      name: 'codes across',
      isPlain: false,
      hasPlaces: true,
      place: 'A012',
      holds: ['rain'],
      grids: one([
        ['Date', 'A012', 'B003', 'C117'],
        ...MONTHLY.map((m) => [
          { year: m.year, month: m.month, day: 1 },
          m.rain,
          at(OTHER, m).rain,
          m.month < 4 && m.year < 1983 ? null : round(m.rain * 1.1),
        ]),
      ]),
    },
    {
      kind: 'places',
      name: 'place_element',
      isPlain: false,
      hasPlaces: true,
      place: 'Cove',
      holds: ['max', 'rain'],
      grids: one(
        long([
          ['Cove_tmax', max],
          ['Cove_rain', rain],
          ['Hill_tmax', (m) => at(OTHER, m).max],
          ['Hill_rain', (m) => at(OTHER, m).rain],
        ]),
      ),
    },
    {
      kind: 'places',
      name: 'one place in its column',
      isPlain: true,
      hasPlaces: false,
      holds: all,
      grids: one([
        ['Stn', ...head],
        ...MONTHLY.map((m) => ['Cove', m.year, m.month, m.max, m.min, m.rain]),
      ]),
    },
    {
      kind: 'places',
      name: 'prefix of one place',
      isPlain: true,
      hasPlaces: false,
      holds: ['max', 'min', 'rain'],
      grids: one(
        long([
          ['Cove_tmax', max],
          ['Cove_tmin', min],
          ['Cove_rain', rain],
        ]),
      ),
    },
  ];
}

function cutHeaders(): UnseenTable[] {
  const cut = [
    'Prcpt',
    'Rnf',
    'Precp',
    'rainf',
    'Ppn',
    'lluv',
    'plu',
    'niedersch',
    'RF mm',
    'pp_tot',
    'Precipitaç',
    'prec_acum',
    'mm',
    'Hauteur',
    'Pluvio',
    'Rain(fall)',
    'rain.mm',
    'RAIN_MM_SUM',
  ];
  const extra: Spec[] = [
    ['Wind', hour],
    ['Hum', (m) => 50 + m.month],
  ];
  return cut.map((header) => ({
    kind: 'a short or cut header',
    name: header,
    holds: ['max', 'min', 'rain'] as Element[],
    isPlain: false,
    grids: one(long([['Tmax', max], ['Tmin', min], ...extra, [header, rain]])),
  }));
}

function summaries(): UnseenTable[] {
  const add = (
    name: string,
    specs: Spec[],
    keys: [string, string],
    holds: Element[],
  ): UnseenTable => {
    const [head = [], ...rows] = long(specs, keys);
    return {
      kind: 'means beside extremes',
      name,
      grids: one([head, ...rows.reverse()]),
      holds,
      isPlain: true,
    };
  };
  const all: Element[] = ['max', 'min', 'rain'];
  const six = (words: string[]): Spec[] => [
    [words[0] ?? '', max],
    [words[1] ?? '', (m) => m.max + 7],
    [words[2] ?? '', min],
    [words[3] ?? '', (m) => m.min - 7],
    [words[4] ?? '', rain],
    [words[5] ?? '', wettest],
  ];
  return [
    add(
      'Korean',
      six([
        '평균최고기온(℃)',
        '최고기온(℃)',
        '평균최저기온(℃)',
        '최저기온(℃)',
        '월합강수량(mm)',
        '일최다강수량(mm)',
      ]),
      ['년', '월'],
      all,
    ),
    add(
      'Chinese',
      six([
        '平均最高气温',
        '极端最高气温',
        '平均最低气温',
        '极端最低气温',
        '降水量',
        '最大日降水量',
      ]),
      ['年', '月'],
      all,
    ),
    add(
      'English',
      six([
        'Mean of maxima',
        'Highest maximum',
        'Mean of minima',
        'Lowest minimum',
        'Rain',
        'Largest rain in a day',
      ]),
      ['Year', 'Month'],
      all,
    ),
    add(
      'Spanish',
      six([
        'Media de las máximas',
        'Máxima más alta',
        'Media de las mínimas',
        'Mínima más baja',
        'Lluvia total',
        'Lluvia máxima en un día',
      ]),
      ['Año', 'Mes'],
      all,
    ),
    add(
      'German',
      six([
        'Mittel der Maxima',
        'Höchstes Maximum',
        'Mittel der Minima',
        'Tiefstes Minimum',
        'Niederschlagssumme',
        'Größter Tagesniederschlag',
      ]),
      ['Jahr', 'Monat'],
      all,
    ),
    add(
      'Portuguese',
      six([
        'Média das máximas',
        'Máxima absoluta',
        'Média das mínimas',
        'Mínima absoluta',
        'Precipitação total',
        'Precipitação máxima em 24h',
      ]),
      ['Ano', 'Mês'],
      all,
    ),
    add(
      'French',
      six([
        'Moyenne des maxi',
        'Maxi absolu',
        'Moyenne des mini',
        'Mini absolu',
        'Cumul des précipitations',
        'Pluie maxi en 24 h',
      ]),
      ['Année', 'Mois'],
      all,
    ),
    add(
      'Polish',
      six([
        'Średnia maksymalna',
        'Najwyższa maksymalna',
        'Średnia minimalna',
        'Najniższa minimalna',
        'Suma opadów',
        'Najwyższy opad dobowy',
      ]),
      ['Rok', 'Miesiąc'],
      all,
    ),
    add(
      'Turkish',
      six([
        'Ortalama en yüksek sıcaklık',
        'En yüksek sıcaklık',
        'Ortalama en düşük sıcaklık',
        'En düşük sıcaklık',
        'Toplam yağış',
        'Günlük en çok yağış',
      ]),
      ['Yıl', 'Ay'],
      all,
    ),
  ];
}

function severalSheets(): UnseenTable[] {
  const parts: Record<Element, Grid> = {
    max: { sheet: 'tmax', cells: wide(max) },
    min: { sheet: 'tmin', cells: wide(min) },
    rain: { sheet: 'rain', cells: wide(rain) },
  };
  const orders: Element[][] = [
    ['max', 'min', 'rain'],
    ['rain', 'min', 'max'],
    ['min', 'rain', 'max'],
  ];
  const own: UnseenTable[] = orders.map((order) => ({
    kind: 'several sheets',
    name: order.join(', '),
    grids: order.map((element) => parts[element]),
    holds: order,
    isPlain: true,
  }));
  const second = { sheet: 'Sheet2', cells: wide(min) };
  return [
    ...own,
    {
      kind: 'several sheets',
      name: 'the second says nothing',
      grids: [parts.rain, second],
      holds: ['rain', 'min'],
      isPlain: false,
    },
    {
      kind: 'several sheets',
      name: 'the first says nothing',
      grids: [second, parts.rain],
      holds: ['min', 'rain'],
      isPlain: false,
    },
  ];
}

function spans(): UnseenTable[] {
  const moved = (by: number, header: string): Grid[] =>
    one([['Year', 'Month', header], ...MONTHLY.map((m) => [m.year + by, m.month, m.rain])]);
  return [
    {
      kind: 'years that cannot be',
      name: 'the future',
      grids: moved(42, 'Rain'),
      holds: [],
      isPlain: false,
    },
    {
      kind: 'years that cannot be',
      name: 'before records',
      grids: moved(-450, 'Rain'),
      holds: [],
      isPlain: false,
    },
    {
      kind: 'years that cannot be',
      name: 'a projection',
      grids: moved(80, 'Tmax'),
      holds: [],
      isPlain: false,
    },
  ];
}

function dumps(): UnseenTable[] {
  const two = (n: number): string => String(n).padStart(2, '0');
  const shuffled = [...MONTHLY].sort(
    (a, b) => ((a.year * 31 + a.month * 17) % 13) - ((b.year * 31 + b.month * 17) % 13),
  );
  return [
    {
      kind: 'a dump',
      name: 'rows in no order, an empty name among numbers',
      holds: ['rain'],
      isPlain: false,
      grids: one(
        [
          ['id', 'period', 'qc', '', 'batch'],
          ...shuffled.map((m, i) => [i + 1, `${m.year}-${two(m.month)}`, 1, m.rain, 7 + (i % 3)]),
        ],
        'rainfall_dump',
      ),
    },
    {
      kind: 'a dump',
      name: 'rows in no order',
      holds: ['rain'],
      isPlain: true,
      grids: one([
        ['period', 'rain_mm'],
        ...shuffled.map((m) => [`${m.year}-${two(m.month)}`, m.rain]),
      ]),
    },
  ];
}

/** Headers of what is none of the three, though they sound like it: nothing is read without a question. */
const OTHERS =
  `Rain rate (mm/hr)|Rain Rate|Max rain rate (mm/h)|Rain intensity|Rain duration (h)|Rain hours|Hourly rain|
  Rain 1h|rain_60min|Weekly rain|Rain probability|Chance of rain (%)|Rain forecast|Rainfall deficit|
  Effective rainfall|Net precipitation|Precipitable water|Snow water equivalent|Snowfall (cm)|Rain type|Days since rain|
  Date of max rain|Highest daily rainfall|Wettest day|Rain >10mm|Number of rain days|Rx1day|Rain rank|
  Rain percentile|Rain SD|Rain CV|TX90p|Frost days|Tmax anomaly|Tmax departure|
  Record max|Abs max|Grass min|Soil max|SST max|Water temp max|RH max (%)|
  Max wind|Gust max|Pressure max|Dew point max|Wet bulb max|Heat index max|Wind chill min|
  UV max|CO2 max|Max level|Max discharge|VPD max|DTR|Tavg|
  Avg temp|Time of max|Tmax flag|Prec máx 24h|Días de lluvia|Precipitación efectiva|Máx absoluta|
  Humedad máx|Viento máx|Jours de pluie|Durée pluie|Max absolu|Regentage|Regendauer|
  Windmax|Erdbodenminimum|Dias de chuva|Umidade máx|Hari hujan|Angin maks|Dni z opadem|
  最大降水量|降水日数|最大風速|極端最高気温|Indoor max|Room max|Fridge min|
  Price max|Sales max|Max CPU`
    .replace(/\n\s*/g, '')
    .split('|');

function headersOfOthers(): UnseenTable[] {
  const kind = 'a header of something else';
  return OTHERS.flatMap((header) => [
    {
      kind,
      name: `${header}, months`,
      grids: one(long([[header, rain]])),
      holds: [],
      isPlain: false,
    },
    {
      kind,
      name: `${header}, days`,
      grids: one([
        ['Date', header],
        ...DAILY.map(({ year, month, day, rain: fell }) => [{ year, month, day }, fell]),
      ]),
      holds: [],
      isPlain: false,
    },
  ]);
}

export const UNSEEN_TABLES: readonly UnseenTable[] = [
  ...unknownWords(),
  ...lastStanding(),
  ...textColumns(),
  ...negativeRain(),
  ...elementByName(),
  ...pivots(),
  ...places(),
  ...cutHeaders(),
  ...summaries(),
  ...severalSheets(),
  ...spans(),
  ...dumps(),
  ...headersOfOthers(),
  ...unseenDates(),
  ...unseenKinds(),
];
