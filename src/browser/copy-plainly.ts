import { withoutJoiners } from '../core/words/page-speaker.ts';

/** Text that is copied from a page holds no character that only keeps it on one line. */
export function copyPlainly(event: ClipboardEvent): void {
  const text = String(document.getSelection());
  const plain = withoutJoiners(text);
  if (plain === text) return;
  event.clipboardData?.setData('text/plain', plain);
  event.preventDefault();
}
