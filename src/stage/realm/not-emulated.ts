const met = new Set<string>();

const TEXT = / is not emulated yet/;

/** What Google has and the stage has not, by its full name. */
export function notEmulated(name: string): Error {
  met.add(name);
  return new Error(`${name} is not emulated yet`);
}

/** A library the script uses and nobody gave; the name begins with its symbol. */
export function notGiven(name: string): Error {
  met.add(name);
  const [symbol] = name.split('.');
  return new Error(`${name} is of a library that was not given (--library ${symbol}=folder)`);
}

/** Noted even if the script catches the error and goes on: the log of the execution lists it. */
export function noteIfNotEmulated(error: unknown): void {
  const message = (error as Partial<Error> | null)?.message;
  if (typeof message === 'string' && TEXT.test(message))
    met.add(message.replace(/ is not.*$/s, ''));
}

export function notEmulatedNames(): string[] {
  return [...met];
}
