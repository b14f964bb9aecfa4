import type { Scalar } from './values.ts';

const KINDS = ['number', 'string', 'boolean'];

/** Text without regard to case; an empty cell is the zero or the text of the other side. */
export function order(left: Scalar, right: Scalar): number {
  const [a, b] = [left ?? blankLike(right), right ?? blankLike(left)];
  const kinds = KINDS.indexOf(typeof a) - KINDS.indexOf(typeof b);
  if (kinds !== 0 || typeof a !== 'string') return kinds || Number(a) - Number(b);
  return a.toLowerCase().localeCompare(String(b).toLowerCase());
}

function blankLike(other: Scalar): Scalar {
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}
