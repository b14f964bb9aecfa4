import { useEffect, useRef, useState } from 'preact/hooks';
import type { SheetInfo } from '../host/stage-port.ts';
import type { ViewProps } from './view-props.ts';

export function SheetTabs({ state, actions }: ViewProps) {
  const [renaming, setRenaming] = useState<number | null>(null);
  const { spreadsheet } = state;
  const list = useFrontTabInSight(spreadsheet?.activeSheet);
  const sheets = spreadsheet?.sheets.filter(({ hidden }) => !hidden) ?? [];
  const rename = (sheet: SheetInfo, name: string) => {
    setRenaming(null);
    if (name && name !== sheet.name) void actions.renameSheet(sheet.id, name);
  };
  return (
    <div class="tabs">
      <div role="tablist" ref={list} aria-label="Sheets" onKeyDown={walkTabs}>
        {sheets.map((sheet) =>
          renaming === sheet.id ? (
            <RenameField
              key={sheet.id}
              sheet={sheet}
              label="Name of the sheet"
              rename={rename}
              leave={() => setRenaming(null)}
            />
          ) : (
            <Tab
              key={sheet.id}
              sheet={sheet}
              isInFront={sheet.id === spreadsheet?.activeSheet}
              hint="Double-click to rename"
              choose={() => void actions.chooseSheet(sheet.id)}
              rename={() => setRenaming(sheet.id)}
            />
          ),
        )}
      </div>
      <AddAndDelete state={state} actions={actions} isLast={sheets.length < 2} />
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

type TabProps = {
  sheet: SheetInfo;
  isInFront: boolean;
  hint: string;
  choose: () => void;
  rename: () => void;
};

function Tab({ sheet, isInFront, hint, choose, rename }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isInFront}
      tabIndex={isInFront ? 0 : -1}
      title={hint}
      onClick={choose}
      onDblClick={rename}
    >
      {sheet.name}
    </button>
  );
}

/** `isLast`: a spreadsheet keeps one sheet to be seen. */
function AddAndDelete({ state, actions, isLast }: Omit<ViewProps, 'say'> & { isLast: boolean }) {
  const { spreadsheet } = state;
  return (
    <>
      <button
        type="button"
        class="plain"
        aria-label="Add a sheet"
        title="Add a sheet"
        onClick={() => void actions.addSheet()}
      >
        +
      </button>
      <button
        type="button"
        class="plain delete-sheet"
        disabled={isLast}
        onClick={() => spreadsheet && void actions.deleteSheet(spreadsheet.activeSheet)}
      >
        Delete this sheet
      </button>
    </>
  );
}

/** One stop for Tab, however many there are; the arrow keys go from one to the next. */
function walkTabs({ key, currentTarget }: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step || !(currentTarget instanceof HTMLElement)) return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  // In the field of a name the arrow keys move between its letters.
  const next = at < 0 ? null : tabs[at + step];
  next?.focus();
  next?.click();
}

type RenameFieldProps = {
  sheet: SheetInfo;
  label: string;
  rename: (sheet: SheetInfo, name: string) => void;
  leave: () => void;
};

function RenameField({ sheet, label, rename, leave }: RenameFieldProps) {
  return (
    <input
      ref={(input) => input?.select()}
      aria-label={label}
      defaultValue={sheet.name}
      onBlur={(event) => rename(sheet, event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') leave();
      }}
    />
  );
}
