import { useEffect, useRef } from 'preact/hooks';
import type { Act } from './table-props.ts';

/** What can be done to what is chosen, where the person asked for it. */
export function ActMenu(props: { x: number; y: number; acts: Act[]; close: () => void }) {
  const { x, y, acts, close } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, []);
  return (
    <div
      role="menu"
      class="sheet-table-acts"
      style={{ left: `${x}px`, top: `${y}px` }}
      ref={list}
      onKeyDown={(event) => walk(event, close)}
    >
      {acts.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          onClick={() => {
            act();
            close();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function walk(event: KeyboardEvent, close: () => void): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Escape' || key === 'Tab') close();
  else if (key === 'ArrowDown') (target.nextElementSibling as HTMLElement | null)?.focus();
  else if (key === 'ArrowUp') (target.previousElementSibling as HTMLElement | null)?.focus();
  else return;
  event.preventDefault();
}
