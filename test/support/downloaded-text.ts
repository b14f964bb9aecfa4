import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The file lies with the browser, which runs in another process. */
export async function downloadedText(file: Download): Promise<string> {
  return text(await file.createReadStream());
}
