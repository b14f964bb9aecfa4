import type { Connection } from '../../addon/page-types.ts';
import type { SidebarWords } from '../words/sidebar-words.ts';
import { hostOf } from './host-of.ts';

type Refused = Exclude<Connection, { state: 'none' }>;

/** Why a connection has ended: the service ended it, or Almanac was set to another service. */
export function refusedText({ address, problem }: Refused, { say, sayKind }: SidebarWords): string {
  return problem?.kind === 'connection.service-changed'
    ? sayKind(problem)
    : say('sidebar.connect-refused', { where: hostOf(address) });
}
