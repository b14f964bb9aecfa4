import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type StateFolder = {
  service: string;
  read: <Kept>(name: string) => Promise<Kept | null>;
  write: (name: string, kept: unknown) => Promise<void>;
};

/** Where everything is kept between two starts; deleting the folder is a fresh start. */
export async function openStateFolder(folder: string, reset: boolean): Promise<StateFolder> {
  if (reset) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return {
    service: join(folder, 'service'),
    read: async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(missingIsNull);
      return text === null ? null : JSON.parse(text);
    },
    write: async (name, kept) => {
      // Under another name first: a program that is stopped half way leaves the old file whole.
      const draft = join(folder, `${name}.draft`);
      await writeFile(draft, JSON.stringify(kept));
      await rename(draft, join(folder, name));
    },
  };
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
