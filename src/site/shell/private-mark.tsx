import { useSpeech } from './speech.tsx';

export function PrivateMark() {
  const { say } = useSpeech();
  return (
    <span class="mark-private">
      <svg aria-hidden="true" viewBox="0 0 12 12">
        <path d="M3.5 5V3.6a2.5 2.5 0 0 1 5 0V5h.5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm1.2 0h2.6V3.6a1.3 1.3 0 0 0-2.6 0z" />
      </svg>
      {say('site.private')}
    </span>
  );
}
