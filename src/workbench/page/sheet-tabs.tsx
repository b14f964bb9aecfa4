import { useEffect, useRef, useState } from 'preact/hooks';
import type { SheetInfo } from '../host/stage-port.ts';
import type { ViewProps } from './view-props.ts';

export function SheetTabs({ state, actions, say }: ViewProps) {
  const [renaming, setRenaming] = useState<number | null>(null);
  const { spreadsheet } = state;
  const list = useRef<HTMLDivElement>(null);
  // A cell that is shown from the sidebar may be on a tab that has scrolled away.
  useEffect(() => {
    const front = list.current?.querySelector('[aria-selected="true"]');
    front?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [spreadsheet?.activeSheet]);
  const sheets = spreadsheet?.sheets.filter(({ hidden }) => !hidden) ?? [];
  const rename = (sheet: SheetInfo, name: string) => {
    setRenaming(null);
    if (name && name !== sheet.name) void actions.renameSheet(sheet.id, name);
  };
  return (
    <div class="tabs">
      <div role="tablist" ref={list} aria-label={say('workbench.sheets')} onKeyDown={walkTabs}>
        {sheets.map((sheet) =>
          renaming === sheet.id ? (
            <RenameField
              key={sheet.id}
              sheet={sheet}
              label={say('workbench.sheet-name')}
              rename={rename}
              leave={() => setRenaming(null)}
            />
          ) : (
            <button
              key={sheet.id}
              type="button"
              role="tab"
              aria-selected={sheet.id === spreadsheet?.activeSheet}
              tabIndex={sheet.id === spreadsheet?.activeSheet ? 0 : -1}
              title={say('workbench.rename-hint')}
              onClick={() => void actions.chooseSheet(sheet.id)}
              onDblClick={() => setRenaming(sheet.id)}
            >
              {sheet.name}
            </button>
          ),
        )}
      </div>
      <button
        type="button"
        class="plain"
        aria-label={say('workbench.add-sheet')}
        title={say('workbench.add-sheet')}
        onClick={() => void actions.addSheet()}
      >
        +
      </button>
      <button
        type="button"
        class="plain delete-sheet"
        disabled={sheets.length < 2}
        onClick={() => spreadsheet && void actions.deleteSheet(spreadsheet.activeSheet)}
      >
        {say('workbench.delete-sheet')}
      </button>
    </div>
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
