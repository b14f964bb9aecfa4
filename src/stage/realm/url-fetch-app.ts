import type { FetchAnswer, FetchCall } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { notEmulated } from './not-emulated.ts';
import { ask, native } from './session.ts';

type Options = GoogleAppsScript.URL_Fetch.URLFetchRequestOptions & { timeoutSeconds?: number };
type Response = GoogleAppsScript.URL_Fetch.HTTPResponse;

const newResponse = defineClass<Response, FetchAnswer>('HTTPResponse', {
  getContentText(charset?: string) {
    return native('decode-charset', this.body, charset ?? statedCharset(this) ?? 'UTF-8');
  },
  /** Of several of one name the last. */
  getHeaders() {
    return Object.fromEntries(this.headers);
  },
  getResponseCode() {
    return this.status;
  },
});

function statedCharset({ headers }: FetchAnswer): string | undefined {
  const [, type] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return type?.match(/charset="?([\w-]+)/i)?.[1];
}

export const UrlFetchApp = defineService<GoogleAppsScript.URL_Fetch.UrlFetchApp>('UrlFetchApp', {
  fetch(url: string, params: Options = {}) {
    return newResponse(ask('network.fetch', fetchCall(url, params)));
  },
});

/** HEAD and OPTIONS are refused (reference/url-fetch, and seen in public code). */
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const FORM = 'application/x-www-form-urlencoded';

/** One request as it will go out (docs/apps-script.md §5.1). */
function fetchCall(url: string, params: Options): FetchCall {
  const method = String(params.method ?? 'get').toLowerCase();
  if (!METHODS.includes(method)) throw exception('attribute-invalid', { name: 'method' });
  const headers = Object.entries(params.headers ?? {}).map(headerPair);
  const isType = ([name]: [string, string]) => name.toLowerCase() === 'content-type';
  // The option and a header of that name compete; the option wins.
  const stated = params.contentType ?? headers.find(isType)?.[1] ?? FORM;
  const others = headers.filter((header) => !isType(header));
  return {
    url: withScheme(escapedUrl(String(url))),
    method,
    headers: method === 'get' ? headers : [...others, ['Content-Type', stated]],
    body: method === 'get' ? null : bodyOf(params.payload),
    muteHttpExceptions: params.muteHttpExceptions ?? false,
    followRedirects: params.followRedirects ?? true,
    timeoutSeconds: params.timeoutSeconds ?? null,
  };
}

function headerPair([name, value]: [string, unknown]): [string, string] {
  if (value === null || value === undefined) throw exception('header-invalid', { name: 'null' });
  return [name, String(value)];
}

function bodyOf(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  if (typeof payload === 'object') throw notEmulated('UrlFetchApp.fetch with a form');
  return native('utf8-encode', String(payload));
}

/** An address without a scheme is one of http. */
function withScheme(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) && !/^[^/:]+:\d+(\/|$)/.test(url) ? url : `http://${url}`;
}

/** Characters a URL may not hold are escaped; what is escaped already stays. */
function escapedUrl(url: string): string {
  return encodeURI(url)
    .replace(/%25([0-9a-f]{2})/gi, '%$1')
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']');
}
