import type { Place } from '../../files/a1.ts';
import type { TypedText } from '../../host/stage-port.ts';
import type { PageState } from '../state/page-state.ts';
import type { KeysInTurn } from './keys-in-turn.ts';

export type Contents = NonNullable<PageState['contents']>;

export type GridProps = {
  label: string;
  contents: Contents;
  cell: PageState['cell'];
  enter: (texts: TypedText[]) => void;
  paste: (at: Place, text: string) => void;
  choose: (address: string) => void;
};

/** What the page shows when it is looked at: the grid hears and jumps later than it is drawn. */
export type Latest = { current: GridProps };

/** What is typed goes on while a jump waits, and waits while a jump is made. */
export type Typing = { keys: KeysInTurn | null; jumps: number };
