import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

/** Mail that would have been sent. */
export function OutboxView({ state, say, developer }: PanelProps) {
  if (developer.outbox.length === 0) return <p class="empty">{say('workbench.no-mail')}</p>;
  return (
    <ul class="cards">
      {[...developer.outbox].reverse().map((mail) => (
        <li key={`${mail.at} ${mail.subject}`}>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <p class="muted">
            {mail.to} · {showTime(mail.at, state.locale, state.spreadsheet?.timeZone ?? 'UTC')}
          </p>
          <pre>{mail.body}</pre>
        </li>
      ))}
    </ul>
  );
}
