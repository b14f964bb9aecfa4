const CHOICES = 'input[type=checkbox], input[type=radio]';
/** Not a list of choices: it opens at once, and a browser need not say when the pointer is up again. */
const PRESSED = `button, summary, label, a[href], ${CHOICES}`;
/** What is the last to come of a press. A click is followed by the choice that is made, or by the form that is sent. */
const LAST = { click: 'button[type=button], a[href]', change: CHOICES, submit: 'form' };

/**
 * Lets a page be drawn at once, or, while somebody holds a button down, when they have let go. A list that grows above
 * a button moves it from under the pointer, and a press that ends beside what it began on is none to the browser.
 */
export function afterPress(page: Window): (draw: () => void) => void {
  let isHeld = false;
  let released: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const hold = (event: PointerEvent) => {
    if (event.button !== 0 || !isWithin(PRESSED, event)) return;
    clearTimeout(released);
    isHeld = true;
  };
  const drawWaiting = () => {
    clearTimeout(released);
    isHeld = false;
    for (const draw of waiting.splice(0)) draw();
  };
  /** The browser tells of what is pressed after this, and of nothing where the pointer went elsewhere. */
  const release = () => {
    clearTimeout(released);
    if (isHeld) released = setTimeout(drawWaiting);
  };
  page.addEventListener('pointerdown', hold, { capture: true });
  // A menu that opens under the pointer may keep it from going up.
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
    page.addEventListener(end, release, { capture: true });
  for (const [told, where] of Object.entries(LAST))
    page.addEventListener(told, (event) => {
      if (isWithin(where, event)) drawWaiting();
    });
  // The window's own alone: a press takes the focus from elsewhere in the page.
  page.addEventListener('blur', release);
  return (draw) => {
    if (isHeld) waiting.push(draw);
    else draw();
  };
}

function isWithin(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
