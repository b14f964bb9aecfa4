/** Not a list of choices: it opens at once, and a browser need not say when the pointer is up again. */
const PRESSED = 'button, summary, label, a[href], input[type=checkbox], input[type=radio]';

/**
 * Lets a page be drawn at once, or, while somebody holds a button down, when they have let go. A list that grows above
 * a button moves it from under the pointer, and a press that ends beside what it began on is none to the browser.
 */
export function afterPress(page: Window): (draw: () => void) => void {
  let isHeld = false;
  let released: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const hold = ({ target, button }: PointerEvent) => {
    if (button !== 0 || !(target instanceof Element && target.closest(PRESSED))) return;
    clearTimeout(released);
    isHeld = true;
  };
  const drawWaiting = () => {
    clearTimeout(released);
    isHeld = false;
    for (const draw of waiting.splice(0)) draw();
  };
  /** The browser tells of the press itself after this, and of none where the pointer went elsewhere. */
  const release = () => {
    clearTimeout(released);
    if (isHeld) released = setTimeout(drawWaiting);
  };
  page.addEventListener('pointerdown', hold, { capture: true });
  // A menu that opens under the pointer may keep it from going up.
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
    page.addEventListener(end, release, { capture: true });
  page.addEventListener('click', drawWaiting);
  // The window's own alone: a press takes the focus from elsewhere in the page.
  page.addEventListener('blur', release);
  return (draw) => {
    if (isHeld) waiting.push(draw);
    else draw();
  };
}
