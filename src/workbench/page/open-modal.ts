/**
 * Opens it at the answer to be typed, or else at what Enter presses. Closes it before it goes, because a
 * dialog that only disappears leaves the focus nowhere.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
  const before = document.activeElement;
  dialog?.showModal();
  const typed = dialog?.querySelector<HTMLElement>('input:not([type])');
  (typed ?? dialog?.querySelector<HTMLElement>('.primary'))?.focus();
  return () => {
    dialog?.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
