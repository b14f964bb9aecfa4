import { exception } from '../platform/exception.ts';
import { defineClass, type Make } from './define-class.ts';
import { ownOf } from './own.ts';
import { newTextStyleObject, type Style, styleOf } from './text-style.ts';

type Api = GoogleAppsScript.Spreadsheet.RichTextValue;
type Builder = GoogleAppsScript.Spreadsheet.RichTextValueBuilder;

/** A stretch of text with one style and one link. */
type Run = { start: number; end: number; style: Style; link: string | null };
type Rich = { text: string; runs: Run[] };
/** `base` is the style of the cell, which its runs change in part. */
type Value = Rich & { start: number; base: Style };

const newRichText: Make<Api, Value> = defineClass<Api, Value>('Spreadsheet.RichTextValue', () => ({
  copy() {
    return newBuilder({ text: this.text, runs: structuredRuns(this.runs) });
  },
  getEndIndex() {
    return this.start + this.text.length;
  },
  getLinkUrl(start: number = 0, end: number = Number.POSITIVE_INFINITY) {
    const links = this.runs.filter((run) => run.start < end && run.end > start);
    const [first] = links;
    return first && links.every(({ link }) => link === first.link) ? first.link : null;
  },
  getRuns() {
    return this.runs.map(({ start, end, style, link }) =>
      newRichText({
        text: this.text.slice(start, end),
        start,
        base: this.base,
        runs: [{ start: 0, end: end - start, style, link }],
      }),
    );
  },
  getStartIndex() {
    return this.start;
  },
  getText() {
    return this.text;
  },
  getTextStyle(start: number = 0, end: number = Number.POSITIVE_INFINITY) {
    const styles = this.runs
      .filter((run) => run.start < end && run.end > start)
      .map(({ style }) => ({ ...this.base, ...style }));
    return newTextStyleObject({ style: inCommon(styles.length > 0 ? styles : [this.base]) });
  },
}));

/** The parts in which all styles agree; parts in which they differ are left out. */
function inCommon([first = {}, ...others]: Style[]): Style {
  const same = Object.entries(first).filter(([part, value]) =>
    others.every((style) => style[part as keyof Style] === value),
  );
  return Object.fromEntries(same);
}

const newBuilder: Make<Builder, Rich> = defineClass<Builder, Rich>(
  'Spreadsheet.RichTextValueBuilder',
  () => ({
    build() {
      return newRichText({ text: this.text, runs: structuredRuns(this.runs), start: 0, base: {} });
    },
    setLinkUrl(...args: unknown[]) {
      const [link, start, end] = stretch(args, this.text);
      this.runs = marked(this.runs, start, end, (run) => ({ ...run, link: link as string | null }));
      return this.self;
    },
    setText(text) {
      this.text = String(text);
      this.runs = [{ start: 0, end: this.text.length, style: {}, link: null }];
      return this.self;
    },
    setTextStyle(...args: unknown[]) {
      const [style, start, end] = stretch(args, this.text);
      this.runs = marked(this.runs, start, end, (run) => ({
        ...run,
        style: { ...run.style, ...(style === null ? {} : styleOf(style)) },
      }));
      return this.self;
    },
  }),
);

/** `(value)` for all of the text, or `(start, end, value)`. */
function stretch(args: readonly unknown[], text: string): [unknown, number, number] {
  if (args.length < 3) return [args[0] ?? null, 0, text.length];
  const [start, end, value] = args;
  if (Number(start) < 0 || Number(end) > text.length || Number(start) >= Number(end))
    throw exception('invalid-argument', { name: 'startOffset' });
  return [value, Number(start), Number(end)];
}

/** Cuts the runs at both ends of a stretch and changes those within. */
function marked(runs: Run[], start: number, end: number, change: (run: Run) => Run): Run[] {
  const cut = (list: Run[], place: number) =>
    list.flatMap((run) =>
      run.start < place && place < run.end
        ? [
            { ...run, end: place },
            { ...run, start: place },
          ]
        : [run],
    );
  return cut(cut(runs, start), end).map((run) =>
    run.start >= start && run.end <= end ? change(run) : run,
  );
}

function structuredRuns(runs: Run[]): Run[] {
  return runs.map((run) => ({ ...run, style: { ...run.style } }));
}

export function newRichTextValue(): Builder {
  return newBuilder({ text: '', runs: [] });
}

/** Rich text lies with its cell as text, beside the value. */
export function readRichText(value: unknown): string {
  const own = ownOf<Rich>(value);
  if (!own) throw exception('invalid-argument', { name: 'value' });
  return JSON.stringify({ text: own.text, runs: own.runs });
}

/** A cell whose text was changed since has lost its runs. */
export function storedRichText(kept: unknown, shown: unknown, base: Style): Api {
  const text = String(shown);
  const plain = [{ start: 0, end: text.length, style: {}, link: null }];
  const rich = typeof kept === 'string' ? (JSON.parse(kept) as Rich) : null;
  const runs = rich?.text === text ? rich.runs : plain;
  return newRichText({ text, runs, start: 0, base });
}
