import { enWorkbench } from '../../core/words/en/workbench.ts';
import { esWorkbench } from '../../core/words/es/workbench.ts';
import { languageOf } from '../../core/words/languages.ts';
import { type Say, speaker } from '../../core/words/speaker.ts';

export type Speak = Say<keyof typeof enWorkbench>;

export function sayIn(locale: string): Speak {
  return speaker({ en: enWorkbench, es: esWorkbench }, languageOf(locale));
}
