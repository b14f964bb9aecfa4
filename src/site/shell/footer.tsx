import { LANGUAGES, type Language, nameOf } from '../../core/words/languages.ts';
import { useAddress } from './navigation.ts';
import { usePorts } from './ports.tsx';
import { rememberLanguage, useSpeech } from './speech.tsx';

export function Footer({ choose }: { choose: (language: Language) => void }) {
  const { language: spoken, say } = useSpeech();
  const switchTo = (language: Language) => {
    rememberLanguage(language);
    choose(language);
  };
  const { readerCache } = usePorts().settings;
  return (
    <footer class="site-footer">
      <div class="site-footer-inner">
        <p>
          {say('site.footer')} {readerCache && say('site.cached')}
        </p>
        <AboutLinks />
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

/** What the operator of this service gives to read, and whom to ask. */
function AboutLinks() {
  const { say } = useSpeech();
  const { contact, termsUrl, privacyUrl } = usePorts().settings;
  const address = useAddress();
  const links = [
    { href: termsUrl, text: say('site.terms') },
    { href: privacyUrl, text: say('site.privacy') },
    { href: contact && `mailto:${contact}`, text: say('site.contact') },
    { href: contact && reportOf(contact, address, say('site.report')), text: say('site.report') },
  ];
  return (
    <p class="about-links">
      {links.map(
        ({ href, text }) =>
          href && (
            <a key={text} href={href}>
              {text}
            </a>
          ),
      )}
    </p>
  );
}

/** Only of a record; the letter says which. */
function reportOf(contact: string, address: URL, subject: string): string | null {
  if (!/^\/(datasets|records)\//.test(address.pathname)) return null;
  const record = encodeURIComponent(address.origin + address.pathname);
  return `mailto:${contact}?subject=${encodeURIComponent(subject)}&body=${record}`;
}
