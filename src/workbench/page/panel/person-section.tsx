import type { PanelProps } from '../view-props.ts';

/** Who sits at the desk: what one schedules, another sees as another's. */
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
