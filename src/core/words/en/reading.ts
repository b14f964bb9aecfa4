import type { ReadingKind, UnderstoodKind } from '../../reading/reading-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** What reading a sheet found out, and what a person can do about it. */
export const enReading = {
  'reading.sheet-empty':
    'The sheet is empty. Put the table into it, one row a year, a month or a day.',
  'reading.sheet-too-wide':
    'The sheet has {count} columns; at most {limit} are read. Delete the columns that are not part of the table.',
  'reading.no-table':
    'No climate table was found. A table needs a row of names (Year, Month or Date, and Tmax, Tmin or Rain) above the numbers.',
  'reading.columns-without-names':
    'The sheet holds dates and numbers, but no row says what the columns are. Add a row of names above them, such as Date, Tmax, Tmin, Rain.',
  'reading.words-not-understood':
    'The sheet holds dates and numbers, but of the words above them none says maximum temperature, minimum temperature or rain: {found}. Write Tmax, Tmin or Rain above the column that holds it.',
  'reading.only-years':
    'The rows name years, but neither a row nor a column names a month ({found}). The figure of a whole year makes no month, so nothing was read. Use the table of the same station that has a row or a column for each month.',
  'reading.only-quarters':
    'The figures are of quarters or seasons, three months together, and make no month, so nothing was read. Use the table of months they were made from.',
  'reading.months-by-place':
    'Nothing names the columns. The twelve numbers beside each year were read as January to December; if that is wrong, write the names of the months above them.',
  'reading.block-without-name': {
    by: 'count',
    one: 'The months come round again in 1 column ("{found}"), and nothing says which element it holds. Write the element above it.',
    other:
      'The months come round again in {count} columns (first: "{found}"), and nothing says which element they hold. Write the element above each block.',
  },
  'reading.no-values':
    'The table was found, but it holds no value that could be read. See the other notes on this sheet.',
  'reading.no-whole-month':
    'Too many days are missing in every month, so none was worked out. Add them, or choose another rule for “Months with missing days” under “How the table was read”.',
  'reading.which-element':
    'Nothing says clearly what these numbers are[: {why}]. Choose maximum temperature, minimum temperature or rain.',
  'reading.which-column':
    'The table does not say clearly which column holds {element} ({found})[: {why}]. Choose it, or say that none does.',
  'reading.none-of-three':
    'You said that the numbers are neither maximum temperature, minimum temperature nor rain, so nothing was read. Choose the sheet that holds them, or answer again.',
  'reading.only-year-figures':
    'The column "{found}" holds one figure a year on all rows of the year, or a sum that grows from month to month. It is no value of a month and was not read. Take the column with the amount of each month.',
  'reading.which-element-if-any':
    'The table under "{found}" was not read[: {why}]. If it holds maximum temperature, minimum temperature or rain, choose which.',
  'reading.table-of-anomalies':
    'This is a table of anomalies (differences from a mean), not of temperatures or rain, so it was not read. Use the table of the values themselves.',
  'reading.table-of-normals':
    'This is a table of normals (means over many years), not of single years, so it was not read. Use the table with one value for each month of each year.',
  'reading.table-of-extremes':
    'This is a table of extremes (the highest or lowest reading of each month), so it was not read. Use the means of the daily maxima and minima.',
  'reading.table-of-statistics':
    'The rows of this table sum another one up (its count, mean, least and most), so it was not read. Use the table of the values themselves.',
  'reading.anomalies-read-anyway':
    'The sheet speaks of anomalies. It was read as you chose; check that it holds the values themselves.',
  'reading.normals-read-anyway':
    'The sheet speaks of normals, and was read all the same; check that it holds values of single years.',
  'reading.extremes-read-anyway':
    'The sheet speaks of extremes. It was read as you chose; check that it holds means.',
  'reading.column-of-anomalies':
    'The column "{found}" holds anomalies (differences from a mean). Use the column of the values themselves.',
  'reading.only-extremes':
    'For {element} there is only "{found}", which sounds like the extreme of the month. It was not read: the mean of the daily values is needed. If it is that mean, write "Mean" into its header.',
  'reading.perhaps-extremes':
    '"{found}" was read as the mean of the daily values. If it is the extreme of the month, write "Extreme" into its header.',
  'reading.cell-units-differ':
    'The cells of {element} are written in more than one unit ({found}). Convert them to one, so that none is misread.',
  'reading.two-values-in-a-cell':
    'The cells under "{found}" hold two values each, so they were not read. Split them into two columns (Data > Split text to columns) and name each.',
  'reading.pairs-apart':
    'Each cell holds two temperatures. The higher was read as maximum, the lower as minimum.',
  'reading.months-out-of-order':
    'The months stand in no order ({found}). If two names have changed places, mend them; the values were read as their names say.',
  'reading.columns-not-read':
    'Nothing says what these columns with numbers hold, so they were not read: {found}. If one of them is maximum temperature, minimum temperature or rain, say so in its header.',
  'reading.header-shifted':
    'Column {column} holds values and has no word above it, and below "{found}" nothing stands: the words of row {row} seem to stand one column too far to the right. Move them, or write above column {column} what it holds.',
  'reading.header-off-dates':
    'The dates stand in column {column}, and the word for them, "{found}", over column {other}, which holds none: the words of row {row} seem to stand one column too far to the right. Move them.',
  'reading.header-too-short':
    'Each row has one cell more than row {row} has words, and column {column} has none above it. The words may stand one column too far to the left: check what was recognised, and write a word above each column.',
  'reading.columns-beside':
    'The columns {first} to {last} hold numbers too, but row {row} says nothing above them, so they were not read. If they are another table, move it to a sheet of its own.',
  'reading.column-passed-over':
    'There are several columns for {element}. {chosen} was read and "{found}" was not. If that is wrong, give the columns clearer names.',
  'reading.which-station':
    'The table holds {count} places, and a record is of one. Choose the place to read.',
  'reading.which-rows':
    'Several rows stand for the same dates, and column {column} tells them apart ({found}). Choose which of them to read.',
  'reading.station-not-here':
    'The place "{wished}" is not in the table. Choose one of the {count} places that are.',
  'reading.no-place-chosen':
    'You said that none of the {count} places is meant ({found}), so nothing was read. Choose the sheet that holds yours, or answer again.',
  'reading.names-between':
    'Between the rows stand names ({found}), and the years go on below them. If they are of one station (a new observer, instrument or owner), choose "All rows are one record". If they are places, choose the one to read.',
  'reading.which-year':
    'The table names months but no year. Give the year of this sheet, or add a column Year. Means over many years belong to no year and cannot be used.',
  'reading.which-calendar':
    'The years have two digits, such as {found}: the first may be {year}, or {other} if they count from the Republic of China (民國). Choose the first year.',
  'reading.no-year-chosen':
    'You said that the table is of no single year, so nothing was read: means over many years have no place among rows of years. Choose the sheet that holds single years, or give the year after all.',
  'reading.year-from-title': {
    by: 'count',
    one: 'The table names no year; {year} was taken from its title or the name of the sheet.',
    other: '{count} tables name no year; their titles or the names of their sheets do: {year}.',
  },
  'reading.month-from-title':
    'The rows name no month: it was taken from the title or the name of the sheet.',
  'reading.which-day-month-order':
    'A date such as {found} can be read in two ways. Choose whether the day or the month comes first.',
  'reading.which-month-of-part':
    'Nothing says whether {found} is the beginning of {begun} or the end of {ended}. Choose which.',
  'reading.which-year-of-season':
    'The rows run from one year into the next, and each names a single year, such as {found}. Choose which year that is.',
  'reading.water-year':
    '"{found}" names a year that does not begin in January, and the months run from 1 to 12 or from January to December. They were read as months of the calendar year; if October belongs to the year before, or month 1 is not January, write the calendar year and the name of the month.',
  'reading.season-in-disorder':
    'Each row names two years, such as {found}, but the months do not run from one into the next, so nothing says in which of the two a month lies. Sort the rows from the first month of a season to its last, or write a single year beside each month.',
  'reading.several-rows-a-day':
    'The table has several values for most days (hours, or readings at fixed times), so it is no table of daily maxima, minima and rain, and it was not read. Make one row a day of it first, with the day’s highest and lowest temperature and its rain; a pivot table does that (Insert > Pivot table).',
  'reading.several-rows-a-month':
    'The table has several rows for most months (ten-day or weekly figures), so it was not read. Make one row a month of it first.',
  'reading.other-calendar':
    'The years (such as {found}) are of the Persian or the Islamic calendar, whose months are not January to December, so nothing was read. Bring the dates to the Gregorian calendar first.',
  'reading.years-counted-otherwise':
    'The years are counted from another beginning: {found} was read as {year}.',
  'reading.one-day-a-month':
    'The table has dates, but only one for most months ({count:month|months} of {element}). Choose whether its values are those of the whole months, or of single days, which make no month.',
  'reading.chosen-days':
    'Some days of {count:month|months} are not listed, and those that are look chosen, as in a list of hot days, of wet days or of storms: their mean is not that of the month. Choose whether the months that have enough days are a record of their own, or all months are made of the days that are there.',
  'reading.months-from-zero':
    'The months are numbered from 0 to 11, and nothing says whether 0 is January or a figure of the whole year. Number January to December from 1 to 12, or take out the rows with 0, and check again.',
  'reading.one-month-a-year':
    'The table has a value only every {months} months, always in the same months of the year ({element}). If each is that month’s own, choose what it is. A figure of all those months together makes no single month: then choose "None of these".',
  'reading.sums-of-months':
    'The rain of each month looks like a sum of several months: it grows until it begins anew, or hardly differs from the month before, as sums do in which one month goes out when another comes in. Such sums make no single month, so use the table of the months themselves. If each value is its own month’s, choose what it is.',
  'reading.sums-of-days':
    'The rain of each day looks like a sum of several days: it stays as it was, or what a day adds goes out again some days later. Such sums make no month, so use the table of the days themselves. If each value is its own day’s, choose what it is.',
  'reading.month-by-place':
    'The column "{found}" stands where {month} would and was read as that month. If it is another, write the name of the month above it.',
  'reading.places-in-turn':
    'The table names {count} places one after the other ({found}) and was read as one record. If they do not belong together, choose one.',
  'reading.words-of-a-name':
    '"{found}" was read by its words {words}. "{name}" was taken for part of a name; if it says what was measured, do not send this.',
  'reading.perhaps-something-else':
    '"{found}" may speak of neither air temperature nor rain, but what it stands over was read as that. If it is something else, do not send it.',
  'reading.column-of-something-else':
    '"{found}" is not about air temperature or an amount of rain, so it was not read. If it is{part.not-ours}',
  'reading.values-of-something-else':
    'The values of "{found}" run from {least} to {most} in a way that is neither like temperatures nor like rain, so this seems to be something else and was not read. If it is one of them{part.not-ours}',
  'reading.only-means':
    'The table holds mean temperatures ("{found}"), and neither maxima, minima nor rain, which are what a dataset is made of.',
  'reading.dates-beside':
    'Two columns of dates differ in {count:row|rows}: “{found}” was taken, and not “{other}”. If that is wrong, take “{found}” out of the table.',
  'reading.dates-half-turned': {
    by: 'count',
    one: 'The sheet took 1 date for the other order of day and month than the rest has (found: {found}). It was turned back.',
    other:
      'The sheet took {count} dates for the other order of day and month than the rest has (first found: {found}). They were turned back.',
    both: '{part.set-locale}',
  },
  'reading.months-became-days': {
    by: 'count',
    one: 'The sheet took 1 month with a year of two digits, such as Jan-01, for a day of this year (found: {found}). It was read as the month it was. To mend the sheet, write the year with four digits.',
    other:
      'The sheet took {count} months with a year of two digits, such as Jan-01, for days of this year (first found: {found}). They were read as the months they were. To mend the sheet, write the years with four digits.',
  },
  'reading.dates-turned': {
    by: 'count',
    one: 'Day and month of 1 date have changed places on import (found: {found}). It was turned back.',
    other:
      'Day and month of {count} dates have changed places on import (first found: {found}). They were turned back.{part.set-locale}',
  },
  'reading.years-became-dates':
    'The sheet shows the years as dates: {found} stands for {year}. They were read as years. To mend the sheet, format the column as plain numbers.',
  'reading.cell-not-a-number': {
    by: 'count',
    one: '1 cell says "{found}" where a number was expected. It was left out; type the number, or clear the cell if the value is missing.',
    other:
      '{count} cells hold something other than a number (first: "{found}"). They were left out; type the numbers, or clear the cells where the value is missing.',
  },
  'reading.still-calculating': {
    by: 'count',
    one: '1 cell is still being calculated ("{found}"). Check again in a moment.',
    other: '{count} cells are still being calculated ("{found}"). Check again in a moment.',
  },
  'reading.cell-error': {
    by: 'count',
    one: '1 cell shows the error {found} instead of a number. Mend its formula or clear it.',
    other:
      '{count} cells show an error such as {found} instead of a number. Mend their formulas or clear them.',
  },
  'reading.cell-damaged': {
    by: 'count',
    one: '1 number is damaged: "{found}". A question mark often stands for a lost minus sign; type the number again.',
    other:
      '{count} numbers are damaged (first: "{found}"). A question mark often stands for a lost minus sign; type the numbers again.',
  },
  'reading.number-became-date': {
    by: 'count',
    one: 'The sheet changed 1 number: {found}, with the number it probably was. It was left out; format the cell as a number and type it again.',
    other:
      'The sheet changed {count} numbers (first: {found}, with the number it probably was). They were left out. Set the locale of the sheet (File > Settings) to one that writes decimals as your file does, and import again.',
  },
  'reading.number-read-as-shown': {
    by: 'count',
    one: 'The sheet changed 1 number and still shows it as it was typed: {found}. It was read as that number.',
    other:
      'The sheet changed {count} numbers and still shows them as they were typed (first: {found}). They were read as those numbers.',
    both: ' To mend the sheet, set its locale (File > Settings) to one that writes decimals as your file does, and import again.',
  },
  'reading.centuries-given':
    'Years have two digits; their century comes from the order of the rows and from today ({found} was read as {year}).',
  'reading.centuries-moved':
    'The sheet gave the first rows the wrong century: {found} was read as {year}, because later rows go on from there. To mend the sheet, write years with four digits.',
  'reading.flagged-values': {
    by: 'count',
    one: '1 value carries the mark "{found}"; its number was read.',
    other: '{count} values carry the mark "{found}"; their numbers were read.',
  },
  'reading.values-failed': {
    by: 'count',
    one: '1 value failed a check of whoever published it ("{found}" says so) and was not used.',
    other:
      '{count} values failed a check of whoever published them ("{found}" says so) and were not used.',
  },
  'reading.brackets-below-zero': {
    by: 'count',
    one: '1 number in brackets was read as below zero, because the other values tell so. If brackets mean something else, take them away.',
    other:
      '{count} numbers in brackets were read as below zero, because the other values tell so. If brackets mean something else, take them away.',
  },
  'reading.trace-rain': {
    by: 'count',
    one: '1 amount of rain is given as "{found}", too little to measure; it counts as 0 mm.',
    other:
      '{count} amounts of rain are given as "{found}", too little to measure; they count as 0 mm.',
  },
  'reading.dates-were-numbers':
    'The dates are plain numbers, read as a sheet counts days: {found} as {day}. If they count from another day, make dates of them first.',
  'reading.dates-lost-zeros':
    'The sheet took the dates for numbers, and some have lost a zero, such as {found}. They were read as the months and days they must have been. To mend the sheet, format the column as plain text and import again.',
  'reading.date-not-in-calendar': {
    by: 'count',
    one: '1 value belongs to a day that does not exist ({found}). It was left out; correct the date.',
    other:
      '{count} values belong to days that do not exist (first: {found}). They were left out; correct the dates.',
  },
  'reading.day-twice': {
    by: 'count',
    one: '1 day{part.twice}',
    other: '{count} values stand for a day{part.twice-often}',
  },
  'reading.month-twice': {
    by: 'count',
    one: '1 month{part.twice}',
    other: '{count} values stand for a month{part.twice-often}',
  },
  'reading.values-repeated': {
    by: 'count',
    one: '1 value stands in the table twice and is the same both times; it was taken once.',
    other:
      '{count} values stand in the table twice and are the same both times; each was taken once.',
  },
  'reading.tables-disagree': {
    by: 'count',
    one: '1 value differs from the value another table gives for the same month ({found}). Neither was used.',
    other:
      '{count} values differ from what another table gives for the same month (first: {found}). None of them was used; keep one table for each element and year. If the tables are of several stations, write “Station:” and the name above each.',
  },
  'reading.year-out-of-range': {
    by: 'count',
    one: '1 row has a year that cannot be ({found}). It was left out; years lie between 1650 and next year.',
    other:
      '{count} rows have a year that cannot be (first: {found}). They were left out; years lie between 1650 and next year.',
  },
  'reading.value-in-name': {
    by: 'count',
    one: 'A name and a value stand in one cell ("{found}"), and its row is a cell shorter than the others: all its values stand one column too far to the left. Split the cell in two.',
    other:
      '{count} cells hold a name and a value (such as "{found}"), and their rows are a cell shorter than the others: all their values stand one column too far to the left. Split each of these cells in two.',
  },
  'reading.row-without-date': {
    by: 'count',
    one: '1 row has values but no date that could be read ("{found}"). It was left out; write its year, month or date.',
    other:
      '{count} rows have values but no date that could be read (first: "{found}"). They were left out; write their year, month or date.',
  },
  'reading.row-without-place': {
    by: 'count',
    one: '1 row has values but names no place. It was left out; write its place beside it.',
    other:
      '{count} rows have values but name no place. They were left out; write their place in each of them, or in the first row of each place alone.',
  },
  'reading.rows-foretold': {
    by: 'count',
    one: '1 row says "{found}" beside its values. It was left out: a record holds what was measured.',
    other:
      '{count} rows say "{found}" or the like beside their values. They were left out: a record holds what was measured.',
  },
  'reading.only-foretold':
    'Every row says "{found}" or the like beside its values, so nothing was read: a record holds what was measured.',
  'reading.perhaps-foretold': {
    by: 'count',
    one: '1 row says "{found}" beside its values and was read. If nobody measured them, take the row out of the sheet.',
    other:
      '{count} rows say "{found}" or the like beside their values and were read. If nobody measured them, take these rows out of the sheet.',
  },
  'reading.rows-left-out': {
    by: 'count',
    one: '1 row is no part of the data ("{found}") and was left out.',
    other: '{count} rows are no part of the data (first: "{found}") and were left out.',
  },
  'reading.perhaps-missing-code': {
    by: 'count',
    one: '1 value of {found} may stand for "missing". It was read as a value; clear the cell if it is none.',
    other:
      '{count} values of {found} may stand for "missing". They were read as values; clear the cells if they are none.',
  },
  'reading.filled-with':
    '{count} cells hold {found} in rows whose maximum and minimum are both this number. It was taken for "missing" and left out; clear these cells.',
  'reading.negative-rain': {
    by: 'count',
    one: '1 amount of rain is negative ({found}) and was left out. Correct it, or clear the cell if it is missing.',
    other:
      '{count} amounts of rain are negative (first: {found}) and were left out. Correct them, or clear the cells where rain is missing.',
  },
  'reading.rain-below-zero':
    'A good part of the rain is below zero (such as {found}), so it is something else (a difference, a balance, a temperature) and was not read.[ If the {otherElement} beside it is right, choose “None of these” to read the table without rain.]',
  'reading.years-to-come':
    'The table runs to {year}, which has not come yet. Check how its dates are written; what is forecast is not measured.',
  'reading.months-to-come':
    'The rain of {year} ends in {count} months of 0 up to December. They were taken for months to come and left out.',
  'reading.rain-across-months': {
    by: 'count',
    one: '1 month has rain that was measured across its border with another month, so it has no total of its own.',
    other:
      '{count} months have rain that was measured across their border with another month, so they have no total of their own.',
  },
  'reading.months-left-out': {
    by: 'count',
    one: '1 month of {element} was left out because too many of its days are missing.',
    other: '{count} months of {element} were left out because too many of their days are missing.',
  },
  'reading.months-with-missing-days': {
    by: 'count',
    one: '1 month of {element} was worked out although some of its days are missing.',
    other: '{count} months of {element} were worked out although some of their days are missing.',
  },
  'reading.blank-rain-days':
    'The rain column hardly ever says 0 and is blank on {blank:day|days} ({wet:day has|days have} rain). Choose whether a blank day was dry or is missing.',
  'reading.unlisted-rain-days':
    'Nearly every row has rain ({wet:day|days}), and {blank:day has|days have} no row. Choose whether no rain fell on them, or nobody measured.',
  'reading.temperature-unit-assumed':
    'The sheet does not state the unit of temperature; {unit} was taken[, for values from {least} to {most}].',
  'reading.rain-unit-assumed':
    'The sheet does not state the unit of rain; {unit} was taken[, which makes {mean} {unit} in a month, on average].',
  'reading.which-temperature-unit': 'Temperatures{part.which-unit}',
  'reading.which-rain-unit': 'Rain{part.which-unit}',
  'reading.temperature-unit-inferred':
    'Temperatures from {least} to {most} can only be {unit}, so they were converted. Choose another unit if that is wrong.',
  'reading.none-of-units':
    'You said that {element} is in none of these units, so it was not read. Convert it to °C or mm, or answer again.',
  'reading.unit-chosen-otherwise':
    'You chose {unit}, but the sheet says {found}, and its values fit that. If it has changed since, choose {found}.',
  'reading.rain-unit-inferred':
    'The unit of rain was taken to be “{unit}”, as its values or the temperatures beside it suggest, and the values were converted. Choose another unit if that is wrong.',
  'reading.sheet-not-read':
    '"{found}" was not read with the rest: it holds no table that could be read alone, or only months that are there already.',
  'reading.sheets-of-others': {
    by: 'count',
    one: '“{found}” has other values for the same months, as another station would, and was not read. Choose the sheet to read.',
    other:
      '{count} other sheets ({found}) have other values for the same months, as other stations would, and were not read. Choose the sheet to read.',
  },
  'reading.other-sheet-readable':
    'The table may be in another sheet: “{found}” can be read. Open it and check again.',
  'reading.other-sheets-left':
    'Other sheets were not looked at, because there are too many or they are too big: {found}.',
  'reading.other-sheets-belong': {
    by: 'count',
    one: 'Another sheet may belong to the same station: {found}. Read them together?',
    other: '{count} other sheets may belong to the same station: {found}. Read them together?',
  },
  'reading.months-by-ends':
    'The parts of a year in this column make whole years only as the ends of months: "{found}" was read as {month}. If it is the beginning of the next month, write the months, as in 2001-02.',
  'reading.stamps-moved':
    'The times of the stamps show that each row is of the day beside its date: "{found}" was read as {day}.',
  'reading.stamps-late':
    'Every stamp has the same time, as in "{found}", which was read as {day}. If that time is midnight where you are, each row is of the next day: then write the dates without a time.',
  'reading.first-closes-month':
    'The dates in this column close a period: the 1st of a month was taken for the month before. If that is wrong, give the column another name.',
  'reading.columns-moved':
    'The column "{expected}" stood in {column} last time and now stands in {found}{part.columns-changed}',
  'reading.columns-renamed':
    'The column "{expected}" stood in {column} last time and is not there any more{part.columns-changed}',
  'reading.understood-months-across':
    'Yearly table with the months across, header in row {row}: {months:month|months}{part.understood}',
  'reading.understood-month-a-row':
    'Monthly table, header in row {row}: {months:month|months}{part.understood}',
  'reading.understood-day-a-row':
    'Daily table, header in row {row}: {months:month|months} worked out{part.understood}',
  'reading.understood-days-across':
    'Register with the days across, header in row {row}: {months:month|months} worked out{part.understood}',
  'reading.understood-years-across':
    'Table with the years across, header in row {row}: {months:month|months}{part.understood}',
  'reading.understood-nothing': 'Nothing could be read from this sheet yet.',
} as const satisfies Record<ReadingKind | UnderstoodKind, Phrase>;
