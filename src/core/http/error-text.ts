import { isRecord, jsonObject } from './http-answer.ts';

type Body = { headers: Record<string, string>; text: string };

/** Long enough for a sentence, and too short for a page of HTML or a stack trace. */
const MOST_CHARACTERS = 200;
const TEXT_FIELDS = ['error', 'error_description', 'msg', 'message', 'detail', 'title'] as const;

/** The other side's sentence about what went wrong, in whatever shape; empty when there is none. */
export function errorText({ text }: Body): string {
  const body = jsonObject(text);
  if (body) return shorten(textField(body));
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1];
  return shorten(
    title ?? text.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' '),
  );
}

/** The code of the failure, or ''. A number in `code` only repeats the status. */
export function errorCode({ headers, text }: Body): string {
  const body = jsonObject(text) ?? {};
  const candidates = [
    body.error_code,
    body.code,
    headers['sb-error-code'],
    headers['x-sb-error-code'],
    // Old servers speak plain OAuth, where `error` is the code.
    body.error,
  ];
  return (
    (candidates.find((value) => typeof value === 'string' && /^[\w-]+$/.test(value)) as string) ??
    ''
  );
}

function textField(body: Record<string, unknown>): string {
  // An old server's `error` is a code, and its sentence is in this field.
  const described = body.error_description;
  if (isSaid(described)) return described;
  const inner = isRecord(body.error) ? body.error.message : undefined;
  const texts = [inner, ...TEXT_FIELDS.map((field) => body[field])];
  return texts.find(isSaid) ?? '';
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** One line, no longer than what a person reads in a message. */
export function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > MOST_CHARACTERS ? `${flat.slice(0, MOST_CHARACTERS - 1)}…` : flat;
}
