import { copyRows } from './copy-rows.ts';
import { choose, enterCell, enterRange, ifForGrid, paste, pasteHeard } from './grid-entries.ts';
import type { Latest, Typing } from './grid-props.ts';
import { type KeysInTurn, keepKeysInTurn, takesKeys } from './keys-in-turn.ts';
import { nextFrame } from './next-frame.ts';

type Stop = () => void;

/** Hears what a person does in the grid, and where they leave it, until it is stopped. */
export function listenToGrid(grid: HTMLRevoGridElement, latest: Latest, typing: Typing): Stop {
  const stops = [
    hearEntries(grid, latest),
    hearPaste(grid, latest),
    ...leaveOthersFocus(grid),
    leaveByEscape(grid),
  ];
  const keys = keepKeysInTurn(grid, () => typing.jumps > 0);
  typing.keys = keys;
  stops.push(keys.stop, endEditByPress(grid, keys), endEditByFrame(grid, keys));
  return () => {
    for (const stop of stops) stop();
  };
}

/** With `first`, heard before the target itself hears it. */
function listen(
  target: EventTarget,
  name: string,
  hear: (event: Event) => void,
  first = false,
): Stop {
  target.addEventListener(name, hear, first);
  return () => target.removeEventListener(name, hear, first);
}

function hearEntries(grid: HTMLRevoGridElement, latest: Latest): Stop {
  const heard: [string, (event: CustomEvent) => void][] = [
    ['beforekeydown', ifForGrid],
    ['beforecopy', ifForGrid],
    ['beforecut', ifForGrid],
    ['beforecopyapply', copyRows()],
    ['beforeedit', (event) => enterCell(event, latest.current)],
    ['beforerangeedit', (event) => enterRange(event, latest.current)],
    ['beforepaste', (event) => pasteHeard(event, grid, latest)],
    // A person went there. A jump says nothing here: heard late, it would take the cell back from the next one.
    ['beforecellfocus', (event) => choose(event, latest.current)],
  ];
  const stops = heard.map(([name, hear]) => listen(grid, name, hear as (event: Event) => void));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The grid hears a paste only some frames after a cell was chosen, and one that came by then was lost. */
function hearPaste(grid: HTMLRevoGridElement, latest: Latest): Stop {
  const hear = (event: Event) => {
    if (!takesKeys(grid) || grid.querySelector('revogr-edit')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void paste(event as ClipboardEvent, grid, latest);
  };
  return listen(document, 'paste', hear, true);
}

function leaveOthersFocus(grid: HTMLRevoGridElement): Stop[] {
  return [
    listen(grid, 'mousedown', leaveFields),
    listen(grid, 'afterfocus', leaveFocusWithText, true),
  ];
}

/** Heard before the grid hears it, because an Escape that ends an edit must not leave the grid too. */
function leaveByEscape(grid: HTMLRevoGridElement): Stop {
  const hear = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape') void leaveGrid(grid);
  };
  return listen(document, 'keydown', hear, true);
}

/** The grid itself would close its editor at the end of a press, when another tab is there already. */
function endEditByPress(grid: HTMLRevoGridElement, keys: KeysInTurn): Stop {
  const hear = ({ target }: Event) => {
    if (!(target instanceof Node) || grid.contains(target) || !grid.querySelector('revogr-edit'))
      return;
    keys.giveLetters();
    void grid.clearFocus();
  };
  return listen(document, 'pointerdown', hear, true);
}

/**
 * A press in the sidebar is heard there alone; the page only loses its focus to that frame. Where the grid is drawn
 * later, an editor that is still open takes the focus back, and a jump would wait for its end.
 */
function endEditByFrame(grid: HTMLRevoGridElement, keys: KeysInTurn): Stop {
  const hear = async () => {
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    while (!keys.isDone()) await nextFrame();
    if (grid.querySelector('revogr-edit')) await grid.clearFocus();
  };
  return listen(window, 'blur', () => void hear());
}

/** In the grid Tab goes from cell to cell, as in Sheets; Escape is the way out for the keyboard. */
async function leaveGrid(grid: HTMLRevoGridElement): Promise<void> {
  if (grid.querySelector('revogr-edit') || !(await grid.getFocused())) return;
  await grid.clearFocus();
  document.querySelector<HTMLElement>('[role="menubar"] [role="menuitem"]')?.focus();
}

/** The grid does not take the focus, and without this a paste would go into the field above it. */
function leaveFields(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('revo-grid'))
    activeElement.blur();
}

/**
 * Some frames after a cell was chosen the grid gives it the focus. Who types by then, above the sheet or in a cell, would
 * have half of the text entered.
 */
function leaveFocusWithText(event: Event): void {
  if (document.activeElement?.matches('input, textarea, select')) event.preventDefault();
}
