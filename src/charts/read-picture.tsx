import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

type ReadPictureProps = {
  /** Places stand side by side across the picture: years, or the months of a year. */
  first: number;
  last: number;
  label: string;
  hint: string;
  /** what is read out at a place */
  textAt: (place: number) => string;
  /** stands beside the picture, as high as it */
  scale?: ComponentChildren;
  /** stands below the picture, as wide as it */
  ends?: ComponentChildren;
  /** stands where places are read out, while none is */
  caption?: string;
  children: ComponentChildren;
};

/**
 * A picture that can be read. A pointer, a finger or the arrow keys choose a year or a month, and its values stand below; a
 * screen reader reads the same as a slider's value.
 */
export function ReadPicture(props: ReadPictureProps) {
  const { first, last, label, hint, textAt, scale, ends, caption, children } = props;
  const [chosen, choose] = useState<number | null>(null);
  // Another dataset may have other years than the one that was read.
  const place = chosen === null ? null : within(chosen, first, last);
  const text = place === null ? '' : textAt(place);
  return (
    <div class="reader">
      <div class="reader-body">
        <div class="reader-picture">
          {children}
          <Track {...{ first, last, label, place, choose }} text={text || hint} />
        </div>
        {scale}
        {ends}
      </div>
      <div class="reader-said">
        {caption && <p class={text ? 'reader-caption is-covered' : 'reader-caption'}>{caption}</p>}
        <p class="reader-text" aria-hidden="true">
          {text}
        </p>
      </div>
    </div>
  );
}

type TrackProps = Pick<ReadPictureProps, 'first' | 'last' | 'label'> & {
  place: number | null;
  text: string;
  choose: (place: number | null) => void;
};

/** What a pointer or a key moves along. */
function Track({ first, last, label, place, text, choose }: TrackProps) {
  const go = (to: number) => choose(within(to, first, last));
  return (
    <div
      class="reader-track"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={place ?? first}
      aria-valuetext={text}
      onPointerMove={(event) => go(placeAt(event, first, last))}
      onPointerDown={(event) => go(placeAt(event, first, last))}
      onPointerLeave={(event) => {
        // A finger leaves as soon as it is lifted, and what it touched is to be read.
        if (event.pointerType === 'mouse') choose(null);
      }}
      // What is read may lie over the next picture.
      onBlur={() => choose(null)}
      onKeyDown={(event) => {
        const to = afterKey(event.key, place, first, last);
        if (to === null) return;
        event.preventDefault();
        go(to);
      }}
    >
      {place !== null && (
        <span
          class="reader-mark"
          style={{ left: `${((place - first + 0.5) / (last - first + 1)) * 100}%` }}
        />
      )}
    </div>
  );
}

function within(place: number, first: number, last: number): number {
  return Math.max(first, Math.min(last, place));
}

function placeAt(event: PointerEvent, first: number, last: number): number {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return first + Math.floor(((event.clientX - box.left) / box.width) * (last - first + 1));
}

const TEN = 10;

function afterKey(key: string, place: number | null, first: number, last: number): number | null {
  const from = place ?? first - 1;
  const back = (place ?? last + 1) - 1;
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: back,
    ArrowDown: back,
    PageUp: from + TEN,
    PageDown: back + 1 - TEN,
    Home: first,
    End: last,
  };
  return steps[key] ?? null;
}
