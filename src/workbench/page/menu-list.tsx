import { useEffect, useRef, useState } from 'preact/hooks';
import type { MenuItem } from '../host/stage-port.ts';

type MenuListProps = {
  items: MenuItem[];
  /** said where there is nothing to choose */
  empty: string;
  choose: (functionName: string) => void;
  close: () => void;
};

/** Arrow keys walk it, Enter chooses, Escape and the left arrow go back. */
export function MenuList({ items, empty, choose, close }: MenuListProps) {
  const [open, setOpen] = useState<number | null>(items.length === 1 ? 0 : null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => buttonsOf(list.current)[0]?.focus(), []);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) walk(list.current, step);
    else if (event.key === 'Escape' || event.key === 'ArrowLeft') close();
    else if (event.key === 'ArrowRight') openFocused(list.current, setOpen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="menu-list" role="menu" ref={list} onKeyDown={keys}>
      {items.length === 0 && <p class="menu-empty">{empty}</p>}
      {items.map((item, index) => {
        if (item.kind === 'separator') return <hr key={index} />;
        if (item.kind === 'item')
          return (
            <button
              key={item.caption}
              type="button"
              role="menuitem"
              onClick={() => choose(item.functionName)}
              onPointerEnter={() => setOpen(null)}
            >
              {item.caption}
            </button>
          );
        return (
          <div class="sub-menu" key={item.caption} onPointerEnter={() => setOpen(index)}>
            <button
              type="button"
              role="menuitem"
              aria-haspopup="menu"
              aria-expanded={open === index}
              data-index={index}
              onClick={(event) => {
                setOpen(index);
                goInto(event.currentTarget);
              }}
            >
              {item.caption}
              <span aria-hidden="true">›</span>
            </button>
            {open === index && (
              <MenuList
                items={item.items}
                empty={empty}
                choose={choose}
                close={() => {
                  setOpen(null);
                  buttonsOf(list.current)[index]?.focus();
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function openFocused(list: HTMLElement | null, open: (index: number) => void): void {
  const focused = buttonsOf(list).find((button) => button === document.activeElement);
  if (!focused?.dataset.index) return;
  open(Number(focused.dataset.index));
  goInto(focused);
}

/** The list may be open already, as a list with one entry is. Then only this moves the focus. */
function goInto(button: HTMLElement): void {
  requestAnimationFrame(() =>
    button.parentElement?.querySelector<HTMLElement>(':scope > .menu-list button')?.focus(),
  );
}

function walk(list: HTMLElement | null, step: number): void {
  const buttons = buttonsOf(list);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The entries of this list, without those of the lists that open from it. */
function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [
    ...(list?.querySelectorAll<HTMLButtonElement>(':scope > button, :scope > .sub-menu > button') ??
      []),
  ];
}
