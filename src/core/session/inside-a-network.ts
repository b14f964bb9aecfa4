/**
 * Names and numbers that mean something only inside one network, where Google cannot come and where a
 * token has no business: RFC 1918, 3927, 6598, 6761, 6762, 8375, and what clouds call their own.
 */
export function isInsideANetwork(host: string): boolean {
  const numbers = host.split('.').map(Number);
  return hasName(host) ? INSIDE_NAMES.test(host) : isInsideNumber(numbers[0] ?? 0, numbers[1] ?? 0);
}

/** Browsers and servers take 127.1, 0x7f.0.0.1 and 0177.0.0.1 for addresses too. Nobody's service is one. */
export function isOddNumber(host: string): boolean {
  return !hasName(host) && !/^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(host);
}

const INSIDE_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|arpa)$/;

/** A host whose last part is a number is an address (WHATWG URL, "ends in a number"). */
function hasName(host: string): boolean {
  return !/(^|\.)(\d+|0x[\da-f]*)$/i.test(host);
}

function isInsideNumber(first: number, second: number): boolean {
  if (first === 172) return second >= 16 && second <= 31;
  if (first === 100) return second >= 64 && second <= 127;
  if (first === 192) return second === 168;
  if (first === 169) return second === 254;
  return first === 0 || first === 10 || first === 127 || first >= 224;
}
