import { useEffect, useRef } from 'preact/hooks';
import type { Wish } from '../service/wish.ts';
import { useSpeech } from '../shell/speech.tsx';
import { TYPING_PAUSE_MS } from '../shell/typing-pause.ts';

type DirectorySearchProps = {
  wish: Wish;
  wishFor: (change: Partial<Wish>) => void;
  signedIn: boolean;
};

export function DirectorySearch({ wish, wishFor, signedIn }: DirectorySearchProps) {
  const { say } = useSpeech();
  const { field, searchNow, searchSoon } = useTypedSearch(wish, wishFor);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    searchNow();
  };
  return (
    <search>
      <form class="search" onSubmit={submit}>
        <input
          ref={field}
          type="search"
          name="search"
          maxLength={200}
          aria-label={say('site.search')}
          placeholder={say('site.search')}
          defaultValue={wish.search}
          onInput={searchSoon}
        />
        {signedIn && (
          <label class="check">
            <input
              type="checkbox"
              checked={wish.mine}
              onChange={(event) => wishFor({ mine: event.currentTarget.checked })}
            />
            {say('site.mine-only')}
          </label>
        )}
      </form>
    </search>
  );
}

/** The field that is typed into, and how its text becomes the wish: at once, or after a pause. */
function useTypedSearch(wish: Wish, wishFor: (change: Partial<Wish>) => void) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // While a person types, the field is theirs. A link to another search changes it too.
  useEffect(() => {
    const typing = pause.current !== undefined;
    if (field.current && !typing && field.current.value.trim() !== wish.search)
      field.current.value = wish.search;
  }, [wish.search]);
  const searchNow = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
    wishFor({ search: field.current?.value.trim() ?? '' });
  };
  const searchSoon = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(searchNow, TYPING_PAUSE_MS);
  };
  return { field, searchNow, searchSoon };
}
