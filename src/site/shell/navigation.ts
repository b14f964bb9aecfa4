import { useEffect, useState } from 'preact/hooks';

const MOVED = 'almanac-moved';

export function goTo(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  dispatchEvent(new Event(MOVED));
}

/** Like goTo, but the back button does not stop here. A search would otherwise leave one stop a letter. */
export function changeAddress(path: string): void {
  history.replaceState(history.state, '', path);
  dispatchEvent(new Event(MOVED));
}

/** A stop of its own for the back button, and the page stays where it is. */
export function addAddress(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
}

/** The address in the browser's bar, also after its back button. */
export function useAddress(): URL {
  const [address, setAddress] = useState(() => new URL(location.href));
  useEffect(() => {
    const follow = () =>
      setAddress((before) => (before.href === location.href ? before : new URL(location.href)));
    addEventListener(MOVED, follow);
    addEventListener('popstate', follow);
    // A link may have been followed between the drawing and this.
    follow();
    return () => {
      removeEventListener(MOVED, follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  return address;
}

/** The address stays: behind its hash may stand the token of a mailed link. */
function skipTo(hash: string): void {
  document.querySelector<HTMLElement>(`${hash} h1`)?.focus();
}

/** A click on a link of the site changes the page without loading it. Other clicks do what they do. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.button !== 0 || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash) skipTo(link.hash);
  else goTo(link.pathname + link.search + link.hash);
}
