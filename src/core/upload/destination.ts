import type { Session } from '../session/session.ts';

/** Service and account: the same values to another of either are not unchanged. */
export function destinationOf({ address, subject }: Pick<Session, 'address' | 'subject'>): string {
  return `${address} ${subject}`;
}

export function addressIn(destination: string): string | null {
  return destination.split(' ')[0] || null;
}
