import type { EventSpec } from '../platform/thread-messages.ts';
import type { WebRequest } from './protocol.ts';

type Visit = { functionName: string; event: Extract<EventSpec, { is: 'web' }> };

/** Which function a request to the web app runs, and the event it is given (guides/web). */
export function webVisit(request: WebRequest, now: number): Visit {
  const { method, path = '', query = '', body = null, contentType } = request;
  const fields = [...new URLSearchParams(query)];
  const token = path === 'usercallback' ? stateOf(fields, now) : null;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType ?? '');
  const all = [...fields, ...(body !== null && isForm ? new URLSearchParams(body) : [])];
  const event: Visit['event'] = {
    is: 'web',
    queryString: query,
    parameters: listed([...Object.entries(token?.args ?? {}), ...all]),
    pathInfo: path === '' || token ? null : path,
    posted: body === null ? null : { contents: body, type: contentType ?? 'text/plain' },
  };
  return { functionName: token?.method ?? (method === 'POST' ? 'doPost' : 'doGet'), event };
}

function listed(fields: [string, string][]): Record<string, string[]> {
  const parameters: Record<string, string[]> = {};
  for (const [name, value] of fields) parameters[name] = [...(parameters[name] ?? []), value];
  return parameters;
}

type Token = { method: string; args: Record<string, string>; until: number };

/** The token that `ScriptApp.newStateToken` made and the other service has sent back. */
function stateOf(fields: readonly [string, string][], now: number): Token {
  const text = fields.find(([name]) => name === 'state')?.[1] ?? '';
  const token = readToken(text);
  if (!token || token.until < now)
    throw new Error('The state token is invalid or has expired. Please try again.');
  return token;
}

function readToken(text: string): Token | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Token;
  } catch (error) {
    // Text that is no JSON cannot be one of our tokens; the visitor gets the same answer for both.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
