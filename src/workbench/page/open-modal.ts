/**
 * Opens it at what Enter presses, and closes it before it goes: a dialog that only disappears leaves the
 * focus nowhere.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
  const before = document.activeElement;
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('.primary')?.focus();
  return () => {
    dialog?.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
