import type { PanelProps } from '../view-props.ts';

export function FaultsView({ actions, say, developer, state: { turned } }: PanelProps) {
  return (
    <>
      <p class="muted">{say('workbench.faults-hint')}</p>
      <ul class="switches">
        {developer.faults.map(({ name, on }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={turned[name] ?? on}
                onChange={(event) => void actions.setFault(name, event.currentTarget.checked)}
              />
              {faultWords(name, say)}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const FAULTS = {
  'service-down': 'workbench.fault-service-down',
  'lost-answer': 'workbench.fault-lost-answer',
  'server-error': 'workbench.fault-server-error',
  'html-answer': 'workbench.fault-html-answer',
  'storage-error': 'workbench.fault-storage-error',
  'lock-timeout': 'workbench.fault-lock-timeout',
  'consent-revoked': 'workbench.fault-consent-revoked',
  'triggers-disabled': 'workbench.fault-triggers-disabled',
} as const;

function faultWords(name: string, say: PanelProps['say']): string {
  return name in FAULTS ? say(FAULTS[name as keyof typeof FAULTS]) : name;
}
