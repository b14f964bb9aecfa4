import { type ExceptionKind, exceptionText } from './exception-texts.ts';

/** A failure the script sees as `Exception: …` (docs/apps-script.md §6.4). */
export class Exception extends Error {
  override name = 'Exception';
  /** permissions this is about, and whether the script asked for them itself */
  wants: Wanted | null = null;
}

export type Wanted = { scopes: string[]; required: boolean };

/** What ends an execution for want of permissions, where nothing catches it (docs/apps-script.md §2.5). */
export function wanting(text: string, wants: Wanted): Exception {
  return Object.assign(new Exception(text), { wants });
}

export function exception(
  kind: ExceptionKind,
  places: Record<string, string | number> = {},
): Exception {
  return new Exception(exceptionText(kind, places));
}
