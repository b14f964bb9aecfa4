const MOST_REMEMBERED = 5000;

/** Does the work once for each text: the same texts come again down a sheet and from sheet to sheet. */
export function remembering<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const value = work(text);
    known.set(text, value);
    return value;
  };
}
