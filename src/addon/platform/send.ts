import { fetchFailure } from '../../core/http/fetch-failure.ts';
import type { HttpAnswer } from '../../core/http/http-answer.ts';
import type { HttpRequest } from '../../core/session/session-requests.ts';

/** `timeoutSeconds` is newer than the published types. Without it a request may take six minutes. */
type FetchOptions = GoogleAppsScript.URL_Fetch.URLFetchRequestOptions & { timeoutSeconds: number };

export function send(request: HttpRequest): HttpAnswer {
  const options: FetchOptions = {
    method: request.method,
    ...(request.body !== null && { contentType: 'application/json', payload: request.body }),
    headers: request.headers,
    muteHttpExceptions: true,
    // A redirect would send the token to another address.
    followRedirects: false,
    timeoutSeconds: request.timeoutSeconds,
  };
  try {
    const response = UrlFetchApp.fetch(request.url, options);
    return {
      status: response.getResponseCode(),
      headers: lowerCaseNames(response.getHeaders()),
      text: response.getContentText('UTF-8'),
    };
  } catch (exception) {
    return { status: null, failure: fetchFailure(String((exception as Error).message)) };
  }
}

function lowerCaseNames(headers: object): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) named[name.toLowerCase()] = String(value);
  return named;
}
