import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  acrossDays,
  columns,
  DAYS_OF_MONTH,
  decimalComma,
  digitDay,
  ENGLISH_MONTHS,
  isoDay,
  monthsOfDays,
  rowsOf,
  total,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 61 });
const wet = inventedMonths('monsoon', { firstYear: 1981, years: 6, seed: 62 });
const days = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 63 });
const wetDays = inventedDays('monsoon', { firstYear: 2001, years: 2, seed: 64 });
const comma = (value: number) => decimalComma(value.toFixed(1));

/** Files as national services hand them out. */
export const NATIONAL: AgencyTable[] = [
  {
    name: 'Swiss open data: station_abbr, reference_timestamp, means tre2dymx beside absolutes tre200mx',
    files: [
      {
        name: 'ogd-nbcn_xyz_m.csv',
        text: `station_abbr;reference_timestamp;tre200m0;tre200mx;tre200mn;tre2dymx;tre2dymn;rre150m0;hns000m0\n${months.map((m) => `XYZ;01.${two(m.month)}.${m.year} 00:00;${((m.max + m.min) / 2).toFixed(1)};${(m.max + 9).toFixed(1)};${(m.min - 9).toFixed(1)};${m.max};${m.min};${m.rain};`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Swiss homogeneous series: runs of spaces, the mean temperature is none of the three',
    files: [
      {
        name: 'climate-reports-normtables.txt',
        text: `Climate Service / Homogeneous Monthly Data\n\nStation:          Hinterwald\nAltitude [m asl]: 1000\nCoordinates:      47.0 / 8.0\nClimate region:   Central plateau\n\nUnits:\nTemperature [degrees Celsius]\nPrecipitation [mm]\n\nYear  Month        Temperature      Precipitation\n${months.map((m) => `${m.year}${columns(7, m.month)}${columns(19, m.max.toFixed(1), m.rain.toFixed(1))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'Austrian data hub daily: time with an offset, station number, tlmax, tlmin, rr, -1 for none',
    files: [
      {
        name: 'Messstationen Tagesdaten v2.csv',
        text: `time,station,rr,tlmax,tlmin\n${days.map((d) => `${isoDay(d)}T00:00+00:00,999,${d.rain === 0 ? -1 : d.rain},${d.max},${d.min}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Czech register: days across with a dot after each number, decimal commas, metadata above',
    locale: 'cs_CZ',
    files: [
      {
        name: 'Maximalni teplota.csv',
        text: `METADATA\nStanice;Zadní Lhota\nNadmořská výška;415\nPrvek;Maximální teplota vzduchu\n\nrok;měsíc;${DAYS_OF_MONTH.map((day) => `'${day}.`).join(';')}\n${acrossDays(days, (first, own) => `${first.year};'${two(first.month)};${DAYS_OF_MONTH.map((at) => (own[at - 1] ? comma(own[at - 1]?.max ?? 0) : '')).join(';')}`)}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['max']),
  },
  {
    name: 'Polish monthly: mean and absolute maxima side by side, a status column after each',
    files: [
      {
        name: 'k_m_d.csv',
        text: `"Kod stacji","Nazwa stacji","Rok","Miesiąc","Absolutna temperatura maksymalna [°C]","Status pomiaru TMAX","Średnia temperatura maksymalna [°C]","Status pomiaru TMXS","Absolutna temperatura minimalna [°C]","Status pomiaru TMIN","Średnia temperatura minimalna [°C]","Status pomiaru TMNS","Średnia temperatura miesięczna [°C]","Status pomiaru STM","Miesięczna suma opadów [mm]","Status pomiaru SUMM","Opad maksymalny [mm]"\n${months.map((m) => `"249999999","LIPOWO","${m.year}","${two(m.month)}","${(m.max + 8).toFixed(1)}","","${m.max}","","${(m.min - 8).toFixed(1)}","","${m.min}","","${((m.max + m.min) / 2).toFixed(1)}","","${m.rain}","","12.1"`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Swedish daily maximum: from, till and the day it stands for; the element in the parameter line',
    files: [
      {
        name: 'smhi-opendata_20_99999.csv',
        text: `Stationsnamn;Stationsnummer;Stationsnät;Mäthöjd (meter över marken)\nNordby;99999;SMHIs stationsnät;2.0\n\nParameternamn;Beskrivning;Enhet\nLufttemperatur;max, 1 gång per dygn;celsius\n\nTidsperiod (fr.o.m);Tidsperiod (t.o.m);Höjd (meter över havet);Latitud (decimalgrader);Longitud (decimalgrader)\n1990-01-01 00:00:00;2024-01-01 06:00:00;24.0;55.7;13.2\n\nFrån Datum Tid (UTC);Till Datum Tid (UTC);Representativt dygn;Lufttemperatur;Kvalitet;;Tidsutsnitt:\n${days.map((d, at) => `${at ? isoDay(days[at - 1] as (typeof days)[number]) : '1990-12-31'} 18:00:01;${isoDay(d)} 18:00:00;${isoDay(d)};${d.max};G;;${at === 0 ? 'Kvalitetskontrollerade historiska data' : ''}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['max']),
  },
  {
    name: 'Swedish monthly rain: the month it stands for is the third column',
    files: [
      {
        name: 'smhi-opendata_23_99999.csv',
        text: `Stationsnamn;Stationsnummer\nNordby;99999\n\nParameternamn;Beskrivning;Enhet\nNederbördsmängd;summa, 1 gång per månad;millimeter\n\nFrån Datum Tid (UTC);Till Datum Tid (UTC);Representativ månad;Nederbördsmängd;Kvalitet\n${months.map((m) => `${m.year}-${two(m.month)}-01 06:00:01;${m.month === 12 ? m.year + 1 : m.year}-${two((m.month % 12) + 1)}-01 06:00:00;${m.year}-${two(m.month)};${m.rain};G`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'Finnish daily: the time of day beside year, month and day, units in brackets',
    files: [
      {
        name: 'Kylä.csv',
        text: `"Havaintoasema","Vuosi","Kuukausi","Päivä","Aika [Paikallinen aika]","Alin lämpötila [°C]","Ylin lämpötila [°C]","Sademäärä [mm]"\n${days.map((d) => `"Kylä keskus","${d.year}","${d.month}","${d.day}","00:00","${d.min}","${d.max}","${d.rain === 0 ? -1 : d.rain}"`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Norwegian: named station before the time, highest maximum beside the mean of maxima',
    files: [
      {
        name: 'table.csv',
        text: `Navn;Stasjon;Tid(norsk normaltid);Høyeste maksimumtemperatur (mnd);Middel av maksimumtemperatur (mnd);Middel av minimumtemperatur (mnd);Laveste minimumtemperatur (mnd);Nedbør (mnd)\n${months.map((m) => `Nordvik - Fjell;SN99999;'${two(m.month)}.${m.year};${comma(m.max + 9)};${comma(m.max)};${comma(m.min)};${comma(m.min - 9)};${comma(m.rain)}`).join('\n')}\nData er gyldig per 12.03.2024 (CC BY 4.0), Meteorologisk institutt (MET);;;;;;;`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'French monthly with every column: RR_ME, RRAB and its date, TXMIN, TNMAX, TXAB',
    files: [
      {
        name: 'MENSQ_98_previous.csv',
        text: `NUM_POSTE;NOM_USUEL;LAT;LON;ALTI;AAAAMM;RR;QRR;NBRR;RR_ME;PMERM;QPMERM;RRAB;QRRAB;RRABDAT;TX;QTX;NBTX;TX_ME;TXAB;QTXAB;TXDAT;TXMIN;QTXMIN;TXMINDAT;TN;QTN;NBTN;TN_ME;TNAB;QTNAB;TNDAT;TNMAX;QTNMAX;TNMAXDAT;TM;QTM\n${months.map((m) => `98000001;ST-ALBAN;45.1;3.2;600;${m.year}${two(m.month)};${m.rain};1;30;;1013.1;1;${(m.rain / 5).toFixed(1)};1;12;${m.max};1;30;;${(m.max + 8).toFixed(1)};1;3;${(m.max - 8).toFixed(1)};1;22;${m.min};1;30;;${(m.min - 8).toFixed(1)};1;5;${(m.min + 7).toFixed(1)};1;6;${((m.max + m.min) / 2).toFixed(1)};1`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Italian regional: daily with the unit in spaced brackets, day/month/year, decimal commas',
    locale: 'it_IT',
    files: [
      {
        name: 'dati.csv',
        text: `Stazione;COLLE ALTO\nCodice;999\n\nData;Precipitazione dalle ore 0 alle 24 UTC ( mm );Temperatura media ( °C );Temperatura massima ( °C );Temperatura minima ( °C );Classe temperatura\n${days.map((d) => `${two(d.day)}/${two(d.month)}/${d.year};${comma(d.rain)};${comma((d.max + d.min) / 2)};${comma(d.max)};${comma(d.min)};1`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Italian regional: a sheet a year, days down and months across, a monthly line at the end',
    locale: 'it_IT',
    files: [
      {
        name: 'Pioggia 1991.csv',
        text: `Precipitazione giornaliera (mm) - COLLE ALTO - anno 1991\n\nGiorno;GEN;FEB;MAR;APR;MAG;GIU;LUG;AGO;SET;OTT;NOV;DIC\n${DAYS_OF_MONTH.map(
          (day) =>
            `${day};${Array.from({ length: 12 }, (_, at) =>
              days.find((d) => d.year === 1991 && d.month === at + 1 && d.day === day),
            )
              .map((d) => (d ? comma(d.rain) : ''))
              .join(';')}`,
        ).join('\n')}\nTot. mensile;${Array(12).fill('45,2').join(';')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days.filter(({ year }) => year === 1991)), ['rain']),
  },
  {
    name: 'Greek monthly: the mean of maxima beside the absolute one',
    files: [
      {
        name: 'stathmos.csv',
        text: `Έτος,Μήνας,Μέση Μέγιστη Θερμοκρασία (°C),Απολύτως Μέγιστη Θερμοκρασία (°C),Μέση Ελάχιστη Θερμοκρασία (°C),Απολύτως Ελάχιστη Θερμοκρασία (°C),Συνολικός Υετός (mm)\n${months.map((m) => `${m.year},${m.month},${m.max},${(m.max + 9).toFixed(1)},${m.min},${(m.min - 9).toFixed(1)},${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Hungarian daily: padded codes, quality columns without a name, -999, EOR at the end',
    files: [
      {
        name: 'HABP_1D_99999.csv',
        text: `#A fájl egy állomás napi adatait tartalmazza\n#Time: dátum\n#r: napi csapadékösszeg (mm)\n#tx: napi maximumhőmérséklet (°C)\n#tn: napi minimumhőmérséklet (°C)\nStationNumber;    Time;      r;Q_r;      t;Q_t;     tx;Q_tx;     tn;Q_tn;EOR\n${days.map((d) => `        99999;${digitDay(d)};${columns(7, d.rain)};   ;${columns(7, ((d.max + d.min) / 2).toFixed(1))};   ;${columns(7, d.max)};    ;${columns(7, d.min)};    ;EOR`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Romanian daily: DATCLIM, TMAX24, R24',
    files: [
      {
        name: 'zilnice.csv',
        text: `CODST,NUME,LAT,LON,ALT,DATCLIM,TMED,TMAX,TMIN,R24\n${days.map((d) => `99999,VALEA MARE,45.1,25.2,400,${isoDay(d)},${((d.max + d.min) / 2).toFixed(1)},${d.max},${d.min},${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Argentine daily: day, month and year without marks, the station’s name in every line',
    files: [
      {
        name: 'registro_temperatura.txt',
        text: `FECHA     TMAX  TMIN  NOMBRE\n---------------------------------------------\n${days.map((d) => `${two(d.day)}${two(d.month)}${d.year}${columns(6, d.max.toFixed(1), d.min.toFixed(1))} LOMA_ALTA`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['max', 'min']),
  },
  {
    name: 'Colombian long form: the series described in words, Fecha and Valor',
    files: [
      {
        name: 'excel.csv.csv',
        text: `CodigoEstacion,NombreEstacion,Latitud,Longitud,Altitud,Categoria,Entidad,AreaOperativa,Departamento,Municipio,FechaInstalacion,FechaSuspension,IdParametro,Etiqueta,DescripcionSerie,Frecuencia,Fecha,Valor,Grado,Calificador,NivelAprobacion\n${wet.map((m) => `21999999,LA PALMA,4.5,-74.1,1200,Pluviométrica,SERVICIO,Area 1,CAUCA,LA PALMA,1970-01-15,,PRECIPITACION,PTPM_TT_M,Precipitación total mensual,Mensual,${m.year}-${two(m.month)}-01 00:00,${m.rain},50,,900`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet, ['rain']),
  },
  {
    name: 'Chilean daily: momento with a time of day, station number before it',
    locale: 'es_CL',
    files: [
      {
        name: '999999_diario.csv',
        text: `CodigoNacional;momento;Tmin_Valor;Tmax_Valor;RRR24_Valor\n${days.map((d) => `999999;'${two(d.day)}-${two(d.month)}-${d.year} 12:00:00;${comma(d.min)};${comma(d.max)};${comma(d.rain)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Indian monthly: MMAX and MMIN are means, HMAX and LMIN extremes with their dates, TMRF the rain',
    files: [
      {
        name: 'mly_99999.csv',
        text: `INDEX,YEAR,MN,HMAX,DTH,MMAX,LMIN,DTL,MMIN,TMRF,HVYRF,DTHF,RD\n${wet.map((m) => `99999,${m.year},${m.month},${(m.max + 5).toFixed(1)},12,${m.max},${(m.min - 4).toFixed(1)},3,${m.min},${m.rain},${(m.rain / 4).toFixed(1)},17,9`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet),
  },
  {
    name: 'Bangladeshi register: station, year, month, days across, stars for no reading',
    files: [
      {
        name: 'Rainfall.csv',
        text: `Station,Year,Month,${DAYS_OF_MONTH.join(',')}\n${acrossDays(wetDays, (first, own) => `Charpur,${first.year},${first.month},${DAYS_OF_MONTH.map((at) => own[at - 1]?.rain ?? '****').join(',')}`)}`,
      },
    ],
    expected: rowsOf(monthsOfDays(wetDays), ['rain']),
  },
  {
    name: 'Philippine daily: capital words, -999 for missing, -1 for a trace',
    files: [
      {
        name: 'Daily Data.csv',
        text: `YEAR,MONTH,DAY,RAINFALL,TMAX,TMIN,TMEAN,WIND_SPEED,WIND_DIRECTION,RH\n${wetDays.map((d) => `${d.year},${d.month},${d.day},${d.rain === 0 && d.day < 9 ? -1 : d.rain},${d.max},${d.min},${((d.max + d.min) / 2).toFixed(1)},2,360,81`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(wetDays)),
  },
  {
    name: 'South African wide: JAN to DEC and TOT, a C for accumulated, *** for none, titles in brackets',
    files: [
      {
        name: 'RainMonthly.txt',
        text: `Climate number: [0099999 X] Station Name: KLIPDRIF\nMonthly rainfall (mm)\n\nYEAR${columns(8, ...ENGLISH_MONTHS.map((name) => name.toUpperCase()), 'TOT')}\n${yearLines(wet, (year, own) => `${year}${columns(8, ...own.map((m) => (m.year === 1984 && m.month === 3 ? '***' : m.rain.toFixed(1))), total(own.map((m) => m.rain)).toFixed(1))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(
      wet.filter((m) => m.year !== 1984 || m.month !== 3),
      ['rain'],
    ),
  },
  {
    name: 'Thai wide: Buddhist years, abbreviated month names with dots, the total at the end',
    files: [
      {
        name: 'ฝน.csv',
        text: `ปริมาณฝนรวมรายเดือน (มิลลิเมตร) สถานีบ้านนา\nปี พ.ศ.,ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.,รวม\n${yearLines(wet, (year, own) => `${year + 543},${own.map((m) => m.rain).join(',')},${total(own.map((m) => m.rain))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet, ['rain']),
  },
  {
    name: 'Thai monthly: mean of the maxima beside the highest',
    files: [
      {
        name: 'data.csv',
        text: `ปี,เดือน,อุณหภูมิสูงสุดเฉลี่ย (°C),อุณหภูมิสูงสุด (°C),อุณหภูมิต่ำสุดเฉลี่ย (°C),ปริมาณฝน (มม.)\n${wet.map((m) => `${m.year + 543},${m.month},${m.max},${(m.max + 4).toFixed(1)},${m.min},${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet),
  },
  {
    name: 'Hebrew daily: the date with dashes, units in brackets',
    files: [
      {
        name: 'data.csv',
        text: `תחנה,תאריך,טמפרטורת מקסימום(C°),טמפרטורת מינימום(C°),כמות גשם יומית(mm)\n${days.map((d) => `גבעה,${two(d.day)}-${two(d.month)}-${d.year},${d.max},${d.min},${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Arabic monthly with Arabic-Indic digits and marks',
    files: [
      {
        name: 'بيانات.csv',
        text: arabic(
          `السنة;الشهر;متوسط درجة الحرارة العظمى;متوسط درجة الحرارة الصغرى;مجموع الأمطار (مم)\n${months.map((m) => `${m.year};${m.month};${decimalComma(m.max)};${decimalComma(m.min)};${decimalComma(m.rain)}`).join('\n')}`,
        ),
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Persian daily with Gregorian dates in Persian digits',
    files: [
      {
        name: 'data.csv',
        text: persian(
          `تاریخ,حداکثر دما,حداقل دما,بارندگی\n${days.map((d) => `${isoDay(d)},${d.max},${d.min},${d.rain}`).join('\n')}`,
        ),
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'Russian monthly by tabs: the mean of the maxima, the absolute one, the sum of rain',
    files: [
      {
        name: 'данные.tsv',
        text: `Год\tМесяц\tСредняя максимальная температура\tАбсолютный максимум\tСредняя минимальная температура\tАбсолютный минимум\tСумма осадков, мм\n${months.map((m) => `${m.year}\t${m.month}\t${m.max}\t${(m.max + 9).toFixed(1)}\t${m.min}\t${(m.min - 9).toFixed(1)}\t${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'Taiwanese with years of the republic, which the header says',
    files: [
      {
        name: '雨量.csv',
        text: `民國年,${Array.from({ length: 12 }, (_, at) => `${at + 1}月`).join(',')},合計\n${yearLines(wet, (year, own) => `${year - 1911},${own.map((m) => m.rain).join(',')},${total(own.map((m) => m.rain))}`).join('\n')}`,
      },
    ],
    wishes: { element: 'rain' },
    expected: rowsOf(wet, ['rain']),
  },
  {
    name: 'American regional centre: letters for missing days behind the value, z for a month not kept',
    files: [
      {
        name: 'precip.txt',
        text: `MILLERS FORD, KANSAS\n\nMonthly Total Precipitation (mm)\n(999999)\nFile last updated on Jan 5, 2020\na = 1 day missing, b = 2 days missing, c = 3 days, ..etc..,\nz = 26 or more days missing, A = Accumulations present\nLong-term means based on columns; thus, the monthly row may not\nsum (or average) to the long-term annual value.\nMAXIMUM ALLOWABLE NUMBER OF MISSING DAYS : 5\n\nYEAR(S)${columns(9, ...ENGLISH_MONTHS.map((name) => name.toUpperCase()), 'ANN')}\n${yearLines(months, (year, own) => `${year}${columns(9, ...own.map((m) => (m.year === 1963 && m.month === 2 ? '0.00z' : `${m.rain.toFixed(2)} `)), total(own.map((m) => m.rain)).toFixed(2))}`).join('\n')}\n\nPeriod of Record Statistics\n\nMEAN${columns(9, ...Array(13).fill('52.20'))}\nS.D.${columns(9, ...Array(13).fill('12.20'))}\nMAX ${columns(9, ...Array(13).fill('92.20'))}`,
      },
    ],
    expected: rowsOf(
      months.filter((m) => m.year !== 1963 || m.month !== 2),
      ['rain'],
    ),
  },
  {
    name: 'Croatian short months, which are other months in Polish and Czech',
    files: [
      {
        name: 'oborina.csv',
        text: `Oborina (mm)\nGodina,sij,velj,ožu,tra,svi,lip,srp,kol,ruj,lis,stu,pro\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'Japanese years of an era',
    files: [
      {
        name: '降水量.csv',
        text: `年,${Array.from({ length: 12 }, (_, at) => `${at + 1}月`).join(',')}\n${yearLines(months, (year, own) => `昭和${year - 1925}年,${own.map((m) => m.rain).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
];

function arabic(text: string): string {
  return text
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replace(/(?<=\p{N}),(?=\p{N})/gu, '٫');
}

function persian(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
}
