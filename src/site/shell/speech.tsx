import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { CHANGES, COMPARE, SITE, STATION } from '../../core/words/books.ts';
import { LANGUAGES, type Language, languageOf } from '../../core/words/languages.ts';
import { type KeyIn, type Say, speaker } from '../../core/words/speaker.ts';

export type SiteWords = KeyIn<typeof SITE | typeof CHANGES | typeof COMPARE | typeof STATION>;
export type Speech = { language: Language; say: Say<SiteWords> };

export function speechIn(language: Language): Speech {
  return { language, say: speaker([SITE, CHANGES, COMPARE, STATION], language) };
}

const CHOSEN = 'almanac-language';

/** The language the person chose here before, or else the browser's. */
export function firstLanguage(): Language {
  const chosen = LANGUAGES.find((language) => language === localStorage.getItem(CHOSEN));
  return chosen ?? languageOf(navigator.language);
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language);
}

export const SpeechContext = createContext<Speech>(speechIn('en'));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
