import { isRecord } from '../http/http-answer.ts';
import { type Answer, err, ok } from '../problem.ts';
import { accountOf, readClaims } from './access-token.ts';
import { decodeBase64url, percentDecoded } from './base64url.ts';

/** What a pasted text gave. At least one of the two tokens is there. */
type Pasted = {
  access: string | null;
  refresh: string | null;
  account: string | null;
  /** Where the text itself says which service it is for. */
  address: string | null;
  key: string | null;
  /** Our Connect page makes a session for a spreadsheet alone, and only its text names an address. */
  isShared: boolean;
};

type PasteProblem =
  | 'connection.paste-empty'
  | 'connection.paste-cut-off'
  | 'connection.paste-no-tokens'
  | 'connection.paste-is-public-key'
  | 'connection.paste-is-secret-key';

/** `sb-….auth-token`, a chunk of it, or the cookie of the oldest clients; no other entry beside it. */
const ENTRY_NAME = /auth-token(?:\.(\d+))?$/;
/** A project gives the first of these keys to every visitor and keeps the second for its servers. */
const KEY_ROLES: Record<string, PasteProblem> = {
  anon: 'connection.paste-is-public-key',
  service_role: 'connection.paste-is-secret-key',
};

/** Reads what people really paste: see the table of forms in the tests. */
export function readPaste(text: string): Answer<Pasted, PasteProblem> {
  const cleaned = unquoted(text.replace(/[\u200B-\u200D\uFEFF]/g, '').trim());
  if (cleaned === '') return err('connection.paste-empty');
  const value = decoded(entryOf(cleaned) ?? cleaned);
  // The first chunk is missing, so nothing can be read.
  if (value === '') return err('connection.paste-cut-off');
  if (/^[[{"]/.test(value)) return fromJson(value);
  return fromBareToken(value);
}

function unquoted(text: string): string {
  // A console or a storage table shows a string with its escapes, and they are copied with it.
  const literal = text.startsWith('"') ? parsedOnce(text) : undefined;
  if (typeof literal === 'string') return literal.trim();
  const pair = /^(["'`“”‘’«])([\s\S]*)["'`“”‘’»]$/.exec(text);
  return pair?.[2] === undefined ? text : pair[2].trim();
}

/** The session's entry out of cookies, storage listings or a table copied from developer tools. */
function entryOf(text: string): string | null {
  if (/^[[{"]/.test(text)) return null;
  const pairs = text
    .replace(/^cookie:\s*/i, '')
    .split(text.includes('\t') ? /[\r\n]+/ : /;\s*|[\r\n]+/)
    .map((line) => /^\s*["']?([\w.-]+)["']?(?:\s*=\s*|\t\s*|:\s+)([\s\S]+?)\s*$/.exec(line))
    .flatMap((match) => (match ? [{ name: match[1] ?? '', value: match[2] ?? '' }] : []))
    .filter(({ name }) => ENTRY_NAME.test(name));
  const whole = pairs.find(({ name }) => name.endsWith('auth-token'));
  if (whole) return unquoted(whole.value.split('\t')[0] ?? '');
  return pairs.length > 0 ? joinedChunks(pairs) : null;
}

/** Chunks are cut anywhere, so they are joined before they are decoded. They end at the first gap. */
function joinedChunks(pairs: { name: string; value: string }[]): string {
  const chunks = new Map<number, string>();
  for (const { name, value } of pairs)
    chunks.set(Number(ENTRY_NAME.exec(name)?.[1]), unquoted(value.split('\t')[0] ?? ''));
  let joined = '';
  for (let index = 0; chunks.has(index); index += 1) joined += chunks.get(index);
  return joined;
}

function decoded(value: string): string {
  const plain = /%7B|%22|%5B/i.test(value) ? (percentDecoded(value) ?? value) : value;
  return plain.startsWith('base64-') ? (decodeBase64url(plain.slice(7)) ?? plain) : plain;
}

function fromJson(text: string): Answer<Pasted, PasteProblem> {
  const value = parsed(text);
  if (value === undefined) return fromCutOffJson(text);
  const session = sessionIn(value);
  if (!session) return err('connection.paste-no-tokens');
  return checked(session);
}

/** JSON inside a JSON string is parsed once more: a copied string value is quoted and escaped. */
function parsed(text: string): unknown {
  const value = parsedOnce(text);
  return typeof value === 'string' ? parsedOnce(decoded(value)) : value;
}

function parsedOnce(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Candidate = { access: unknown; refresh: unknown; from: Record<string, unknown> };

function sessionIn(value: unknown): Candidate | null {
  if (Array.isArray(value)) return { access: value[0], refresh: value[1], from: {} };
  if (!isRecord(value)) return null;
  if ('access_token' in value || 'refresh_token' in value)
    return { access: value.access_token, refresh: value.refresh_token, from: value };
  for (const inner of [value.currentSession, value.session, value.data]) {
    const within = isRecord(inner) ? sessionIn(inner) : null;
    if (within) return within;
  }
  return sessionInStorageDump(value);
}

/** People copy the whole local storage as one object; in it the entry is a text. */
function sessionInStorageDump(value: Record<string, unknown>): Candidate | null {
  const name = Object.keys(value).find((key) => ENTRY_NAME.test(key));
  const entry = name === undefined ? undefined : value[name];
  return sessionIn(typeof entry === 'string' ? parsed(decoded(entry)) : entry);
}

/** A text that was cut off is of use only if both tokens are complete in it. */
function fromCutOffJson(text: string): Answer<Pasted, PasteProblem> {
  const access = /"access_token"\s*:\s*"([^"\\]+)"/.exec(text)?.[1];
  const refresh = /"refresh_token"\s*:\s*"([^"\\]+)"/.exec(text)?.[1];
  if (access === undefined || refresh === undefined) return err('connection.paste-cut-off');
  return checked({ access, refresh, from: {} });
}

function fromBareToken(text: string): Answer<Pasted, PasteProblem> {
  // A long token copied out of a terminal or a mail comes with line breaks in it.
  const word = text.replace(/^bearer\s+/i, '').replace(/[\r\n]+\s*/g, '');
  if (/[\s{}@<>]|:\/\/|^(null|undefined)$/.test(word)) return err('connection.paste-no-tokens');
  if (word.includes('.')) return checked({ access: word, refresh: undefined, from: {} });
  // The head of an access token alone: no dot, and JSON inside.
  if (/^eyJ/.test(word) && decodeBase64url(word)?.startsWith('{'))
    return err('connection.paste-cut-off');
  return checked({ access: undefined, refresh: word, from: {} });
}

function checked({ access, refresh, from }: Candidate): Answer<Pasted, PasteProblem> {
  const accessToken = tokenText(access);
  const refreshToken = tokenText(refresh);
  if (accessToken === null && refreshToken === null) return err('connection.paste-no-tokens');
  const claims = accessToken === null ? null : readClaims(accessToken);
  if (accessToken !== null && claims === null) return err('connection.paste-cut-off');
  const keyProblem = KEY_ROLES[claims?.role ?? ''];
  if (keyProblem) return err(keyProblem);
  const named = tokenText(from.address);
  return ok({
    access: accessToken,
    refresh: refreshToken,
    account: accountOf(from.user) ?? claims?.account ?? null,
    address: named ?? claims?.address ?? null,
    key: tokenText(from.key),
    isShared: named === null,
  });
}

/** Tokens and keys travel in headers and are of visible letters; a sentence is none of them. */
function tokenText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^[\x21-\x7e]+$/.test(text) ? text : null;
}
