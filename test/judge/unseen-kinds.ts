import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import { gridFromFile } from '../../src/workbench/files/grid-from-file.ts';
import { inventedDays, inventedMonths, type Month } from '../support/invented-station.ts';
import type { Element, UnseenTable } from './unseen-tables.ts';
import { THIS_YEAR } from './verdict.ts';

/** Tables as people keep them: of services, loggers, theses, classes and notebooks, in many languages. */
export function unseenKinds(): UnseenTable[] {
  return [...ofYears(), ...ofMonths(), ...ofDays(), ...ofPlaces(), ...notToBeRead()];
}

const TRUTH = inventedMonths('mediterranean', { firstYear: 1981, years: 8, seed: 41 });
const OTHER = inventedMonths('temperate', { firstYear: 1981, years: 8, seed: 42 });
const YEARS = [...new Set(TRUTH.map(({ year }) => year))];
const DAYS = inventedDays('temperate', { firstYear: 1995, years: 2, seed: 43 }).map((day) => ({
  ...day,
  max: tenth(day.max),
  min: tenth(day.min),
  rain: tenth(day.rain),
}));
const ALL: readonly Element[] = ['max', 'min', 'rain'];

const two = (number: number): string => String(number).padStart(2, '0');
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
const comma = (value: number): string => value.toFixed(1).replace('.', ',');
const total = (year: number): number =>
  tenth(TRUTH.filter((m) => m.year === year).reduce((sum, m) => sum + m.rain, 0));
const ofYear = (year: number): Month[] => TRUTH.filter((m) => m.year === year);
const otherOf = ({ year, month }: Month): Month =>
  OTHER.find((m) => m.year === year && m.month === month) ?? {
    year,
    month,
    max: 0,
    min: 0,
    rain: 0,
  };

type Spec = Partial<UnseenTable> & { locale?: string; sheet?: string };

function text(
  name: string,
  lines: readonly string[],
  holds: readonly Element[],
  more: Spec = {},
): UnseenTable {
  const { locale = 'en_GB', sheet = 'Sheet1', ...own } = more;
  const around = { locale, thisYear: THIS_YEAR };
  const grids = [gridFromFile(Buffer.from(lines.join('\n')), `${sheet}.csv`, around)];
  return { kind: 'tables of all sorts', name, grids, holds, isPlain: false, truth: TRUTH, ...own };
}

function cells(
  name: string,
  rows: Cell[][],
  holds: readonly Element[],
  more: Spec = {},
): UnseenTable {
  const { sheet = 'Sheet1', ...own } = more;
  const grids: Grid[] = [{ sheet, cells: rows }];
  return { kind: 'tables of all sorts', name, grids, holds, isPlain: false, truth: TRUTH, ...own };
}

const plain: Spec = { isPlain: true };

function ofYears(): UnseenTable[] {
  const wide = (year: number, element: Element = 'rain'): string =>
    ofYear(year)
      .map((m) => m[element])
      .join(',');
  const german = (year: number): string =>
    ofYear(year)
      .map((m) => comma(m.rain))
      .join(';');
  const japanese = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);
  return [
    text(
      'a thesis in Spanish, letters for months',
      [
        'Tabla 3.2. Precipitación mensual (mm). Estación La Cumbre;;;;;;;;;;;;;',
        ';;;;;;;;;;;;;',
        'Año;E;F;M;A;M;J;J;A;S;O;N;D;Total',
        ...YEARS.map((y) => `${y};${german(y)};${comma(total(y))}`),
        `Promedio;${german(1983)};300,1`,
        'Fuente: elaboración propia con datos de SENAMHI;;;;;;;;;;;;;',
      ],
      ['rain'],
      { ...plain, locale: 'es_ES' },
    ),
    text(
      'Italian, unit in the title, a mark for what is missing',
      [
        'Stazione di Monteverde - Precipitazioni mensili in mm',
        'ANNO;GEN;FEB;MAR;APR;MAG;GIU;LUG;AGO;SET;OTT;NOV;DIC;TOTALE;GG PIOVOSI',
        ...YEARS.map((y, at) => {
          const values = german(y).split(';');
          if (at === 2) values[4] = '//';
          return `${y};${values.join(';')};${comma(total(y))};${60 + at}`;
        }),
      ],
      ['rain'],
      { ...plain, locale: 'it_IT' },
    ),
    cells(
      'Japanese, the whole year beside the months',
      [
        ['降水量の月合計値（mm）'],
        ['年', ...japanese, '年の値'],
        ...YEARS.map((y): Cell[] => [y, ...ofYear(y).map((m) => m.rain), total(y)]),
      ],
      ['rain'],
      plain,
    ),
    cells(
      'Greek, a title over three blocks one below the other',
      (['max', 'min', 'rain'] as const).flatMap((element, at): Cell[][] => [
        [
          ['Μέση μέγιστη θερμοκρασία (°C)', 'Μέση ελάχιστη θερμοκρασία (°C)', 'Υετός (mm)'][at] ??
            '',
        ],
        ['Έτος', ...'ΙΑΝ ΦΕΒ ΜΑΡ ΑΠΡ ΜΑΙ ΙΟΥΝ ΙΟΥΛ ΑΥΓ ΣΕΠ ΟΚΤ ΝΟΕ ΔΕΚ'.split(' ')],
        ...YEARS.map((y): Cell[] => [y, ...ofYear(y).map((m) => m[element])]),
        [],
      ]),
      ALL,
      plain,
    ),
    text(
      'Vietnamese',
      [
        'Lượng mưa tháng (mm) trạm Đồi Thông',
        `Năm,${Array.from({ length: 12 }, (_, at) => `Tháng ${at + 1}`).join(',')},Năm`,
        ...YEARS.map((y) => `${y},${wide(y)},${total(y)}`),
      ],
      ['rain'],
      plain,
    ),
    text(
      'element codes down, years grouped by a merged cell',
      [
        'Station,Year,Element,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
        ...YEARS.flatMap((y) =>
          (['TMPMAX', 'TMPMIN', 'PRECIP'] as const).map(
            (code, at) => `${at ? ',' : `HOLETA,${y}`},${code},${wide(y, ALL[at])}`,
          ),
        ),
      ],
      ALL,
    ),
    text(
      'rain and its departure under each month',
      [
        `Year,${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').join(',,')},`,
        `,${Array.from({ length: 12 }, () => 'R/F,%DEP').join(',')}`,
        ...YEARS.map(
          (y) =>
            `${y},${ofYear(y)
              .map((m) => `${m.rain},${((m.month * 7) % 50) - 25}`)
              .join(',')}`,
        ),
      ],
      ['rain'],
    ),
    text(
      'seasons from July to June',
      [
        'Rainfall at the dam (mm)',
        'Season,Jul,Aug,Sep,Oct,Nov,Dec,Jan,Feb,Mar,Apr,May,Jun,Total',
        ...YEARS.slice(0, -1).map((y) => {
          const season = [...ofYear(y).slice(6), ...ofYear(y + 1).slice(0, 6)].map((m) => m.rain);
          return `${y}/${two((y + 1) % 100)},${season.join(',')},${tenth(season.reduce((a, b) => a + b, 0))}`;
        }),
      ],
      ['rain'],
      plain,
    ),
    text(
      'rows of statistics below the years',
      [
        'Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Rainfall total (mm)',
        ...YEARS.map((y) => `${y},${wide(y)},${total(y)}`),
        `Mean,${wide(1982)},400`,
        `Std dev,${wide(1984)},50`,
        `Highest,${wide(1985)},700`,
        `1981-88,${wide(1983)},400`,
      ],
      ['rain'],
      { sheet: 'Rainfall' },
    ),
    text(
      'months down, years across, stars and a footnote, Portuguese',
      [
        'Temperatura máxima média (°C) – Posto Serra Azul',
        `Mês;${YEARS.map((y, at) => (at === 3 ? `${y}*` : y)).join(';')}`,
        ...'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'
          .split(' ')
          .map(
            (name, at) => `${name};${YEARS.map((y) => comma(ofYear(y)[at]?.max ?? 0)).join(';')}`,
          ),
        `Média;${YEARS.map(() => '22,0').join(';')}`,
        '* dados incompletos',
      ],
      ['max'],
      { ...plain, locale: 'pt_BR' },
    ),
  ];
}

function ofMonths(): UnseenTable[] {
  const long = (line: (m: Month, at: number) => string, list: readonly Month[] = TRUTH): string[] =>
    list.map(line);
  const names = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
  const arabic = (value: number | string): string =>
    String(value).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  return [
    text(
      'French class data, months with short years',
      [
        'Mois;T° max moy;T° min moy;Précip. (mm)',
        ...long(
          (m) =>
            `${names[m.month - 1]}-${two(m.year % 100)};${comma(m.max)};${comma(m.min)};${comma(m.rain)}`,
        ),
      ],
      ALL,
      { locale: 'fr_FR' },
    ),
    text(
      'Russian',
      [
        'Год;Месяц;Средняя макс. темп., °C;Средняя мин. темп., °C;Осадки, мм',
        ...long((m) => `${m.year};${m.month};${comma(m.max)};${comma(m.min)};${comma(m.rain)}`),
      ],
      ALL,
      { ...plain, locale: 'ru_RU' },
    ),
    cells(
      'Arabic digits',
      [
        ['السنة', 'الشهر', 'العظمى', 'الصغرى', 'الأمطار'],
        ...TRUTH.map((m) => [m.year, m.month, m.max, m.min, m.rain].map(arabic)),
      ],
      ALL,
      plain,
    ),
    cells(
      'Chinese with an unnamed index among other columns',
      [
        [
          '',
          '站号',
          '年份',
          '月份',
          '平均气压',
          '平均最高气温',
          '平均最低气温',
          '降水量',
          '日照时数',
        ],
        ...TRUTH.map((m, at) => [
          at,
          54511,
          m.year,
          m.month,
          1012.3,
          m.max,
          m.min,
          m.rain,
          200 + m.month,
        ]),
      ],
      ALL,
      plain,
    ),
    text(
      'Korean, a date of month and year',
      [
        '지점,지점명,일시,평균최고기온(°C),평균최저기온(°C),월합강수량(00~24h만)(mm)',
        ...long((m) => `108,서울,${m.year}-${two(m.month)},${m.max},${m.min},${m.rain}`),
      ],
      ALL,
      plain,
    ),
    text(
      'Hungarian',
      [
        'Év;Hónap;Tx átlag;Tn átlag;Csapadék',
        ...long((m) => `${m.year};${m.month};${comma(m.max)};${comma(m.min)};${comma(m.rain)}`),
      ],
      ALL,
      { locale: 'hu_HU' },
    ),
    text(
      'Swedish, from and until and the month they are about',
      [
        'Från Datum Tid (UTC);Till Datum Tid (UTC);Representativ månad;Nederbördsmängd;Kvalitet',
        ...long(
          (m) =>
            `${m.year}-${two(m.month)}-01 06:00:01;${m.year}-${two((m.month % 12) + 1)}-01 06:00:00;${m.year}-${two(m.month)};${m.rain};G`,
        ),
      ],
      ['rain'],
      plain,
    ),
    text(
      'a service with attributes beside each value',
      [
        '"STATION","NAME","DATE","PRCP","PRCP_ATTRIBUTES","TMAX","TMAX_ATTRIBUTES","TMIN","TMIN_ATTRIBUTES"',
        ...long(
          (m) =>
            `"USC00099999","COVE POINT, US","${m.year}-${two(m.month)}","${m.rain}",",,,0","${m.max}",",,,0","${m.min}",",,,0"`,
        ),
      ],
      ALL,
      plain,
    ),
    text(
      'Spanish service with month 13 and extremes that carry their day',
      [
        'fecha,indicativo,p_max,tm_max,ta_max,tm_min,ta_min,p_mes',
        ...YEARS.flatMap((y) => [
          ...ofYear(y).map(
            (m) =>
              `${y}-${m.month},9999X,12.3(${m.month}),${m.max},${tenth(m.max + 8)}(12),${m.min},${tenth(m.min - 6)}(03),${m.rain}`,
          ),
          `${y}-13,9999X,60.1(05/nov),22.1,39.0(12/jul),11.1,-3.2(03/ene),${total(y)}`,
        ]),
      ],
      ALL,
      plain,
    ),
    text(
      'Colombian service, a value a row under codes of the parameter',
      [
        'CodigoEstacion,NombreEstacion,Etiqueta,DescripcionSerie,Fecha,Valor,Grado',
        ...long(
          (m) =>
            `21205012,LA LOMA [21205012],PTPM_TT_M,Precipitación total mensual,${m.year}-${two(m.month)}-01 00:00,${m.rain},50`,
        ),
      ],
      ['rain'],
    ),
    text(
      'a row of units below the names',
      [
        'Year,Month,Air max,Air min,Rain,Sun',
        ',,(°C),(°C),(mm),(h)',
        ...long((m) => `${m.year},${m.month},${m.max},${m.min},${m.rain},${100 + m.month}`),
      ],
      ALL,
      plain,
    ),
    text(
      'month words with the year in one cell',
      [
        'Period,Mean daily max °C,Mean daily min °C,Rainfall mm',
        ...long(
          (m) =>
            `${'January February March April May June July August September October November December'.split(' ')[m.month - 1]} ${m.year},${m.max},${m.min},${m.rain}`,
        ),
      ],
      ALL,
      plain,
    ),
    text(
      'stamps of midnight for months, the newest first',
      [
        'time,tmax_mean,tmin_mean,precip_sum',
        ...long(
          (m) => `${m.year}-${two(m.month)}-01T00:00:00Z,${m.max},${m.min},${m.rain}`,
          TRUTH.toReversed(),
        ),
      ],
      ALL,
      plain,
    ),
    text(
      'marks behind the values',
      [
        'Year,Month,Tmax,Tmin,Rain',
        ...long(
          (m, at) =>
            `${m.year},${m.month},${m.max}${at % 17 === 0 ? '*' : ''},${m.min}${at % 23 === 0 ? ' e' : ''},${m.rain}${at % 11 === 0 ? '†' : ''}`,
        ),
      ],
      ALL,
    ),
    text(
      'Turkish months down, a year in the first of its rows',
      [
        'Yıl;Ay;Ortalama en yüksek sıcaklık;Ortalama en düşük sıcaklık;Toplam yağış',
        ...long(
          (m) =>
            `${m.month === 1 ? m.year : ''};${'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')[m.month - 1]};${comma(m.max)};${comma(m.min)};${comma(m.rain)}`,
        ),
      ],
      ALL,
      { ...plain, locale: 'tr_TR' },
    ),
    text(
      'Croatian months, short',
      [
        'Godina;Mjesec;Srednja maks. temp.;Srednja min. temp.;Oborina (mm)',
        ...long(
          (m) =>
            `${m.year};${'sij velj ožu tra svi lip srp kol ruj lis stu pro'.split(' ')[m.month - 1]};${comma(m.max)};${comma(m.min)};${comma(m.rain)}`,
        ),
      ],
      ALL,
      { locale: 'hr_HR' },
    ),
  ];
}

function meansOf(days: typeof DAYS): Month[] {
  const keys = [...new Set(days.map(({ year, month }) => year * 100 + month))];
  return keys.map((key) => {
    const own = days.filter(({ year, month }) => year * 100 + month === key);
    const sum = (element: Element) => own.reduce((all, day) => all + day[element], 0);
    const [year, month] = [Math.floor(key / 100), key % 100];
    return {
      year,
      month,
      max: sum('max') / own.length,
      min: sum('min') / own.length,
      rain: sum('rain'),
    };
  });
}

function ofDays(): UnseenTable[] {
  const truth = meansOf(DAYS);
  const days = { truth };
  const iso = (d: { year: number; month: number; day: number }): string =>
    `${d.year}-${two(d.month)}-${two(d.day)}`;
  return [
    text(
      'Indonesian, codes for not measured',
      [
        'Tanggal;Tn;Tx;Tavg;RH_avg;RR;ss',
        ...DAYS.map(
          (d) =>
            `${two(d.day)}-${two(d.month)}-${d.year};${comma(d.min)};${comma(d.max)};20,1;88;${comma(d.rain)};5,1`,
        ),
      ],
      ALL,
      { ...days, locale: 'id_ID' },
    ),
    text(
      'day, month and year in three columns, Chilean',
      [
        'codigo,agno,mes,dia,tmax,tmin,rr',
        ...DAYS.map((d) => `330020,${d.year},${d.month},${d.day},${d.max},${d.min},${d.rain}`),
      ],
      ALL,
      { ...days, ...plain },
    ),
    text(
      'two rows a day, each with half of the elements',
      [
        'date,utc,tmax,tmin,rain',
        ...DAYS.flatMap((d) => [`${iso(d)},00,,${d.min},`, `${iso(d)},12,${d.max},,${d.rain}`]),
      ],
      ALL,
      days,
    ),
    text(
      'hours of a logger',
      [
        'Plot Title: garden',
        '#,"Date Time, GMT+02:00","Temp, °C"',
        ...Array.from(
          { length: 900 },
          (_, at) =>
            `${at + 1},05/${two(1 + (Math.floor(at / 24) % 28))}/24 ${two(at % 24)}:00:00,${10 + (at % 24) / 2}`,
        ),
      ],
      [],
      { locale: 'en_US' },
    ),
    text(
      'rain that is read each ten days',
      [
        'Year,Month,Dekad,Rainfall (mm)',
        ...TRUTH.flatMap((m) =>
          [1, 2, 3].map((part) => `${m.year},${m.month},${part},${tenth(m.rain / 3 + part)}`),
        ),
      ],
      [],
    ),
    text(
      'day and month of no year in a notebook',
      [
        'Date,Rain mm',
        ...DAYS.filter((d) => d.year === 1995 && d.month < 5).map(
          (d) => `${d.day}/${d.month},${d.rain}`,
        ),
      ],
      [],
    ),
    text(
      'days down, maximum and minimum under each month, the year in the tab',
      [
        `Day,${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
          .split(' ')
          .map((name) => `${name} max,${name} min`)
          .join(',')}`,
        ...Array.from({ length: 31 }, (_, at) => {
          const cell = (month: number, element: Element): string =>
            String(
              DAYS.find((d) => d.year === 1995 && d.month === month && d.day === at + 1)?.[
                element
              ] ?? '',
            );
          return `${at + 1},${Array.from({ length: 12 }, (_, m) => `${cell(m + 1, 'max')},${cell(m + 1, 'min')}`).join(',')}`;
        }),
      ],
      ['max', 'min'],
      { ...days, ...plain, sheet: 'Temperatures 1995' },
    ),
    text(
      'a personal station, groups over high, average and low',
      [
        'Date,Temperature (°C),,,Dew Point (°C),,,Precipitation (mm)',
        ',High,Avg,Low,High,Avg,Low,Sum',
        ...DAYS.map(
          (d) =>
            `${iso(d)},${d.max},${tenth((d.max + d.min) / 2)},${d.min},${tenth(d.min)},${tenth(d.min - 2)},${tenth(d.min - 4)},${d.rain}`,
        ),
      ],
      ALL,
      days,
    ),
    text(
      'hour columns and part sums beside the total of the day',
      [
        'Datum,00-06,06-12,12-18,18-24,RRsum',
        ...DAYS.map(
          (d) =>
            `${iso(d)},${tenth(d.rain * 0.1)},${tenth(d.rain * 0.4)},${tenth(d.rain * 0.3)},${tenth(d.rain * 0.2)},${d.rain}`,
        ),
      ],
      ['rain'],
      days,
    ),
    text(
      'quoted names in a pasted column',
      [
        '"date" "tmax" "tmin" "prcp"',
        ...DAYS.map((d) => `"${iso(d)}" ${d.max} ${d.min} ${d.rain}`),
      ],
      ALL,
      { ...days, ...plain },
    ),
    text(
      'a date of year and day',
      [
        '@DATE  SRAD  TMAX  TMIN  RAIN',
        ...DAYS.map(
          (d, at) =>
            `${two(d.year % 100)}${String((at % 365) + 1).padStart(3, '0')}  10.0 ${d.max.toFixed(1).padStart(5)} ${d.min.toFixed(1).padStart(5)} ${d.rain.toFixed(1).padStart(5)}`,
        ).slice(0, 365),
      ],
      ALL,
      days,
    ),
  ];
}

function ofPlaces(): UnseenTable[] {
  const places = { hasPlaces: true, isPlain: false };
  const words = 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic'.split(' ');
  const heads: [string, string, string][] = [
    ['Estado', 'Precipitación 1984 (mm)', 'Sonora Jalisco Oaxaca Puebla'],
    ['Entidad federativa', 'Lluvia 1984', 'Sonora Jalisco Oaxaca Puebla'],
    ['UF', 'Chuva 1984', 'SP RJ MG BA'],
    ['Département', 'Pluie 1984', 'Var Gard Lot Ain'],
    ['Bundesland', 'Niederschlag 1984', 'Hessen Bayern Saarland Berlin'],
    ['', 'Rainfall 1984', 'Kent Essex Surrey Dorset'],
    ['Województwo', 'Suma opadów 1984', 'Lubuskie Opolskie Śląskie Lubelskie'],
  ];
  const states = heads.map(([head, title, names]) =>
    cells(
      `${head || 'no word'} down, months across`,
      [
        [head, ...words],
        ...names
          .split(' ')
          .map((name, at): Cell[] => [name, ...ofYear(1981 + at).map((m) => m.rain)]),
      ],
      [],
      { ...places, sheet: title },
    ),
  );
  return [
    ...states,
    cells(
      'stations one below the other under their names',
      [TRUTH, OTHER].flatMap((list, at): Cell[][] => [
        [`Station: ${['Upton', 'Netherby'][at]}`],
        ['Year', 'Month', 'Tmax', 'Tmin', 'Rain'],
        ...list.map((m): Cell[] => [m.year, m.month, m.max, m.min, m.rain]),
        [],
      ]),
      [],
      places,
    ),
    text(
      'dates without marks and many stations, Argentine',
      [
        'FECHA;TMAX;TMIN;NOMBRE',
        ...DAYS.slice(0, 200).flatMap((d) =>
          ['AEROPARQUE', 'AZUL AERO'].map(
            (name, at) =>
              `${two(d.day)}${two(d.month)}${d.year};${comma(d.max + at)};${comma(d.min)};${name}`,
          ),
        ),
      ],
      [],
      { ...places, locale: 'es_ES' },
    ),
    cells(
      'gauges by codes, some of them blank at the top',
      [
        ['Fecha', 'P01', 'P02', 'P03'],
        ...TRUTH.map((m, at): Cell[] => [
          { year: m.year, month: m.month, day: 1 },
          at < 20 ? null : m.rain,
          otherOf(m).rain,
          tenth(m.rain * 0.8),
        ]),
      ],
      [],
      places,
    ),
  ];
}

function notToBeRead(): UnseenTable[] {
  const english = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
  const line = (of: (m: Month) => number, year = 1984): string => ofYear(year).map(of).join(',');
  return [
    text(
      'a climatology in Turkish without a year',
      [
        `,Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık`,
        `Ortalama En Yüksek Sıcaklık (°C),${line((m) => m.max)}`,
        `Ortalama En Düşük Sıcaklık (°C),${line((m) => m.min)}`,
        `Aylık Toplam Yağış Miktarı Ortalaması (mm),${line((m) => m.rain)}`,
      ],
      [],
    ),
    text(
      'only the highest and lowest of each month',
      [
        'Year,Month,Highest temp,Lowest temp',
        ...TRUTH.map((m) => `${m.year},${m.month},${tenth(m.max + 7)},${tenth(m.min - 6)}`),
      ],
      [],
    ),
    text(
      'only means',
      [
        'Año,Mes,Temperatura media',
        ...TRUTH.map((m) => `${m.year},${m.month},${tenth((m.max + m.min) / 2)}`),
      ],
      [],
    ),
    text(
      'anomalies',
      [
        `Year,${english}`,
        ...YEARS.map((y) => `${y},${line((m) => tenth(((m.month * 7 + y) % 30) / 10 - 1.4), y)}`),
      ],
      [],
      {
        sheet: 'Temperature anomaly',
      },
    ),
    text(
      'sales of a shop',
      [
        `Year,${english},Total`,
        ...YEARS.map((y) => `${y},${line((m) => 1000 + m.month * 37 + (y % 7) * 11, y)},15000`),
      ],
      [],
      { sheet: 'Sales max' },
    ),
    text(
      'level of a river',
      [
        'Date,Max level (m),Min level (m),Discharge',
        ...TRUTH.map(
          (m) =>
            `${m.year}-${two(m.month)}-01,${tenth(m.rain / 50)},${tenth(m.rain / 90)},${m.rain}`,
        ),
      ],
      [],
    ),
    text(
      'heads of a Polish file left out',
      DAYS.map(
        (d) =>
          `"249180010","LIPOWA","${d.year}","${two(d.month)}","${two(d.day)}",${d.max},"",${d.min},"",10.1,"",9.1,"",${d.rain},"","S"`,
      ),
      [],
    ),
  ];
}
