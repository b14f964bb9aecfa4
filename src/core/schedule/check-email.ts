import { type Answer, err, ok } from '../problem.ts';

/** The address for news of failures; null for none. Only a mail can show whether mails arrive there. */
export function checkEmail(typed: string | null): Answer<string | null, 'schedule.email-odd'> {
  if (typed === null) return ok(null);
  const email = typed.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? ok(email) : err('schedule.email-odd');
}
