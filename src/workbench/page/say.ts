import { languageOf } from '../../core/words/languages.ts';
import { type Say, speaker } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';

export type Speak = Say<KeyOf<'workbench'>>;

export function sayIn(locale: string): Speak {
  return speaker(['workbench'], languageOf(locale));
}
