import type { Language } from '../../core/words/languages.ts';
import type { Problem } from '../service/problem.ts';

/** A text, and the name it has in Google's editor, where an HTML file is typed without its ending. */
export type InstallFile = { name: string; typed: string; text: string };
export type InstallFiles = {
  code: InstallFile;
  words: InstallFile | null;
  page: InstallFile;
  manifest: InstallFile;
};

type Fetched = { ok: true; value: InstallFiles } | { ok: false; problem: Problem };

/** The built add-on, with the address of this service in it. */
export async function installFiles(language: Language, address: string): Promise<Fetched> {
  const page = `sidebar.${language}`;
  // The code itself speaks English.
  const words = language === 'en' ? null : `words.${language}`;
  const names = ['Code.js', `${page}.html`, 'appsscript.json', ...(words ? [`${words}.js`] : [])];
  const [code, html, manifest, sentences] = await Promise.all(names.map(textOf));
  if (code == null || html == null || manifest == null || sentences === null)
    return { ok: false, problem: { kind: 'site.unreachable' } };
  return {
    ok: true,
    value: {
      code: { name: 'Code.gs', typed: 'Code.gs', text: bakedFor(address, code, manifest) },
      words: words === null ? null : { name: `${words}.gs`, typed: words, text: sentences ?? '' },
      page: { name: `${page}.html`, typed: page, text: html },
      manifest: {
        name: 'appsscript.json',
        typed: 'appsscript.json',
        text: bakedFor(address, manifest, manifest),
      },
    },
  };
}

async function textOf(name: string): Promise<string | null> {
  try {
    const answer = await fetch(`/install/${name}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    // It did not come, or broke off; the page offers to try again.
    return null;
  }
}

/** The build put in a stand-in, which the manifest names: the only address that Google is to permit. */
export function bakedFor(address: string, text: string, manifest: string): string {
  const { urlFetchWhitelist } = JSON.parse(manifest) as { urlFetchWhitelist: [string] };
  const standIn = urlFetchWhitelist[0].replace(/\/$/, '');
  return text.replaceAll(standIn, address.toLowerCase());
}

/** Google calls only https, and neither this computer nor names that nobody can have (RFC 2606). */
export function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !NOWHERE.test(hostname);
}

const NOWHERE = /^(localhost$|127\.|\[::1\])|\.(localhost|example|test|invalid)$/;
