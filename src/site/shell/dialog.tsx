import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

type DialogProps = { title: string; close: () => void; children: ComponentChildren };

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={stay(close)}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The page's state decides whether the dialog goes: it stays while a change is under way. */
function stay(close: () => void) {
  return (event: Event) => {
    event.preventDefault();
    close();
  };
}
