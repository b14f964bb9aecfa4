import { jsonObject } from './http/http-answer.ts';

/** The form of all that is kept. Another form gets the next number, and a migration from this one. */
const FORM = 1;

/** A later program wrote it, or nobody can tell what it was. Neither is overwritten. */
export type Unreadable = 'later' | 'damaged';
export type Stored = { is: 'read'; value: Record<string, unknown> } | { is: Unreadable };

/** Each value is one JSON text that says of which form it is. */
export function storedText(value: object): string {
  return JSON.stringify({ v: FORM, ...value });
}

/** `example`: a value of its kind, whose fields each such value has, in the same form. */
export function readStored(text: string, example: object): Stored {
  const { v, ...value } = jsonObject(text) ?? {};
  if (typeof v === 'number' && v > FORM) return { is: 'later' };
  return v === FORM && isLike(value, example) ? { is: 'read', value } : { is: 'damaged' };
}

function isLike(value: Record<string, unknown>, example: object): boolean {
  return Object.entries(example).every(([name, known]) => formOf(value[name]) === formOf(known));
}

function formOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value;
  return value.includes(null) ? 'a list with holes' : 'list';
}
