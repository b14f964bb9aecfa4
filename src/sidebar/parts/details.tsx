import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type DetailsProps = { opens: boolean; summary: ComponentChildren; children: ComponentChildren };

/** Opens by itself where there is something to see. Only the person closes it. */
export function Details({ opens, summary, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (opens && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details ref={details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
