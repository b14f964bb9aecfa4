import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActMenu } from '../../browser/table/act-menu.tsx';
import type { Act } from '../../browser/table/table-props.ts';
import type { SheetChange } from '../host/stage-port.ts';
import type { ViewProps } from './view-props.ts';

export function SheetTabs({ state, actions }: ViewProps) {
  const { spreadsheet } = state;
  const list = useFrontTabInSight(spreadsheet?.activeSheet);
  const [menu, setMenu] = useState<{ x: number; y: number; acts: Act[] } | null>(null);
  const [renamed, setRenamed] = useState<number | null>(null);
  const sheets = spreadsheet?.sheets.filter(({ hidden }) => !hidden) ?? [];
  const rename = (id: number, name: string) => {
    setRenamed(null);
    const isNew = name !== '' && name !== sheets.find((sheet) => sheet.id === id)?.name;
    if (isNew) void actions.changeSheet(id, { name });
  };
  const actsOn = (id: number): Act[] => {
    const change = (wanted: SheetChange) => () => void actions.changeSheet(id, wanted);
    const at = (spreadsheet?.sheets ?? []).findIndex((sheet) => sheet.id === id) + 1;
    return [
      { label: 'Rename', act: () => setRenamed(id) },
      { label: 'Copy', act: change('copy') },
      ...(at > 1 ? [{ label: 'Move left', act: change({ index: at - 1 }) }] : []),
      { label: 'Move right', act: change({ index: at + 1 }) },
      { label: 'Delete', act: change('delete') },
    ];
  };
  return (
    <div class="tabs">
      <div role="tablist" ref={list} aria-label="Sheets" onKeyDown={walkTabs}>
        {sheets.map(({ id, name }) =>
          id === renamed ? (
            <TabName key={id} name={name} done={(wanted) => rename(id, wanted)} />
          ) : (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === spreadsheet?.activeSheet}
              tabIndex={id === spreadsheet?.activeSheet ? 0 : -1}
              onClick={() => void actions.chooseSheet(id)}
              onDblClick={() => setRenamed(id)}
              onContextMenu={(event) => {
                event.preventDefault();
                setMenu({ x: event.clientX, y: event.clientY - 170, acts: actsOn(id) });
              }}
            >
              {name}
            </button>
          ),
        )}
      </div>
      <button
        type="button"
        class="plain"
        aria-label="Add a sheet"
        title="Add a sheet"
        onClick={() => void actions.addSheet()}
      >
        +
      </button>
      {menu && <ActMenu {...menu} close={() => setMenu(null)} />}
    </div>
  );
}

function TabName({ name, done }: { name: string; done: (name: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  // Before the page is drawn: the next key is the name's, also while the chosen tab is still on its way.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      aria-label="Name of the sheet"
      defaultValue={name}
      onBlur={({ currentTarget }) => done(currentTarget.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = name;
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

/** The list of tabs. A cell that is shown from the sidebar may be on a tab that has scrolled away. */
function useFrontTabInSight(activeSheet: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const front = list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !front) return;
    const [room, tab] = [list.current.getBoundingClientRect(), front.getBoundingClientRect()];
    // The list alone: `scrollIntoView` would move a narrow page, too, and hide its first line.
    list.current.scrollLeft +=
      Math.min(0, tab.left - room.left) + Math.max(0, tab.right - room.right);
  }, [activeSheet]);
  return list;
}

/** One stop for Tab, however many there are; the arrow keys go from one to the next. */
function walkTabs({ key, currentTarget }: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step || !(currentTarget instanceof HTMLElement)) return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = at < 0 ? null : tabs[at + step];
  next?.focus();
  next?.click();
}
