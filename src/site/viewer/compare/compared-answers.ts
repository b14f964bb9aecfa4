import type { WholeDataset } from '../../service/dataset-client.ts';
import type { Problem, Result } from '../../service/problem.ts';

/** What was read of a comparison, by the ids of the datasets. */
export type Answers = ReadonlyMap<string, Result<WholeDataset>>;

type Compared = {
  others: WholeDataset[];
  isWaiting: boolean;
  isOneGone: boolean;
  /** why another could not be read; asked again, it may be */
  problem: Problem | null;
};

/** The datasets of a comparison in the order of the link. */
export function comparedOf(ids: readonly string[], read: Answers): Compared {
  const answers = ids.map((id) => read.get(id));
  const problems = answers.flatMap((answer) => (answer && !answer.ok ? [answer.problem] : []));
  return {
    others: answers.flatMap((answer) => (answer?.ok ? [answer.value] : [])),
    isWaiting: answers.includes(undefined),
    isOneGone: problems.some(isGone),
    problem: problems.find((problem) => !isGone(problem)) ?? null,
  };
}

/** Without the failures that pass, so that those are asked for again. */
export function lastingOf(read: Answers): Answers {
  const lasting = [...read].filter(([, answer]) => answer.ok || isGone(answer.problem));
  return lasting.length === read.size ? read : new Map(lasting);
}

function isGone({ kind }: Problem): boolean {
  return kind === 'site.not-found' || kind === 'site.removed';
}
