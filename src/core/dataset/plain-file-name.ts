/** A title may hold characters that no file system takes. */
export function plainFileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return Array.from(name).slice(0, 80).join('') || 'dataset';
}
