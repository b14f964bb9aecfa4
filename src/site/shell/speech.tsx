import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { bestLanguage, LANGUAGES, type Language } from '../../core/words/languages.ts';
import { pageSpeaker } from '../../core/words/page-speaker.ts';
import type { Say } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';

const MATTERS = ['site', 'changes', 'station', 'warning'] as const;
export type SiteWords = KeyOf<(typeof MATTERS)[number]>;
export type Speech = { language: Language; say: Say<SiteWords> };

export function speechIn(language: Language): Speech {
  return { language, say: pageSpeaker(MATTERS, language) };
}

const CHOSEN = 'almanac-language';

/** The language the person chose here before, or else the best of the browser's. */
export function firstLanguage(): Language {
  const chosen = inStorage((storage) => storage.getItem(CHOSEN));
  return LANGUAGES.find((language) => language === chosen) ?? bestLanguage(navigator.languages);
}

export function rememberLanguage(language: Language): void {
  inStorage((storage) => storage.setItem(CHOSEN, language));
}

/** A browser that keeps nothing for a site throws where the storage is only named. */
function inStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

export const SpeechContext = createContext<Speech>(speechIn('en'));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
