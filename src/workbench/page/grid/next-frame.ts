export function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
