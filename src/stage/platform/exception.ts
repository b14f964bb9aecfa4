import { type ExceptionKind, exceptionText } from './exception-texts.ts';

/** A failure the script sees as `Exception: …` (apps-script.md §A). */
export class Exception extends Error {
  override name = 'Exception';
}

export function exception(
  kind: ExceptionKind,
  places: Record<string, string | number> = {},
): Exception {
  return new Exception(exceptionText(kind, places));
}
