import type { Refusal } from '../files/look-before.ts';
import type * as kinds from '../problem-kinds.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Language } from './languages.ts';
import type { Phrase, PhraseBook } from './phrase.ts';
import pt from './pt.json' with { type: 'json' };

// Spread, because the declarations that other projects read may not point at a JSON file.
const english = { ...en };

/** What the sentences are about: the first level of each file. */
export type Matter = keyof typeof english;
/** The keys of the sentences about one matter, or about any of several. */
export type KeyOf<About extends Matter> = About extends Matter
  ? keyof (typeof english)[About]
  : never;

/** A problem without a sentence does not compile, nor does one in the matter of another. */
type English = {
  addon: Record<kinds.SpreadsheetKind, Phrase>;
  connection: Record<kinds.ConnectionKind, Phrase>;
  files: Record<kinds.FilesKind | Refusal['kind'], Phrase>;
  menu: Record<kinds.MailSentence, Phrase>;
  outcome: Record<kinds.OutcomeSentence, Phrase>;
  permission: Record<kinds.PermissionKind, Phrase>;
  schedule: Record<kinds.ScheduleKind, Phrase>;
  setup: Record<kinds.SetupKind | kinds.SetupSentence, Phrase>;
  sidebar: Record<kinds.PageKind, Phrase>;
  upload: Record<kinds.UploadKind, Phrase>;
};
type LikeEnglish = { [About in Matter]: Record<KeyOf<About>, Phrase> };

/** Every sentence. The build leaves out the languages and matters that a page does not speak of (`words-of.mjs`). */
export const WORDS: Record<Language, Record<Matter, PhraseBook>> = {
  en: english satisfies English,
  es: es satisfies LikeEnglish,
  fr: fr satisfies LikeEnglish,
  pt: pt satisfies LikeEnglish,
};
