import { defineClass, ownOf } from './define-class.ts';
import { notEmulated } from './not-emulated.ts';

type BlobState = { text: string; type: string; name: string };

/** Of a text alone: nothing that is emulated makes bytes of a file. */
const newBlobObject = defineClass<GoogleAppsScript.Base.Blob, BlobState>('Blob', {
  getBlob() {
    return this.self;
  },
  getContentType() {
    return this.type;
  },
  getDataAsString() {
    return this.text;
  },
  getName() {
    return this.name;
  },
});

export function newBlob(data: unknown, type: unknown, name: unknown): GoogleAppsScript.Base.Blob {
  if (typeof data !== 'string') throw notEmulated('Utilities.newBlob(Byte[])');
  return newBlobObject({
    text: data,
    type: String(type ?? 'text/plain'),
    name: String(name ?? ''),
  });
}

/** What a message takes along; null for what is no file. */
export function fileIn(source: unknown): BlobState | null {
  const state = ownOf<BlobState>(source);
  return state && { text: state.text, type: state.type, name: state.name };
}
