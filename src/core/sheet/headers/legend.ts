/** `24-28 CC : cloud cover in oktas`: where fields have a width, the line begins with their place. */
const EXPLAINED = /^\s*(?:\d+\s*[-–]\s*\d+\s+)?([^\s:=][^:=]{0,39}?)\s*(?:[:=]| [-–] )\s*(\S.*)$/;

/** What a line above the table says of the column with this name: "cloud cover in oktas". */
export function legendOf(titles: readonly string[], name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  for (const title of titles) {
    const [, named, says] = EXPLAINED.exec(title) ?? [];
    if (named?.toLowerCase() === wanted) return says;
  }
  return undefined;
}
