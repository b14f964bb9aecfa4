import type { Entry, ListPage } from '../service/dataset-client.ts';
import type { Problem, Result } from '../service/problem.ts';
import type { Wish } from '../service/wish.ts';
import { directoryPath } from '../shell/route.ts';

/**
 * `wish` is what is asked for, and `shownWish` is what the entries answer. `shown` keeps its entries
 * until new ones arrive, so that typing does not make the page blink.
 */
export type DirectoryState =
  | { view: 'loading'; wish: Wish }
  | { view: 'failed'; wish: Wish; problem: Problem }
  | {
      view: 'shown';
      wish: Wish;
      shownWish: Wish;
      datasets: Entry[];
      next: string | null;
      more: 'idle' | 'loading' | Problem;
    };

export type DirectoryEvent =
  | { type: 'wished'; wish: Wish }
  | { type: 'listed'; wish: Wish; answer: Result<ListPage> }
  | { type: 'more-wanted' }
  | { type: 'more-listed'; wish: Wish; cursor: string; answer: Result<ListPage> };

export function nextDirectory(state: DirectoryState, event: DirectoryEvent): DirectoryState {
  switch (event.type) {
    case 'wished':
      return state.view === 'shown'
        ? { ...state, wish: event.wish }
        : { view: 'loading', wish: event.wish };
    case 'listed':
      return sameWish(event.wish, state.wish) ? listed(event.wish, event.answer) : state;
    case 'more-wanted':
      return state.view === 'shown' && state.next ? { ...state, more: 'loading' } : state;
    case 'more-listed':
      return moreListed(state, event);
    default:
      return event satisfies never;
  }
}

/** `wish` is that of the address, which may be new before anybody is asked. */
export function isWaiting(state: DirectoryState, wish: Wish): boolean {
  if (state.view !== 'shown') return state.view === 'loading';
  return state.wish !== state.shownWish || !sameWish(wish, state.shownWish);
}

function listed(wish: Wish, answer: Result<ListPage>): DirectoryState {
  if (!answer.ok) return { view: 'failed', wish, problem: answer.problem };
  const { datasets, next } = answer.value;
  return { view: 'shown', wish, shownWish: wish, datasets, next, more: 'idle' };
}

function moreListed(
  state: DirectoryState,
  { wish, cursor, answer }: Extract<DirectoryEvent, { type: 'more-listed' }>,
): DirectoryState {
  if (state.view !== 'shown' || !sameWish(wish, state.shownWish) || cursor !== state.next)
    return state;
  if (!answer.ok) return { ...state, more: answer.problem };
  const { datasets, next } = answer.value;
  return { ...state, datasets: [...state.datasets, ...datasets], next, more: 'idle' };
}

/** Two wishes are the same where they have the same address. */
function sameWish(one: Wish, other: Wish): boolean {
  return directoryPath(one) === directoryPath(other);
}
