/** What several sentences say alike. One takes it in by `{part.name}`. */
export const enParts = {
  'part.understood':
    ' from {first} to {last}, in °C and mm[ (converted from {converted})][; maximum: {max}][; minimum: {min}][; rain: {rain}][; flagged values read: {flagged}][; cells marked as missing: {missing}].',
  'part.outlier':
    'The {element} of {month} {year} is {value} °C; the rest of the record speaks for about {expected} °C',
  'part.day-outlier':
    'The {element} of {date} is {value} °C; the days around it speak for about {expected} °C',
  'part.days-fit':
    ' the maximum temperatures go with the minimum temperatures as in other years if each stood one day',
  'part.level':
    ' against the {otherElement} than in the years before. Usually the screen, the thermometer, the hour of reading or the site changed that year: ask what happened, and publish the two parts apart if it was another place.',
  'part.level-both':
    ' than in the years before. A step that large is seldom climate: did the station move that year, or do the values come from another place?',
  'part.totals':
    '{count} of the sheet’s own {of} yearly figures differ from their months, such as {year}: {stated} in the sheet, {computed} from the months ({element}).',
  'part.station-moved': ' Did the station move, or did another place’s values get into the column?',
  'part.set-locale': ' To mend the sheet, set its locale (File > Settings) and import again.',
  'part.twice':
    ' stands in the table twice with different values ({found}). Neither was used; delete the wrong one.',
  'part.twice-often':
    ' that has another value already (first: {found}). None of them was used. Delete the wrong ones; if they are of several stations, give each a sheet of its own.',
  'part.which-unit':
    ' from {least} to {most}: {unit} is the likeliest unit, but the sheet does not say so clearly. Choose the unit.',
  'part.impossible':
    ' ({low} to {high} {unit}). Correct the cell, or empty it if the number stands for a missing value.',
  'part.impossible-often':
    ' ({low} to {high} {unit} is possible). Correct the cells, or empty those where the number stands for a missing value.',
  'part.misread': ' Usually a digit was misread: compare the cell with the original record.',
  'part.expected': ' (expected about {expected} °C). Compare the cells with the original record.',
  'part.other-sign': '. It would fit with the other sign: was a minus lost or added?',
  'part.min-above':
    ' the minimum ({min} °C) is above the maximum ({max} °C). One of the two cells is wrong.',
  'part.min-above-often': ' ({min} °C above {max} °C). One cell of each pair is wrong.',
  'part.columns-changed':
    ' ({count:column|columns} changed). Look at the columns and confirm them.',
  'part.not-ours': ', call it Tmax, Tmin or Rain.',
  'part.why-unsaid': 'the words above the numbers do not say it',
  'part.why-nameless': 'no words stand above the numbers',
  'part.why-part':
    'each may be only a part of the whole, such as that of a morning, or of another place',
  'part.why-less': '"{about}" sounds like the whole and yet is less than another',
  'part.why-bare': '"{about}" alone may be of anything',
  'part.why-like-rain': 'only its values look like rain; the word above them does not say so',
  'part.why-unknown':
    '"{about}" holds a word that the reader does not know, and may speak of something else',
  'part.why-else': '"{about}" may speak of something else',
  'part.why-moment':
    '"{about}" is of a single moment, and the rain beside it may be that of an hour or less',
  'part.why-even': 'it would have rained on nearly every day, and no day has 0, which is rare',
  'part.why-same': 'the values are the same in each year, as those of rain never are',
  'part.why-unlike': 'its values are like neither temperatures nor rain',
  'part.why-none': 'this sounds like neither temperature nor rain',
  'part.why-both': '"{about}" speaks of rain and of temperature',
  'part.why-contrary':
    '"{about}" says one thing, and the words or the unit above the numbers another',
} as const;
