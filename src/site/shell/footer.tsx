import { LANGUAGES, type Language } from '../../core/words/languages.ts';
import { rememberLanguage, useSpeech } from './speech.tsx';

/** Each language under its own name, for whoever cannot read the other one. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

export function Footer({ choose }: { choose: (language: Language) => void }) {
  const { language: spoken, say } = useSpeech();
  const switchTo = (language: Language) => {
    rememberLanguage(language);
    choose(language);
  };
  return (
    <footer class="site-footer">
      <div class="site-footer-inner">
        <p>{say('site.footer')}</p>
        <fieldset class="languages">
          <legend class="visually-hidden">{say('site.language')}</legend>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === spoken}
              onClick={() => switchTo(language)}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
