import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Whom limits count a request for. The last proxies in the list are ours; the address before them is the one they
 * saw. What is no address counts for the proxy that wrote it, because a limit must not depend on what somebody made up.
 */
export function networkOfCaller(
  { socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = networkOf(socket.remoteAddress ?? 'unknown');
  if (trustedProxies === 0) return direct;
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-trustedProxies);
  const address = withoutPort(seen ?? '');
  return isIP(address) === 0 ? direct : networkOf(address);
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`. It is another for each connection. */
function withoutPort(text: string): string {
  const plain = text.trim().replaceAll('"', '');
  const [, six, four] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(plain) ?? [];
  return six ?? four ?? plain;
}

/** A household has one IPv4 address or 2^64 of IPv6, so of the latter only the network counts. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return address;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** `2001:db8::1` in full: `2001`, `db8`, six zeros less one, `1`. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(after === undefined ? [] : zeros), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
