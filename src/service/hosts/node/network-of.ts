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
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight numbers, however it is spelt: a browser's address knows every spelling and has one. */
function groupsOf(address: string): number[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::');
  const [first, last] = [before, after].map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => Number.parseInt(group, 16));
}
