const OWN = Symbol('own');
const CLASS = Symbol('class');

/** Gives an object of the platform its hidden state. */
export function own<State extends object>(object: object, state: State): void {
  Object.defineProperty(object, OWN, { value: state });
}

/** The state behind an object of the platform that was handed to another one. */
export function ownOf<State>(object: unknown): State | null {
  return ((object as { [OWN]?: State } | null)?.[OWN] as State | undefined) ?? null;
}

export function brand(prototype: object, published: string): void {
  Object.defineProperty(prototype, CLASS, { value: published });
}

/** `Spreadsheet.Range` of a range; null of everything that is not the platform's. */
export function classOf(object: unknown): string | null {
  return (object as { [CLASS]?: string } | null)?.[CLASS] ?? null;
}
