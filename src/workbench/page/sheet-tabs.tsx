import { useEffect, useRef } from 'preact/hooks';
import type { ViewProps } from './view-props.ts';

export function SheetTabs({ state, actions }: ViewProps) {
  const { spreadsheet } = state;
  const list = useFrontTabInSight(spreadsheet?.activeSheet);
  const sheets = spreadsheet?.sheets.filter(({ hidden }) => !hidden) ?? [];
  return (
    <div class="tabs">
      <div role="tablist" ref={list} aria-label="Sheets" onKeyDown={walkTabs}>
        {sheets.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === spreadsheet?.activeSheet}
            tabIndex={id === spreadsheet?.activeSheet ? 0 : -1}
            onClick={() => void actions.chooseSheet(id)}
          >
            {name}
          </button>
        ))}
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
    </div>
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
