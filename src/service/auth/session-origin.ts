import { firstCharacters, unstorableIn } from '../../core/dataset/storable-text.ts';
import type { SessionOrigin } from './session-rows.ts';

const AGENT_CHARACTERS = 200;

/** Enough to know one's own sessions again. */
export function originOf(request: Request, { address }: { address: string }): SessionOrigin {
  const agent = firstCharacters(request.headers.get('user-agent') ?? '', AGENT_CHARACTERS);
  return { agent: agent === '' || unstorableIn(agent) ? null : agent, address };
}
