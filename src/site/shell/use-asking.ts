import { useEffect, useState } from 'preact/hooks';

/** Asks whenever `about` changes. Of an answer that comes late, about something else, nothing is taken. */
export function useAsking<Answer>(
  about: string,
  ask: () => Promise<Answer> | null,
  take: (answer: Answer) => void,
): void {
  useEffect(() => {
    let isLate = false;
    ask()?.then((answer) => {
      if (!isLate) take(answer);
    });
    return () => {
      isLate = true;
    };
  }, [about]);
}

/** Null until there is the answer about this. */
export function useAnswer<Answer>(about: string, ask: () => Promise<Answer> | null): Answer | null {
  const [found, setFound] = useState<{ about: string; answer: Answer } | null>(null);
  useAsking(about, ask, (answer) => setFound({ about, answer }));
  return found?.about === about ? found.answer : null;
}
