import { DropFiles } from '../../browser/files/drop-files.tsx';
import { SheetTable } from '../../browser/table/sheet-table.tsx';
import type { Lines } from '../../browser/table/table-props.ts';
import { columnLetters } from '../../core/reading/cell-address.ts';
import { languageOf } from '../../core/words/languages.ts';
import { speaker } from '../../core/words/speaker.ts';
import type { Actions } from './actions/workbench-actions.ts';
import { AskDialog } from './ask-dialog.tsx';
import { DeveloperPanel } from './developer-panel.tsx';
import { EntryBar } from './entry-bar.tsx';
import { Guide } from './guide.tsx';
import { MenuBar } from './menu-bar.tsx';
import { Notices } from './notices.tsx';
import { OpenFile } from './open-file.tsx';
import { SidebarFrame } from './page-frame.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import type { PageState } from './state/page-state.ts';
import { TopBar } from './top-bar.tsx';
import type { ViewProps } from './view-props.ts';

export function Workbench({ state, actions }: { state: PageState; actions: Actions }) {
  const view: ViewProps = { state, actions, say: speaker(['google'], languageOf(state.locale)) };
  return (
    <div class="workbench">
      <TopBar {...view} />
      <Guide {...view} />
      <div class="work">
        <main class="book">
          <MenuBar {...view} />
          <EntryBar {...view} />
          <Sheet {...view} />
          <SheetTabs {...view} />
        </main>
        <SidebarFrame {...view} />
        <DeveloperPanel {...view} />
      </div>
      <AskDialog {...view} />
      <Notices {...view} />
      <DropFiles
        text="Drop the file to open it as a spreadsheet"
        open={(files) => void actions.openFiles(files)}
      />
    </div>
  );
}

function Sheet(view: ViewProps) {
  const { actions } = view;
  const { contents, spreadsheet, connection, cell } = view.state;
  if (connection === 'lost')
    return (
      <p class="empty">
        The workbench has stopped. Start it again with npm start, then reload this page.
      </p>
    );
  if (!contents || !spreadsheet) return <p class="empty">Reading the sheet …</p>;
  const { sheetId } = contents;
  const name = spreadsheet.sheets.find(({ id }) => id === sheetId)?.name ?? '';
  const isEmpty = contents.display.every((row) => row.every((text) => text === ''));
  return (
    <>
      {isEmpty && (
        <p class="empty-sheet">
          This sheet is empty. Drop a CSV, TSV, text or Excel file (XLSX, XLS, ODS) anywhere on this
          page, open one, or paste cells you copied elsewhere. <OpenFile {...view} look="link" />
        </p>
      )}
      <SheetTable
        key={`${spreadsheet.id} ${sheetId}`}
        label={`Sheet ${name}`}
        contents={contents}
        cell={cell}
        enter={(texts) => void actions.enterInto(spreadsheet.id, sheetId, texts)}
        paste={(at, text) => void actions.pasteInto(spreadsheet.id, sheetId, at, text)}
        choose={(address) => void actions.chooseCell(address)}
        undo={() => void actions.undo()}
        leave={() => document.querySelector<HTMLElement>('.menu-bar [role="menuitem"]')?.focus()}
        actsOn={(lines) => actsOn(lines, actions)}
      />
    </>
  );
}

function actsOn({ of, first, count }: Lines, { changeLines }: Actions) {
  const change = (wanted: 'insert' | 'delete' | { to: number }) => () =>
    void changeLines({
      lines: of,
      start: first,
      count,
      ...(typeof wanted === 'string' ? { do: wanted } : { do: 'move', ...wanted }),
    });
  const named = (number: number) => (of === 'rows' ? String(number) : columnLetters(number - 1));
  const last = first + count - 1;
  const which = count === 1 ? named(first) : `${named(first)} to ${named(last)}`;
  const [one, before, after] = of === 'rows' ? ['row', 'up', 'down'] : ['column', 'left', 'right'];
  const what = `${one}${count === 1 ? '' : 's'} ${which}`;
  return [
    { label: `Insert ${count} ${one}${count === 1 ? '' : 's'} before`, act: change('insert') },
    { label: `Delete ${what}`, act: change('delete') },
    ...(first > 1 ? [{ label: `Move ${what} ${before}`, act: change({ to: first - 1 }) }] : []),
    { label: `Move ${what} ${after}`, act: change({ to: last + 2 }) },
  ];
}
