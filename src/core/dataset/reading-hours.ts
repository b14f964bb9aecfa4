import { ELEMENTS, type Element } from './columns.ts';

/**
 * When the day of a date ends, in universal time; hour 24 where days go from midnight to midnight. `day`: 1 where it ends on
 * the next day, which is when it was read, -1 on the day before.
 */
export type Clock = { hour: number; minute: number; day: number };

/**
 * What people write of the hours at which they read: "7:00", "9 am local", "max 18:00, min 7:00", "sunset", "9:00 next day".
 * It comes back in universal time; a local hour is of the sun, four minutes a degree of longitude.
 */
export function readHours(
  typed: string,
  longitude: number | undefined,
): { ok: true; hours: string } | { ok: false } {
  const parts = partsOf(typed).map((part) => partIn(part, longitude));
  const said = parts.flatMap((part) => (part ? [part] : []));
  const names = new Set(said.map(({ of }) => of));
  if (said.length < parts.length || names.size < said.length) return { ok: false };
  return { ok: true, hours: said.map(({ of, time }) => of + time).join(', ') };
}

/** The hour of an element, else the one of all of them; null where nobody says it. */
export function hourOf(hours: string | undefined, element: Element): Clock | null {
  const parts = hours?.split(', ') ?? [];
  const own =
    parts.find((part) => part.startsWith(element)) ?? parts.find((part) => /^\d/.test(part));
  const [, hour, minute, word = ''] = /(\d+):(\d+)(?: (\D+))?$/.exec(own ?? '') ?? [];
  const day = DAYS.indexOf(word) - 1;
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute), day };
}

const DAYS: readonly string[] = ['day before', '', 'next day'];

export function isCalendarDay(clock: Clock | null): boolean {
  return clock?.hour === 24;
}

/** Whether a morning is among them, and nobody says beside which date its value stands. */
export function asksDay(typed: string, longitude: number | undefined): boolean {
  return partsOf(typed).some((part) => asksDayOf(part, longitude));
}

/** With the day that a person has said, in their words, where it was asked. */
export function withDay(typed: string, longitude: number | undefined, day: string): string {
  return partsOf(typed)
    .map((part) => (asksDayOf(part, longitude) ? `${part} ${day}` : part))
    .join(', ');
}

function asksDayOf(text: string, longitude: number | undefined): boolean {
  const said = saidIn(text);
  if (!said || said.day !== null) return false;
  const bySun = said.isLocal ? 0 : (longitude ?? 0) * MINUTES_A_DEGREE;
  const minutes = (said.minutes + bySun + A_DAY) % A_DAY;
  return minutes > 0 && minutes < A_DAY / 2;
}

function partsOf(typed: string): string[] {
  return typed.split(/[;,\n]/).map((part) => part.trim());
}

function partIn(text: string, longitude: number | undefined): { of: string; time: string } | null {
  const said = saidIn(text);
  if (!said) return null;
  const of = said.element ? `${said.element} ` : '';
  // A day from midnight to midnight is one by whatever clock.
  const isBySun = said.isLocal && said.minutes !== A_DAY;
  if (isBySun && longitude === undefined) return null;
  const bySun = isBySun ? (longitude ?? 0) * MINUTES_A_DEGREE : 0;
  const time = timeText(Math.round(said.minutes - bySun) + (said.day ?? 0) * A_DAY);
  return time === null ? null : { of, time };
}

/** `day`: null where nobody says it */
type SaidHour = {
  element: Element | undefined;
  minutes: number;
  isLocal: boolean;
  day: number | null;
};

function saidIn(text: string): SaidHour | null {
  const element = ELEMENTS.find((one) => ELEMENT_WORDS[one].test(text));
  const [, named = '', dayWord = ''] = DAY_WORD.exec(text) ?? [];
  const rest = (element ? named.replace(ELEMENT_WORDS[element], '') : named).trim();
  const day = dayWord === '' ? null : DAY_WORDS.findIndex((is) => is.test(dayWord)) - 1;
  const word = HOUR_WORDS.find(({ is }) => is.test(rest));
  const [, hour = '', minute = '00', half = '', zone = ''] =
    CLOCK.exec(word ? rest.replace(word.is, word.means) : rest) ?? [];
  const minutes = minutesOf(hour, minute, half.toLowerCase());
  return minutes === null ? null : { element, minutes, isLocal: LOCAL.test(zone), day };
}

function minutesOf(hour: string, minute: string, half: string): number | null {
  if (hour === '' || Number(minute) > 59 || (half && !(Number(hour) >= 1 && Number(hour) <= 12)))
    return null;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const minutes = hours * 60 + Number(minute);
  return minutes > A_DAY ? null : minutes;
}

/** Of minutes since the date began; the midnight at its end is its own. */
function timeText(since: number): string | null {
  const day = since === A_DAY ? 0 : Math.floor(since / A_DAY);
  const minutes = since - day * A_DAY;
  const word = DAYS[day + 1];
  if (word === undefined) return null;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} ${word}`.trim();
}

const A_DAY = 24 * 60;
const MINUTES_A_DEGREE = 4;
const CLOCK =
  /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?(?:\s*([ap])\.?m\.?)?\s*(|utc|gmt|z|ut|local(?: time)?|(?:lmt|lst)|(?:heure |hora )locale?)$/i;
/** Before, same, next, as the languages of the page have them. */
const DAY_WORDS = [
  /before|previous|veille|anterior/i,
  /same|même|mismo|mesmo/i,
  /next|following|lendemain|siguiente|seguinte/i,
] as const;
const DAY_WORD =
  /^(.*?)(?:\s+((?:the |le |la |el |o |no |al )?(?:(?:same|next|following|previous) day|day before|même jour|lendemain|veille|(?:mismo|mesmo) d[ií]a|d[ií]a (?:siguiente|seguinte|anterior))))?$/iu;
const LOCAL = /^l|locale?$/i;
const ELEMENT_WORDS: Record<Element, RegExp> = {
  max: /^(?:t[ -]?max|tx|m[aá]x)[\p{L}.]*:?(?=\s|$)/iu,
  min: /^(?:t[ -]?m[ií]n|tn|m[ií]n)[\p{L}.]*:?(?=\s|$)/iu,
  rain: /^(?:rain|rr|prec|pr[eé]c|plu|lluv|chuv)[\p{L}.]*:?(?=\s|$)/iu,
};
/** By the sun, in the mean of the year. */
const HOUR_WORDS = [
  {
    is: /^(?:sunrise|dawn|lever(?: du soleil)?|salida del sol|amanecer|nascer do sol)/i,
    means: '6:00 local',
  },
  { is: /^(?:noon|midday|midi|mediod[ií]a|meio-dia)/i, means: '12:00 local' },
  { is: /^(?:sunset|coucher(?: du soleil)?|puesta del sol|p[oô]r do sol)/i, means: '18:00 local' },
  { is: /^(?:midnight|minuit|medianoche|meia-noite)/i, means: '24:00 local' },
] as const;
