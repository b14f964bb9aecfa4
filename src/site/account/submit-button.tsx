import { type SiteWords, useSpeech } from '../shell/speech.tsx';
import type { FormState } from './use-form.ts';

type SubmitButtonProps = {
  state: FormState<unknown>;
  words: { idle: SiteWords; busy: SiteWords };
};

export function SubmitButton({ state, words }: SubmitButtonProps) {
  const { say } = useSpeech();
  const sending = state.view === 'sending';
  return (
    <button type="submit" class="button button-primary" disabled={sending}>
      {say(sending ? words.busy : words.idle)}
    </button>
  );
}
