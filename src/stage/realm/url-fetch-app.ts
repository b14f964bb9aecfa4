import { exception } from '../platform/exception.ts';
import type { FetchAnswer, FetchCall } from '../platform/service-data.ts';
import { blobState, dataBytes, decodeBytes, newBlob, signedBytes, textOfBytes } from './blob.ts';
import { defineClass, defineService } from './define-class.ts';
import { ask } from './session.ts';

type Options = GoogleAppsScript.URL_Fetch.URLFetchRequestOptions & { timeoutSeconds?: number };
type Request = GoogleAppsScript.URL_Fetch.URLFetchRequest;
type Response = GoogleAppsScript.URL_Fetch.HTTPResponse;

/** An answer, and where it was asked for. */
type Answered = FetchAnswer & { url: string };

const newResponse = defineClass<Response, Answered>('URL_Fetch.HTTPResponse', () => ({
  getAllHeaders() {
    return headersOf(this.headers, (before, value) => [before, value].flat());
  },
  getAs(contentType) {
    return responseBlob(this).getAs(contentType);
  },
  getBlob() {
    return responseBlob(this);
  },
  getContent() {
    return signedBytes(this.body);
  },
  getContentText(charset?: string) {
    return decodeBytes(this.body, charset ?? statedCharset(this) ?? 'UTF-8');
  },
  getHeaders() {
    return headersOf(this.headers, (_, value) => value);
  },
  getResponseCode() {
    return this.status;
  },
  /** Scripts hand the answer itself to `JSON.parse`. */
  toString() {
    return (this as unknown as { self: Response }).self.getContentText();
  },
}));

function headersOf(
  headers: FetchAnswer['headers'],
  repeated: (before: string | string[], value: string) => string | string[],
): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of headers) {
    const before = result[name];
    result[name] = before === undefined ? value : repeated(before, value);
  }
  return result;
}

function headerOf({ headers }: FetchAnswer, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}

function statedCharset(answer: FetchAnswer): string | undefined {
  return headerOf(answer, 'content-type')?.match(/charset="?([\w-]+)/i)?.[1];
}

/** What comes from the network has a name: its own, the last part of its address, or the host. */
function blobName(answer: Answered): string {
  const own = headerOf(answer, 'content-disposition')?.match(/filename="?([^";]+)"?/)?.[1];
  const [host = '', ...parts] = answer.url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .split('/');
  return own ?? parts.filter((part) => part !== '').at(-1) ?? host;
}

function responseBlob(answer: Answered) {
  const contentType = headerOf(answer, 'content-type')?.split(';')[0]?.trim() ?? null;
  return newBlob({ bytes: answer.body, contentType, name: blobName(answer) });
}

export const UrlFetchApp = defineService<GoogleAppsScript.URL_Fetch.UrlFetchApp>(
  'URL_Fetch.UrlFetchApp',
  () => ({
    fetch(url: string, params: Options = {}) {
      return newResponse({ ...onlyAnswer([fetchCall(url, params)]), url });
    },
    fetchAll(requests) {
      const calls = requests.map((request) =>
        typeof request === 'string' ? fetchCall(request, {}) : fetchCall(request.url, request),
      );
      return ask('network.fetch', calls).map((answer, index) =>
        newResponse({ ...answer, url: calls[index]?.url ?? '' }),
      );
    },
    getRequest(url: string, params: Options = {}) {
      const { headers, body, method } = fetchCall(url, params);
      const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
      const rest = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
      return {
        url,
        method: method as NonNullable<Request['method']>,
        headers: Object.fromEntries(rest),
        ...(contentType === undefined ? {} : { contentType }),
        ...(body === null ? {} : { payload: decodeBytes(body) }),
        followRedirects: params.followRedirects ?? true,
        validateHttpsCertificates: params.validateHttpsCertificates ?? true,
        useIntranet: params.useIntranet ?? false,
      };
    },
  }),
);

function onlyAnswer(calls: FetchCall[]): FetchAnswer {
  const [answer] = ask('network.fetch', calls);
  if (!answer) throw exception('server-error');
  return answer;
}

/** HEAD and OPTIONS are refused (reference/url-fetch, and seen in public code). */
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** One request as it will go out (apps-script.md §5.1). */
function fetchCall(url: string, params: Options): FetchCall {
  const method = String(params.method ?? 'get').toLowerCase();
  if (!METHODS.includes(method)) throw exception('attribute-invalid', { name: 'method' });
  const headers = Object.entries(params.headers ?? {}).map(headerPair);
  const body = method === 'get' ? null : requestBody(params.payload, params.contentType);
  const stated = headers.some(([name]) => name.toLowerCase() === 'content-type');
  // The option and a header of that name compete; the option wins.
  const kept =
    params.contentType || !stated
      ? headers.filter(([name]) => name.toLowerCase() !== 'content-type')
      : headers;
  const contentType = params.contentType ?? (stated ? undefined : body?.contentType);
  return {
    url: withScheme(params.escaping === false ? String(url) : escapedUrl(String(url))),
    method,
    headers: contentType && body ? [...kept, ['Content-Type', contentType]] : kept,
    body: body?.bytes ?? null,
    muteHttpExceptions: params.muteHttpExceptions ?? false,
    followRedirects: params.followRedirects ?? true,
    timeoutSeconds: params.timeoutSeconds ?? null,
  };
}

function headerPair([name, value]: [string, unknown]): [string, string] {
  if (value === null || value === undefined) throw exception('header-invalid', { name: 'null' });
  return [name, String(value)];
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

const FORM = 'application/x-www-form-urlencoded';

function requestBody(
  payload: unknown,
  contentType: string | undefined,
): { bytes: string; contentType: string } | null {
  if (payload === undefined || payload === null) return { bytes: '', contentType: FORM };
  const blob = blobState(payload);
  if (blob) return { bytes: blob.bytes, contentType: blob.contentType ?? FORM };
  if (Array.isArray(payload)) return { bytes: textOfBytes(payload), contentType: FORM };
  if (typeof payload !== 'object') return { bytes: dataBytes(String(payload)), contentType: FORM };
  const fields = Object.entries(payload as Record<string, unknown>);
  if (fields.some(([, value]) => blobState(value)) || contentType === 'multipart/form-data')
    return multipart(fields);
  const pairs = fields.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  );
  return { bytes: pairs.join('&').replaceAll('%20', '+'), contentType: FORM };
}

/** A field that holds a blob makes the whole form multipart. */
function multipart(fields: [string, unknown][]): { bytes: string; contentType: string } {
  const boundary = `----AppsScriptBoundary${fields.length}x${fields.map(([key]) => key.length).join('x')}`;
  const parts = fields.map(([name, value]) => {
    const blob = blobState(value);
    const file = blob
      ? `; filename="${blob.name ?? name}"\r\nContent-Type: ${blob.contentType ?? 'application/octet-stream'}`
      : '';
    const content = blob ? blob.bytes : dataBytes(String(value));
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return {
    bytes: `${parts.join('')}--${boundary}--\r\n`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
