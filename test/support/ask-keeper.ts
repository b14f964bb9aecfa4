/** Asks what keeps the things that all suites of a run share (keeper/main.ts). */
export async function askKeeper<Answer>(path: string): Promise<Answer> {
  const keeper = process.env.ALMANAC_KEEPER;
  if (!keeper) throw new Error('Cannot share: the global set-up of Jest did not run');
  const response = await fetch(keeper + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`Cannot share: ${text}`);
  return JSON.parse(text) as Answer;
}
