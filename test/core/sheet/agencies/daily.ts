import { type DayOfStation, inventedDays } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  celsius,
  columns,
  decimalComma,
  digitDay,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  isoDay,
  monthsOfDays,
  rowsOf,
  two,
} from './agency-table.ts';

const temperate = inventedDays('temperate', { firstYear: 1991, years: 3, seed: 31 });
const monsoon = inventedDays('monsoon', { firstYear: 2001, years: 3, seed: 32 });
const mediterranean = inventedDays('mediterranean', { firstYear: 1942, years: 3, seed: 33 });
const southern = inventedDays('southern', { firstYear: 2008, years: 3, seed: 34 });

const middle = ({ max, min }: DayOfStation) => ((max + min) / 2).toFixed(1);
const tenths = (value: number) => Math.round(value * 10);

/** Days nobody read: three of one month, so that means stay and the sum goes. */
const isUnread = ({ year, month, day }: DayOfStation) => month === 5 && day < 4 && year % 3 === 0;
const unread = (days: DayOfStation[]) => days.some(isUnread);

function expectedOf(days: DayOfStation[]): AgencyTable['expected'] {
  return rowsOf(monthsOfDays(days));
}

/** All three elements are missing on the unread days. */
function withGaps(days: DayOfStation[]): { read: DayOfStation[]; all: DayOfStation[] } {
  if (!unread(days)) throw new Error('The record has no unread day');
  return { read: days.filter((day) => !isUnread(day)), all: days };
}

function table(
  head: string,
  days: DayOfStation[],
  line: (day: DayOfStation, isMissing: boolean) => string,
): string {
  return `${head}\n${days.map((day) => line(day, isUnread(day))).join('\n')}`;
}

function american(days: DayOfStation[]): AgencyTable['expected'] {
  return expectedOf(
    days.map((day) => ({
      ...day,
      max: celsius(Math.round(fahrenheit(day.max))),
      min: celsius(Math.round(fahrenheit(day.min))),
      rain: inches(day.rain) * 25.4,
    })),
  );
}

const ELEMENT_FILES = [
  ['Maximum temperature (Degree C)', 'max', 'IDCJAC0010'],
  ['Minimum temperature (Degree C)', 'min', 'IDCJAC0011'],
  ['Rainfall amount (millimetres)', 'rain', 'IDCJAC0009'],
] as const;

export const DAILY: AgencyTable[] = [
  {
    name: 'American daily in °F and inches, said by the person, with attributes and hours of observation',
    wishes: { temperatureUnit: 'F', rainUnit: 'in' },
    files: [
      {
        name: 'daily.csv',
        text: table(
          '"STATION","NAME","DATE","PRCP","PRCP_ATTRIBUTES","SNOW","TMAX","TMAX_ATTRIBUTES","TMIN","TMIN_ATTRIBUTES","TOBS"',
          temperate,
          (day) =>
            `"USC00999999","MILLERS FORD 2 NE, KS US","${isoDay(day)}","${inches(day.rain).toFixed(2)}",",,7,0800","0.0","${Math.round(fahrenheit(day.max))}",",,7","${Math.round(fahrenheit(day.min))}",",,7,0800","${Math.round(fahrenheit(day.min)) + 4}"`,
        ),
      },
    ],
    expected: american(temperate),
    tolerance: 0.02,
  },
  {
    name: 'American daily in tenths of °C and mm, said by the person',
    wishes: { temperatureUnit: '0.1C', rainUnit: '0.1mm' },
    files: [
      {
        name: 'access.csv',
        text: table('"STATION","DATE","PRCP","TMAX","TMIN"', temperate, (day) =>
          [
            `"USC00999999"`,
            `"${isoDay(day)}"`,
            ...[day.rain, day.max, day.min].map(
              (value) => `"${String(tenths(value)).padStart(5)}"`,
            ),
          ].join(','),
        ),
      },
    ],
    expected: expectedOf(temperate),
    tolerance: 0.006,
  },
  {
    name: 'American surface summary: °F and inches by header words, * on derived extremes, 9999.9 and 99.99',
    wishes: { temperatureUnit: 'F', rainUnit: 'in' },
    files: [
      {
        name: '999999.op.csv',
        text: table('STN---,WBAN,YEARMODA,TEMP,MAX,MIN,PRCP,SNDP', temperate, (day, isMissing) =>
          isMissing
            ? `999999,99999,${digitDay(day)},9999.9,9999.9,9999.9,99.99,999.9`
            : `999999,99999,${digitDay(day)},${fahrenheit(Number(middle(day)))},${fahrenheit(day.max).toFixed(1)}${day.day % 5 ? '' : '*'},${fahrenheit(day.min).toFixed(1)},${inches(day.rain).toFixed(2)}G,999.9`,
        ),
      },
    ],
    expected: expectedOf(
      withGaps(temperate).read.map((day) => ({
        ...day,
        max: celsius(fahrenheit(day.max)),
        min: celsius(fahrenheit(day.min)),
        rain: inches(day.rain) * 25.4,
      })),
    ),
    tolerance: 0.02,
  },
  {
    name: 'German daily: MESS_DATUM, TXK and TNK, a form code after the rain, TGK is the ground',
    files: [
      {
        name: 'produkt_klima_tag.txt',
        text: table(
          'STATIONS_ID;MESS_DATUM;QN_3;  FX;  FM;QN_4; RSK;RSKF; SDK;SHK_TAG;  NM; VPM;  PM; TMK; UPM; TXK; TNK; TGK;eor',
          temperate,
          (day, isMissing) =>
            `      99999;${digitDay(day)};-999;-999;-999;    5;${columns(7, isMissing ? -999 : day.rain)};   6;-999;-999;-999;   7.1;-999;${columns(7, middle(day))};  81.00;${columns(7, isMissing ? -999 : day.max)};${columns(7, isMissing ? '-999' : day.min)};${columns(7, (day.min - 2).toFixed(1))};eor`,
        ),
      },
    ],
    expected: expectedOf(withGaps(temperate).read),
  },
  {
    name: 'Dutch daily: a long preface, tenths without a word in the header, -1 for a trace of rain',
    wishes: { temperatureUnit: '0.1C', rainUnit: '0.1mm' },
    files: [
      {
        name: 'etmgeg_999.txt',
        text: table(
          `DEZE GEGEVENS MOGEN VRIJ WORDEN GEBRUIKT MITS BRONVERMELDING\nBRON: WEERDIENST\n\nOpmerking: door stationsverplaatsingen zijn deze reeksen mogelijk inhomogeen!\n\nYYYYMMDD  = Datum (YYYY=jaar MM=maand DD=dag)\nTG        = Etmaalgemiddelde temperatuur (in 0.1 graden Celsius)\nTN        = Minimum temperatuur (in 0.1 graden Celsius)\nTX        = Maximum temperatuur (in 0.1 graden Celsius)\nT10N      = Minimum temperatuur op 10 cm hoogte (in 0.1 graden Celsius)\nRH        = Etmaalsom van de neerslag (in 0.1 mm) (-1 voor <0.05 mm)\nRHX       = Hoogste uursom van de neerslag (in 0.1 mm)\n\n# STN,YYYYMMDD,   TG,   TN,  TNH,   TX,  TXH, T10N,   RH,  RHX`,
          temperate,
          (day) =>
            `  999,${digitDay(day)},${columns(5, tenths(Number(middle(day))))},${columns(5, tenths(day.min))},    6,${columns(5, tenths(day.max))},   14,     ,${columns(5, day.rain === 0 && day.day === 3 ? -1 : tenths(day.rain))},${columns(5, tenths(day.rain / 3))}`,
        ),
      },
    ],
    expected: expectedOf(temperate),
    tolerance: 0.006,
  },
  {
    name: 'Canadian daily: extremes do not appear, gusts read <31, flags between',
    files: [
      {
        name: 'eng-daily.csv',
        text: table(
          '"Longitude (x)","Latitude (y)","Station Name","Climate ID","Date/Time","Year","Month","Day","Data Quality","Max Temp (°C)","Max Temp Flag","Min Temp (°C)","Min Temp Flag","Mean Temp (°C)","Mean Temp Flag","Heat Deg Days (°C)","Total Rain (mm)","Total Rain Flag","Total Snow (cm)","Total Snow Flag","Total Precip (mm)","Total Precip Flag","Spd of Max Gust (km/h)"',
          temperate,
          (day, isMissing) =>
            `"-97.2","49.9","PINE LANDING","5099999","${isoDay(day)}","${day.year}","${two(day.month)}","${two(day.day)}","","${isMissing ? '' : day.max}","${isMissing ? 'M' : ''}","${isMissing ? '' : day.min}","${isMissing ? 'M' : ''}","${middle(day)}","","8.1","0.1","","0.0","","${isMissing ? '' : day.rain}","${isMissing ? 'M' : ''}","<31"`,
        ),
      },
    ],
    expected: expectedOf(withGaps(temperate).read),
  },
  {
    name: 'Australian daily: one element a file, three files of one station',
    files: ELEMENT_FILES.map(([header, element, product]) => ({
      name: `${product}_099999_1800_Data.csv`,
      text: table(
        `Product code,Bureau of Meteorology station number,Year,Month,Day,${header},Period over which it was measured (days),Quality`,
        southern,
        (day) =>
          `${product},099999,${day.year},${two(day.month)},${two(day.day)},${day[element]},1,Y`,
      ),
    })),
    expected: expectedOf(southern),
  },
  {
    name: 'Spanish daily: decimal commas, hours with words, an accumulated day is no amount of its own',
    files: [
      {
        name: '9999.CSV',
        latin1: true,
        text: table(
          'Indicativo;Nombre;Provincia;Año;Mes;Dia;T.Max;Hora;T.Min;Hora;T.Med;Prec.',
          mediterranean,
          (day, isMissing) =>
            `9999;"CERRO ALTO";"JAÉN";${day.year};${day.month};${day.day};${isMissing ? '' : decimalComma(day.max)};Varias;${isMissing ? '' : decimalComma(day.min)};07:00;${decimalComma(middle(day))};${isMissing ? '' : day.rain === 0 && day.day === 9 ? 'Ip' : decimalComma(day.rain)}`,
        ),
      },
    ],
    expected: expectedOf(withGaps(mediterranean).read),
  },
  {
    name: 'Irish daily from 1942: 01-jan-1942, indicator columns, a key above the header',
    files: [
      {
        name: 'dly999.csv',
        text: table(
          'Station Name: KNOCKBEG\nStation Height: 62 M \nLatitude:51.939 ,Longitude: -10.221\n\n\ndate:  -  00 to 00 utc\nmaxtp: -  Maximum Air Temperature (C)\nmintp: -  Minimum  Air Temperature (C)\nrain:  -  Precipitation Amount (mm)\nind:   -  Indicator\n\ndate,ind,maxtp,ind,mintp,igmin,gmin,ind,rain,cbl',
          mediterranean,
          (day, isMissing) =>
            `${two(day.day)}-${(ENGLISH_MONTHS[day.month - 1] ?? '').toLowerCase()}-${day.year},0,${isMissing ? ' ' : day.max},0,${isMissing ? ' ' : day.min},0,${(day.min - 2).toFixed(1)},0,${isMissing ? ' ' : day.rain},1012.3`,
        ),
      },
    ],
    expected: expectedOf(withGaps(mediterranean).read),
  },
  {
    name: 'Irish daily from 1942 with two digits for the year: the century comes from the order of the rows',
    files: [
      {
        name: 'dly998.csv',
        text: table('date,maxtp,mintp,rain', mediterranean, (day) =>
          [
            `${two(day.day)}-${ENGLISH_MONTHS[day.month - 1]}-${two(day.year % 100)}`,
            day.max,
            day.min,
            day.rain,
          ].join(','),
        ),
      },
    ],
    expected: expectedOf(mediterranean),
  },
  {
    name: 'French daily: AAAAMMJJ, RR before TN and TX, quality columns between',
    files: [
      {
        name: 'Q_99_RR-T-Vent.csv',
        text: table(
          'NUM_POSTE;NOM_USUEL;LAT;LON;ALTI;AAAAMMJJ;RR;QRR;TN;QTN;HTN;QHTN;TX;QTX;HTX;QHTX;TM;QTM;TNTXM;QTNTXM;TAMPLI;QTAMPLI;TNSOL;QTNSOL',
          mediterranean,
          (day, isMissing) =>
            `99001001;COL-DU-PIN;43.1;5.2;120;${digitDay(day)};${isMissing ? '' : day.rain};1;${isMissing ? '' : day.min};1;0512;9;${isMissing ? '' : day.max};1;1401;9;${middle(day)};1;${middle(day)};1;9.1;1;${(day.min - 2).toFixed(1)};1`,
        ),
      },
    ],
    expected: expectedOf(withGaps(mediterranean).read),
  },
  {
    name: 'Swiss daily: coded names, the minimum before the maximum, - for missing',
    files: [
      {
        name: 'nbcn-daily_XYZ.csv',
        text: table(
          'station/location;date;gre000d0;hto000d0;nto000d0;prestad0;rre150d0;sre000d0;tre200d0;tre200dn;tre200dx;ure200d0',
          temperate,
          (day, isMissing) =>
            `XYZ;${digitDay(day)};31;0;84;953.1;${isMissing ? '-' : day.rain};12;${middle(day)};${isMissing ? '-' : day.min};${isMissing ? '-' : day.max};81.0`,
        ),
      },
    ],
    expected: expectedOf(withGaps(temperate).read),
  },
  {
    name: 'Swedish daily rain: ten title lines, the day an amount belongs to, notes far to the right',
    files: [
      {
        name: 'smhi-opendata_5_99999.csv',
        text: table(
          'Stationsnamn;Stationsnummer;Mäthöjd (meter över marken)\nBjörkviken;99999;1.5\n\nParameternamn;Beskrivning;Enhet\nNederbördsmängd;summa 1 dygn, 1 gång/dygn, kl 06;millimeter\n\nTidsperiod (fr.o.m);Tidsperiod (t.o.m);Höjd (meter över havet);Latitud (decimalgrader);Longitud (decimalgrader)\n1991-01-01 00:00:00;1993-12-31 23:59:59;21.0;59.3;18.1\n\nFrån Datum Tid (UTC);Till Datum Tid (UTC);Representativt dygn;Nederbördsmängd;Kvalitet;;Tidsutsnitt:',
          temperate,
          (day) => `${isoDay(day)} 06:00:01;${isoDay(day)} 06:00:00;${isoDay(day)};${day.rain};G;;`,
        ),
      },
    ],
    expected: rowsOf(monthsOfDays(temperate), ['rain']),
  },
  {
    name: 'Finnish daily: year, month, day in three columns with Finnish names, -1 for no rain at all',
    files: [
      {
        name: 'havainnot.csv',
        text: table(
          '"Havaintoasema","Vuosi","Kuukausi","Päivä","Aika","Sademäärä [mm]","Ylin lämpötila [°C]","Alin lämpötila [°C]"',
          temperate,
          (day, isMissing) =>
            `"Koivula","${day.year}","${day.month}","${day.day}","00:00","${isMissing ? '-' : day.rain === 0 ? -1 : day.rain}","${isMissing ? '-' : day.max}","${isMissing ? '-' : day.min}"`,
        ),
      },
    ],
    expected: expectedOf(withGaps(temperate).read),
  },
  {
    name: 'Hong Kong daily: two languages in each header word, *** for missing, a key below',
    files: [
      {
        name: 'CLMMAXT_XX_.csv',
        text: `\ufeff每日最高氣溫(攝氏度) - 山頂\nDaily Maximum Temperature (°C) at Hill Top\n年/Year,月/Month,日/Day,數值/Value,數據完整性/data Completeness\n${temperate.map((day) => `${day.year},${day.month},${day.day},${isUnread(day) ? '***' : day.max},${isUnread(day) ? '' : 'C'}`).join('\n')}\n*** 沒有數據/unavailable\n# 數據不完整/data incomplete\nC 數據完整/data Complete`,
      },
    ],
    expected: rowsOf(monthsOfDays(withGaps(temperate).read), ['max']),
  },
  {
    name: 'Indonesian daily: titles above, a key below, 8888 and 9999 for what is not known',
    files: [
      {
        name: 'laporan_iklim_harian.csv',
        text: `ID WMO,:,99999\nNama Stasiun,:,Stasiun Pantai Baru\nLintang,:,-6.98\nBujur,:,110.38\nElevasi,:,6\n\nTanggal,Tn,Tx,Tavg,RH_avg,RR,ss,ff_x,ddd_x\n${monsoon.map((day) => `${two(day.day)}-${two(day.month)}-${day.year},${isUnread(day) ? 9999 : day.min},${isUnread(day) ? 9999 : day.max},${middle(day)},81,${isUnread(day) ? 8888 : day.rain},5.2,4,270`).join('\n')}\n\nKeterangan:\n8888: data tidak terukur\n9999: Tidak Ada Data (tidak dilakukan pengukuran)\nTn: Temperatur minimum (°C)\nTx: Temperatur maksimum (°C)\nRR: Curah hujan (mm)`,
      },
    ],
    expected: expectedOf(withGaps(monsoon).read),
  },
  {
    name: 'Mexican daily: twenty title lines, tabs, a second header row with units, NULO',
    files: [
      {
        name: 'dia99001.txt',
        text: `COMISIÓN NACIONAL DEL AGUA\nCOORDINACIÓN GENERAL DEL SERVICIO METEOROLÓGICO NACIONAL\nBASE DE DATOS CLIMATOLÓGICA\n\nESTACIÓN  : 99001\nNOMBRE    : EL MEZQUITE\nESTADO    : SONORA\nMUNICIPIO : EL MEZQUITE\nSITUACIÓN : OPERANDO\nLATITUD   : 021.781 °\nLONGITUD  : -102.372 °\nALTITUD   : 1,909 msnm\nEMISIÓN   : 01/02/2024\n\nFECHA\tPRECIP\tEVAP\tTMAX\tTMIN\n\t(MM)\t(MM)\t(°C)\t(°C)\n${monsoon.map((day) => `${isoDay(day)}\t${isUnread(day) ? 'NULO' : day.rain}\t4.1\t${isUnread(day) ? 'NULO' : day.max}\t${isUnread(day) ? 'NULO' : day.min}`).join('\n')}`,
      },
    ],
    expected: expectedOf(withGaps(monsoon).read),
  },
  {
    name: 'New Zealand daily: the hour glued to the date, tabs, copyright lines at the end',
    files: [
      {
        name: 'genform1.tsv',
        text: `Station information:\nName\tAgent Number\tLatitude\nHill End\t99999\t-41.3\n\nMax_min: Daily\nStation\tDate(NZST)\tTmax(C)\tPer(Hr)\tTmin(C)\tPer(Hr)\tTgmin(C)\n${southern.map((day) => `Hill End\t${digitDay(day)}:0900\t${isUnread(day) ? '-' : day.max}\t24\t${isUnread(day) ? '-' : day.min}\t24\t${(day.min - 2).toFixed(1)}`).join('\n')}\n\nUserName is = nobody\nTotal number of rows output = ${southern.length}\nCopyright for these data\tAll rights reserved`,
      },
    ],
    expected: rowsOf(monthsOfDays(withGaps(southern).read), ['max', 'min']),
  },
  {
    name: 'European blended daily: twenty title lines that name tenths, a quality column, -9999',
    files: (
      [
        ['TX', 'maximum temperature in 0.1 &#176;C', 'max'],
        ['TN', 'minimum temperature in 0.1 &#176;C', 'min'],
        ['RR', 'precipitation amount in 0.1 mm', 'rain'],
      ] as const
    ).map(([code, title, element]) => ({
      name: `${code}_SOUID999999.txt`,
      text: `EUROPEAN CLIMATE ASSESSMENT & DATASET (ECA&D), file created on 01-02-2024\nTHESE DATA CAN BE USED FOR NON-COMMERCIAL RESEARCH AND EDUCATION PROVIDED THAT THE SOURCE IS ACKNOWLEDGED\n\nThis is the blended series of station BORDERTOWN, BORDERLAND (STAID: 999)\nBlended and updated with sources: 999999\n\nFILE FORMAT (MISSING VALUE CODE IS -9999):\n\n01-06 SOUID: Source identifier\n08-15 DATE : Date YYYYMMDD\n17-21 ${code}   : Daily ${title}\n23-27 Q_${code} : Quality code for ${code} (0='valid'; 1='suspect'; 9='missing')\n\n SOUID,    DATE,   ${code}, Q_${code}\n${temperate.map((day) => `999999,${digitDay(day)},${columns(5, isUnread(day) ? -9999 : tenths(day[element]))},${columns(5, isUnread(day) ? 9 : 0)}`).join('\n')}`,
    })),
    expected: expectedOf(withGaps(temperate).read),
    tolerance: 0.006,
  },
  {
    name: 'American hobby station: month first, units in the header words, T for a trace',
    files: [
      {
        name: 'weather.csv',
        text: table(
          'Date,TempHighF,TempAvgF,TempLowF,PrecipitationSumInches,Events',
          temperate,
          (day) =>
            [
              `${day.month}/${day.day}/${day.year}`,
              Math.round(fahrenheit(day.max)),
              Math.round(fahrenheit(Number(middle(day)))),
              Math.round(fahrenheit(day.min)),
              inches(day.rain) === 0 && day.day === 7 ? 'T' : inches(day.rain),
              '"Rain , Fog"',
            ].join(','),
        ),
      },
    ],
    expected: american(temperate),
    tolerance: 0.02,
  },
  {
    name: 'American newsroom daily: averages and records beside what was actually measured',
    wishes: { temperatureUnit: 'F', rainUnit: 'in' },
    files: [
      {
        name: 'KXYZ.csv',
        text: table(
          'date,actual_mean_temp,actual_min_temp,actual_max_temp,average_min_temp,average_max_temp,record_min_temp,record_max_temp,record_min_temp_year,record_max_temp_year,actual_precipitation,average_precipitation,record_precipitation',
          temperate,
          (day) =>
            `${day.year}-${day.month}-${day.day},${Math.round(fahrenheit(Number(middle(day))))},${Math.round(fahrenheit(day.min))},${Math.round(fahrenheit(day.max))},41,58,12,88,1917,1934,${inches(day.rain).toFixed(2)},0.09,2.11`,
        ),
      },
    ],
    expected: american(temperate),
    tolerance: 0.02,
  },
  {
    name: 'British hobby station: days in the order day/month/year, comma thousands in a pressure column',
    files: [
      {
        name: 'garden.csv',
        text: table(
          'Date,Max,Min,Rain,Pressure',
          temperate,
          (day) =>
            `${two(day.day)}/${two(day.month)}/${day.year},${day.max},${day.min},${day.rain},"1,012"`,
        ),
      },
    ],
    expected: expectedOf(temperate),
  },
  {
    name: 'German hobby station: days with dots, decimal commas, imported in Germany',
    locale: 'de_DE',
    files: [
      {
        name: 'garten.csv',
        text: table(
          'Datum;Höchsttemperatur (°C);Tiefsttemperatur (°C);Niederschlag (mm)',
          temperate,
          (day) =>
            `${two(day.day)}.${two(day.month)}.${day.year};${decimalComma(day.max)};${decimalComma(day.min)};${decimalComma(day.rain)}`,
        ),
      },
    ],
    expected: expectedOf(temperate),
  },
  {
    name: 'African rain book: a row a month with its days across',
    files: [
      {
        name: 'rainbook.csv',
        text: `DAILY RAINFALL (mm)\nStation: Mto Wa Juu\n\nYear,Month,${Array.from({ length: 31 }, (_, at) => at + 1).join(',')},Total\n${[
          ...new Set(monsoon.map((day) => `${day.year},${day.month}`)),
        ]
          .map((key) => {
            const own = monsoon.filter((day) => `${day.year},${day.month}` === key);
            const cells = Array.from({ length: 31 }, (_, at) => own[at]?.rain ?? '');
            return `${key},${cells.join(',')},${own.reduce((all, day) => all + day.rain, 0).toFixed(1)}`;
          })
          .join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(monsoon), ['rain']),
  },
];
