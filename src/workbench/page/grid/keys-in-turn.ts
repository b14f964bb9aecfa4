import { nextFrame } from './next-frame.ts';

export type KeysInTurn = {
  /** The grid was given every key, and has done what they asked for. */
  isDone: () => boolean;
  /** A jump may be made: besides those that wait for it no key is left, and nothing is being typed. */
  stand: () => boolean;
  /** Gives an open editor the letters that wait until it has the focus: it is about to close. */
  giveLetters: () => void;
  stop: () => void;
};

type Held = { key: KeyboardEvent; waitsForJump: boolean };

/**
 * A person who types 12 quickly would get 2: the grid opens its editor some frames after the first
 * key, and moves to another cell even later. A key pressed meanwhile would go to the cell before, or be
 * lost. Here keys wait until the grid has done what the earlier keys asked for.
 */
export function keepKeysInTurn(grid: HTMLRevoGridElement, isJumping: () => boolean): KeysInTurn {
  const held: Held[] = [];
  const pace = paceOf(grid);
  // The address above the sheet is already that of the cell it jumps to. An open editor is still that of its own.
  const isOnTheWay = () => isJumping() && editorOf(grid) === null;
  const letGo = async () => {
    while (held.length > 0) {
      while (!pace.stands() || (held[0]?.waitsForJump && isOnTheWay())) await nextFrame();
      const next = held.shift();
      if (!next) return;
      pace.struck(next.key);
      give(next.key, grid);
    }
  };
  const turn = (key: KeyboardEvent) => {
    // A key that waited passes here a second time, and then it does not come from the keyboard.
    if (!key.isTrusted || !isTyping(key, grid)) return;
    if (held.length === 0 && !isOnTheWay() && pace.allows(key)) return pace.struck(key);
    key.preventDefault();
    key.stopImmediatePropagation();
    // One that was pressed before a jump is meant for the cell before it.
    if (held.push({ key, waitsForJump: isOnTheWay() }) === 1) void letGo();
  };
  document.addEventListener('keydown', turn, true);
  return {
    isDone: () => held.length === 0 && pace.stands(),
    stand: () =>
      pace.stands() && held.every(({ waitsForJump }) => waitsForJump) && !isHeard(editorOf(grid)),
    giveLetters: () => {
      const isForEditor = ({ key, waitsForJump }: Held): boolean => isLetter(key) && !waitsForJump;
      const others = editorOf(grid) ? held.findIndex((one) => !isForEditor(one)) : 0;
      for (const { key } of held.splice(0, others < 0 ? held.length : others)) give(key, grid);
    },
    stop: () => {
      document.removeEventListener('keydown', turn, true);
      pace.stop();
    },
  };
}

/** The grid moves 70 ms after it has heard the key; of two timers the one that is due later also fires later. */
const MOVED_AFTER_MS = 80;
/**
 * An editor opens in fewer frames than this, however long they take. If it did not, the grid was drawn anew, and the
 * keys go on.
 */
const OPENED_WITHIN = 60;

/** Whether the grid has done what the keys so far asked for. */
function paceOf(grid: HTMLRevoGridElement) {
  /** The editor that is to open. */
  let awaited: symbol | null = null;
  const moving = new Set<KeyboardEvent>();
  let lastMove: Promise<unknown> = Promise.resolve();
  const opening = async () => {
    const own = Symbol();
    awaited = own;
    for (let frame = 0; frame < OPENED_WITHIN && awaited === own; frame += 1) await nextFrame();
    if (awaited === own) awaited = null;
  };
  // What was focused before may get the focus once more meanwhile.
  const opened = ({ target }: FocusEvent) => {
    if (target === editorOf(grid)) awaited = null;
  };
  const stands = () => moving.size === 0 && awaited === null;
  grid.addEventListener('beforeeditstart', opening);
  grid.addEventListener('focusin', opened);
  return {
    stands,
    // The grid itself keeps arrows in order, and a held arrow that waited would go on after its release.
    allows: (key: KeyboardEvent) =>
      stands() || (awaited === null && [...moving, key].every(isArrow)),
    struck: async (key: KeyboardEvent) => {
      if (!asksToMove(key, grid)) return;
      moving.add(key);
      // As the grid does: every move after its time, two frames after the one before.
      const due = ring(0).then(() => ring(MOVED_AFTER_MS));
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

function ring(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Letters go to the grid, which adds them to the editor's text. A key that ends the edit goes to the editor. */
function give(key: KeyboardEvent, grid: HTMLRevoGridElement): void {
  const taker = isLetter(key) ? grid : (editorOf(grid) ?? grid);
  taker.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** The keys that the grid takes: no shortcuts, and nothing typed into another field. */
function isTyping(key: KeyboardEvent, grid: HTMLRevoGridElement): boolean {
  if (key.ctrlKey || key.metaKey || key.altKey || key.isComposing) return false;
  return (isLetter(key) || isArrow(key) || endsEdit(key)) && takesKeys(grid);
}

/** Nothing else on the page has the focus. */
export function takesKeys(grid: HTMLRevoGridElement): boolean {
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

/** A person who has gone on to the sidebar has ended what they typed. */
function isHeard(editor: HTMLInputElement | null): boolean {
  return editor !== null && editor === document.activeElement;
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
