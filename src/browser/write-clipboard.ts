/** Some browsers ask the person and never answer. */
const ANSWERED_BY_MS = 2_000;

/** False where a browser refuses the clipboard, as it may to Google's frame, or says nothing of it. */
export async function writeClipboard(
  text: string,
  answeredByMs = ANSWERED_BY_MS,
): Promise<boolean> {
  const silent = new Promise<boolean>((resolve) => setTimeout(resolve, answeredByMs, false));
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), silent]);
  } catch {
    return false;
  }
}
