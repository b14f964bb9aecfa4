import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type StateFolder = {
  service: string;
  read: <Kept>(name: string) => Promise<Kept | null>;
  write: (name: string, kept: unknown) => Promise<void>;
};

/** Everything is kept here between two starts. To begin afresh, delete the folder. */
export async function openStateFolder(folder: string): Promise<StateFolder> {
  await mkdir(folder, { recursive: true });
  return {
    service: serviceFolderIn(folder),
    read: async (name) => {
      const path = join(folder, name);
      const text = await readFile(path, 'utf8').catch(missingIsNull);
      return text === null ? null : parsed(text, path);
    },
    write: async (name, kept) => {
      // Written under another name first: a program that stops half way then leaves the old file whole.
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

function parsed(text: string, path: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const cure = '"npm start -- --reset" begins afresh';
    throw new Error(`Cannot read ${path}: it is damaged. ${cure}`, { cause: error });
  }
}

export function serviceFolderIn(folder: string): string {
  return join(folder, 'service');
}
