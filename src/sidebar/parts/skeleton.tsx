import { useWords } from '../words/sidebar-words.ts';

/** Takes as much room as what will come, so that nothing jumps. */
export function Skeleton({ lines, picture }: { lines: number; picture?: boolean }) {
  const { say } = useWords();
  const bars = Array.from({ length: lines }, (_, index) => index);
  return (
    <div class="skeleton">
      <p class="unseen">{say('sidebar.loading')}</p>
      {picture && <span class="tall" />}
      {bars.map((bar) => (
        <span key={bar} />
      ))}
    </div>
  );
}
