/** Work that waits for the work before it, in the order it came, whether that one failed or not. */
export function oneByOne(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
    return last;
  };
}
