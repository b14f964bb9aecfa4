import { type Problem, problemOf } from '../problem.ts';
import type { Session } from '../session/session.ts';
import type { UploadMemory } from './upload-memory.ts';

/** Service and account. The same values sent to another service or account count as changed. */
export function destinationOf({ address, subject }: Pick<Session, 'address' | 'subject'>): string {
  return `${address} ${subject}`;
}

export function addressIn(destination: string): string | null {
  return destination.split(' ')[0] || null;
}

/** Why a schedule does not send to whom the person is connected with now: it was made for another service or account. */
export function madeForAnother(
  memory: Pick<UploadMemory, 'address' | 'subject'>,
  session: Pick<Session, 'address' | 'subject' | 'account'>,
  owner: string,
): Problem | null {
  if (memory.address !== session.address) return problemOf('schedule.address-changed');
  if (!memory.subject || !session.subject || memory.subject === session.subject) return null;
  return problemOf('schedule.account-changed', { account: session.account ?? '', owner });
}

const KINDS: readonly Problem['kind'][] = ['schedule.address-changed', 'schedule.account-changed'];

export function saysMadeForAnother(problem: Problem | null): boolean {
  return problem !== null && KINDS.includes(problem.kind);
}
