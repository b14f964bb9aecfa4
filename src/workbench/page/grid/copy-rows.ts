type Part = { copiedIn: Node; rows: string[][] };
type Copying = { event: DataTransfer; data?: string[][] };

/**
 * The grid copies the frozen rows and those that scroll apart, and what is copied later takes the place of the earlier:
 * Ctrl+A and Ctrl+C gave the header alone, or the rows without it.
 */
export function copyRows(): (event: CustomEvent<Copying>) => void {
  const earlierOf = new WeakMap<DataTransfer, Part>();
  return (event) => {
    event.preventDefault();
    const { event: clipboard, data: rows = [] } = event.detail;
    const part = { copiedIn: event.target as Node, rows };
    clipboard.setData('text/plain', clipboardText(joined(earlierOf.get(clipboard), part)));
    earlierOf.set(clipboard, part);
  };
}

/** Frozen rows stand first in the document, too. */
function joined(earlier: Part | undefined, part: Part): string[][] {
  if (!earlier) return part.rows;
  const isAbove =
    earlier.copiedIn.compareDocumentPosition(part.copiedIn) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAbove ? [...earlier.rows, ...part.rows] : [...part.rows, ...earlier.rows];
}

/** As a paste reads it: quotes stand around a cell that would end before its text does. */
function clipboardText(rows: string[][]): string {
  return rows.map((texts) => texts.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
