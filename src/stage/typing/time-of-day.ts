/** A time as it stands at the end of a text: `12:30`, `3:45:10 PM`, `2026-01-31T06:00`. */
type TypedTime = {
  /** what stands before it, a date perhaps */
  day: string;
  /** as a part of a day; more than one for a length of time */
  fraction: number;
  format: string;
};

const TIME = /(?:^|[ \u00a0T]+)(\d{1,4}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?:\s?([AP])M)?$/i;
const DAY_SECONDS = 86_400;

/** Null if the text does not end in a time. `25:61` is no time, and `27:30` is a length of time. */
export function readTime(text: string): TypedTime | null {
  const parts = text.match(TIME);
  if (!parts) return null;
  const [whole, hours = '', minutes = '', seconds, half] = parts;
  const day = text.slice(0, text.length - whole.length);
  const hour = hourOf(Number(hours), half);
  if (hour === null || Number(minutes) > 59 || Number(seconds ?? 0) >= 60) return null;
  const isLength = hour > 23;
  if (isLength && day !== '' && hour + Number(minutes) > 24) return null;
  const fraction = (hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / DAY_SECONDS;
  if (isLength && day === '') return { day, fraction, format: '[h]:mm:ss' };
  const clock = seconds === undefined ? 'mm' : 'mm:ss';
  return { day, fraction, format: half ? `h:${clock} am/pm` : `H:${clock}` };
}

/** Twelve at night is hour nought, and `13:30 PM` is no time. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour > 12) return null;
  return (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}
