import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { installFiles } from '../../src/site/install/install-files.ts';
import { accountClient } from '../../src/site/service/account-client.ts';
import { datasetClient } from '../../src/site/service/dataset-client.ts';
import { firstLanguage, rememberLanguage } from '../../src/site/shell/speech.tsx';

const ACCESS = {
  serviceUrl: 'https://almanac.example',
  key: '',
  language: () => 'en',
  accessToken: async () => 'token',
  renewedToken: async () => ({ ok: true, value: null }) as const,
  endedBy: () => null,
};

/** What a browser has, as far as these need it; its storage is closed to this site. */
const BROWSER = {
  fetch: { value: async () => brokenOff() },
  navigator: { value: { onLine: true, languages: ['pt-BR'] } },
  localStorage: {
    get: () => {
      throw new Error('Access is denied for this document');
    },
  },
};

const before = Object.keys(BROWSER).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
beforeEach(() => {
  for (const [name, has] of Object.entries(BROWSER))
    Object.defineProperty(globalThis, name, { configurable: true, ...has });
});
afterEach(() => {
  for (const [name, had] of before) {
    delete (globalThis as Record<string, unknown>)[name];
    if (had) Object.defineProperty(globalThis, name, had);
  }
});

/** The headers arrive, and a piece of the body, and then the connection ends. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"a')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body);
}

it.each([
  { name: 'a download', ask: () => datasetClient(ACCESS).download('/records/1', 'csv') },
  { name: 'everything an account holds', ask: () => accountClient(ACCESS).takeOut() },
])('$name that breaks off is a problem, and no page waits for ever', async ({ ask }) => {
  expect(await ask()).toEqual({ ok: false, problem: { kind: 'site.unreachable' } });
});

it('says so where a text to install breaks off', async () => {
  expect(await installFiles('en', 'https://almanac.example')).toEqual({
    ok: false,
    problem: { kind: 'site.unreachable' },
  });
});

it('speaks the browser’s language where the browser keeps nothing for this site', () => {
  rememberLanguage('fr');
  expect(firstLanguage()).toBe('pt');
});
