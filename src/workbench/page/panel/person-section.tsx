import type { PanelProps } from '../view-props.ts';

/** Chooses who is at the page, because a schedule looks different to its owner and to others. */
export function PersonSection({ state, actions }: Pick<PanelProps, 'state' | 'actions'>) {
  return (
    <label class="person">
      <span>Person</span>
      <select
        value={state.person ?? ''}
        onChange={(event) => void actions.bePerson(event.currentTarget.value)}
      >
        {state.people.map((person) => (
          <option key={person} value={person}>
            {person}
          </option>
        ))}
      </select>
    </label>
  );
}
