import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, test } from '@jest/globals';
import { ADDRESS } from '../addon/support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  openAlmanac,
  page,
  problem,
  settleIn,
} from '../addon/support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const SCRIPT = `"'><img src=x onerror=alert(1)></title></script><script>alert(1)</script>`;

describe('names that others give', () => {
  it('are data in the page of the sidebar, whatever the tab is called', async () => {
    almanac = await openAlmanac({
      documents: [aDocument({ sheets: [{ id: 0, name: SCRIPT, cells: aTable() }] })],
    });
    const editor = await settleIn(almanac);
    await editor.clickMenu('Open sidebar');
    expect(editor.sidebar?.html.includes('onerror=alert(1)')).toBe(false);
    const { sheet } = await page(editor, 'openingState');
    expect(sheet?.name).toBe(SCRIPT);
  });
});

describe('a key to be sent in a header', () => {
  test.each(['a\r\nX-Evil: 1', 'a\nX-Evil: 1', 'a\u0000b', 'ключ'])(
    'brings no header of its own: %j',
    async (key) => {
      const seen: string[] = [];
      almanac = await openAlmanac({
        before: (request) => {
          seen.push(...request.headers.keys());
          return null;
        },
      });
      const editor = await almanac.stage.open('weather', 'ada@gmail.test');
      const { email, password } = almanac.ada;
      const asked = { way: 'password' as const, email, password, address: ADDRESS, key };
      const found = await problem(editor, 'connect', asked).catch(() => null);
      expect(found?.kind).toBe('connection.key-not-a-key');
      expect(seen).not.toContain('x-evil');
    },
  );
});

it('no page is made of texts put together: nothing in the sources writes markup', () => {
  const WRITES =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(|srcdoc/;
  const sources = ['src/site', 'src/sidebar', 'src/browser', 'src/charts', 'src/addon'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => WRITES.test(readFileSync(path, 'utf8')))).toEqual([]);
});
