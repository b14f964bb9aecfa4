import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts an address for. A household has one IPv4 address or 2^64 of IPv6, so of the
 * latter only the network counts.
 */
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
