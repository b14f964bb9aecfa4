const met = new Set<string>();

const TEXT = / is not emulated yet/;

/** What Google has and the stage has not, by its full name. */
export function notEmulated(name: string): Error {
  met.add(name);
  return new Error(`${name} is not emulated yet`);
}

/** A script may catch it and go on: the execution tells all the same. */
export function noteIfNotEmulated(error: unknown): void {
  const message = (error as Partial<Error> | null)?.message;
  if (typeof message === 'string' && TEXT.test(message))
    met.add(message.replace(/ is not.*$/s, ''));
}

export function notEmulatedNames(): string[] {
  return [...met];
}
