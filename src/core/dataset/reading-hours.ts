import { ELEMENTS, type Element } from './columns.ts';

/** When a day ends, in universal time; hour 24 where days go from midnight to midnight. */
export type Clock = { hour: number; minute: number };

/**
 * What people write of the hours at which they read: "7:00", "9 am local", "max 18:00, min 7:00", "sunset". It comes back in
 * universal time; a local hour is of the sun, four minutes a degree of longitude.
 */
export function readHours(
  typed: string,
  longitude: number | undefined,
): { ok: true; hours: string } | { ok: false } {
  const parts = typed.split(/[;,\n]/).map((part) => partOf(part.trim(), longitude));
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
  const [, hour, minute] = /(\d+):(\d+)$/.exec(own ?? '') ?? [];
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
}

export function isCalendarDay(clock: Clock | null): boolean {
  return clock?.hour === 24;
}

function partOf(text: string, longitude: number | undefined): { of: string; time: string } | null {
  const element = ELEMENTS.find((one) => ELEMENT_WORDS[one].test(text));
  const rest = (element ? text.replace(ELEMENT_WORDS[element], '') : text).trim();
  const word = HOUR_WORDS.find(({ is }) => is.test(rest));
  const [, hour = '', minute = '00', half = '', zone = ''] =
    CLOCK.exec(word ? rest.replace(word.is, word.means) : rest) ?? [];
  const minutes = minutesOf(hour, minute, half.toLowerCase());
  if (minutes === null) return null;
  const of = element ? `${element} ` : '';
  // A day from midnight to midnight is one by whatever clock.
  if (minutes === A_DAY || !LOCAL.test(zone)) return { of, time: clockText(minutes) };
  if (longitude === undefined) return null;
  const universal = Math.round(minutes - longitude * MINUTES_A_DEGREE);
  return { of, time: clockText(((universal % A_DAY) + A_DAY) % A_DAY) };
}

function minutesOf(hour: string, minute: string, half: string): number | null {
  if (hour === '' || Number(minute) > 59 || (half && !(Number(hour) >= 1 && Number(hour) <= 12)))
    return null;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const minutes = hours * 60 + Number(minute);
  return minutes > A_DAY ? null : minutes;
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const A_DAY = 24 * 60;
const MINUTES_A_DEGREE = 4;
const CLOCK =
  /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?(?:\s*([ap])\.?m\.?)?\s*(|utc|gmt|z|ut|local(?: time)?|(?:lmt|lst)|(?:heure |hora )locale?)$/i;
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
