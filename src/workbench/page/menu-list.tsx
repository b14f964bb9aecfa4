import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Menu } from '../host/stage-port.ts';

type MenuListProps = {
  menus: Menu[];
  choose: (functionName: string) => void;
  close: () => void;
};

/** An add-on's entries stand below its name. Arrow keys walk them, Enter chooses, Escape goes back. */
export function MenuList({ menus, choose, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  // With the drawing, so that the next key is the menu's.
  useLayoutEffect(() => buttons()[0]?.focus(), []);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = buttons();
    const at = all.findIndex((button) => button.matches(':focus'));
    if (step) all[(at + step + all.length) % all.length]?.focus();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="menu-list" role="menu" ref={list} onKeyDown={keys}>
      {menus.length === 0 && <p class="menu-name">The add-on has added no menu.</p>}
      {menus.map(({ caption, inExtensions, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a set of fields is no part of a menu
        <div key={caption} role="group" aria-label={caption}>
          {inExtensions && <p class="menu-name">{caption}</p>}
          {items.map((item) => (
            <button
              key={item.caption}
              type="button"
              role="menuitem"
              onClick={() => choose(item.functionName)}
            >
              {item.caption}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
