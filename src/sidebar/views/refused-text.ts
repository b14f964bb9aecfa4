import type { Connection } from '../../addon/page-types.ts';
import type { SidebarWords } from '../words/sidebar-words.ts';

/** What ended a connection. A service may say nothing of it. */
export function refusedText(
  { problem }: Refused,
  { sayKind }: Pick<SidebarWords, 'sayKind'>,
): string {
  return sayKind(problem ?? { kind: 'connection.not-known', params: {} });
}

type Refused = Exclude<Connection, { state: 'none' }>;
