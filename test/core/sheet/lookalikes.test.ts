import { describe, expect, test } from '@jest/globals';
import { readNumberText } from '../../../src/core/sheet/cells/read-number.ts';
import { NO_DATE } from '../../../src/core/sheet/keys/packed-date.ts';
import { readDateText, readDayOfMonth } from '../../../src/core/sheet/keys/read-date.ts';
import { dayLines, kindsOf, MONTHS, monthLines, readText, two } from './shape-of.ts';

test.each([
  { text: '29 1', because: 'two numbers are not 291' },
  { text: '12.3 4', because: 'nor 12.34' },
  { text: '0 5', because: 'a lost point is not made up' },
  { text: '106 1)', because: 'a footnote of figures is not the last digit' },
  { text: '29 1234', because: 'thousands come in threes' },
  { text: '29.5 123', because: 'and not behind the point' },
])('"$text" is no number: $because', ({ text }) => {
  expect(readNumberText(text, false)).toEqual({ kind: 'unreadable', why: 'text' });
});

test.each([
  { text: '1 234', value: 1234 },
  { text: '1 234,5', value: 1234.5 },
  { text: '12’345.6', value: 12345.6 },
  { text: '12.3 *', value: 12.3 },
  { text: '12,5 mm', value: 12.5 },
])('"$text" is $value', ({ text, value }) => {
  expect(readNumberText(text, false)).toMatchObject({ kind: 'number', value });
});

test.each(['-14.7', '−3,5', '- 10.24', '+4.5', '<0.5', '*12.3', '-1,12'])(
  '"%s" is a number, and no date',
  (text) => {
    expect([readDateText(text, 'dmy'), readDateText(text, 'mdy')]).toEqual([NO_DATE, NO_DATE]);
    expect(readDayOfMonth(text, 'dmy')).toBe(NO_DATE);
  },
);

test.each(['23.5, 70', '23.5,70', '-23.5, 70', '5, 12', '5, 70', '12, -3.5', '51.5, 0.1'])(
  '"%s" is a point, and no date',
  (text) => {
    expect([readDateText(text, 'dmy'), readDateText(text, 'mdy')]).toEqual([NO_DATE, NO_DATE]);
    expect(readDayOfMonth(text, 'dmy')).toBe(NO_DATE);
  },
);

test.each(['5, 1970', '1970, 5', '23. 5, 1970', '3, 5, 1970', '1970,05'])(
  '"%s" is in May 1970',
  (text) => {
    expect(Math.floor(readDateText(text, 'dmy') / 100)).toBe(197005);
  },
);

test.each(['14-7', '14/7', '14.7.', '-14 Jul', '14. 7.', '07-14'])('"%s" is a day', (text) => {
  expect(readDayOfMonth(text, 'dmy')).toBe(714);
});

test.each([
  { header: 'Rain (mm),Rain > 1 mm,Rain > 10 mm', because: 'days of some rain are counted' },
  { header: 'Rain (l/m²)', because: 'm² is a unit' },
  { header: 'Tmax (2 m),Rain (1 m)', because: 'a thermometer has a height' },
  { header: 'Rain 1,Rain 2,Rain 3', because: 'gauges have numbers' },
  { header: 'Max 5 cm,Max 10 cm', because: 'soil has depths' },
  { header: '9 am max,3 pm max', because: 'a day has hours' },
  { header: '3 day rain,5 day rain', because: 'rain falls for days' },
])('"$header" beside a year names no months: $because', ({ header }) => {
  const cells = header.split(',').map((_, at) => 700 + at);
  const lines = [1961, 1962, 1963].map((year) => [year, ...cells].join(','));
  const reading = readText(`Year,${header}\n${lines.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(reading.findings.map(({ severity }) => severity)).toContain('error');
});

/** Values that could be rain or warmth, larger from column to column. */
const numbered = (header: string, at: number): string =>
  header
    .split(',')
    .map((_, column) => column * 2 + 3 + ((at * 7) % 10) / 10)
    .join(',');

test.each([
  { header: 'min5,min10,min15,min30,hr1', because: 'of minutes' },
  { header: '5 min,10 min,45 min,90 min', because: 'nor are these parts of an hour' },
  { header: 'Lluvia_05,Lluvia_10,Lluvia_25,Lluvia_50', because: 'a storm returns in years' },
  { header: 'Nied_02,Nied_05,Nied_20,Nied_100', because: 'and so in German' },
])('the numbers of "$header" go on where months end: $because', ({ header }) => {
  const lines = [1961, 1962, 1963, 1964].map((year) => `${year},${numbered(header, year)}`);
  const reading = readText(`Year,${header}\n${lines.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-years');
});

test.each([
  { word: 'Community ', because: 'of places' },
  { word: 'Concession_', because: 'of French mines' },
  { word: 'Subcuenca ', because: 'of Spanish rivers' },
  { word: 'Messfeld', because: 'of plots' },
])('twelve numbers behind "$word" are names and no months: $because', ({ word }) => {
  const header = Array.from({ length: 12 }, (_, at) => `${word}${at + 1}`).join(',');
  const lines = [1961, 1962, 1963, 1964].map((year) => `${year},${numbered(header, year)}`);
  const reading = readText(`Year,${header}\n${lines.join('\n')}`, { sheet: 'Rainfall' });
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-years');
});

test.each(['min5,min10,min15,min30', '10 min,30 min,60 min', '5min,10min,20min,60min'])(
  'no month has its minimum in "%s": minutes stand there',
  (header) => {
    const lines = monthLines(5, (y, m) => `${y},${m},${numbered(header, y * 12 + m)}`);
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  },
);

test.each([
  { letter: 'G', because: 'gauges' },
  { letter: 'S', because: 'stations' },
  { letter: 'P', because: 'plots' },
])('the sums of years of numbered $because are no months: "$letter"', ({ letter }) => {
  const sums = [1, 2, 3].flatMap((at) =>
    [1961, 1962, 1963, 1964].map((year) => `${at},${year},${year - 1200 + at * 20}`),
  );
  const reading = readText(`${letter},Year,Rain\n${sums.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-years');
});

test.each([
  'Water level max 2 m above ground',
  'Tide level max 2 m above sea',
  'Snow level max 2 m above ground',
  'Max level 2 m above sea',
  'Max soil temperature 2 m above ground',
  'Tmax sea 10 m above',
])('"%s" beside rain is of no air: what is measured stands before the metres', (header) => {
  const lines = monthLines(
    5,
    (y, m) => `${y},${m},${10 + ((m * 7) % 12)}.3,${20 + ((y * 5 + m * 7) % 31)}`,
  );
  const reading = readText(`Year,Month,${header},Rain (mm)\n${lines}`);
  expect(reading.rows[0]).toHaveProperty('01_rain');
  expect(reading.rows.some((row) => '07_max' in row)).toBe(false);
  expect(kindsOf(reading)).toContain('column-of-something-else');
});

test('a remark beside one of the years names no month of its sum', () => {
  const sums = [1961, 1962, 1963, 1964].map((year) => `${year},${year - 1200},`);
  const text = `Year,Rain,Remarks\n${sums.join('\n')}not read in November\n1965,790,`;
  const reading = readText(text);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-years');
});

test.each([
  { header: 'month,no_of_rainy_days', because: 'a file called Rainfall may count days' },
  { header: 'Month,Wet days', because: 'in two words' },
])('"$header" is no table without names: $because', ({ header }) => {
  const lines = monthLines(3, (y, m) => `${y}-${two(m)},${(m * 7) % 19}`);
  const reading = readText(`${header}\n${lines}`, { sheet: 'MonthlyRainfall' });
  expect(reading.rows).toEqual([]);
  expect(reading.findings.map(({ severity }) => severity)).toContain('error');
});

test.each([
  { header: 'precip_inc,precip_avg,sfe_precip', because: 'one of them may be of many years' },
  { header: 'Rain A1x,Average rain', because: 'in either order' },
])('"$header" asks which is the rain: $because', ({ header }) => {
  const values = header.split(',').map((_, at) => at * 10);
  const lines = monthLines(2, (y, m) => [y, m, ...values.map((one) => one + m)].join(','));
  const reading = readText(`Year,Month,${header}\n${lines}`);
  expect(kindsOf(reading)).toContain('which-column');
});

test('the share of a day that was measured is not its rain', () => {
  const lines = monthLines(2, (y, m) => `${y},${m},${m * 9},100`);
  const header = 'Año,Mes,Precipitación Acumulada mm,Precipitación Acumulada % de datos';
  const reading = readText(`${header}\n${lines}`);
  expect(reading.rows[1]).toMatchObject({ Year: 1962, '01_rain': 9, '12_rain': 108 });
  expect(kindsOf(reading)).toEqual([]);
});

test.each([
  { name: 'of numbers behind the element, by turns', header: (m: number) => `Tmax ${m},Tmin ${m}` },
  { name: 'of numbers before it', header: (m: number) => `${m}_max,${m}_min` },
  { name: 'of two digits', header: (m: number) => `max${m < 10 ? 0 : ''}${m},x${m}` },
])('twelve months $name are read', ({ header }) => {
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
  const values = twelve.map((month) => `${month + 10},${month}`);
  const text = `Year,${twelve.map(header).join(',')}\n1961,${values.join(',')}\n1962,${values.join(',')}`;
  expect(readText(text).rows[1]).toMatchObject({ Year: 1962, '01_max': 11, '12_max': 22 });
});

/** A table of five years whose corner says what it holds. */
function cornered(corner: string, value: number): string {
  const lines = [1961, 1962, 1963, 1964, 1965].map(
    (year) => `${year},${MONTHS.split(',').map((_, at) => value + at)}`,
  );
  return `${corner},${MONTHS}\n${lines.join('\n')}\n`;
}

test('the word over the years names the table', () => {
  const text = `${cornered('Max temp (°F)', 50)}\n${cornered('Rain', 100)}`;
  expect(readText(text).rows[0]).toMatchObject({ '01_max': 10, '01_rain': 100 });
});

test.each([
  { corner: 'Wind', kind: 'which-element-if-any', because: 'it says that it is of something else' },
  { corner: 'Rain days', kind: 'which-element-if-any', because: 'days are counted' },
  { corner: 'Egg', kind: 'which-element', because: 'nobody knows the word' },
])(
  'a table with "$corner" in its corner is not the rain above it: $because',
  ({ corner, kind }) => {
    const reading = readText(`${cornered('Rain', 100)}\n${cornered(corner, 3)}`);
    expect(reading.rows[0]).toMatchObject({ '01_rain': 100 });
    expect(kindsOf(reading)).toContain(kind);
  },
);

test('"Wind" in the corner of a sheet called Rain is not rain', () => {
  expect(readText(cornered('Wind', 3), { sheet: 'Rain' }).rows).toEqual([]);
});

test.each(
  'Dew point;Wet bulb;Heat index;Barometer;River level;Groundwater;Tide heights (m);UV index;PM10;Fridge;Room;Cellar;Electricity demand;Egg prices'.split(
    ';',
  ),
)(
  'bare maxima and minima under "%s" may be of that: they are asked about, and told beside rain',
  (title) => {
    const table = `Year,Month,Max,Min\n${monthLines(3, (y, m) => `${y},${m},12.5,3.5`)}`;
    for (const reading of [readText(`${title}\n${table}`), readText(table, { sheet: title })]) {
      expect(reading.rows).toEqual([]);
      expect(kindsOf(reading).filter((kind) => kind === 'which-column')).toHaveLength(2);
    }
    const wishes = { maxColumn: 'Max', minColumn: 'Min' };
    const said = readText(table, { sheet: title, wishes });
    expect(said.rows[0]).toMatchObject({ '01_max': 12.5, '12_min': 3.5 });
    const withRain = `Year,Month,Max,Min,Rain\n${monthLines(3, (y, m) => `${y},${m},12.5,3.5,40.5`)}`;
    expect(kindsOf(readText(withRain, { sheet: title }))).toContain('perhaps-something-else');
  },
);

const bareMonths = (header: string): string => {
  const rest = header.split(',').slice(2);
  const values = rest.map((_, at) => (at * 5) % 7);
  return `${header}\n${monthLines(3, (y, m) => [`${y}-${two(m)}`, m + 2.6, ...values.map((value) => value * 9 + ((m * 3) % 5) + 0.5)].join(','))}`;
};

test.each([
  { title: 'Rainfall and temperatures', because: 'the rain may be on another tab' },
  { title: 'Temperature & rainfall', because: 'nor in this order' },
  { title: 'Temperaturas y lluvias', because: 'nor in Spanish' },
])('Max and Min under "$title" are read without a doubt: $because', ({ title }) => {
  const reading = readText(`${title}\n${bareMonths('Date,Max,Min')}`);
  expect(reading.rows).toHaveLength(3);
  expect(kindsOf(reading)).toEqual([]);
});

test.each([
  { title: 'Temp and humidity', because: 'it says both' },
  { title: 'Temp_Wind_2001', because: 'so does a name of a file' },
])('Max and Min on a tab "$title" are read, with one warning: $because', ({ title }) => {
  const reading = readText(bareMonths('Date,Max,Min'), { sheet: title });
  expect(reading.rows).toHaveLength(3);
  expect(kindsOf(reading)).toEqual(['perhaps-something-else']);
});

test('a line of wind right above Max and Min asks nothing below a line of temperature', () => {
  const lines = 'Max and min temperature\nWind exposure: sheltered';
  const reading = readText(`${lines}\n${bareMonths('Date,Max,Min')}`);
  expect(reading.rows).toHaveLength(3);
});

test.each([
  { wishes: {}, kinds: ['perhaps-something-else', 'which-column'], because: 'is asked about' },
  { wishes: { rainColumn: 'Rain A' }, kinds: ['perhaps-something-else'], because: 'is chosen' },
])('Max and Min under "Humidity" are read beside rain that $because', ({ wishes, kinds }) => {
  const reading = readText(`Humidity\n${bareMonths('Date,Max,Min,Rain A,Rain B')}`, { wishes });
  expect(reading.rows).toHaveLength(3);
  expect(kindsOf(reading)).toEqual(kinds);
});

test('Max and Min that stand twice under "Humidity" are asked about, too', () => {
  const text = `Humidity\n${bareMonths('Date,Max,Min,Max,Min')}`;
  expect(kindsOf(readText(text))).toEqual(['which-column', 'which-column']);
  const { rows } = readText(text, { wishes: { maxColumn: 'Max', minColumn: 'Min' } });
  expect(rows[0]).toMatchObject({ '01_max': 3.6, '02_max': 4.6 });
});

test('Max and Min under "Humidity" that were sent before are read with one warning', () => {
  const sent = ['max °C', 'min °C'];
  const reading = readText(`Humidity\n${bareMonths('Date,Max,Min')}`, { sent });
  expect(reading.rows).toHaveLength(3);
  expect(kindsOf(reading)).toEqual(['perhaps-something-else']);
});

test.each(['Upton,Kew', 'AM,PM'])(
  'Max and Min beside "Rain" over "%s" are perhaps nothing else',
  (names) => {
    const [, ...lines] = bareMonths('Date,Max,Min,,').split('\n');
    const reading = readText(`Date,Max,Min,Rain,\n,,,${names}\n${lines.join('\n')}`);
    expect(reading.rows).toHaveLength(3);
    expect(kindsOf(reading)).toEqual(['which-column']);
  },
);

test.each(['Windsor', 'Sunderland', 'Snowdon', 'Barn Close', 'Price'])(
  'rain at "%s" is rain',
  (place) => {
    expect(readText(`Rain (mm) at ${place}\n${cornered('Year', 100)}`).rows).toHaveLength(5);
  },
);

test.each([
  { label: '1966 forecast', because: 'nobody has measured it' },
  { label: '1966 (projected)', because: 'nor this' },
  { label: '1966 normal', because: 'it is of many years' },
  { label: '1960s', because: 'so is a decade' },
  { label: 'Report 1966', because: 'the word says nothing of a year' },
  { label: 'Mean 1966', because: 'nor does this one' },
])('a row called "$label" is no year: $because', ({ label }) => {
  const row = cornered('Year', 100).split('\n')[1] ?? '';
  const text = `Rain\n${cornered('Year', 100)}${row.replace('1961', label)}`;
  expect(readText(text).rows.map(({ Year }) => Year)).toEqual([1961, 1962, 1963, 1964, 1965]);
});

test.each([
  'Tmax 12-month mean',
  'Tmax running mean',
  'Tmax long term mean',
  'Tmax 30-yr avg',
  'Tmax std dev',
  'Tmax rank',
  'Tmax forecast',
  'Tmax difference',
])('Tmax is read, and not "%s"', (other) => {
  const columns = (names: string) =>
    readText(
      `Year,Month,${names}\n${monthLines(2, (y, m) => `${y},${m},${m},${m}`)}`,
    ).understood.columns.map(({ column, role }) => `${column} ${role}`);
  expect(columns(`Tmax,${other}`)).toContain('C max');
  expect(columns(`${other},Tmax`)).toContain('D max');
});

test.each(
  'standard deviation;std;SD;90th percentile;rank;trend;smoothed;difference;uncertainty;z-score;SPI;deciles;bias;residuals;forecast;predicted;projected;simulated;scenario;12-month mean;median'.split(
    ';',
  ),
)('a table of the %s of rainfall is not read as rainfall', (word) => {
  expect(readText(`Rainfall ${word}\n${cornered('Year', 100)}`).rows).toEqual([]);
});

describe('the temperature of something else than the air', () => {
  const days = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${m + 10}.${d % 10},${m}.5`);

  test.each(
    'Compost temperature;Roof temperature;Rock temperature;Cave temperature;Logger temperature;silo_temp;tank_temp;Komposttemperatur;Temperatura del invernadero;Température du toit'.split(
      ';',
    ),
  )('is asked about over two columns: %s', (what) => {
    const { rows, findings } = readText(`Date,${what} max,${what} min\n${days}`);
    expect(rows).toEqual([]);
    const offered = findings.flatMap(({ choices }) => choices?.options ?? []);
    expect(offered.map(({ value }) => value)).toContain('none');
  });

  test('is asked about over a bare maximum and minimum, too', () => {
    for (const title of [
      'Greenhouse temperature (°C)',
      'Swimming pool temperature',
      'Barn temperature',
    ]) {
      const reading = readText(`${title}\nDate,Max,Min\n${days}`);
      expect(reading.rows).toEqual([]);
      expect(kindsOf(reading)).toContain('which-column');
    }
  });

  test.each([
    ...['Milk River', 'Rock Springs', 'Castle Rock', 'Cave Creek', 'Oil City', 'Walden Pond'].map(
      (n) => `${n} temperature`,
    ),
    'Air temperature',
    'Außentemperatur',
    'School roof temperature',
  ])('is not meant: %s', (what) => {
    const { rows } = readText(`Date,${what} max (°C),${what} min (°C)\n${days}`);
    expect(rows[0]).toHaveProperty('01_max');
    expect(rows[0]).toHaveProperty('01_min');
    expect(readText(`${what} (°C)\nDate,Max,Min\n${days}`).rows).toEqual(rows);
  });
});

test.each(
  'Tmin SD;SD Tmin;tmin_sd;Tmin (s.d.);Tmin Standardabweichung;Desv. Tmin;Tmin skewness;Tmin p-value;Tmin var;var_tmin;TMIN VAR;Tmin (var)'.split(
    ';',
  ),
)('"%s" says how far minima lie apart, and no minimum', (header) => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,1.${m % 10},${m + 40}`);
  const [row] = readText(`Year,Month,Tmax,${header},Rain\n${table}`).rows;
  expect(Object.keys(row ?? {})).not.toContain('01_min');
});

test.each(
  'percentage;share;ratio;pct;percent'.split(';').flatMap((word) => [
    { element: 'min', header: `Tmin ${word}` },
    { element: 'min', header: `tmin_${word}` },
    { element: 'rain', header: `Rain (${word})` },
    { element: 'rain', header: `${word} rain` },
    { element: 'min', header: 'Tmin %normal' },
  ]),
)('"$header" is a part of something, and no $element', ({ element, header }) => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,1.${m % 10}`);
  const [row] = readText(`Year,Month,Tmax,"${header}"\n${table}`).rows;
  expect(row).toHaveProperty('01_max');
  expect(row).not.toHaveProperty(`01_${element}`);
});

test.each(['Tmin Var', 'Tmin Share Hill', 'Tmin, Var (°C)'])('a minimum is in "%s"', (header) => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,1.${m % 10}`);
  const [row] = readText(`Year,Month,Tmax,"${header}"\n${table}`).rows;
  expect(row).toHaveProperty('01_min');
});

test.each([
  'Rainfall (mm) - percentage missing below 5',
  'Rainfall (mm), data share',
  'Rainfall (mm): mixing ratio not measured',
])('"%s" speaks of a part of something else, and the rain is read', (title) => {
  expect(readText(`"${title}"\n${cornered('Year', 100)}`).rows).toHaveLength(5);
});

test('a place called Share may be the one that is meant', () => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,${m + 4}.5`);
  const reading = readText(`Rainfall (mm)\nYear,Month,Share,Kew\n${table}`);
  expect(reading.rows).toEqual([]);
  expect(reading.findings.some(({ choices }) => choices)).toBe(true);
});

test.each([
  'Pierre SD rainfall (mm)',
  'Rainfall (mm) - Hot Springs SD',
  'Rainfall at Pierre, SD',
  'Rainfall (mm) at Sioux Falls (SD)',
  'SD Rapid City rainfall (mm)',
])('SD behind the name of a place is its region: "%s"', (title) => {
  expect(readText(`"${title}"\n${cornered('Year', 100)}`).rows).not.toEqual([]);
});

test.each([
  { header: 'Highest daily fall (mm)', because: 'mm are of rain' },
  { header: 'Highest fall in a day', because: 'what falls is rain' },
  { header: 'Max in 24 hrs', because: 'temperatures are not counted in hours' },
  { header: 'Pp máx 24 h', because: 'a month has no maximum of one day but its extreme' },
  { header: 'Max (m)', because: 'metres are of a river' },
])('"$header" is no maximum temperature: $because', ({ header }) => {
  expect(readText(`${header}\n${cornered('Year', 12)}`).rows).toEqual([]);
  const table = monthLines(2, (y, m) => `${y},${m},${m + 20},${m}`);
  const [row] = readText(`Year,Month,Rain,${header}\n${table}`).rows;
  expect(row).toMatchObject({ '01_rain': 21 });
  expect(row).not.toHaveProperty('01_max');
});

test.each(
  'Highest daily total;Greatest daily total;Lowest monthly total;Größte Tagessumme;Máximo diario total;Total journalier maximal;Maior total diário;Massimo totale giornaliero;Najwyższa suma dobowa;Nejvyšší denní úhrn;Наибольшая сумма;最大日合計'.split(
    ';',
  ),
)('"%s" takes no maximum’s or minimum’s place: nobody adds up temperatures', (header) => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,${m}.5,${m + 40},${m + 20}`);
  const [row] = readText(`Year,Month,Tmax,Tmin,Rain,${header}\n${table}`).rows;
  expect(row).toMatchObject({ '01_max': 10.5, '01_min': 1.5, '01_rain': 41 });
  const alone = monthLines(2, (y, m) => `${y},${m},${m + 20},${m}.5`);
  const [one] = readText(`Year,Month,${header},Rain\n${alone}`).rows;
  expect(Object.keys(one ?? {}).filter((key) => /_(max|min)$/.test(key))).toEqual([]);
});

test.each([
  { header: 'Highest daily temperature,Rain total', because: 'each has its own words' },
  { header: 'Max total temp,Rain', because: 'it says what it is of' },
  { header: 'Total max (°C),Rain', because: 'degrees are of warmth' },
])('"$header" holds both: $because', ({ header }) => {
  const table = monthLines(2, (y, m) => `${y},${m},${m + 9}.5,${m + 40}`);
  const [row] = readText(`Year,Month,${header}\n${table}`).rows;
  expect(row).toMatchObject({ '01_max': 10.5, '01_rain': 41 });
});

test.each(['Total rain,Max,Date', 'Rain total,Max day,Wet days'])(
  'the maximum among "%s" is asked about: it may be of the rain',
  (headers) => {
    const text = `Year,Month,${headers}\n${monthLines(2, (y, m) => `${y},${m},${m + 20},${m},${m}`)}`;
    expect(kindsOf(readText(text))).toContain('which-column');
  },
);

test.each([
  {
    name: 'Roman numbers',
    quarter: (year: number, at: number) => `${year} ${'I II III IV'.split(' ')[at]}`,
  },
  { name: 'figures', quarter: (year: number, at: number) => `${year}-${at + 1}` },
])('quarters of years in $name are no months, whatever is chosen', ({ quarter }) => {
  const lines = [1961, 1962, 1963].flatMap((year) =>
    [0, 1, 2, 3].map((at) => `${quarter(year, at)},${at + 200}.5`),
  );
  const text = `Period,Rain (mm)\n${lines.join('\n')}`;
  expect(readText(text).rows).toEqual([]);
  expect(readText(text, { wishes: { element: 'rain' } }).rows).toEqual([]);
});

test('the months that end quarters, and no others, hold sums of three months', () => {
  const lines = [1961, 1962, 1963].map((year) => `${year},210,180,150,240`).join('\n');
  expect(readText(`Rainfall (mm)\nYear,Mar,Jun,Sep,Dec\n${lines}`).rows).toEqual([]);
});

const WINTERS = 'Oct,Nov,Dec,Jan,Feb,Mar\n';

test('part of a season under a single year is asked about', () => {
  const lines = [1961, 1962, 1963].map((year) => `${year},1,2,3,4,5,6`).join('\n');
  expect(kindsOf(readText(`Rain\nYear,${WINTERS}${lines}`))).toContain('which-year-of-season');
});

test('part of a season under both of its years is read', () => {
  const lines = [1961, 1962, 1963].map((y) => `${y}/${y - 1899},1,2,3,4,5,6`).join('\n');
  expect(readText(`Rain\nSeason,${WINTERS}${lines}`).rows[1]).toEqual({
    Year: 1962,
    '01_rain': 4,
    '02_rain': 5,
    '03_rain': 6,
    '10_rain': 1,
    '11_rain': 2,
    '12_rain': 3,
  });
});

test('numbers in brackets are warned of: they may be below zero', () => {
  const text = `Year,Month,Tmin\n${monthLines(3, (y, m) => `${y},${m},${m < 3 ? '(2.5)' : m}`)}`;
  const finding = readText(text).findings.find(({ kind }) => kind === 'reading.flagged-values');
  expect(finding).toMatchObject({ severity: 'warning', params: { found: '()' } });
});

test('a label that names a span of years is a mean of these, and no rain of one of them', () => {
  const months = Array.from({ length: 12 }, (_, at) => at + 40.5).join();
  const lines = [2001, 2002, 2003, 2004].map((y) => `${y},Average rain 1961-1990,${months}`);
  expect(readText(`Year,Element,${MONTHS}\n${lines.join('\n')}`).rows).toEqual([]);
});

test.each([
  { text: 'quality,rain\n6.19,52.3', because: 'one number is no June of 1900' },
  { text: 'pH,rain\n6.19,52.3\n7.19,40\n8.19,12.5\n9.19,80.1', because: 'nor are four' },
  {
    text: 'score,rain\n6.19,4\n6.2,5\n7.19,6\n8.2,7',
    because: 'months of a century each are none',
  },
  { text: 'data/pr/1950-01,data/pr/1950-02\n6.19,52.3', because: 'a path is no word for dates' },
])('a plain number is no month and year: $because', ({ text }) => {
  expect(readText(text)).toMatchObject({ rows: [], understood: { columns: [] } });
});

test.each(['Date (serial 1900)', 'Date 1961-1990', 'Date (ISO 8601)'])(
  'numbers of days under "%s" are dates: a year is said there, and no date',
  (header) => {
    const lines = Array.from({ length: 366 }, (_, at) => `${43831 + at},${(at % 5) * 2}`);
    const { rows } = readText(`${header},Rain\n${lines.join('\n')}`);
    expect(rows[0]).toMatchObject({ Year: 2020, '01_rain': 120 });
  },
);

test.each([
  { header: 'Date', years: 1, because: 'the word says so' },
  { header: 'Mes', years: 1, because: 'in any language' },
  { header: 'Zorvan', years: 1, because: 'the months of a year follow each other' },
  { header: 'Zorvan', years: 3, because: 'and those of three' },
  { header: '', years: 3, because: 'without any word, too' },
])('7.1961 under "$header" is a month: $because', ({ header, years }) => {
  const lines = monthLines(years, (y, m) => `${m}.${y},${m * 7.5}`);
  expect(readText(`${header},Rain\n${lines}`).rows[0]).toMatchObject({ '10_rain': 75 });
});
