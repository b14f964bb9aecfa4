import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readOrMakeSecrets } from '../../src/service/hosts/node/keys-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives eight processes that start at once the secrets of the first, and leaves nothing beside', async () => {
  const file = join(folder, 'keys.json');
  const made = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecrets(file)));
  const kept = await readOrMakeSecrets(file);
  expect(kept.ok).toBe(true);
  expect(made).toEqual(Array(8).fill(kept));
  expect(await readdir(folder)).toEqual(['keys.json']);
});

it.each([
  { what: 'cut in half', text: '{"signingKey":' },
  { what: 'emptied', text: '' },
  { what: 'without a key', text: '{}' },
])('does not make new secrets in place of a file that is $what', async ({ text }) => {
  const file = join(folder, 'keys.json');
  await writeFile(file, text);
  expect(await readOrMakeSecrets(file)).toEqual({
    ok: false,
    problem: { kind: 'keys-unreadable', file },
  });
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('says which file it cannot open, rather than ending with a fault', async () => {
  const file = join(folder, 'keys.json');
  await mkdir(file);
  expect(await readOrMakeSecrets(file)).toEqual({
    ok: false,
    problem: { kind: 'keys-unreadable', file },
  });
});

it('says that a link to a file that is not there holds no keys', async () => {
  const file = join(folder, 'link.json');
  await symlink(join(folder, 'not-mounted.json'), file);
  expect(await readOrMakeSecrets(file)).toEqual({
    ok: false,
    problem: { kind: 'keys-unreadable', file },
  });
});

it('says that it cannot make one where nothing can be written', async () => {
  const nowhere = join(folder, 'nowhere');
  await symlink(join(folder, 'gone'), nowhere);
  const file = join(nowhere, 'keys.json');
  expect(await readOrMakeSecrets(file)).toEqual({
    ok: false,
    problem: { kind: 'keys-not-written', file, code: expect.stringMatching(/^E[A-Z]+$/) },
  });
});
