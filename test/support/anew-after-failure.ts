/**
 * What journeys share for as long as they go well, such as a page: opened for the first of them, and after a
 * failure for the next one, which finds nothing that the failed one has left lying open.
 */
export function anewAfterFailure<Shared>(open: () => Promise<Shared>) {
  let kept: Promise<Shared> | null = null;
  return (journey: (shared: Shared) => Promise<void>) => async (): Promise<void> => {
    kept ??= open();
    try {
      await journey(await kept);
    } catch (error) {
      kept = null;
      throw error;
    }
  };
}
