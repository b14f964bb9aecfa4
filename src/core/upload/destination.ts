import type { Session } from '../session/session.ts';

/** Service and account. The same values sent to another service or account count as changed. */
export function destinationOf({ address, subject }: Pick<Session, 'address' | 'subject'>): string {
  return `${address} ${subject}`;
}

export function addressIn(destination: string): string | null {
  return destination.split(' ')[0] || null;
}
