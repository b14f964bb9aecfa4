import type { Params } from '../../core/words/phrase.ts';
import type { KeyOf } from '../../core/words/words.ts';

/** What a person is told of a file; `kind` is the key of the sentence. */
export type FileWord = { kind: KeyOf<'file'>; params: Params };

/** Why a file was not opened. Thrown, because files are refused at every depth of reading them. */
export class FileRefused extends Error {
  readonly word: FileWord;

  constructor(kind: FileWord['kind'], params: Params = {}) {
    super(kind);
    this.word = { kind, params };
  }
}
