import type { Answered } from './home.ts';

/** What a proxy says in its own words. */
export function gatewayPage(status: number): Answered {
  const headers = { 'content-type': 'text/html' };
  return { status, headers, body: `<html><h1>${status} from the gateway</h1></html>` };
}
