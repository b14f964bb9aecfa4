import { languageOf } from '../../core/words/languages.ts';
import { speaker } from '../../core/words/speaker.ts';
import type { Actions } from './actions/workbench-actions.ts';
import { AskDialog } from './ask-dialog.tsx';
import { DeveloperPanel } from './developer-panel.tsx';
import { DropFiles } from './drop-files.tsx';
import { EntryBar } from './entry-bar.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import { Guide } from './guide.tsx';
import { MenuBar } from './menu-bar.tsx';
import { Notices } from './notices.tsx';
import { OpenFileButton } from './open-file-button.tsx';
import { DialogFrame, SidebarFrame } from './page-frame.tsx';
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
      <DialogFrame {...view} />
      <AskDialog {...view} />
      <Notices {...view} />
      <DropFiles {...view} />
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
  if (!contents) return <p class="empty">Reading the sheet …</p>;
  const name = spreadsheet?.sheets.find(({ id }) => id === contents.sheetId)?.name ?? '';
  const isEmpty = contents.display.every((row) => row.every((text) => text === ''));
  return (
    <>
      {isEmpty && (
        <p class="empty-sheet">
          This sheet is empty. Drop a CSV, TSV, text or Excel file (XLSX, XLS, ODS) anywhere on this
          page, open one, or paste cells you copied elsewhere.{' '}
          <OpenFileButton {...view} look="link" />
        </p>
      )}
      <SheetGrid
        label={`Sheet ${name}`}
        contents={contents}
        cell={cell}
        enter={actions.enter}
        paste={actions.paste}
        choose={actions.chooseCell}
      />
    </>
  );
}
