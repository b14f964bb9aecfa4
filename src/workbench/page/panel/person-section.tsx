import type { PanelProps } from '../view-props.ts';

/** Chooses who sits at the desk, because a schedule looks different to its owner and to others. */
export function PersonSection({
  state,
  actions,
  say,
}: Pick<PanelProps, 'state' | 'actions' | 'say'>) {
  return (
    <label class="person">
      <span>{say('workbench.person')}</span>
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
