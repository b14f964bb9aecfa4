import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  // With the drawing, so that the next key is the menu's.
  useLayoutEffect(() => buttonsOf(list.current)[0]?.focus(), []);
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
        if (item.kind === 'item')
          return (
            <Entry key={item.caption} item={item} choose={choose} enter={() => setOpen(null)} />
          );
        return (
          <SubMenu
            key={item.caption}
            item={item}
            index={index}
            isOpen={open === index}
            enter={() => setOpen(index)}
            list={{ empty, choose }}
            close={() => {
              setOpen(null);
              buttonsOf(list.current)[index]?.focus();
            }}
          />
        );
      })}
    </div>
  );
}

type Item<Kind extends MenuItem['kind']> = Extract<MenuItem, { kind: Kind }>;

type EntryProps = {
  item: Item<'item'>;
  choose: MenuListProps['choose'];
  /** The pointer came in, so a list that another entry opened closes. */
  enter: () => void;
};

function Entry({ item, choose, enter }: EntryProps) {
  return (
    <button
      type="button"
      role="menuitem"
      onClick={() => choose(item.functionName)}
      onPointerEnter={enter}
    >
      {item.caption}
    </button>
  );
}

type SubMenuProps = {
  item: Item<'menu'>;
  index: number;
  isOpen: boolean;
  enter: () => void;
  close: () => void;
  list: Pick<MenuListProps, 'empty' | 'choose'>;
};

function SubMenu({ item, index, isOpen, enter, close, list }: SubMenuProps) {
  return (
    <div class="sub-menu" onPointerEnter={enter}>
      <button
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-index={index}
        onClick={(event) => {
          enter();
          goInto(event.currentTarget);
        }}
      >
        {item.caption}
        <span aria-hidden="true">›</span>
      </button>
      {isOpen && <MenuList {...list} items={item.items} close={close} />}
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
