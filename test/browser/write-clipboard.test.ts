import { afterEach, expect, it } from '@jest/globals';
import { writeClipboard } from '../../src/browser/write-clipboard.ts';

type WriteText = (text: string) => Promise<void>;

const withClipboard = (writeText: WriteText | undefined): void => {
  const clipboard = writeText && { writeText };
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
};
const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'navigator', before);
});

it.each<[string, WriteText | undefined, boolean]>([
  ['is copied', async () => {}, true],
  ['is refused', () => Promise.reject(new Error('Document is not focused.')), false],
  ['has no clipboard', undefined, false],
  ['never says anything', () => new Promise(() => {}), false],
])('a text that %s', async (_, writeText, isCopied) => {
  withClipboard(writeText);
  expect(await writeClipboard('report', 20)).toBe(isCopied);
});
