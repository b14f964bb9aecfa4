/** What a person sees of the words, and which of it are programs to copy, the same in all languages. */
export type SeenWords = { seen: string; programs: string[] };

/** Runs in the page. */
export function seenIn(shown: HTMLElement | SVGElement): SeenWords {
  // biome-ignore lint/performance/useDomNodeTextContent: it holds what is closed, too, and joins the words of two blocks
  const wordsOf = (element: Element) => (element as HTMLElement).innerText;
  return { seen: wordsOf(shown), programs: [...shown.querySelectorAll('pre')].map(wordsOf) };
}
