/** A sheet has few formats and many cells: what a format is, is read once. */
export function remembered<T>(read: (format: string) => T): (format: string) => T {
  const known = new Map<string, T>();
  return (format) => {
    const value = known.get(format) ?? read(format);
    known.set(format, value);
    return value;
  };
}
