/** The cells of the table in a page whose first column has this head. */
export function rowsUnder(page: string, head: string): string[][] {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rows = lines.slice(first + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}
