import type { Problem } from '../../core/problem.ts';

/**
 * Why a call did not come through. Google writes in the person's language, so we match only the parts
 * that most languages share. For every other text we say what usually helps.
 */
export function readFailure(error: unknown): Problem {
  const { name, message } = wordsOf(error);
  const text = `${name}: ${message}`;
  const known = FAILURES.find(({ pattern }) => pattern.test(text));
  if (known) return { kind: known.kind, params: {} };
  return { kind: 'sidebar.unexpected', params: { message: message.slice(0, MESSAGE_CHARACTERS) } };
}

const MESSAGE_CHARACTERS = 200;

const FAILURES = [
  { pattern: /PERMISSION_DENIED/, kind: 'sidebar.several-accounts' },
  { pattern: /NetworkError|HTTP \d/, kind: 'sidebar.answer-lost' },
  { pattern: /authoriz|autoriz|autoris/i, kind: 'sidebar.no-permission' },
] as const;

/** Google makes its errors in the frame around the page: they are no `instanceof Error` here. */
function wordsOf(error: unknown): { name: string; message: string } {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
  return { name: String(name ?? ''), message: typeof message === 'string' ? message : '' };
}
