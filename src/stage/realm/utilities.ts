import { exception } from '../platform/exception.ts';
import {
  type BlobState,
  dataBytes,
  newBlob,
  requireBlob,
  signedBytes,
  signedData,
} from './blob.ts';
import { defineService } from './define-class.ts';
import { Charset, DigestAlgorithm, enumName, MacAlgorithm, RsaAlgorithm } from './enums.ts';
import { formatDate, parseDate } from './format-date.ts';
import { formatString } from './format-string.ts';
import { parseCsv } from './parse-csv.ts';
import { requiredText } from './required-text.ts';
import { ask, native, theContext } from './session.ts';

type Data = string | GoogleAppsScript.Byte[];

const MAX_SLEEP_MS = 300_000;

/** `HMAC_SHA_256`, `RSA_SHA_1` and `MD5` as OpenSSL names them. */
function algorithmName(algorithm: unknown): string {
  const name = enumName(algorithm).replace(/^HMAC_/, '');
  if (name === 'MD2') throw new Error('Utilities.computeDigest with MD2 is not emulated yet');
  return name
    .replace(/^RSA_/, 'RSA-')
    .replace('SHA_', 'SHA')
    .toLowerCase()
    .replace('rsa-sha', 'RSA-SHA');
}

function encode(data: Data | null): string {
  if (data === null) throw exception('argument-null', { name: 'data' });
  return native('base64-encode', dataBytes(data));
}

function webSafe(encoded: string): string {
  return encoded.replaceAll('+', '-').replaceAll('/', '_');
}

function decode(encoded: string): number[] {
  const plain = encoded.replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(plain)) throw exception('not-base64');
  return signedBytes(native('base64-decode', plain));
}

function hmac(algorithm: unknown, value: Data, key: Data, charset: unknown): number[] {
  const name = algorithmName(algorithm);
  return signedBytes(native('hmac', name, signedData(value, charset), signedData(key, charset)));
}

function rsa(algorithm: unknown, value: string, key: string, charset: unknown): number[] {
  return signedBytes(native('rsa-sign', algorithmName(algorithm), signedData(value, charset), key));
}

type Api = GoogleAppsScript.Utilities.Utilities;

export const Utilities = Object.assign(
  defineService<Api>('Utilities.Utilities', () => ({
    base64Decode(encoded: string) {
      return decode(encoded);
    },
    base64DecodeWebSafe(encoded: string) {
      return decode(encoded);
    },
    base64Encode(data: Data) {
      return encode(data);
    },
    base64EncodeWebSafe(data: Data) {
      return webSafe(encode(data));
    },
    computeDigest(algorithm: unknown, value: Data, charset?: unknown) {
      return signedBytes(native('digest', algorithmName(algorithm), signedData(value, charset)));
    },
    computeHmacSha256Signature(value: Data, key: Data, charset?: unknown) {
      return hmac('SHA_256', value, key, charset);
    },
    computeHmacSignature(algorithm: unknown, value: Data, key: Data, charset?: unknown) {
      return hmac(algorithm, value, key, charset);
    },
    computeRsaSha1Signature(value: string, key: string, charset?: unknown) {
      return rsa('RSA_SHA_1', value, key, charset);
    },
    computeRsaSha256Signature(value: string, key: string, charset?: unknown) {
      return rsa('RSA_SHA_256', value, key, charset);
    },
    computeRsaSignature(algorithm: unknown, value: string, key: string, charset?: unknown) {
      return rsa(algorithm, value, key, charset);
    },
    formatDate(date, timeZone, format) {
      const zone = requiredText('timeZone', timeZone);
      return formatDate(date.getTime(), zone, requiredText('format', format));
    },
    formatString(template, ...args) {
      return formatString(template, args);
    },
    getUuid() {
      return theContext().seed === null ? native('uuid') : uuidByChance();
    },
    gzip(blob: unknown, name?: string) {
      const { bytes, name: before } = requireBlob(blob);
      const zipped = name ?? (before === null ? 'archive.gz' : `${before}.gz`);
      return newBlob({
        bytes: native('gzip', bytes),
        contentType: 'application/x-gzip',
        name: zipped,
      });
    },
    /** Scripts that are older than `JSON` call these two. */
    jsonParse(jsonString) {
      return JSON.parse(jsonString);
    },
    jsonStringify(obj) {
      return JSON.stringify(obj);
    },
    newBlob(data: Data, contentType?: string, name?: string) {
      const type = contentType ?? (typeof data === 'string' ? 'text/plain' : null);
      return newBlob({ bytes: dataBytes(data), contentType: type, name: name ?? null });
    },
    parseCsv(csv: string, delimiter?: string) {
      return parseCsv(String(csv), delimiter ?? ',');
    },
    parseDate(date, timeZone, format) {
      const zone = requiredText('timeZone', timeZone);
      const text = requiredText('date', date);
      return new Date(parseDate(text, zone, requiredText('format', format)));
    },
    sleep(milliseconds) {
      if (!(milliseconds >= 0) || milliseconds > MAX_SLEEP_MS)
        throw exception('invalid-argument', { name: 'milliseconds' });
      ask('clock.sleep', milliseconds);
    },
    ungzip(blob) {
      const { bytes, name } = requireBlob(blob);
      const plain = name?.replace(/\.gz$/, '') ?? null;
      return newBlob({ bytes: native('ungzip', bytes), contentType: null, name: plain });
    },
    unzip(blob) {
      const entries = JSON.parse(native('unzip', requireBlob(blob).bytes)) as BlobState[];
      return entries.map(({ name, bytes }) =>
        newBlob({ bytes, contentType: null, name }).setContentTypeFromExtension(),
      );
    },
    zip(blobs: unknown[], name?: string) {
      const entries = blobs
        .map(requireBlob)
        .map(({ name: file, bytes }) => ({ name: file ?? 'file', bytes }));
      const bytes = native('zip', JSON.stringify(entries));
      return newBlob({ bytes, contentType: 'application/zip', name: name ?? 'archive.zip' });
    },
  })),
  { Charset, DigestAlgorithm, MacAlgorithm, RsaAlgorithm },
);

/** Of version 4 and as random as `Math.random`, which then follows from the seed. */
function uuidByChance(): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(Math.random() * 16);
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}
