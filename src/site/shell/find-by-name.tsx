import { useId, useState } from 'preact/hooks';
import { useSpeech } from './speech.tsx';

/** Of fewer one sees all at once. */
const MANY = 10;

/** A field that narrows a long list down by letters of its names; what is chosen stays in sight. */
export function useFindByName<Named extends { name: string }>(
  all: readonly Named[],
  isChosen: (one: Named) => boolean,
) {
  const { say } = useSpeech();
  const id = useId();
  const [typed, type] = useState('');
  const sought = plain(typed.trim());
  const shown = all.filter((one) => isChosen(one) || plain(one.name).includes(sought));
  const field = all.length > MANY && (
    <div class="field">
      <label for={id}>{say('site.find-by-name')}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        onInput={(event) => type(event.currentTarget.value)}
        // It stands in a form, which Enter would send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
  return { shown, field };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
