/** `*` and `?` stand for any text and any one letter, `~` before them for themselves. */
export function wildcards(text: string): RegExp {
  const pattern = text.replace(/~([*?~])|[*?]|[.+^${}()|[\]\\]/g, (found, meant?: string) => {
    if (meant !== undefined) return `\\${meant}`;
    if (found === '*') return '.*';
    return found === '?' ? '.' : `\\${found}`;
  });
  return new RegExp(`^${pattern}$`, 'isu');
}
