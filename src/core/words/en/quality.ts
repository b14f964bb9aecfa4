import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Doubts about the values: what is there, why it is doubted, what to do. Units are °C and mm. */
export const enQuality = {
  'quality.value-impossible': {
    by: 'count',
    one: 'The {element} of {month} {year} is {value} {unit}. No place on Earth has had such a month{part.impossible}',
    other:
      '{count} values are beyond anything a month has had on Earth, such as {element} {value} {unit} in {month} {year}{part.impossible-often}',
  },
  'quality.rain-rare': {
    by: 'count',
    one: 'The rainfall of {month} {year} is {value} mm. Only a few places on Earth have such months. Check the cell and the unit.',
    other:
      '{count} months have rain that only a few places on Earth know, such as {value} mm in {month} {year}. Check the cells and the unit.',
  },
  'quality.rain-year-rare':
    'The rain of {year} adds up to as much as {total} mm a year. Only the wettest places on Earth have such years. Check the unit.',
  'quality.rain-year-impossible':
    'The rain of {year} adds up to as much as {total} mm a year, more than any place on Earth has had. Check the unit and the cells.',
  'quality.min-above-max': {
    by: 'count',
    one: 'In {month} {year}{part.min-above}',
    other:
      'In {count} months the minimum is above the maximum, such as {month} {year}{part.min-above-often}',
  },
  'quality.min-max-exchanged':
    'In {month} {year} the minimum ({min} °C) is above the maximum ({max} °C), and each is usual for the other. Did the two values change places?',
  'quality.min-max-swapped':
    'In {count} of {of} months the minimum is above the maximum, such as {month} {year} ({min} °C above {max} °C). The columns seem to be taken for one another: check which column is which.',
  'quality.min-equals-max':
    'In {count} of {of} months minimum and maximum are the same, such as {min} °C and {max} °C in {month} {year}. One column was probably copied or read twice: check which column is which.',
  'quality.range-too-wide': {
    by: 'count',
    one: 'In {month} {year} the maximum ({max} °C) and the minimum ({min} °C) lie {range} °C apart. No place is known for such days: check both cells.',
    other:
      'In {count} of {of} months maximum and minimum lie further apart than anywhere known, such as {max} °C and {min} °C in {month} {year} ({range} °C). Check the cells, and whether both columns have the same unit.',
  },
  'quality.step':
    'From {year} on, the {element} keeps another level: about {before} °C a year before, about {after} °C after.{part.station-moved}',
  'quality.rain-step':
    'From {year} on, the {element} keeps another level: about {before} mm a year before, about {after} mm after.{part.station-moved}',
  'quality.unit-change':
    'From {year} on, the {element} changes just as if it went from {from} to {to}. Bring the whole column to one unit.',
  'quality.totals-disagree': {
    by: 'count',
    one: 'The sheet gives {stated} for the whole year {year} ({element}), but its months make {computed}. One of those cells is wrong.',
    other: '{part.totals} Check those rows.',
  },
  'quality.totals-disagree-mostly':
    '{part.totals} A column may be shifted or read in the wrong unit: check what was recognised.',
  'quality.years-out-of-order': {
    by: 'count',
    one: 'The year {year} stands out of order. If it is a slip,',
    other: '{count} years stand out of order, the first is {year}. If one is a slip,',
    both: ' correct it: its values would go to the wrong year.',
  },
  'quality.year-gap': {
    by: 'count',
    one: 'There is no row with values for {years}.',
    other: 'There are no values for {count} years between the first and the last: {years}.',
    both: ' If they were measured, add their rows.',
  },
  'quality.months-missing': {
    by: 'count',
    one: 'One month has no value ({years}). It is left out.',
    other: '{count} months have no value ({years}). They are left out.',
  },
  'quality.outlier':
    'The {element} of {month} {year} is {value} °C; the {otherElement} of that month and the months before and after speak for about {expected} °C.{part.misread}',
  'quality.outlier-pair':
    'In {month} {year} {element} ({value} °C) and {otherElement} ({otherValue} °C) do not fit each other. If the second is right, the first should be about {expected} °C; if the first is right, the second about {otherExpected} °C. Compare both cells with the original record.',
  'quality.outlier-by-time':
    'The {element} of {month} {year} is {value} °C; the months before and after and that month in other years speak for about {expected} °C. Compare the cell with the original record.',
  'quality.outlier-sign': '{part.outlier}{part.other-sign}',
  'quality.outlier-decimal': '{part.outlier}. Did the decimal mark slip?',
  'quality.outlier-fahrenheit':
    '{part.outlier}, which is the same number in °F. Was this month written in °F? Then convert the cell.',
  'quality.outlier-more': {
    by: 'count',
    one: '{part.outlier}. Compare the cell with the original record.',
    other:
      '{count} more temperatures do not fit the rest of the record, less clearly than those above, such as {element} {value} °C in {month} {year}{part.expected}',
  },
  'quality.months-exchanged':
    'The {element} of {month} {year} ({value} °C) and of {nextMonth} ({nextValue} °C) would each fit the other month. Did the two values change places?',
  'quality.level-higher': 'From {year} on, the {element} is about {by} °C higher{part.level}',
  'quality.level-lower': 'From {year} on, the {element} is about {by} °C lower{part.level}',
  'quality.level-both-higher':
    'From {year} on, maximum and minimum temperature are both about {by} °C higher{part.level-both}',
  'quality.level-both-lower':
    'From {year} on, maximum and minimum temperature are both about {by} °C lower{part.level-both}',
  'quality.year-late':
    'The temperatures of {year} fit far better if each stood one month earlier: the row seems to be shifted one month late. Compare it with the original record.',
  'quality.year-early':
    'The temperatures of {year} fit far better if each stood one month later: the row seems to be shifted one month early. Compare it with the original record.',
  'quality.year-late-one':
    'The {element} of {year} fits far better if each value stood one month earlier: it seems to be shifted one month late. Compare it with the original record.',
  'quality.year-early-one':
    'The {element} of {year} fits far better if each value stood one month later: it seems to be shifted one month early. Compare it with the original record.',
  'quality.rain-outlier': {
    by: 'count',
    one: '{month} {year} has {value} mm of rain; usual for that month are about {usual} mm, and the wettest month of that season is otherwise {next} mm. Check the cell: did the decimal mark slip, or are several months summed up?',
    other:
      '{count} months have far more rain than their season ever had, such as {value} mm in {month} {year} (otherwise at most {next} mm). Check the cells: did the decimal mark slip?',
  },
  'quality.running-totals':
    'The rain of {year} only grows from one entry to the next, as a running total does. Use the column with the amount of each month or day itself, or subtract the entry before.',
  'quality.smoothed':
    'The {element} changes too evenly for single months, as running means do, of several months or of each month over several years. Use the table of the months themselves.',
  'quality.rain-together':
    'In wet years all twelve months have more rain, and in dry years less, as twelve gauges would. If the columns are places, do not send them as months.',
  'quality.rain-zero-unlikely': {
    by: 'count',
    one: 'The rainfall of {month} {year} counts as 0, but that month has never been dry in other years. Compare it with the original; empty the cell if nobody measured.',
    other:
      '{count} months count as 0 mm of rain though they are never dry in other years, such as {month} {year}. Compare them with the original; empty the cells if nobody measured.',
  },
  'quality.rain-zero-cloudy': {
    by: 'count',
    one: 'The rainfall of {month} {year} is 0, but its maximum and minimum lie as close together as in a wet month, and that month is seldom dry. Empty the cell if nobody measured.',
    other:
      '{count} months have 0 mm of rain, but their maximum and minimum lie as close together as in wet months, such as {month} {year}. Empty the cells if nobody measured.',
  },
  'quality.rain-zeros-then-total': {
    by: 'count',
    one: 'A month with 0 mm of rain comes before one with {value} mm ({month} {year}). Was the gauge read late? Then empty both cells.',
    other:
      '{count} months with 0 mm of rain come before a large amount, such as the {value} mm of {month} {year}. Was the gauge read late? Then empty the cells of those months.',
  },
  'quality.streak-of-months':
    'The {element} is {value} in {count} months in a row from {month} {year} on. Was a cell filled down?',
  'quality.streak-of-years':
    'The {element} of {month} is {value} in {count} years in a row from {year} on. Was a usual value filled in?',
  'quality.years-equal': {
    by: 'count',
    one: '{months} values in a row are the same in {years} ({element}). Was a row copied?',
    other:
      '{count} years or halves of years have the same values as another, such as {years} ({element}). Were rows copied?',
  },
  'quality.day-impossible': {
    by: 'count',
    one: 'The {element} of {date} is {value} {unit}, beyond any record on Earth{part.impossible}',
    other:
      '{count} days have a value beyond any record on Earth, such as {element} {value} {unit} on {date}{part.impossible-often}',
  },
  'quality.day-min-above-max': {
    by: 'count',
    one: 'On {date}{part.min-above}',
    other: 'On {count} days the minimum is above the maximum, such as {date}{part.min-above-often}',
  },
  'quality.day-apart': {
    by: 'count',
    one: 'The {element} of {date} is {value} °C, 10 °C or more away from any other day of that month in all years. Check the cell.',
    other:
      '{count} days lie 10 °C or more away from any other day of their month in all years, such as {element} {value} °C on {date}. Check the cells.',
  },
  'quality.day-streak':
    'The {element} is {value} on {count} days in a row from {date} on. Was a cell filled down, or the instrument stuck?',
  'quality.day-outlier': {
    by: 'count',
    one: 'The {element} of {date} is {value} °C; the days before and after[ and that day’s {others:other value|other values}] speak for about {expected} °C.{part.misread}',
    other:
      '{count} more days do not fit the days around them, less clearly than those above, such as {element} {value} °C on {date}{part.expected}',
  },
  'quality.day-outlier-sign': '{part.day-outlier}{part.other-sign}',
  'quality.day-outlier-decimal': '{part.day-outlier}. Did the decimal mark slip?',
  'quality.day-outlier-fahrenheit':
    '{part.day-outlier}, which is the same number in °F. Was this day written in °F? Then convert the cell.',
  'quality.day-rows-equal':
    'Maximum and minimum are {max} °C and {min} °C on {count} days in a row from {date} on. Was a row copied? Then empty the copies, or put in what the original record has.',
  'quality.day-months-equal': {
    by: 'count',
    one: 'The days of {otherDate} are the same as those of {date} ({element}). Was a block of days pasted twice? Find out which month it belongs to, and empty the other.',
    other:
      '{count} months have the same days as another month, such as {otherDate} and {date} ({element}). Were blocks of days pasted twice? Find out which months they belong to, and empty the others.',
  },
  'quality.days-late': {
    by: 'count',
    one: 'In {year},',
    other: 'In {count} years, such as {year},',
    both: '{part.days-fit} earlier. Was the column pasted one row too low, or the maximum of the day before read in the morning?',
  },
  'quality.days-early': {
    by: 'count',
    one: 'In {year},',
    other: 'In {count} years, such as {year},',
    both: '{part.days-fit} later. Was the column pasted one row too high, or did the hour of reading change?',
  },
  'quality.weekday-dry': {
    by: 'count',
    one: 'In and around {year} it rains on {wet} % of days if they are a {weekday},',
    other:
      'In {count} years, most clearly around {year}, it rains on {wet} % of days if they are a {weekday},',
    both: ' and on {otherWet} % of others. Weather knows no week: was the gauge read a day or more later? The monthly sums stay right, the days do not.',
  },
  'quality.day-rain-outlier': {
    by: 'count',
    one: '{date} has {value} mm of rain; the wettest other day of that season, in all years, has {next} mm. Check the cell: did the decimal mark slip, or are several days summed up?',
    other:
      '{count} more days have far more rain than their season ever had, such as {value} mm on {date} (otherwise at most {next} mm). Check the cells: did the decimal mark slip?',
  },
  'quality.whole-degrees': {
    by: 'count',
    one: 'In {year} the {element} stands in whole degrees, in other years in tenths.',
    other:
      'In {count} years, from {year} on, the {element} stands in whole degrees, in other years in tenths. Such years differ by up to half a degree for that reason alone.',
  },
  'quality.converted-degrees': {
    by: 'count',
    one: 'In {year} the {element} is made of whole degrees Fahrenheit, in other years it is not.',
    other:
      'In {count} years, from {year} on, the {element} is made of whole degrees Fahrenheit, in other years it is not. Such years differ by up to a quarter of a degree for that reason alone.',
  },
} as const satisfies Record<QualityKind, Phrase>;
