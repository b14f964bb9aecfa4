import type { Opening } from '../../addon/page-types.ts';

/** Also while the service does not answer: what was set up still holds. */
export function isConnected({ connection }: Opening): boolean {
  return connection.state === 'connected' || connection.state === 'failing';
}
