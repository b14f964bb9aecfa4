import { isRecord } from '../../core/http/http-answer.ts';
import { EMPTY_RUN_LOG, type RunLog } from '../../core/upload/run-log.ts';

/**
 * Another version may have written the value: a field that it lacks, or has in another form, is as in a new
 * log, and so is what cannot be compared with. A log that cannot be read would keep the whole sidebar shut.
 */
export function logOf(stored: Record<string, unknown> | null): RunLog {
  const known: Record<string, unknown> = { ...EMPTY_RUN_LOG };
  for (const [name, value] of Object.entries(stored ?? {}))
    if (!(name in known) || formOf(value) === formOf(known[name])) known[name] = value;
  const { runs, lastSuccess, ...rest } = known as RunLog;
  return {
    ...rest,
    runs: runs.filter(isRecord),
    lastSuccess: lastSuccess && areTexts(lastSuccess.shape?.roles) ? lastSuccess : null,
  };
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'string');
}

function formOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
