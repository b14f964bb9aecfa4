import type { Problem } from '../../core/problem.ts';

/**
 * Why a call did not come through. Google's texts follow the person's language, so only what is
 * the same in most languages is matched, and what usually helps is said for the rest.
 */
export function readFailure(error: unknown): Problem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  const text = `${name}: ${message}`;
  const known = FAILURES.find(({ pattern }) => pattern.test(text));
  if (known) return { kind: known.kind, params: {} };
  return { kind: 'sidebar.unexpected', params: { message: message.slice(0, MESSAGE_CHARACTERS) } };
}

const MESSAGE_CHARACTERS = 200;

const FAILURES = [
  { pattern: /PERMISSION_DENIED/, kind: 'sidebar.several-accounts' },
  { pattern: /^NetworkError|HTTP 0\b/, kind: 'sidebar.answer-lost' },
  { pattern: /authoriz|autoriz|autoris/i, kind: 'sidebar.no-permission' },
] as const;
