import { type HttpAnswer, isRecord, jsonObject } from '../http/http-answer.ts';

/** The rows that the account may still store; null where nobody says. */
export function rowsLeft(answer: HttpAnswer): number | null {
  const quota = answer.status === 200 ? jsonObject(answer.text)?.quota : null;
  if (!isRecord(quota) || typeof quota.rows !== 'number' || typeof quota.used !== 'number')
    return null;
  return Math.max(0, quota.rows - quota.used);
}
