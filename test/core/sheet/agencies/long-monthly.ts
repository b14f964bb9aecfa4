import { inventedMonths, type Month } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  celsius,
  columns,
  decimalComma,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  rowsOf,
  two,
  type Value,
} from './agency-table.ts';

const temperate = inventedMonths('temperate', { firstYear: 1961, years: 12, seed: 11 });
const continental = inventedMonths('continental', { firstYear: 1955, years: 10, seed: 12 });
const mediterranean = inventedMonths('mediterranean', { firstYear: 1974, years: 9, seed: 13 });
const monsoon = inventedMonths('monsoon', { firstYear: 1981, years: 8, seed: 14 });

/** Some values that were never measured, the same ones in every table. */
function gaps(months: readonly Month[]): Value[] {
  return months.map((one, index) => ({
    ...one,
    max: index % 29 === 5 ? undefined : one.max,
    min: index % 31 === 7 ? undefined : one.min,
    rain: index % 37 === 9 ? undefined : one.rain,
  }));
}

function or(missing: string, value: number | undefined): string {
  return value === undefined ? missing : String(value);
}

const lines = <Item>(items: readonly Item[], line: (item: Item, index: number) => string) =>
  items.map(line).join('\n');

/** The highest and lowest of the month and its wettest day: named like what is wanted, and not. */
const extremes = ({ max, min, rain }: Month) => ({
  highest: (max + 9.3).toFixed(1),
  lowest: (min - 8.1).toFixed(1),
  wettest: (rain / 3).toFixed(1),
  mean: ((max + min) / 2).toFixed(1),
});

export const LONG_MONTHLY: AgencyTable[] = [
  {
    name: 'British: runs of spaces under prose, units in a second header line, marks glued to values',
    files: [
      {
        name: 'wetherdon.txt',
        text: `Wetherdon\r\r\nLocation: 451200E 205600N, Lat 51.761 Lon -1.262, 63 metres amsl\r\r\nEstimated data is marked with a * after the value.\r\r\nMissing data (more than 2 days missing in month) is marked by  ---.\r\r\n   yyyy  mm   tmax    tmin      af    rain     sun\r\r\n              degC    degC    days      mm   hours\r\r\n${gaps(
          temperate,
        )
          .map((m, i) =>
            [
              columns(7, m.year),
              columns(4, m.month),
              columns(
                8,
                or('---', m.max?.valueOf()) + (i % 17 === 3 && m.max !== undefined ? '*' : ''),
              ),
              columns(8, or('---', m.min)),
              columns(8, i % 12 < 3 ? 9 : 0),
              columns(8, or('---', m.rain)),
              columns(8, i % 9 === 4 ? '88.1#' : '---'),
              i > 130 ? '  Provisional' : '',
            ].join(''),
          )
          .join('\r\r\n')}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'American monthly summary: attribute columns after each value, extremes beside means',
    files: [
      {
        name: '3471205.csv',
        text: `"STATION","NAME","LATITUDE","LONGITUDE","ELEVATION","DATE","EMNT","EMXP","EMXT","PRCP","PRCP_ATTRIBUTES","TAVG","TMAX","TMAX_ATTRIBUTES","TMIN","TMIN_ATTRIBUTES"\n${lines(
          gaps(continental),
          (m, i) => {
            const e = extremes(continental[i] as Month);
            return `"USC00999999","MILLERS FORD 2 NE, KS US","38.1","-97.2","445.0","${m.year}-${two(m.month)}","${e.lowest}","${e.wettest}","${e.highest}","${or('', m.rain)}","${m.rain === undefined ? '' : ',,0,7'}","${e.mean}","${or('', m.max)}",",,0","${or('', m.min)}",",,0"`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(continental)),
  },
  {
    name: 'American monthly summary in °F and inches, said by the person',
    wishes: { temperatureUnit: 'F', rainUnit: 'in' },
    files: [
      {
        name: 'standard.csv',
        text: `"STATION","NAME","DATE","PRCP","TAVG","TMAX","TMIN"\n${lines(
          continental,
          (m) =>
            `"USC00999999","MILLERS FORD 2 NE, KS US","${m.year}-${two(m.month)}","${inches(m.rain)}","${extremes(m).mean}","${fahrenheit(m.max)}","${fahrenheit(m.min)}"`,
        )}`,
      },
    ],
    expected: rowsOf(
      continental.map((m) => ({
        ...m,
        max: celsius(fahrenheit(m.max)),
        min: celsius(fahrenheit(m.min)),
        rain: inches(m.rain) * 25.4,
      })),
    ),
    tolerance: 0.06,
  },
  ...['Maximum Temperature', 'Precipitation'].map(
    (title): AgencyTable => ({
      name: `American state series of ${title}: year and month as one number, anomaly beside the value`,
      files: [
        {
          name: 'data.csv',
          text: `Kansas, ${title}, All Months\nUnits: ${title === 'Precipitation' ? 'Inches' : 'Degrees Fahrenheit'}\nMissing: -99\nDate,Value,Anomaly\n${lines(
            continental,
            (m, i) =>
              `${m.year}${two(m.month)},${i === 40 ? '-99,-99' : `${title === 'Precipitation' ? inches(m.rain) : fahrenheit(m.max)},0.4`}`,
          )}`,
        },
      ],
      expected: rowsOf(
        continental
          .filter((_, i) => i !== 40)
          .map(({ year, month, max, rain }) => ({
            year,
            month,
            max: celsius(fahrenheit(max)),
            rain: inches(rain) * 25.4,
          })),
        [title === 'Precipitation' ? 'rain' : 'max'],
      ),
      tolerance: 0.06,
    }),
  ),
  {
    name: 'German: semicolons and padding, first and last day of the month, -999 in many widths',
    files: [
      {
        name: 'produkt_klima_monat.txt',
        text: `STATIONS_ID;MESS_DATUM_BEGINN;MESS_DATUM_ENDE;QN_4;MO_N;MO_TT;MO_TX;MO_TN;MO_FK;MX_TX;MX_FX;MX_TN;MO_SD_S;QN_6;MO_RR;MX_RS;eor\n${lines(
          gaps(temperate),
          (m, i) => {
            const e = extremes(temperate[i] as Month);
            return `      99999;${m.year}${two(m.month)}01;${m.year}${two(m.month)}28;    5;-999;  ${e.mean};   ${or('-999', m.max)};  ${or('-999.00', m.min)};-999;  ${e.highest};-999;  ${e.lowest};-999;    5;   ${or('-999.0', m.rain)};  ${e.wettest};eor`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'German, older names: max(…) is the extreme',
    files: [
      {
        name: 'monatswerte.txt',
        text: `Stations_ID;Mess_Datum_Beginn;Mess_Datum_Ende;Qualitaets_Niveau;LUFTTEMPERATUR;LUFTTEMPERATUR_MAXIMUM;LUFTTEMPERATUR_MINIMUM;max(LUFTTEMPERATUR_MAXIMUM);min(LUFTTEMPERATUR_MINIMUM);NIEDERSCHLAGSHOEHE;max(NIEDERSCHLAGSHOEHE);eor\n${lines(
          gaps(temperate),
          (m, i) => {
            const e = extremes(temperate[i] as Month);
            return `999;${m.year}${two(m.month)}01;${m.year}${two(m.month)}28;5;${e.mean};${or('-999', m.max)};${or('-999', m.min)};${e.highest};${e.lowest};${or('-999', m.rain)};${e.wettest};eor`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'Canadian: eighteen title lines, a flag column after each value, rain and snow beside the total',
    files: [
      {
        name: 'eng-monthly.csv',
        text: `"Station Name","PINE LANDING"\n"Province","MANITOBA"\n"Latitude","49.90"\n"Longitude","-97.24"\n"Elevation","238.7"\n"Climate Identifier","5099999"\n"WMO Identifier",""\n"TC Identifier",""\n\n"Legend"\n"A","Accumulated"\n"C","Precipitation occurred, amount uncertain"\n"E","Estimated"\n"I","Incomplete"\n"M","Missing"\n"T","Trace"\n"^","The value displayed is based on incomplete data"\n\n"Date/Time","Year","Month","Mean Max Temp (°C)","Mean Max Temp Flag","Mean Min Temp (°C)","Mean Min Temp Flag","Mean Temp (°C)","Mean Temp Flag","Extr Max Temp (°C)","Extr Max Temp Flag","Extr Min Temp (°C)","Extr Min Temp Flag","Total Rain (mm)","Total Rain Flag","Total Snow (cm)","Total Snow Flag","Total Precip (mm)","Total Precip Flag","Snow Grnd Last Day (cm)","Snow Grnd Last Day Flag"\n${lines(
          gaps(continental),
          (m, i) => {
            const e = extremes(continental[i] as Month);
            return `"${m.year}-${two(m.month)}","${m.year}","${two(m.month)}","${or('', m.max)}","${m.max === undefined ? 'M' : ''}","${or('', m.min)}","${m.min === undefined ? 'M' : i % 11 ? '' : 'E'}","${e.mean}","","${e.highest}","","${e.lowest}","S","${e.wettest}","","4.0","","${or('', m.rain)}","${m.rain === undefined ? 'M' : ''}","",""`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(continental)),
  },
  {
    name: 'Australian monthly rain: product code and station before the year, a quality column',
    files: [
      {
        name: 'IDCJAC0001_099999_Data1.csv',
        text: `Product code,Station number,Year,Month,Monthly Precipitation Total (millimetres),Quality\n${lines(
          gaps(temperate),
          (m) =>
            `IDCJAC0001,099999,${m.year},${two(m.month)},${or('null', m.rain)},${m.rain === undefined ? '' : 'Y'}`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate), ['rain']),
  },
  {
    name: 'Spanish: Latin-1, decimal commas, days of extremes between the values, Ip for a trace',
    files: [
      {
        name: '9999.CSV',
        latin1: true,
        text: `Indicativo;Nombre;Provincia;Altitud;Año;Mes;T.Med.;T.Max.Med;T.Min.Med;T.Max.Abs;Día;T.Min.Abs;Día;Min.Sup;Max.Inf;Prec.total;Prec.max;Día\r\n${gaps(
          mediterranean,
        )
          .map((m, i) => {
            const e = extremes(mediterranean[i] as Month);
            const rain = m.rain === 0 ? 'Ip' : decimalComma(or('', m.rain));
            return `9999;"CERRO ALTO";"JAÉN";667;${m.year};${m.month};"${decimalComma(e.mean)}";"${decimalComma(or('', m.max))}";"${decimalComma(or('', m.min))}";"${decimalComma(e.highest)}";12;"${decimalComma(e.lowest)}";7;"11,0";"19,2";"${rain}";"${decimalComma(e.wettest)}";3`;
          })
          .join('\r\n')}`,
      },
    ],
    expected: rowsOf(gaps(mediterranean)),
  },
  {
    name: 'Spanish open data: tm_max is the mean, ta_max the extreme with its day in brackets, month 13 the year',
    files: [
      {
        name: 'opendata.csv',
        text: `fecha;indicativo;tm_mes;tm_max;tm_min;ta_max;ta_min;p_mes;p_max\n${mediterranean
          .flatMap((m) => {
            const e = extremes(m);
            const line = `${m.year}-${m.month};9999X;${e.mean};${m.max};${m.min};${e.highest}(17);${e.lowest}(02);${m.rain};${e.wettest}(09)`;
            return m.month === 12
              ? [line, `${m.year}-13;9999X;17.2;22.6;11.9;38.0(aug);-2.1(ene);512.4;60.2(nov)`]
              : [line];
          })
          .join('\n')}`,
      },
    ],
    expected: rowsOf(mediterranean),
  },
  {
    name: 'Irish: nineteen lines of key above the header, mnmax and mnmin are the means, a space is missing',
    files: [
      {
        name: 'mly999.csv',
        text: `Station Name: KNOCKBEG\nStation Height: 62 M\nLatitude:51.939  ,Longitude: -10.221\n\n\nyear:  -  Year\nmonth: -  Month\nrain:  -  Precipitation Amount (mm)\nmeant: -  Mean Air Temperature (C)\nmaxtp: -  Maximum Air Temperature  (C)\nmintp: -  Minimum  Air Temperature  (C)\nmnmax: -  Mean Maximum Temperature (C)\nmnmin: -  Mean Minimum Temperature (C)\ngmin:  -  Grass Minimum Temperature (C)\nwdsp:  -  Mean Wind Speed (knot)\nmxgt:  -  Highest Gust (knot)\nsun:   -  Sunshine duration (hours)\n\nyear,month,meant,maxtp,mintp,mnmax,mnmin,rain,gmin,wdsp,mxgt,sun\n${lines(
          gaps(temperate),
          (m, i) => {
            const e = extremes(temperate[i] as Month);
            return `${m.year},${m.month},${e.mean},${e.highest},${e.lowest},${or(' ', m.max)},${or(' ', m.min)},${or(' ', m.rain)},-6.1,11.2, ,88.1`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'French monthly: AAAAMM, a quality column after each, absolutes beside means, rain before temperature',
    files: [
      {
        name: 'MENSQ_99.csv',
        text: `NUM_POSTE;NOM_USUEL;LAT;LON;ALTI;AAAAMM;RR;QRR;NBRR;TX;QTX;TXAB;QTXAB;TN;QTN;TNAB;QTNAB;TM;QTM\n${lines(
          gaps(mediterranean),
          (m, i) => {
            const e = extremes(mediterranean[i] as Month);
            return `99001001;COL-DU-PIN;43.1;5.2;120;${m.year}${two(m.month)};${or('', m.rain)};1;0;${or('', m.max)};1;${e.highest};1;${or('', m.min)};1;${e.lowest};1;${e.mean};1`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(mediterranean)),
  },
  {
    name: 'Icelandic: tabs with padding, Latin-1, tx and tn are means, txx and tnn extremes, NA',
    files: [
      {
        name: 'stod_999.txt',
        latin1: true,
        text: `Stöð 999 - Hólsvík\n\nstöð\tár  \tmán\tt   \ttx  \ttxx \ttn  \ttnn \trh  \tr   \trx  \n${lines(
          gaps(temperate),
          (m, i) => {
            const e = extremes(temperate[i] as Month);
            return `999\t${m.year}\t${String(m.month).padStart(3)}\t${e.mean}\t${or('NA', m.max)} \t${e.highest}\t${or('NA', m.min)}\t${e.lowest}\t81\t${or('NA', m.rain)}\t${e.wettest}`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'Norwegian: month.year in one column, decimal commas, a licence line at the end',
    files: [
      {
        name: 'tabell.csv',
        text: `Navn;Stasjon;Tid(norsk normaltid);Middel av maksimumtemperatur (mnd);Middel av minimumtemperatur (mnd);Nedbør (mnd)\n${lines(
          gaps(temperate),
          (m) =>
            `Fjellbu;SN99999;${two(m.month)}.${m.year};${decimalComma(or('-', m.max))};${decimalComma(or('-', m.min))};${decimalComma(or('-', m.rain))}`,
        )}\nData er gyldig per 01.02.2024 (CC BY 4.0), Meteorologisk institutt (MET);;;;;`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'Austrian: ISO month, tlmax and tlmin, 999999 for missing',
    files: [
      {
        name: 'klima_m.csv',
        text: `time,station,tlmax,tlmin,rr\n${lines(
          gaps(continental),
          (m) =>
            `${m.year}-${two(m.month)}-01T00:00+00:00,9999,${or('999999', m.max)},${or('999999', m.min)},${or('999999', m.rain)}`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(continental)),
  },
  {
    name: 'Japanese download: year-month in one column, two header rows, quality numbers between',
    files: [
      {
        name: 'data.csv',
        text: `ダウンロードした時刻：2024/02/01 10:00:00\n\n,山田,山田,山田,山田,山田,山田,山田,山田,山田\n年月,日最高気温の平均(℃),日最高気温の平均(℃),日最高気温の平均(℃),日最低気温の平均(℃),日最低気温の平均(℃),日最低気温の平均(℃),降水量の合計(mm),降水量の合計(mm),降水量の合計(mm)\n,,品質情報,均質番号,,品質情報,均質番号,,品質情報,均質番号\n${lines(
          gaps(temperate),
          (m) =>
            `${m.year}/${m.month},${or('', m.max)},8,1,${or('', m.min)},8,1,${or('', m.rain)},8,1`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'Japanese page without a year, which the sheet’s name holds; -- is no rain',
    files: [
      {
        name: '1987.csv',
        text: `月,降水量合計(mm),日最大(mm),平均気温(℃),日最高気温の平均(℃),日最低気温の平均(℃),最高気温(℃),最低気温(℃)\n${temperate
          .slice(0, 12)
          .map((m) => {
            const e = extremes(m);
            return `${m.month},${m.month === 8 ? '--' : m.rain},${e.wettest},${e.mean},${m.max}${m.month === 4 ? ' )' : ''},${m.min},${e.highest} *,${e.lowest}`;
          })
          .join('\n')}`,
      },
    ],
    expected: rowsOf(
      temperate.slice(0, 12).map((m) => ({ ...m, year: 1987, rain: m.month === 8 ? 0 : m.rain })),
    ),
  },
  {
    name: 'Korean: 평균최고기온 is the mean, 최고기온 the extreme',
    files: [
      {
        name: 'OBS_ASOS_MNH.csv',
        text: `지점,지점명,일시,평균기온(°C),평균최고기온(°C),최고기온(°C),최고기온일자,평균최저기온(°C),최저기온(°C),월합강수량(00~24h만)(mm),일최다강수량(mm)\n${lines(
          gaps(continental),
          (m, i) => {
            const e = extremes(continental[i] as Month);
            return `999,솔마을,${m.year}-${two(m.month)},${e.mean},${or('', m.max)},${e.highest},${m.year}-${two(m.month)}-17,${or('', m.min)},${e.lowest},${or('', m.rain)},${e.wettest}`;
          },
        )}`,
      },
    ],
    expected: rowsOf(gaps(continental)),
  },
  {
    name: 'Bangladeshi, several stations in one table, one of them chosen',
    wishes: { station: 'Char Nadi' },
    files: [
      {
        name: 'weather.csv',
        text: `Station Names,YEAR,Month,Max Temp,Min Temp,Rainfall\n${['Char Nadi', 'Purba Hat']
          .map((place, at) =>
            lines(
              monsoon,
              (m) => `${place},${m.year},${m.month},${(m.max + at).toFixed(1)},${m.min},${m.rain}`,
            ),
          )
          .join('\n')}`,
      },
    ],
    expected: rowsOf(monsoon),
  },
  {
    name: 'Brazilian: ten title lines, last day of the month, decimal commas, a semicolon at the end of lines',
    files: [
      {
        name: 'dados_99999_M.csv',
        text: `Nome: SERRA VERDE\nCodigo Estacao: 99999\nLatitude: -15.78\nLongitude: -47.92\nAltitude: 1160.96\nSituacao: Operante\nData Inicial: 1981-01-01\nData Final: 1988-12-31\nPeriodicidade da Medicao: Mensal\n\nData Medicao;PRECIPITACAO TOTAL, MENSAL(mm);TEMPERATURA MAXIMA MEDIA, MENSAL(°C);TEMPERATURA MEDIA COMPENSADA, MENSAL(°C);TEMPERATURA MINIMA MEDIA, MENSAL(°C);\n${lines(
          gaps(monsoon),
          (m, i) =>
            `${m.year}-${two(m.month)}-28;${decimalComma(or('null', m.rain))};${decimalComma(or('null', m.max))};${decimalComma(extremes(monsoon[i] as Month).mean)};${decimalComma(or('null', m.min))};`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(monsoon)),
  },
  {
    name: 'European monthly service: year and month, tmax, tmin, prcp among other columns',
    files: [
      {
        name: '99999.csv',
        text: `year,month,tavg,tmin,tmax,prcp,wspd,pres,tsun\n${lines(
          gaps(temperate),
          (m, i) =>
            `${m.year},${m.month},${extremes(temperate[i] as Month).mean},${or('', m.min)},${or('', m.max)},${or('', m.rain)},11.2,1015.2,`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(temperate)),
  },
  {
    name: 'American reference network: the names of the elements begin with T_MONTHLY',
    files: [
      {
        name: 'CRNM.txt',
        text: `WBANNO LST_YRMO CRX_VN_MONTHLY PRECISE_LONGITUDE PRECISE_LATITUDE T_MONTHLY_MAX T_MONTHLY_MIN T_MONTHLY_MEAN T_MONTHLY_AVG P_MONTHLY_CALC\n${lines(
          gaps(continental),
          (m, i) =>
            `99999 ${m.year}${two(m.month)} 1.201 -97.20 38.10 ${columns(7, or('-9999.0', m.max))} ${columns(7, or('-9999.0', m.min))} ${columns(7, extremes(continental[i] as Month).mean)} ${columns(7, extremes(continental[i] as Month).mean)} ${columns(8, or('-9999.0', m.rain))}`,
        )}`,
      },
    ],
    expected: rowsOf(gaps(continental)),
  },
  {
    name: 'a weather station program’s monthly export: month by its English name, °F and inches in the header',
    files: [
      {
        name: 'summary.tsv',
        text: `Year\tMonth\tAvg High (°F)\tAvg Low (°F)\tHighest (°F)\tLowest (°F)\tRain (in)\n${lines(
          continental,
          (m) =>
            `${m.year}\t${ENGLISH_MONTHS[m.month - 1]}\t${fahrenheit(m.max)}\t${fahrenheit(m.min)}\t${fahrenheit(m.max + 9)}\t${fahrenheit(m.min - 9)}\t${inches(m.rain)}`,
        )}`,
      },
    ],
    expected: rowsOf(
      continental.map((m) => ({
        ...m,
        max: celsius(fahrenheit(m.max)),
        min: celsius(fahrenheit(m.min)),
        rain: inches(m.rain) * 25.4,
      })),
    ),
    tolerance: 0.06,
  },
];
