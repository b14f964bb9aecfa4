import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openStateFolder } from '../../../src/workbench/host/state-folder.ts';

it('names a file that a full disk has cut off, and how to begin afresh', async () => {
  const path = await mkdtemp(join(tmpdir(), 'state-'));
  try {
    const folder = await openStateFolder(path);
    expect(await folder.read('stage.json')).toBeNull();
    await writeFile(join(path, 'stage.json'), '{"documents":[');
    await expect(folder.read('stage.json')).rejects.toThrow(
      `Cannot read ${join(path, 'stage.json')}: it is damaged. "npm start -- --reset" begins afresh`,
    );
  } finally {
    await rm(path, { recursive: true });
  }
});
