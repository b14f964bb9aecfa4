/**
 * The grid opens its editor some frames after the key that asked for it, and moves to another cell
 * later still. A key struck meanwhile would fall on the cell before, or be lost: who types quickly
 * would get 2 for 12. Here keys wait until the grid stands where the person already is.
 */
export function keepKeysInTurn(grid: HTMLRevoGridElement): () => void {
  const held: KeyboardEvent[] = [];
  const pace = paceOf(grid);
  const letGo = async () => {
    while (held.length > 0) {
      while (!pace.stands()) await nextFrame();
      const key = held.shift();
      if (!key) return;
      pace.struck(key);
      give(key, grid);
    }
  };
  const turn = (key: KeyboardEvent) => {
    // What is given to the grid later passes here a second time, no longer from the keyboard.
    if (!key.isTrusted || !isTyping(key, grid)) return;
    if (held.length === 0 && pace.allows(key)) return pace.struck(key);
    key.preventDefault();
    key.stopImmediatePropagation();
    if (held.push(key) === 1) void letGo();
  };
  document.addEventListener('keydown', turn, true);
  return () => {
    document.removeEventListener('keydown', turn, true);
    pace.stop();
  };
}

/** The grid moves 70 ms after the key; of two timers the one that is due later also fires later. */
const MOVED_AFTER_MS = 80;
/** No editor takes this long to open: the grid was drawn anew, and the keys go on without it. */
const OPENED_BY_MS = 1_000;

/** Whether the grid has done what the keys so far asked for. */
function paceOf(grid: HTMLRevoGridElement) {
  let openBy = 0;
  const moving = new Set<KeyboardEvent>();
  let lastMove: Promise<unknown> = Promise.resolve();
  const opening = () => {
    openBy = Date.now() + OPENED_BY_MS;
  };
  const opened = () => {
    openBy = 0;
  };
  const stands = () => moving.size === 0 && Date.now() >= openBy;
  grid.addEventListener('beforeeditstart', opening);
  grid.addEventListener('focusin', opened);
  return {
    stands,
    // The grid keeps arrows in their order itself, and a held one would walk on after its release.
    allows: (key: KeyboardEvent) => stands() || (openBy === 0 && [...moving, key].every(isArrow)),
    struck: async (key: KeyboardEvent) => {
      if (!asksToMove(key, grid)) return;
      moving.add(key);
      // As the grid does: every move after its time, two frames after the one before.
      const due = new Promise((resolve) => setTimeout(resolve, MOVED_AFTER_MS));
      lastMove = Promise.all([due, lastMove]).then(nextFrame).then(nextFrame);
      await lastMove;
      moving.delete(key);
    },
    stop: () => {
      grid.removeEventListener('beforeeditstart', opening);
      grid.removeEventListener('focusin', opened);
    },
  };
}

/** A letter goes to the grid, which adds it to what its editor holds; what ends the edit, to that. */
function give(key: KeyboardEvent, grid: HTMLRevoGridElement): void {
  const taker = isLetter(key) ? grid : (editorOf(grid) ?? grid);
  taker.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** What the grid would take: not a shortcut, and not typed into another field of the page. */
function isTyping(key: KeyboardEvent, grid: HTMLRevoGridElement): boolean {
  if (key.ctrlKey || key.metaKey || key.altKey || key.isComposing) return false;
  if (!(isLetter(key) || isArrow(key) || endsEdit(key))) return false;
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || grid.contains(activeElement);
}

function asksToMove(key: KeyboardEvent, grid: HTMLRevoGridElement): boolean {
  if (editorOf(grid)) return endsEdit(key);
  return grid.querySelector('.focused-cell') !== null && (key.key === 'Tab' || isArrow(key));
}

function editorOf(grid: HTMLRevoGridElement): HTMLInputElement | null {
  return grid.querySelector('revogr-edit input');
}

function isLetter({ key }: KeyboardEvent): boolean {
  return key.length === 1;
}

function isArrow({ key }: KeyboardEvent): boolean {
  return key.startsWith('Arrow');
}

function endsEdit({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === 'Tab';
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
