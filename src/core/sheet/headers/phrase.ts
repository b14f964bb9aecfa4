import { remembering } from '../cells/remembering.ts';
import { aboutIn } from './decisions.ts';
import { isTemperatureCode, rolesOf, wordsOf } from './known-words.ts';
import { isConnector, segmentsOf, type Word, wordsOfText } from './words-of-text.ts';

/** What a text says, and the name of a place in it: "Rainfall (mm)" and "Grass Valley". */
type Phrase = { says: string; name: string };
type Names = ReadonlySet<Word>;

/** Parts "High Wycombe rainfall" and "Tmax (°F) Sea Point" into what was measured and the name of a place. */
export const phraseOf = remembering((text): Phrase => {
  const words = wordsIn(text);
  const names = namesIn(words);
  if (names.size === 0) return { says: text, name: '' };
  const name = words.filter((word) => names.has(word)).map((word) => word.text);
  return { says: withoutNames(words, names, text), name: name.join(' ') };
});

/** True for "Máximo Gómez", "Max Meadows" and "Dallas TX" alone in a line: another line may say what was measured. */
export const mayBeName = remembering((text): boolean => {
  const words = wordsIn(text);
  const names = namesIn(words);
  const [head, ...more] = words.filter((word) => !names.has(word) && !isPlacePart(word));
  if (!head || more.length > 0 || words.length < 2) return false;
  return isRegion(head, words, names) || (head === words[0] && mayBegin(head));
});

/** Where the rows of values are tried as headers, most texts are numbers. */
function wordsIn(text: string): Word[] {
  return /\p{L}/u.test(text) ? wordsOfText(text) : [];
}

/** Runs of capitals around a word that nobody knows, and what only a name can be beside the rest. */
function namesIn(words: readonly Word[]): Names {
  if (words.length < 2) return new Set();
  const segments = segmentsOf(words);
  const runs = new Set(segments.flatMap((segment) => runsIn(segment, words)));
  const first = segments.flatMap((segment) => firstNames(segment, words, runs));
  const names = new Set([...runs, ...first]);
  return new Set([...names, ...regionsIn(words, names)]);
}

/** "Snow Hill", "Wind River" and "Hi Vista": an unknown word takes those before it along. */
function runsIn(segment: readonly Word[], words: readonly Word[]): Word[] {
  const names = new Set<Word>();
  segment.forEach((word, at) => {
    const isKnownPart = word.isPlace && at > 0 && word.sort !== 'head';
    const before = segment[at - 1];
    // "Sainte-Maxime"
    const isSaint = word.isCapital && before?.isCapital && rolesOf(before.plain).has('saint');
    if (word.sort !== 'name' && !isKnownPart && !isSaint) return;
    let from = at;
    while (from > 0 && belongs(segment[from - 1], segment[from], names)) from--;
    const end = goesOn(segment, at) ? at + 3 : at + 1;
    const run = segment.slice(from, end);
    // "Station", "City" or "Spring" alone may say what a column holds, and "del río" what was measured.
    const isSmall = !run.some(({ isCapital }) => isCapital);
    const isAlone = run.length === 1 || (isSmall && words.some(({ isCapital }) => isCapital));
    if (isKnownPart && isAlone) return;
    for (const part of run) names.add(part);
  });
  return [...names];
}

/** "del Mar" behind "Viña" */
function goesOn(segment: readonly Word[], at: number): boolean {
  const [next, behind] = segment.slice(at + 1);
  const isJoined = next !== undefined && isConnector(next);
  return isJoined && behind?.isCapital === true && behind.sort !== 'head';
}

/** True if a word belongs to the name that goes on behind it. */
function belongs(word: Word | undefined, next: Word | undefined, names: Names): boolean {
  if (!word || !next || !/^[\s\-'’.]*$/.test(next.gap)) return false;
  // In "Humidity St Albans" the name begins with the saint.
  if (rolesOf(next.plain).has('saint')) return false;
  if (names.has(word) || word.isPlace || isConnector(word)) return true;
  // "Pre-en-Pail"
  if (next.gap === '-' && word.gap === '-') return true;
  if (word.sort === 'statistic') return next.isPlace;
  if (word.sort === 'quantity' || word.sort === 'quality') return word.isCapital || next.isPlace;
  // "In Salah", and "Inch Island"
  const isAt = rolesOf(word.plain).has('at') || rolesOf(word.plain).has('near');
  return word.isCapital && (isAt || (word.sort === 'common' && isPlacePart(next)));
}

/** True for "Hill". Not for "Station": "Max station" may be the maximum at the station. */
function isPlacePart(next: Word): boolean {
  return next.isPlace && wordsOf(next.plain).size === 0;
}

/** "Máximo" in "Máximo Gómez rainfall" and "Rain" in "Rain am Lech: Tmax", which the rest of the text contradicts. */
function firstNames(segment: readonly Word[], words: readonly Word[], names: Names): Word[] {
  return segment.flatMap((word, at) => {
    const first = segment[at - 1];
    if (first?.sort !== 'head' || !(names.has(word) || isPlacePart(word))) return [];
    const isOfRegion = (one: Word): boolean => !isConnector(word) && isRegion(one, words, names);
    const isOther = words.some(
      (one) => !names.has(one) && !isOfRegion(one) && contradicts(first, one),
    );
    return isOther ? [first, word] : [];
  });
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

/**
 * TX in "Dallas TX rainfall" and TN in "Memphis, TN: mean maximum": another word says in full what is measured, and it is
 * not what the two letters would say. Two such codes are the elements. "Pierre SD" and "SD Pierre" are in South Dakota.
 */
function regionsIn(words: readonly Word[], names: Names): Word[] {
  const [first, second] = words;
  const isSpread = ({ plain, text }: Word): boolean =>
    rolesOf(plain).has('spread') && REGION.test(text);
  const states = words.filter(
    (word) =>
      isSpread(word) && (isRegion(word, words, names) || (word === first && has(names, second))),
  );
  const [code, ...others] = words.filter(({ text, sort }) => sort === 'head' && REGION.test(text));
  if (!code || others.length > 0 || !isRegion(code, words, names)) return states;
  const meant = aboutIn(wordsOf(code.plain));
  const isOther = words.some((word) => {
    const about = names.has(word) ? undefined : aboutIn(wordsOf(word.plain));
    return about !== undefined && about !== meant;
  });
  return isOther ? [...states, code] : states;
}

function has(names: Names, word: Word | undefined): boolean {
  return word !== undefined && names.has(word);
}

function isRegion(word: Word, words: readonly Word[], names: Names): boolean {
  const isBehind = has(names, words[words.indexOf(word) - 1]);
  return isBehind && REGION.test(word.text) && /^,? *\(?$/.test(word.gap);
}

/** TX, PR: the shape of a state's, a province's or a country's code, and of many a code of weather. */
const REGION = /^\p{Lu}{2}$/u;

function mayBegin({ sort, isCapital }: Word): boolean {
  return sort === 'head' && isCapital;
}

function withoutNames(words: readonly Word[], names: Names, text: string): string {
  let says = '';
  let end = 0;
  words.forEach((word, at) => {
    const isLeftOut = names.has(word) || isBeforeName(word, words[at + 1], names);
    says += word.gap + (isLeftOut ? '' : word.text);
    end += word.gap.length + word.text.length;
  });
  return says + text.slice(end);
}

/** "Rainfall in Kew Gardens" states no inches, and "Rain_in Kew" and "Rain (in) Kew" do. */
function isBeforeName({ plain, gap }: Word, next: Word | undefined, names: Names): boolean {
  const isAt = rolesOf(plain).has('at') || rolesOf(plain).has('near');
  return isAt && next !== undefined && names.has(next) && /^ *$/.test(gap) && /^ +$/.test(next.gap);
}
