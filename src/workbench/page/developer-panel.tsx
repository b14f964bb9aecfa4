import type { ComponentType } from 'preact';
import { ClockSection } from './panel/clock-section.tsx';
import { ExecutionsView } from './panel/executions-view.tsx';
import { FaultsView } from './panel/faults-view.tsx';
import { OutboxView } from './panel/outbox-view.tsx';
import { PersonSection } from './panel/person-section.tsx';
import { TriggersView } from './panel/triggers-view.tsx';
import type { PanelView } from './state/page-state.ts';
import type { PanelProps, ViewProps } from './view-props.ts';

const VIEWS: {
  name: PanelView;
  words: string;
  draw: ComponentType<PanelProps>;
}[] = [
  { name: 'triggers', words: 'Triggers', draw: TriggersView },
  { name: 'executions', words: 'Runs', draw: ExecutionsView },
  { name: 'outbox', words: 'Mail', draw: OutboxView },
  { name: 'faults', words: 'Faults', draw: FaultsView },
];

/** Shows what Google hides: the clock, triggers, runs and their costs, and ways to break things. */
export function DeveloperPanel(view: ViewProps) {
  const { state, actions } = view;
  const { panel, developer } = state;
  if (!panel) return null;
  const chosen = VIEWS.find(({ name }) => name === panel);
  return (
    <aside class="panel" aria-label="Developer">
      <PersonSection {...view} />
      {developer && <ClockSection {...view} developer={developer} />}
      <div class="panel-tabs" role="tablist" aria-label="Developer">
        {VIEWS.map(({ name, words }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === panel}
            onClick={() => void actions.choosePanel(name)}
          >
            {words}
          </button>
        ))}
      </div>
      <div class="panel-view" role="tabpanel" aria-label={chosen?.words}>
        {developer && chosen && <chosen.draw {...view} developer={developer} />}
      </div>
    </aside>
  );
}
