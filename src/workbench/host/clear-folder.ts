import { rm } from 'node:fs/promises';
import { clearBuiltService } from './start-service.ts';
import { serviceFolderIn } from './state-folder.ts';

/** The service's part is cleared first, because whoever works in the folder holds that part. */
export async function clearFolder(
  built: string,
  folder: string,
  folderSetting: string,
): Promise<void> {
  await clearBuiltService(built, { dataFolder: serviceFolderIn(folder), folderSetting });
  await rm(folder, { recursive: true, force: true });
}
