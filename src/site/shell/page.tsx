import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Problem } from '../service/problem.ts';
import { explain } from './explain.ts';
import { useSpeech } from './speech.tsx';

type PageProps = { title: string; lead?: string; narrow?: boolean; children: ComponentChildren };

/** Names the browser's tab, and moves the focus to the heading, which a screen reader then reads. */
export function Page({ title, lead, narrow = false, children }: PageProps) {
  const heading = useHeading(title);
  return (
    <div class={narrow ? 'page page-narrow' : 'page'}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </div>
  );
}

/** The first page begins where the browser begins, and later pages at their heading. */
let pagesShown = 0;

export function useHeading(title: string) {
  const { say } = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const site = say('site.name');
  // With the drawing, and the name of the tab first: a screen reader reads it with the heading.
  useLayoutEffect(() => {
    document.title = title === site ? site : `${title} · ${site}`;
  }, [title, site]);
  // Later, it would take the focus from whoever already types.
  useLayoutEffect(() => {
    pagesShown += 1;
    if (pagesShown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

export function ProblemNote({ problem }: { problem: Problem | null }) {
  const { say } = useSpeech();
  // A screen reader reads the text only if the region was there before it.
  return (
    <div role="alert">{problem && <p class="note note-problem">{explain(problem, say)}</p>}</div>
  );
}

export function ProblemPanel({ problem, retry }: { problem: Problem; retry: () => void }) {
  const { say } = useSpeech();
  return (
    <div class="panel" role="alert">
      <p>{explain(problem, say)}</p>
      <button type="button" class="button" onClick={retry}>
        {say('site.try-again')}
      </button>
    </div>
  );
}
