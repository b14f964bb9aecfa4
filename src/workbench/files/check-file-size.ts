import { FILE_LIMITS, MB } from './file-limits.ts';
import { FileRefused } from './file-problem.ts';

export function checkFileSize({ length }: { length: number }): void {
  const limit = FILE_LIMITS.fileBytes / MB;
  if (length > FILE_LIMITS.fileBytes)
    throw new FileRefused(
      `It has ${Math.ceil(length / MB)} MB. A file may have up to ${limit} MB.`,
    );
}
