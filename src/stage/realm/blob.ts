import { exception } from '../platform/exception.ts';
import { defineClass, type Make } from './define-class.ts';
import { enumName } from './enums.ts';
import { ownOf } from './own.ts';
import { native } from './session.ts';

export type BlobState = { bytes: string; contentType: string | null; name: string | null };

/** Bytes as the platform gives them: numbers from −128 to 127. */
export function signedBytes(text: string): number[] {
  const bytes = new Array<number>(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index);
    bytes[index] = byte > 127 ? byte - 256 : byte;
  }
  return bytes;
}

export function textOfBytes(bytes: ArrayLike<number>): string {
  const parts: string[] = [];
  for (let index = 0; index < bytes.length; index += 1)
    parts.push(String.fromCharCode(byteOf(bytes[index]) & 255));
  return parts.join('');
}

function byteOf(value: unknown): number {
  const byte = Number(value ?? 0);
  if (Number.isNaN(byte)) throw exception('cannot-convert', { value: String(value) });
  return byte;
}

/** Data of a call that takes text or bytes, as one character a byte; text in UTF-8. */
export function dataBytes(data: string | ArrayLike<number>): string {
  return typeof data === 'string' ? native('utf8-encode', data) : textOfBytes(data);
}

/**
 * Data of a call that signs or digests. Without a charset the platform takes US-ASCII, in which a
 * letter beyond it is a question mark: whoever means UTF-8 says so.
 */
export function signedData(data: string | ArrayLike<number>, charset: unknown): string {
  if (data === null || data === undefined) throw exception('argument-null', { name: 'value' });
  if (typeof data !== 'string' || enumName(charset) === 'UTF_8') return dataBytes(data);
  return [...data].map((letter) => ((letter.codePointAt(0) ?? 0) < 128 ? letter : '?')).join('');
}

export function decodeBytes(bytes: string, charset = 'UTF-8'): string {
  return native('decode-charset', bytes, charset);
}

type Api = GoogleAppsScript.Base.Blob;

export const newBlob: Make<Api, BlobState> = defineClass<Api, BlobState>('Base.Blob', () => ({
  copyBlob() {
    return newBlob({ bytes: this.bytes, contentType: this.contentType, name: this.name });
  },
  /** Of a folder of files once; a blob is one. */
  getAllBlobs() {
    return [this.self];
  },
  getAs(contentType) {
    const isText = [contentType, this.contentType].every((type) => TEXT_TYPE.test(type ?? ''));
    if (contentType !== this.contentType && !isText)
      throw new Error(`Blob.getAs("${contentType}") is not emulated yet`);
    return newBlob({ bytes: this.bytes, contentType, name: this.name });
  },
  getBlob() {
    return this.self;
  },
  getBytes() {
    return signedBytes(this.bytes);
  },
  getContentType() {
    return this.contentType;
  },
  getDataAsString(charset?: string) {
    return decodeBytes(this.bytes, charset);
  },
  getName() {
    return this.name;
  },
  isGoogleType() {
    return false;
  },
  setBytes(data) {
    this.bytes = textOfBytes(data);
    return this.self;
  },
  setContentType(contentType) {
    this.contentType = contentType;
    return this.self;
  },
  setContentTypeFromExtension() {
    const extension = this.name?.match(/\.(\w+)$/)?.[1]?.toLowerCase() ?? '';
    this.contentType = TYPE_BY_EXTENSION[extension] ?? null;
    return this.self;
  },
  setDataFromString(string: string, charset: string = 'UTF-8') {
    if (!/^utf-?8$/i.test(charset))
      throw new Error(`Blob.setDataFromString in ${charset} is not emulated yet`);
    this.bytes = dataBytes(String(string));
    return this.self;
  },
  setName(name) {
    this.name = name;
    return this.self;
  },
}));

/** One kind of text is the other; what would have to be drawn is not. */
const TEXT_TYPE = /^(text\/|application\/(json|xml|javascript)$)/;

const TYPE_BY_EXTENSION: Record<string, string> = {
  csv: 'text/csv',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  zip: 'application/zip',
};

export function blobState(source: unknown): BlobState | null {
  const own = ownOf<BlobState>(source);
  if (own && 'bytes' in own) return own;
  const blob = (source as { getBlob?: () => unknown } | null)?.getBlob?.();
  return blob ? ownOf<BlobState>(blob) : null;
}

export function requireBlob(source: unknown): BlobState {
  const state = blobState(source);
  if (!state) throw exception('invalid-argument', { name: 'blob' });
  return state;
}
