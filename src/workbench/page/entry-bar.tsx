import { placesOf } from '../files/a1.ts';
import type { ViewProps } from './view-props.ts';

/** The address of the active cell, and its whole text. */
export function EntryBar({ state, actions, say }: ViewProps) {
  const place = placesOf(state.cell.address)?.first;
  const text = place ? (state.contents?.display[place.row - 1]?.[place.column - 1] ?? '') : '';
  const enter = (input: HTMLInputElement) => {
    if (place && input.value !== text) void actions.enter([{ ...place, text: input.value }]);
  };
  return (
    <div class="entry-bar">
      <StepButton name={say('workbench.undo')} steps={state.done} take={actions.undo} sign="↶" />
      <StepButton name={say('workbench.redo')} steps={state.undone} take={actions.redo} sign="↷" />
      <output class="address" aria-label={say('workbench.active-cell')}>
        {state.cell.address}
      </output>
      <input
        key={`${state.contents?.sheetId} ${state.cell.address} ${text}`}
        aria-label={say('workbench.cell-text')}
        defaultValue={text}
        onBlur={(event) => enter(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </div>
  );
}

type StepProps = {
  name: string;
  steps: readonly unknown[];
  take: () => Promise<void>;
  sign: string;
};

/** Undo or redo; there is nothing to press without a step to take. */
function StepButton({ name, steps, take, sign }: StepProps) {
  return (
    <button
      type="button"
      class="plain"
      disabled={steps.length === 0}
      onClick={() => void take()}
      title={name}
      aria-label={name}
    >
      {sign}
    </button>
  );
}
