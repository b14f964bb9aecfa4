import { type Answer, bad, good } from '../problem.ts';

/** The address for news of failures; null for none. Only a mail can show whether mails arrive there. */
export function checkEmail(typed: string | null): Answer<string | null, 'schedule.email-odd'> {
  if (typed === null) return good(null);
  const email = typed.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? good(email) : bad('schedule.email-odd');
}
