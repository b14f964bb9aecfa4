import type { AnswerableFinding } from '../../addon/page-types.ts';
import type { Severity } from '../../core/reading/reading.ts';
import { useWords } from '../words/sidebar-words.ts';
import { FindingAnswers } from './finding-answers.tsx';
import { Places } from './places.tsx';
import type { ViewProps } from './view-props.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];
const HEADINGS = {
  error: 'sidebar.heading-error',
  warning: 'sidebar.heading-warning',
  note: 'sidebar.heading-note',
} as const;

type CardsProps = ViewProps & { busy: boolean };
type FindingsProps = CardsProps & { findings: AnswerableFinding[] };

/** First the errors, then the warnings, then the notes. */
export function FindingCards({ findings, ...rest }: FindingsProps) {
  return SEVERITIES.map((severity) => (
    <SeverityGroup
      key={severity}
      severity={severity}
      findings={findings.filter((finding) => finding.severity === severity)}
      {...rest}
    />
  ));
}

function SeverityGroup({ severity, findings, ...rest }: FindingsProps & { severity: Severity }) {
  const { say } = useWords();
  if (findings.length === 0) return null;
  const cards = byKind(findings).map((same) => (
    <li key={same[0]?.kind} class={`card card-${severity}`}>
      {same.map((finding) => (
        <OneFinding key={keyOf(finding)} finding={finding} {...rest} />
      ))}
    </li>
  ));
  const heading = say(HEADINGS[severity], { count: findings.length });
  // A note asks for nothing, so it is closed until a person opens it.
  if (severity === 'note')
    return (
      <details>
        <summary>{heading}</summary>
        <ul>{cards}</ul>
      </details>
    );
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{cards}</ul>
    </section>
  );
}

function OneFinding({ finding, ...rest }: CardsProps & { finding: AnswerableFinding }) {
  const { sayKind } = useWords();
  return (
    <div>
      <p>{sayKind(finding)}</p>
      <Places places={finding.places} {...rest} />
      <FindingAnswers finding={finding} {...rest} />
    </div>
  );
}

/** All findings of a kind are mended in the same way, so they share a card. */
function byKind(findings: AnswerableFinding[]): AnswerableFinding[][] {
  const groups = new Map<string, AnswerableFinding[]>();
  for (const finding of findings)
    groups.set(finding.kind, [...(groups.get(finding.kind) ?? []), finding]);
  return [...groups.values()];
}

function keyOf({ kind, params, places }: AnswerableFinding): string {
  return JSON.stringify([kind, params, places[0]]);
}
