export type Tone = 'good' | 'warning' | 'bad' | 'busy' | 'quiet';

const MARKS: Record<Tone, string> = { good: '✓', warning: '!', bad: '!', busy: '', quiet: 'i' };

/** The first thing in every view: how it stands, in one line. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <div class={`status status-${tone}`} role="status">
      <span class="mark" aria-hidden="true">
        {MARKS[tone]}
      </span>
      <p>{children}</p>
    </div>
  );
}
