import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

type DialogProps = { title: string; close: () => void; children: ComponentChildren };

/** The browser's own modal: it keeps the focus inside and closes on Escape. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      // The dialog is gone from the page by now, so it does not give the focus back by itself.
      shown?.close();
      // A busy browser keeps the rest of the page inert until it draws again.
      const giveBack = () => before instanceof HTMLElement && before.focus();
      giveBack();
      requestAnimationFrame(giveBack);
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={stay(close)}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The page's state decides when the dialog closes, because it stays while a change is under way. */
function stay(close: () => void) {
  return (event: Event) => {
    event.preventDefault();
    close();
  };
}
