import type { Element } from '../../dataset/columns.ts';
import type { RainUnit, TemperatureUnit } from '../../reading/reading.ts';
import { remembering } from './remembering.ts';

export type Quantity = 'temperature' | 'rain';
/** All units that are read. A person can wish for most. */
export type Unit = TemperatureUnit | RainUnit | '0.1F';

export function quantityOf(element: Element): Quantity {
  return element === 'rain' ? 'rain' : 'temperature';
}

/** The order matters: "0.1 °C" comes before "°C", "mm/day" before "mm". The text is NFKC in lower case. */
const PATTERNS: Record<Quantity, readonly (readonly [unit: Unit, pattern: RegExp])[]> = {
  temperature: [
    [
      '0.01C',
      /(0[.,]01|1\/100|hundredths?( of)?( a)?) ?(°|deg|o)? ?(c\b|celsius)|hundredths of a? ?degree/,
    ],
    [
      '0.1C',
      tenthOf(
        /(°|deg|o|gra[du]\w*|degr\w*)? ?(c\b|celsius)/,
        /tenths of a? ?degree|0[.,]1 (degrees|graden)|\bc ?[)\]]? ?[x×*] ?(10|0[.,]1)\b/,
      ),
    ],
    ['0.1F', tenthOf(/(°|deg\w*\.?)? ?f(ahrenheit)?\b/)],
    ['F', scaleOf('f', 'fahrenheit')],
    ['C', scaleOf('c', String.raw`celsius|centigrad|\b[o0] ?c\b|\bgr(ad)?\.? ?c\b`)],
    ['K', scaleOf('k', String.raw`\bkelvin`)],
  ],
  rain: [
    ['0.1mm', tenthOf(/(mm\b|mil+im)/, /\bmm ?[)\]]? ?[x×*] ?(10|0[.,]1)\b/)],
    [
      'mm/day',
      /\bmm ?(\/|per|pro|por|par) ?(d\b|day|dia|día|tag|jour)|\bmm ?d(ay)?-1|\bmm day\^?-1|^(?!.*(\b(in|ins|cm)\b|inch|pulgada|["″])).*(\b(average|mean|avg) daily (rain|prec)|(rain\w*|prec\w*)( \(mm\))? per day|(lluvia|prec\S*) media diaria)/,
    ],
    [
      'mm',
      /\bmm\b(?! ?(\/|per) ?(h|s))|mil+im[eè]t\w*|\bl ?\/? ?m ?\^?-?2|\bkg ?\/? ?m ?\^?-?2(?! ?s)|\blitros? por|^mm(?=\w)|_mm$|ミリ|毫米|(^|[^а-яё])мм(?!\.? ?(рт|\/)|[а-яё])/,
    ],
    ['cm', /\bcm\b|centimet\w*/],
    [
      '0.01in',
      /(0[.,]01|1\/100|hundredths?( of)?( an?)?) ?(in\b|inch)|(?:^|rain\w*,? |in |[([] ?)points\b|\bpts\b/,
    ],
    [
      'in',
      /(?<!\d[ -]?)\binch(es)?\b|\bpulgadas?\b|[([] ?(in|ins|inches|")\.? ?[)\]]|[a-z][ ,/] ?in\.?$|^in\.?$|_in$|["″]$/,
    ],
    ['m', /[([] ?m ?[)\]]|^m$|\bmet(re|er)s?\b/],
  ],
};

/** "°F", "[deg F]", "(ºF)", "Temp max F" and "tmax_f". Of "ºF" NFKC has made "o F". */
function scaleOf(letter: string, names: string): RegExp {
  const forms = String.raw`° ?~\b|\bdeg(rees?|\.)? ?~\b|[([] ?(o )?~ ?[)\]]|^~$|\btemp\w* ?(high|low|max|min)? ~$|(^|[_ ])(tmax|tmin|max|min|high|low|temp)[_ ,]{0,2}~$`;
  return new RegExp(`${forms.replace(/~/g, letter)}|${names}`);
}

/** "0.1 mm", "tenths of a mm", "Zehntel mm", or another way to write the same. */
function tenthOf(unit: RegExp, otherwise = /^\b$/): RegExp {
  const tenth =
    /0[.,]1|1\/10|tenths?( of)?( a| one)?|zehntel|d[ée]cimas?( de)?|dixi[èe]mes?( de)?|tiende/;
  return new RegExp(`(${tenth.source}) ?${unit.source}|${otherwise.source}`);
}

/** The unit a header, a units row or a title states for temperature or for rain. */
export function statedUnit(text: string, quantity: Quantity): Unit | undefined {
  return statedUnits(text)[quantity];
}

const statedUnits = remembering((text): { [quantity in Quantity]: Unit | undefined } => {
  const plain = text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    // "precip_inches"; "_in" at the end is a unit, and " in" may be a word
    .replace(/_(?!in$)/gi, ' ')
    .toLowerCase()
    .replace(ONCE_IN, '')
    .trim();
  const first = (quantity: Quantity): Unit | undefined =>
    PATTERNS[quantity].find(([, pattern]) => pattern.test(plain))?.[0];
  return { temperature: first('temperature'), rain: first('rain') };
});

/** "°C (converted from °F)": the part about the earlier unit. */
const ONCE_IN = /(convert\w+ (from|de)|originally)[^)]*?(?=\)|\bto\b|\ba\b|$)/;

/** Units of power, pressure, speed, money and the like: the values are neither temperature nor rain. */
const OTHER_UNIT =
  /[([] ?(?:[kmg]?wh?|m?j|[hk]?pa|mbar|mb|bar|m ?\/ ?s|km ?\/ ?h|kmh|kph|mph|kt|kts|knots|%|w ?\/ ?m.*|mj ?\/ ?m.*|hz|ppm|ppb|usd|eur|gbp|[$€£¥]|kg|ha|m3|m³|m3 ?\/ ?m3|m³ ?\/ ?m³|h|hrs?|hours?|days?|horas?|heures?|dias?|jours?|std|tage)\.? ?[)\]]|%$|% (?:of|de|d[eao]s?|der|von)\b|\b(mm|in|cm) ?(\/|per|pro|por|par|an?) ?(h|hr|hour|hora|heure|stunde|min)\b|\b(volts?|amps?|watts?|knots?|h?pascals?|hpa|mbar|kph|mph|m\/s|km\/h|met(er|re)s?\/second|w\/m.?)\b/;

export function isInOtherUnit(text: string): boolean {
  return OTHER_UNIT.test(text.toLowerCase());
}

/**
 * The unit that a title states. A title is prose: "stations in 1900" has no inches, "at 20 m" no metres,
 * "Inch Island" is a place, and a sheet "F" may follow a sheet "E".
 */
export function titleUnit(text: string, quantity: Quantity): Unit | undefined {
  if (text.trim().length < 2) return undefined;
  const unit = statedUnit(withoutPlaceInch(text).replace(/\bin$/i, ''), quantity);
  return unit === 'm' || unit === 'K' ? undefined : unit;
}

/** "inch" is a unit after a number, a bracket, "in", "per" or "rain". Elsewhere it is a place and is cut. */
export function withoutPlaceInch(text: string): string {
  return text.replace(/\binch\b/gi, (inch, at: number) =>
    BEFORE_A_UNIT.test(text.slice(0, at)) ? inch : '',
  );
}

const BEFORE_A_UNIT = /([\d([/]|\b(in|an?|of|units?|per|hundredths|rain\w*|pr\w*p\w*))\W*$/i;

export function isUnitText(text: string): boolean {
  return (
    text.length <= 30 &&
    (statedUnit(text, 'temperature') !== undefined || statedUnit(text, 'rain') !== undefined)
  );
}

export function isStandard(unit: Unit): boolean {
  return unit === 'C' || unit === 'mm';
}

/** Converts to °C or mm. It divides where it can, because 3 / 10 is 0.3 and 3 * 0.1 is not. */
export function toStandard(value: number, unit: Unit, daysOfMonth: number): number {
  const whole = value / (PARTS[unit] ?? 1);
  if (unit.endsWith('F')) return ((whole - 32) * 5) / 9;
  if (unit === 'K') return whole - 273.15;
  return whole * (unit === 'mm/day' ? daysOfMonth : (IN_MM[unit] ?? 1));
}

const PARTS: { [unit in Unit]?: number } = { '0.1F': 10, '0.1C': 10, '0.01C': 100, '0.1mm': 10 };
const IN_MM: { [unit in Unit]?: number } = { in: 25.4, '0.01in': 0.254, cm: 10, m: 1000 };

/** Rounds a converted month to two decimals, which are finer than any source, or six for metric units. */
export function roundConverted(value: number, unit: Unit): number {
  if (/F|in|day/.test(unit)) return roundHalfUp(value, 2);
  return roundHalfUp(value, 6);
}

/** Rounds half up, as people do. 2.675 is a little less in binary, so a tiny amount is added. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.floor(value * scale + 0.5 + 1e-7) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** True for a whole number, but for what is lost in binary: 0.3 * 10 is one. */
export function isRounded(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
