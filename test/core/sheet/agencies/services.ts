import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  celsius,
  columns,
  dayOfYear,
  decimalComma,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  isoDay,
  mean,
  monthsOfDays,
  rowsOf,
  total,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1991, years: 10, seed: 61 });
const wet = inventedMonths('monsoon', { firstYear: 1991, years: 10, seed: 62 });
const days = inventedDays('temperate', { firstYear: 2019, years: 2, seed: 63 });

/** Downloads of web services, research products and gadgets. */
export const SERVICES: AgencyTable[] = [
  {
    name: 'a weather API: two lines of coordinates and a blank line above the daily table',
    files: [
      {
        name: 'open-meteo-51.5N0.1W25m.csv',
        text: `latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation\n51.49,-0.16,23.0,0,GMT,GMT\n\ntime,temperature_2m_max (°C),temperature_2m_min (°C),precipitation_sum (mm)\n${days.map((d) => `${isoDay(d)},${d.max},${d.min},${d.rain.toFixed(2)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'another weather API: the place in every row, feels-like columns beside the real ones',
    files: [
      {
        name: 'Hill Farm 2019-01-01 to 2020-12-31.csv',
        text: `name,datetime,tempmax,tempmin,temp,feelslikemax,feelslikemin,dew,humidity,precip,precipprob,preciptype,snow,windgust,sunrise,conditions\n${days.map((d) => `"Hill Farm, Borderland",${isoDay(d)},${d.max},${d.min},${((d.max + d.min) / 2).toFixed(1)},${(d.max + 1).toFixed(1)},${(d.min - 2).toFixed(1)},4.1,81.2,${d.rain},100,rain,0,31.2,${isoDay(d)}T07:41:02,"Rain, Overcast"`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'a space agency’s daily point: year, month number and day in three columns under a bracketed header',
    files: [
      {
        name: 'POWER_Point_Daily.csv',
        text: `-BEGIN HEADER-\nNASA/POWER Source Native Resolution Daily Data\nDates (month/day/year): 01/01/2019 through 12/31/2020\nThe value for missing source data that cannot be computed or is outside of the sources availability range: -999\nParameter(s):\nT2M_MAX         MERRA-2 Temperature at 2 Meters Maximum (C)\nT2M_MIN         MERRA-2 Temperature at 2 Meters Minimum (C)\nPRECTOTCORR     MERRA-2 Precipitation Corrected (mm/day)\n-END HEADER-\nYEAR,MO,DY,T2M_MAX,T2M_MIN,PRECTOTCORR\n${days.map((d) => `${d.year},${d.month},${d.day},${d.max},${d.min},${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'the same with the day of the year',
    files: [
      {
        name: 'POWER_Point_Daily_DOY.csv',
        text: `-BEGIN HEADER-\nParameter(s):\nT2M_MAX         MERRA-2 Temperature at 2 Meters Maximum (C)\n-END HEADER-\nYEAR,DOY,T2M_MAX,T2M_MIN,PRECTOTCORR\n${days.map((d) => `${d.year},${dayOfYear(d)},${d.max},${d.min},${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'a gridded daily product: year and yday, units in brackets',
    files: [
      {
        name: 'daymet.csv',
        text: `Latitude: 38.1  Longitude: -97.2\nX & Y on Lambert Conformal Conic: 239862.1 -490213.2\nTile: 11381\nElevation: 445 meters\nAll years; all variables; Daymet Software Version 4.0\nyear,yday,dayl (s),prcp (mm/day),srad (W/m^2),swe (kg/m^2),tmax (deg c),tmin (deg c),vp (Pa)\n${days
          .filter((d) => !(d.month === 12 && d.day === 31 && d.year === 2020))
          .map(
            (d) => `${d.year},${dayOfYear(d)},33989.11,${d.rain},190.2,0,${d.max},${d.min},520.1`,
          )
          .join('\n')}`,
      },
    ],
    expected: rowsOf(
      monthsOfDays(days.filter((d) => !(d.month === 12 && d.day === 31 && d.year === 2020))),
    ),
  },
  {
    name: 'an American gridded monthly series: ten title lines, units in the header',
    files: [
      {
        name: 'PRISM_monthly.csv',
        text: `PRISM Time Series Data\nLocation:  Lat: 38.1000   Lon: -97.2000   Elev: 1460ft\nClimate variables: ppt,tmin,tmax\nSpatial resolution: 4km\nPeriod: 1991-01 - 2000-12\nDataset: AN81m\nPRISM day definition: 24 hours ending at 1200 UTC on the day shown\nGrid Cell Interpolation: Off\nTime series generated: 2024-Feb-01\nDetails: http://example.org/documents/datasets.pdf\nDate,ppt (inches),tmin (degrees F),tmax (degrees F)\n${months.map((m) => `${m.year}-${two(m.month)},${inches(m.rain)},${fahrenheit(m.min)},${fahrenheit(m.max)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(
      months.map((m) => ({
        ...m,
        max: celsius(fahrenheit(m.max)),
        min: celsius(fahrenheit(m.min)),
        rain: inches(m.rain) * 25.4,
      })),
    ),
    tolerance: 0.06,
  },
  {
    name: 'an Australian point service: a source code after each value, metadata as the last column',
    files: [
      {
        name: '99999.csv',
        text: `station,YYYY-MM-DD,daily_rain,daily_rain_source,max_temp,max_temp_source,min_temp,min_temp_source,metadata\n${days.map((d, at) => `99999,${isoDay(d)},${d.rain},25,${d.max},25,${d.min},25,"${at === 0 ? 'name=HILL FARM' : at === 1 ? 'latitude= -31.1' : ''}"`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'a British archive: attributes line by line, a line "data", the table, a line "end data"',
    files: [
      {
        name: 'midas-open_daily-temperature.csv',
        text: `Conventions,G,BADC-CSV,1\ntitle,G,daily temperature data\nmissing_value,G,NA\nlong_name,max_air_temp,Maximum air temperature,degC\nlong_name,min_air_temp,Minimum air temperature,degC\ncoordinate_variable,ob_end_time,x\ndate_valid,G,2019-01-01 00:00:00,2020-12-31 23:59:59\ndata\nob_end_time,id_type,id,ob_hour_count,version_num,max_air_temp,min_air_temp,max_air_temp_q,min_air_temp_q\n${days.map((d) => `${isoDay(d)} 09:00:00,DCNN,9999,24,1,${d.max},${d.min},6,6`).join('\n')}\nend data`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['max', 'min']),
  },
  {
    name: 'Dutch long monthly series: tenths in a wide table under a preface, YEAR at the end',
    files: [
      {
        name: 'mndgem_999_tx.txt',
        text: `DEZE GEGEVENS MOGEN VRIJ WORDEN GEBRUIKT\nMAANDGEMIDDELDE VAN DE MAXIMUMTEMPERATUUR (IN 0.1 GRADEN CELSIUS)\n\nSTN,YYYY,${ENGLISH_MONTHS.map((name) => columns(6, name.toUpperCase())).join(',')},  YEAR\n${yearLines(months, (year, own) => `999,${year},${own.map((m) => columns(6, Math.round(m.max * 10))).join(',')},${columns(6, Math.round(mean(own.map((m) => m.max)) * 10))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max']),
  },
  {
    name: 'Singaporean open data: month in one column, the number of rain days in another file',
    files: [
      {
        name: 'RainfallMonthlyTotal.csv',
        text: `month,total_rainfall\n${wet.map((m) => `${m.year}-${two(m.month)},${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet, ['rain']),
  },
  {
    name: 'Hong Kong monthly in English: daily maximum means beside absolute ones',
    files: [
      {
        name: 'monthly.csv',
        text: `Year,Month,Mean Daily Maximum Temperature (°C),Mean Temperature (°C),Mean Daily Minimum Temperature (°C),Absolute Maximum (°C),Absolute Minimum (°C),Total Rainfall (mm),Mean Relative Humidity (%)\n${wet.map((m) => `${m.year},${ENGLISH_MONTHS[m.month - 1]},${m.max},${((m.max + m.min) / 2).toFixed(1)},${m.min},${(m.max + 4).toFixed(1)},${(m.min - 4).toFixed(1)},${m.rain},81`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet),
  },
  {
    name: 'Japanese wide page: the year’s value at the end, marks of quality in brackets',
    files: [
      {
        name: '日最高気温の月平均値.csv',
        text: `山田　日最高気温の月平均値（℃）\n年,${Array.from({ length: 12 }, (_, at) => `${at + 1}月`).join(',')},年の値\n${yearLines(months, (year, own) => `${year},${own.map((m) => `${m.max}${m.month === 5 ? ' )' : ''}`).join(',')},${mean(own.map((m) => m.max))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max']),
  },
  {
    name: 'a reanalysis at one place: kelvin and metres, said in the header',
    files: [
      {
        name: 'era5.csv',
        text: `time,mx2t (K),mn2t (K),tp (m)\n${days.map((d) => `${isoDay(d)},${(d.max + 273.15).toFixed(2)},${(d.min + 273.15).toFixed(2)},${(d.rain / 1000).toFixed(4)}`).join('\n')}`,
      },
    ],
    wishes: { rainUnit: 'm' },
    expected: rowsOf(monthsOfDays(days)),
    tolerance: 0.011,
  },
  {
    name: 'a volunteer’s book: a sheet a year, the year only in the sheet’s name',
    files: [1991, 1992, 1993].map((year) => ({
      name: `${year}.csv`,
      text: `Rainfall and temperature\nMonth,Mean max,Mean min,Rain total\n${months
        .filter((m) => m.year === year)
        .map((m) => `${ENGLISH_MONTHS[m.month - 1]},${m.max},${m.min},${m.rain}`)
        .join('\n')}\nYear,14.1,6.0,702.2`,
    })),
    expected: rowsOf(months.filter(({ year }) => year < 1994)),
  },
  {
    name: 'a Peruvian hobbyist: spaces, decimal commas, headers with accents and capitals',
    locale: 'es_PE',
    files: [
      {
        name: 'datos.txt',
        text: `ESTACIÓN LA LOMA\n\nAÑO   MES    T.MÁX   T.MÍN   PRECIPITACIÓN\n${wet.map((m) => `${m.year}${columns(6, m.month)}${columns(9, decimalComma(m.max.toFixed(1)), decimalComma(m.min.toFixed(1)), decimalComma(m.rain.toFixed(1)))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(wet),
  },
  {
    name: 'a farm’s rain table with thousands marks, a total row and a total column',
    files: [
      {
        name: 'Rain.csv',
        text: `FARM RAINFALL (mm),,,,,,,,,,,,,\n,${ENGLISH_MONTHS.join(',')},TOTAL\n${yearLines(wet, (year, own) => `${year},${own.map((m) => (m.rain >= 1000 ? `"1,${(m.rain - 1000).toFixed(1).padStart(5, '0')}"` : m.rain)).join(',')},"${total(own.map((m) => m.rain)).toLocaleString('en')}"`).join('\n')}\nAVE,${ENGLISH_MONTHS.map(() => '120.2').join(',')},"2,100.5"`,
      },
    ],
    expected: rowsOf(wet, ['rain']),
  },
];
