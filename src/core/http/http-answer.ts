import type { FetchFailureKind } from '../problem-kinds.ts';

/** What came back from one request, or why nothing did. Header names are lower case. */
export type HttpAnswer =
  | { status: number; headers: Record<string, string>; text: string }
  | { status: null; failure: FetchFailure };

/** `reached` says whether the request could have arrived: 'perhaps' where we cannot know. */
export type FetchFailure = { why: FetchFailureKind; reached: 'no' | 'perhaps' };

/** The JSON object of a body, or null for anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // The caller decides what an answer without JSON means.
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWebPage(answer: { headers: Record<string, string>; text: string }): boolean {
  return (
    /html/i.test(answer.headers['content-type'] ?? '') || /^\s*<(!doctype|html)/i.test(answer.text)
  );
}
