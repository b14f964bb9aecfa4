import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

/** Mail that would have been sent. */
export function OutboxView({ state, developer }: PanelProps) {
  if (developer.outbox.length === 0)
    return <p class="empty">No mail. What the add-on sends is kept here and goes nowhere.</p>;
  return (
    <ul class="cards">
      {[...developer.outbox].reverse().map((mail) => (
        <li key={`${mail.at} ${mail.subject}`}>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <p class="muted">
            {mail.to} · {showTime(mail.at, state.spreadsheet?.timeZone ?? 'UTC')}
          </p>
          <pre>{mail.body}</pre>
          {mail.files.map(({ name, text }) => (
            <details key={name}>
              <summary>{name}</summary>
              <pre>{text}</pre>
            </details>
          ))}
        </li>
      ))}
    </ul>
  );
}
