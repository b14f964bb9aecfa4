import { useWords } from '../words/sidebar-words.ts';

/** As tall as what will stand there, so that nothing jumps when it comes. */
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
