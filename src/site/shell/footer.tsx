import { LANGUAGES, type Language, nameOf } from '../../core/words/languages.ts';
import { rememberLanguage, useSpeech } from './speech.tsx';

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
              {nameOf(language)}
            </button>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
