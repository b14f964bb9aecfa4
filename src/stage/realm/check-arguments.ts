import { exception } from '../platform/exception.ts';
import { classOf } from './own.ts';
import { fullClassName } from './published.ts';

/** A method, and what its published type says it takes. */
export type Checked = { published: string; key: string; signatures: readonly string[] | null };

/**
 * Refuses arguments that do not fit a published signature of the method, in the platform's words, and
 * gives those that do as the signature says they are: a size of `'12'` is 12.
 */
export function acceptedArguments(
  { published, key, signatures }: Checked,
  args: readonly unknown[],
): readonly unknown[] {
  if (!signatures) return args;
  const fitting = signatures.filter((signature) => fits(signature, args));
  const [signature] = fitting;
  if (signature === undefined)
    throw exception('signature-mismatch', {
      parameters: args.map(described).join(','),
      method: `${fullClassName(published)}.${key}`,
    });
  const missing = fitting.map((one) => missingArgument(one, args));
  if (missing[0] && !missing.includes(null)) throw exception('argument-null', { name: missing[0] });
  const parameters = signature.split(',');
  return args.map((value, at) => converted(kindsOf(parameters[at] ?? ''), value));
}

/** Where a parameter takes one kind alone, a value of another that fits becomes one of it. */
function converted(kinds: string[], value: unknown): unknown {
  const [kind = '', ...others] = kinds.filter((one) => one !== '0');
  const isOfOne = others.length === 0 && CONVERTED.test(kind);
  if (!isOfOne || value === null || value === undefined) return value;
  if (kind[0] === 'a' && Array.isArray(value))
    return value.map((item) => converted([kind.slice(1)], item));
  if (kind === 's') return typeof value === 'object' ? value : String(value);
  if (kind === 'n') return isNumeral(value) ? Number(value) : value;
  if (kind === 'b') return typeof value === 'string' ? /^true$/i.test(value) : Boolean(value);
  return value;
}

/** Texts, numbers, truths and lists of these. The cells of `setValues` may be anything, and are many. */
const CONVERTED = /^a*[snb]$/;

/** The parameter that takes no null and got it (`mode` of `setXFrameOptionsMode`, in public logs). */
function missingArgument(signature: string, args: readonly unknown[]): string | null {
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] !== null && args[at] !== undefined) continue;
    const [, name, optional] = signature.split(',')[at]?.match(/^(\w+)=.*?(\?)?$/) ?? [];
    if (name !== undefined && !optional) return name;
  }
  return null;
}

function fits(signature: string, args: readonly unknown[]): boolean {
  const parameters = signature === '' ? [] : signature.split(',');
  const most = parameters.at(-1)?.endsWith('*') ? Number.POSITIVE_INFINITY : parameters.length;
  const least = parameters.filter((one) => !/[?*]$/.test(one)).length;
  if (args.length < least || args.length > most) return false;
  return args.every((value, at) => fitsOne(parameters[at] ?? parameters.at(-1) ?? '', value));
}

function fitsOne(parameter: string, value: unknown): boolean {
  const optional = parameter.endsWith('?');
  const kinds = kindsOf(parameter);
  // null and undefined are refused for a number; for other kinds the method decides what they mean.
  if (value === null || value === undefined) return optional || kinds.some((kind) => kind !== 'n');
  return kinds.some((kind) => isOfKind(kind, value));
}

function kindsOf(parameter: string): string[] {
  return parameter
    .slice(parameter.indexOf('=') + 1)
    .replace(/[?*]$/, '')
    .split('|');
}

/** The letters are those of `published-types.mjs`. */
function isOfKind(kind: string, value: unknown): boolean {
  switch (kind[0]) {
    case 's':
      return typeof value !== 'object' ? typeof value !== 'function' : isPrintable(value);
    case 'n':
      return typeof value === 'number' || isNumeral(value);
    case 'b':
      return typeof value === 'boolean' || typeof value === 'number' || isTruthWord(value);
    case 'd':
      return isDate(value);
    case 'e':
      return isMember(value);
    case 'o':
      return isMember(value) || isOfClass(kind.slice(1), value);
    case 'a':
      return isListOf(kind.slice(1), value);
    default:
      return kind !== '0';
  }
}

function isTruthWord(value: unknown): boolean {
  return typeof value === 'string' && /^(true|false)$/i.test(value);
}

function isPrintable(value: object | null): boolean {
  return isDate(value) || isMember(value) || classOf(value) !== null || value instanceof String;
}

function isNumeral(value: unknown): boolean {
  if (value instanceof Number) return true;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

/**
 * The shape counts, and of which class objects are: plain values inside are converted, or refused, by
 * the method.
 */
function isListOf(inner: string, value: unknown): boolean {
  if (ArrayBuffer.isView(value)) return inner === 'n';
  if (!Array.isArray(value)) return false;
  if (inner[0] === 'a') return value.every((item) => Array.isArray(item));
  return inner[0] !== 'o' || value.every((item) => isOfKind(inner, item));
}

/**
 * A builder is not what it builds, and a template is no page: scripts forget `build` and `evaluate`.
 * Colours are the exception: live, `setForegroundColorObject` takes one that was not built.
 */
function isOfClass(name: string, value: unknown): boolean {
  const published = classOf(value) ?? '';
  return (
    published.endsWith(`.${name}`) || (name === 'Color' && published.endsWith('.ColorBuilder'))
  );
}

function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}

function isMember(value: unknown): boolean {
  return typeof (value as { ordinal?: unknown } | null)?.ordinal === 'function';
}

function described(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value;
  if (Array.isArray(value)) return `${value.length > 0 ? described(value[0]) : ''}[]`;
  const published = classOf(value);
  return published === null ? '(class)' : fullClassName(published);
}
