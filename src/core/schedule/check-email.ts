import { type Answer, bad, good } from '../problem.ts';

/** Where failures are told; null for nowhere. Whether mail arrives there, only mail can tell. */
export function checkEmail(typed: string | null): Answer<string | null, 'schedule.email-odd'> {
  if (typed === null) return good(null);
  const email = typed.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? good(email) : bad('schedule.email-odd');
}
