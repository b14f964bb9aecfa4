import { isRecord, jsonObject } from './http-answer.ts';

type Body = { headers: Record<string, string>; text: string };

/** Enough for a sentence; a page of HTML or a stack trace helps nobody. */
const CHARACTERS_TOLD = 200;
const TEXT_FIELDS = ['error', 'error_description', 'msg', 'message', 'detail', 'title'] as const;

/** What the other side says went wrong, whatever shape it says it in. Empty when it says nothing. */
export function errorText({ text }: Body): string {
  const body = jsonObject(text);
  if (body) return shorten(textField(body));
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1];
  return shorten(
    title ?? text.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' '),
  );
}

/** The machine's word for it, or ''. A number in `code` is the status again and tells nothing. */
export function errorCode({ headers, text }: Body): string {
  const body = jsonObject(text) ?? {};
  const told = [
    body.error_code,
    body.code,
    headers['sb-error-code'],
    headers['x-sb-error-code'],
    // Old servers speak plain OAuth: the error itself is the code.
    body.error,
  ];
  return (
    (told.find((value) => typeof value === 'string' && /^[\w-]+$/.test(value)) as string) ?? ''
  );
}

function textField(body: Record<string, unknown>): string {
  // An old server's `error` is a code, and its sentence lies beside it.
  const described = body.error_description;
  if (isSaid(described)) return described;
  const inner = isRecord(body.error) ? body.error.message : undefined;
  const texts = [inner, ...TEXT_FIELDS.map((field) => body[field])];
  return texts.find(isSaid) ?? '';
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > CHARACTERS_TOLD ? `${flat.slice(0, CHARACTERS_TOLD - 1)}…` : flat;
}
