import type { Opening } from '../../addon/page-types.ts';

/** A service that does not answer for a while does not end the connection. */
export function isConnected({ connection }: Pick<Opening, 'connection'>): boolean {
  return connection.state === 'connected' || connection.state === 'failing';
}
