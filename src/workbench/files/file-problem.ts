import type { Params } from '../../core/words/phrase.ts';
import type { KeyOf } from '../../core/words/words.ts';

/** What is said of a file, in a sentence that goes on from its name. */
export type FileSaid = { kind: KeyOf<'file'>; params: Params };

/** Why a file was not opened. Thrown, because files are refused at every depth of reading them. */
export class FileRefused extends Error {
  readonly said: FileSaid;
  constructor(kind: FileSaid['kind'], params: Params = {}) {
    super(kind);
    this.said = { kind, params };
  }
}
