type Which = {
  /** which of several, as for `Array.at`; without it there must be one */
  at?: number;
  text?: RegExp;
};

/** What a person does in a page, done from within it: a browser's driver takes 10 ms of the processor for a press. */
export type Hand = {
  /** as soon as it is there, enabled, and nothing lies over it */
  press: (selector: string, which?: Which) => Promise<void>;
  fill: (selector: string, text: string) => Promise<void>;
  /** until it is seen */
  waitFor: (selector: string, which?: Which) => Promise<void>;
  /** what the browser tells the page */
  hear: (event: 'online' | 'offline' | 'focus') => Promise<void>;
};

export function handIn(window: Window & typeof globalThis, patienceMs: number): Hand {
  const found = (selector: string, { at, text }: Which): HTMLElement | undefined => {
    const all = [...window.document.querySelectorAll<HTMLElement>(selector)];
    const meant = all.filter((one) => text?.test(one.textContent ?? '') ?? true);
    if (at === undefined && meant.length > 1)
      throw new Error(`${meant.length} elements are ${selector}`);
    const one = meant.at(at ?? 0);
    return one && isSeen(one) ? one : undefined;
  };
  const shown = (selector: string, which: Which = {}) =>
    inAFrame(() => found(selector, which), { what: `${selector} to be seen`, patienceMs });
  return {
    press: async (selector, which = {}) => {
      const usable = () => {
        const one = found(selector, which);
        return one && isEnabled(one) && isOnTop(one) ? one : undefined;
      };
      const one = await inAFrame(usable, { what: `${selector} to be pressed`, patienceMs });
      one.focus();
      one.click();
    },
    fill: async (selector, text) => {
      const field = (await shown(selector)) as HTMLInputElement;
      field.focus();
      field.value = text;
      field.dispatchEvent(new window.Event('input', { bubbles: true }));
      // A list reports what is chosen at once.
      if (field.matches('select'))
        field.dispatchEvent(new window.Event('change', { bubbles: true }));
    },
    waitFor: async (selector, which) => void (await shown(selector, which)),
    hear: async (event) => void window.dispatchEvent(new window.Event(event)),
  };
}

/** Looks before each frame that is drawn, until there is something. */
async function inAFrame<Value>(
  look: () => Value | undefined,
  { what, patienceMs }: { what: string; patienceMs: number },
): Promise<Value> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const seen = look();
    if (seen !== undefined) return seen;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await nextFrame();
  }
}

/** Two frames in which nothing changes: by then, answers have come and what follows a drawing is done. */
export async function untilStill(window: Window & typeof globalThis): Promise<void> {
  let lastChange = 0;
  let frames = 0;
  const observer = new window.MutationObserver(() => {
    lastChange = frames;
  });
  observer.observe(window.document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (; frames - lastChange < 2; frames++) await nextFrame();
  observer.disconnect();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function isEnabled(element: HTMLElement): boolean {
  return !element.matches(':disabled, [aria-disabled=true]');
}

/** A press at its middle reaches it, or the label it stands in. */
function isOnTop(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit === element.closest('label'));
}
