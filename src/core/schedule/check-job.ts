import { type Answer, err, ok } from '../problem.ts';
import type { Rhythm } from './job.ts';

const EVERY = ['hour', 'day', 'week', 'month'];

/** A page may send anything, but only a rhythm that makes sense is kept in the document. */
export function checkRhythm(rhythm: Rhythm): Answer<Rhythm, 'schedule.rhythm-odd'> {
  const { every, hour, weekday, day } = rhythm ?? {};
  const makesSense =
    EVERY.includes(every) &&
    isWithin(hour, 0, 23) &&
    isWithin(weekday, 1, 7) &&
    isWithin(day, 1, 31);
  return makesSense ? ok({ every, hour, weekday, day }) : err('schedule.rhythm-odd');
}

function isWithin(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

/** The address for news of failures; null for none. Only a mail can show whether mails arrive there. */
export function checkEmail(typed: string | null): Answer<string | null, 'schedule.email-odd'> {
  if (typed === null) return ok(null);
  const email = typed.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? ok(email) : err('schedule.email-odd');
}
