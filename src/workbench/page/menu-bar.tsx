import { useEffect, useRef, useState } from 'preact/hooks';
import type { Menu } from '../host/stage-port.ts';
import { MenuList } from './menu-list.tsx';
import type { ViewProps } from './view-props.ts';

/** The menus that `onOpen` added: an add-on's under Extensions, a bound script's beside Extensions. */
export function MenuBar({ state, actions, say }: ViewProps) {
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => closeOnOutsideClick(bar, () => setOpenMenu(null)), []);
  const menus = state.spreadsheet?.menus ?? [];
  // The entry that had the focus is gone, and a dialog gives the focus back to where it was.
  const close = () => {
    setOpenMenu(null);
    bar.current?.querySelector('button')?.focus();
  };
  const choose = (functionName: string) => {
    close();
    void actions.clickMenu(functionName);
  };
  return (
    <div class="menu-bar" role="menubar" aria-label="Menus" ref={bar}>
      {topMenus(menus, say('google.extensions')).map(({ caption, within }) => (
        <div class="menu" key={caption}>
          <button
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            aria-expanded={openMenu === caption}
            onClick={() => setOpenMenu(openMenu === caption ? null : caption)}
          >
            {caption}
          </button>
          {openMenu === caption && <MenuList menus={within} choose={choose} close={close} />}
        </div>
      ))}
    </div>
  );
}

function topMenus(menus: Menu[], extensions: string): { caption: string; within: Menu[] }[] {
  const scriptMenus = menus.filter(({ inExtensions }) => !inExtensions);
  const addOns = menus.filter(({ inExtensions }) => inExtensions);
  return [
    ...scriptMenus.map((menu) => ({ caption: menu.caption, within: [menu] })),
    { caption: extensions, within: addOns },
  ];
}

function closeOnOutsideClick(bar: { current: HTMLElement | null }, close: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (!(target instanceof Node && bar.current?.contains(target))) close();
  };
  document.addEventListener('pointerdown', hear);
  // The page does not hear a click into a frame, but its window loses the focus to the frame.
  window.addEventListener('blur', close);
  return () => {
    document.removeEventListener('pointerdown', hear);
    window.removeEventListener('blur', close);
  };
}
