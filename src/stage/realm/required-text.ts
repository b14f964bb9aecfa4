import { exception } from '../platform/exception.ts';

/** A text that may be anything but nothing; the platform names the parameter (seen in public logs). */
export function requiredText(name: string, value: unknown): string {
  if (value === null || value === undefined) throw exception('argument-null', { name });
  return String(value);
}
