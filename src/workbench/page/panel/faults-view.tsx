import type { PanelProps } from '../view-props.ts';

export function FaultsView({ actions, developer }: PanelProps) {
  return (
    <>
      <p class="muted">
        Break something, and see what people are told. Each stays until it is switched off.
      </p>
      <ul class="switches">
        {developer.faults.map(({ name, on }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                defaultChecked={on}
                onChange={(event) => void actions.setFault(name, event.currentTarget.checked)}
              />
              {FAULTS[name] ?? name}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const FAULTS: Record<string, string> = {
  'lost-answer': 'The service does its work, and its answer is lost',
  'server-error': 'The service answers 503',
  'consent-revoked': 'Consent is withdrawn',
};
