// `at sendReports (Reports:12:5)`: on the platform a file has no ending in a stack, the platform's own
// code is not in it, and the line below is its last (stacks seen in public logs). Scripts and their
// libraries take stacks apart to log where they were called from.
const LAST_LINE = '    at __GS_INTERNAL_top_function_call__.gs:1:8';
const FRAMES_SHOWN = 10;
/** Frames of the platform are taken out, so more are kept than shown. */
const FRAMES_KEPT = 60;

type Frame = { getFileName(): string | null | undefined; isNative(): boolean; toString(): string };

export function writeStacksForScripts(): void {
  Object.assign(Error, { stackTraceLimit: FRAMES_KEPT });
  Object.defineProperty(Error, 'prepareStackTrace', {
    value: stackText,
    writable: true,
    configurable: true,
  });
}

/** The name a file has in stacks. */
export function nameInStacks(file: string): string {
  return file.replace(/\.(js|gs)$/, '');
}

function stackText(error: unknown, frames: Frame[]): string {
  let text = headOf(error);
  let between = '';
  let shown = 0;
  for (let at = 0; at < frames.length && shown < FRAMES_SHOWN; at += 1) {
    const frame = frames[at] as Frame;
    const file = frame.getFileName();
    if (file === 'apps-script-platform.js' || isOutside(file)) between = '';
    // `at Array.map (<anonymous>)` is whose the next frame is.
    else if (!file) between += `\n    at ${frame}`;
    else {
      text += `${between}\n    at ${frame}`;
      between = '';
      shown += 1;
    }
  }
  return shown < FRAMES_SHOWN ? `${text}\n${LAST_LINE}` : text;
}

function isOutside(file: string | null | undefined): boolean {
  return Boolean(file && (file[0] === '/' || /^(node|file|[A-Za-z]):/.test(file)));
}

function headOf(error: unknown): string {
  try {
    return `${error}`;
  } catch {
    // The script's own `toString` failed; V8 prints the same in that case.
    return '<error>';
  }
}
