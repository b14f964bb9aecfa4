/** `*` and `?` stand for any text and any one letter, `~` before them for themselves. */
export function wildcards(text: string): RegExp {
  const pattern = text.replace(/~([*?~])|[*?]|[.+^${}()|[\]\\]/g, (match, meant?: string) => {
    if (meant !== undefined) return `\\${meant}`;
    if (match === '*') return '.*';
    return match === '?' ? '.' : `\\${match}`;
  });
  return new RegExp(`^${pattern}$`, 'isu');
}
