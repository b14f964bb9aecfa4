import { remembering } from '../cells/remembering.ts';
import { aboutIn } from './decisions.ts';
import { isTemperatureCode, rolesOf, wordsOf } from './known-words.ts';
import { isMonthName } from './named-month.ts';
import { isUnitText } from './stated-unit.ts';
import { isAt, isConnector, segmentsOf, type Word, wordsOfText } from './words-of-text.ts';

/** What a text says, and the name of a place in it: "Rainfall (mm)" and "Grass Valley". */
type Phrase = { says: string; name: string };

/**
 * Parts "High Wycombe rainfall", "Rainfall at Grass Valley (mm)" and "Tmax (°F) Sea Point" into what was
 * measured and the name of a place: words beside a name, behind "at" or behind the unit belong to the name.
 */
export const phraseOf = remembering((text): Phrase => partedAt(text, judgedWords(text)));

function partedAt(text: string, words: readonly Word[]): Phrase {
  const names = words.filter(({ isName }) => isName);
  if (names.length === 0) return { says: text, name: '' };
  return {
    says: withoutNames(words, text),
    name: names.map(({ text }) => text).join(' '),
  };
}

/** Where the rows of values are tried as headers, most texts are numbers. */
const HAS_LETTER = /\p{L}/u;

function judgedWords(text: string): Word[] {
  const words = HAS_LETTER.test(text) ? wordsOfText(text) : [];
  if (words.length < 2) return words;
  for (const segment of segmentsOf(words)) {
    markNames(segment, words);
    markPlaced(segment);
  }
  markRegion(words);
  return words;
}

/** Marks "Snow Hill", "Wind River" and "Hi Vista" as names: an unknown word takes those before it along. */
function markNames(segment: readonly Word[], words: readonly Word[]): void {
  segment.forEach((word, at) => {
    const isKnownPart = word.isPart && at > 0 && word.sort !== 'head';
    const anchors = word.sort === 'name' || isKnownPart || isCalledAfter(segment[at - 1], word);
    if (!anchors) return;
    let from = at;
    while (from > 0 && belongs(segment[from - 1], segment[from])) from--;
    // "Station", "City" or "Spring" alone may say what a column holds, and "del río" what was measured.
    const isSmall = !segment.slice(from, at + 1).some(({ isCapital }) => isCapital);
    const isAlone = from === at && !goesOnBehind(segment.slice(at + 1));
    if (isKnownPart && (isAlone || (isSmall && words.some(({ isCapital }) => isCapital)))) return;
    for (const part of segment.slice(from, at + 1)) part.isName = true;
    markSurname(segment, at);
  });
  // This comes last: words that belong to names contradict nothing.
  segment.forEach((word, at) => {
    const first = segment[at - 1];
    const isOfName = word.isName || isPlacePart(word);
    if (!first || !isOfName || !isFirstName(segment, at - 1, words)) return;
    first.isName = true;
    word.isName = true;
  });
}

/**
 * Marks TX in "Dallas TX rainfall" and TN in "Memphis, TN: mean maximum" as part of the name: another word says in full
 * what is measured, and it is not what the two letters would say. Two such codes are the elements.
 */
function markRegion(words: readonly Word[]): void {
  // "Pierre SD", "Pierre (SD)" and "SD Pierre" are in South Dakota, and "Tmin SD" is no minimum. "Var" is in France.
  for (const word of words) {
    const roles = rolesOf(word.plain);
    const isSpread = roles.has('spread') && REGION.test(word.text);
    const beginsName = word === words[0] && words[1]?.isName;
    const isCalledSo =
      roles.has('spread') && roles.has('place') && /^\p{Lu}\p{Ll}/u.test(word.text);
    if (isCalledSo || (isSpread && (isRegion(word, words) || beginsName))) word.isName = true;
  }
  const [word, ...others] = words.filter(({ text, sort }) => sort === 'head' && REGION.test(text));
  if (!word || others.length > 0 || !isRegion(word, words)) return;
  const meant = aboutIn(wordsOf(word.plain));
  const isOther = (other: Word): boolean => {
    const about = other.isName ? undefined : aboutIn(wordsOf(other.plain));
    return about !== undefined && about !== meant;
  };
  if (words.some(isOther)) word.isName = true;
}

function isRegion(word: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(word) - 1];
  return before?.isName === true && REGION.test(word.text) && /^,? *\(?$/.test(word.gap);
}

/** TX, PR: the shape of a state's, a province's or a country's code, and of many a code of weather. */
const REGION = /^\p{Lu}{2}$/u;

/** True for "Maxime" in "Sainte-Maxime". */
function isCalledAfter(saint: Word | undefined, word: Word): boolean {
  return saint?.isCapital === true && word.isCapital && rolesOf(saint.plain).has('saint');
}

/** True if a word belongs to the name that goes on behind it. */
function belongs(word: Word | undefined, next: Word | undefined): boolean {
  if (!word || !next || !/^[\s\-'’.]*$/.test(next.gap)) return false;
  // In "Humidity St Albans" the name begins with the saint.
  if (rolesOf(next.plain).has('saint')) return false;
  if (word.isName || word.isPart || isConnector(word.plain)) return true;
  // "Pre-en-Pail"
  if (next.gap === '-' && word.gap === '-') return true;
  // "In Salah"
  if (isAt(word.plain)) return word.isCapital;
  if (word.sort === 'quantity' || word.sort === 'quality') return word.isCapital || next.isPart;
  if (word.sort === 'statistic') return next.isPart;
  return isFirstOf(word, next);
}

/** True for "Inch" in "Inch Island" and "Cold" in "Cold Bay": before such a word they are part of a name. */
function isFirstOf({ sort, isCapital }: Word, next: Word): boolean {
  return isCapital && sort === 'common' && isPlacePart(next);
}

/**
 * True for "Máximo" in "Máximo Gómez rainfall" and "Rain" in "Rain am Lech: Tmax": it contradicts the rest
 * of the text, so it is part of a name. "Max rain Upton" contradicts nothing: it is the most rain.
 */
function isFirstName(segment: readonly Word[], at: number, words: readonly Word[]): boolean {
  const first = segment[at];
  if (first?.sort !== 'head') return false;
  const isOfRegion = (word: Word): boolean =>
    !isConnector(segment[at + 1]?.plain ?? '') && isRegion(word, words);
  return words.some((word) => !word.isName && !isOfRegion(word) && contradicts(first, word));
}

/** True for "Hill". Not for "Station": "Max station" may be the maximum at the station. */
function isPlacePart(next: Word | undefined): boolean {
  return next?.isPart === true && wordsOf(next.plain).size === 0;
}

/**
 * "Max" contradicts rain and "Min". "Rain" contradicts only what is surely a temperature: "Rainfall Upton:
 * monthly max" is the most rain of a month.
 */
function contradicts(first: Word, other: Word): boolean {
  const about = aboutIn(wordsOf(first.plain));
  if (about === undefined || isTemperatureCode(first.plain)) return false;
  if (about === 'rain')
    return isTemperatureCode(other.plain) || wordsOf(other.plain).has('temperature');
  const against = aboutIn(wordsOf(other.plain));
  return against !== undefined && against !== about;
}

/** True for "Máximo Gómez", "Max Meadows" and "Dallas TX" alone in a line: another line may say what was measured. */
export const mayBeName = remembering((text): boolean => {
  const words = judgedWords(text);
  const [head, ...more] = words.filter((word) => !word.isName && !isPlacePart(word));
  if (!head || more.length > 0 || words.length < 2) return false;
  return isRegion(head, words) || (head === words[0] && head.sort === 'head' && head.isCapital);
});

/**
 * Marks "Grass" in "Green Grass" and "Sea" in "Dead Sea rainfall" as part of the name: they stand last, or
 * before rain. Elsewhere a minimum may be of the grass. "Viña del Mar" goes on behind what joins it.
 */
function markSurname(segment: readonly Word[], at: number): void {
  const later = segment.slice(at + 1);
  const [next, behind] = later;
  if (goesOnBehind(later)) for (const part of later.slice(0, 2)) part.isName = true;
  const ends = !behind || wordsOf(behind.plain).has('rain');
  if (next?.sort === 'quantity' && next.isCapital && ends) next.isName = true;
}

/** "del Mar" behind "Playa" */
function goesOnBehind([next, behind]: readonly Word[]): boolean {
  const isJoined = next !== undefined && isConnector(next.plain);
  return isJoined && behind?.isCapital === true && behind.sort !== 'head';
}

/** Marks "Normal" in "Rain at Normal": a place stands behind "at", unless it is a depth or a surface. */
function markPlaced(segment: readonly Word[]): void {
  segment.forEach((word, at) => {
    const later = segment.slice(at + 1);
    const [first] = later;
    if (!isAt(word.plain) || word.sort === 'head') return;
    if (!first?.isCapital || isTemperatureCode(first.plain)) return;
    const isSure = rolesOf(word.plain).has('near');
    const goesOn = ({ sort, isCapital }: Word): boolean => sort !== 'head' && isCapital;
    const end = later.findIndex((next, index) => index > 0 && !goesOn(next));
    const place = end < 0 ? later : later.slice(0, end);
    // "Rainfall at Inch" names a place. "Rainfall in Inch" states a unit.
    if (first.sort === 'common' && isUnitText(first.text) && !isSure) return;
    // "Rain at March" names a place, and "Rain in March" the month.
    if (!isSure && place.every(({ plain }) => isMonthName(plain))) return;
    for (const part of place) part.isName = true;
  });
}

function withoutNames(words: readonly Word[], text: string): string {
  let says = '';
  let end = 0;
  words.forEach((word, at) => {
    says += word.gap + (word.isName || isBeforeName(word, words[at + 1]) ? '' : word.text);
    end += word.gap.length + word.text.length;
  });
  return says + text.slice(end);
}

/** "Rainfall in Kew Gardens" states no inches, and "Rain_in Kew" and "Rain (in) Kew" do. */
function isBeforeName({ plain, gap }: Word, next: Word | undefined): boolean {
  return next?.isName === true && isAt(plain) && /^ *$/.test(gap) && /^ +$/.test(next.gap);
}
