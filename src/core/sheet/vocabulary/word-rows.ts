import { VOCABULARY } from './vocabulary.ts';
import type { Listed, Words } from './words.ts';

/** What a word over a column, a row or a table may speak of. */
export const SUBJECTS = [
  'year',
  'month',
  'day',
  'dayOfYear',
  'date',
  'bound', // from when or until when: two dates that are not to be mixed up
  'max',
  'min',
  'precipitation',
  'rain',
  'temperature',
  'mean',
  'highest',
  'lowest',
  'highLow', // "High" is a day's maximum in some files and a month's extreme in others
  'total',
  'extreme',
  'daily',
  'other',
  'count', // "number of": how often, not how much
  'snow',
  'depth', // "Rain depth" is an amount; a depth of anything else is none of ours
  'flag',
  'period',
  'anomaly',
  'normal',
  'annual',
  'summary',
  'station',
  'element',
  'value',
] as const;

/** January to December, in their order. */
export const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

/** What a word does in a phrase or a line. It speaks of nothing that is measured. */
export type Role =
  | 'weakRain' // rain when it is the whole of a header: "P", "RR24"
  | 'place' // what places are called after, so "Snow Hill" is no snow
  | 'saint' // a name follows: "Sainte-Maxime"
  // neither what was measured nor where: a capital letter makes no name of it. Subjects are so without it
  | 'common'
  | 'thing' // what else has maxima and minima; in the name of a place it says nothing about rain
  | 'at' // a place may follow if it has a capital letter
  | 'near' // a place follows
  | 'of'
  | 'the'
  | 'connector' // holds the words of a place's name together: "Newcastle upon Tyne"
  | 'surface' // temperatures are measured at these, too, but those metres above them are of the air
  | 'above'
  | 'melted' // snow that is measured as rain
  | 'measured'
  | 'seen' // "Obs": what was observed, or how often, or remarks
  // "Gauge" over rain is the rain, and over few values beside it the name of the gauge
  | 'instrument'
  | 'numbered' // files number their months behind it: `tmax_01`
  | 'days' // how many days; over the days of a month, or over dates, it says nothing
  | 'time' // when it was: "Date of max"
  | 'soFar' // "Rain so far", and "Rain month" beside a day's rain
  | 'aside' // "Rain target", "Rain last year": another amount than what was measured
  // "Forecast", "RCP 4.5": worked out and not measured. A row beside it is none of the record
  | 'foretold'
  | 'mark' // "Rain pH", "Rain code": no amount at all, and what places are called, too
  // "TN" is also nitrogen, and "TP" phosphorus: what is measured in the water of a lake
  | 'nutrient'
  | 'failed' // a letter below it says which check the value beside it has failed
  | 'now' // "Current temperature": as it was when somebody looked
  | 'night' // "Rain night": beside it "Rain day" is the other half
  | 'ofADay' // "24 hours": no part of a day
  | 'inADay' // "Rain in a day": of a month it is that of one
  | 'recorded' // "Highest recorded": of all years, while recorded rain is measured
  | 'ofYear'
  | 'ofMonth' // "Max of the month" is one day's
  | 'dateMark' // between the numbers of a date it says nothing: "1 de enero", "1961M01"
  | 'quarter'
  | 'spread' // how far values lie from their mean
  | 'portion' // "Rain percentage": a part of something, and no amount
  | 'footer' // begins a line below a table
  | 'records' // what people call a table: "Records of the hill farm"
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'elevation'
  | 'ownSides' // in its language "O" is east (Ost, oost, öst), or "S" north (sever)
  | 'source' // "Source: Hill farm", "Licence: CC BY 4.0" beside a table
  | 'licence'
  | (typeof MONTHS)[number];

export type Subject = (typeof SUBJECTS)[number];
export type Facet = Subject | Role;
export type HeaderWord = Subject | 'weakRain';
/** `languages`: "es pt", or "any (NASA POWER)" with who writes the code. */
export type WordRow<Of extends string = Facet> = {
  languages: string;
  facets: readonly Of[];
  words: string[];
};

let parsedRows: readonly WordRow[] | null = null;

/**
 * The words of climate tables in the languages of the agencies and clubs we know of, each once with
 * all its facets. Written as `plainText` leaves them: lower case, no accents. `x*` is a beginning,
 * `*x` stands alone or anywhere in a long word, `x+` before another that is known, `a_b` is two words.
 * Element words as the files of the national services print them, year, month and day words of CLDR 48.
 *
 * Under `es pt` stand the words of these languages, under `any (source)` what a source writes in all, and in them
 * under `max extreme` those of these facets; `months` are the twelve, `…|…`, where a place is empty that another row
 * fills.
 */
export function wordRows(): readonly WordRow[] {
  parsedRows ??= rowsIn(VOCABULARY);
  return parsedRows;
}

export function rowsIn<Of extends string = Facet>(lists: readonly Words[]): WordRow<Of>[] {
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([languages, rows]) =>
      Object.entries(rows).flatMap(([label, words]) => rowsOf<Of>(languages, label, words)),
    ),
  );
}

function rowsOf<Of extends string>(languages: string, label: string, words: Listed): WordRow<Of>[] {
  const listed = [words].flat().join(' ');
  const row = (facets: readonly string[], text: string): WordRow<Of>[] =>
    text ? [{ languages, facets: facets as Of[], words: text.split(/\s/) }] : [];
  if (label !== 'months') return row(label.split(' '), listed);
  return listed.split('|').flatMap((names, at) => row(MONTHS.slice(at, at + 1), names));
}
