export type Tone = 'good' | 'warning' | 'bad' | 'busy' | 'quiet';

const MARKS: Record<Tone, string> = { good: '✓', warning: '!', bad: '!', busy: '', quiet: 'i' };

/** Every view begins with one line that says how things stand. */
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
