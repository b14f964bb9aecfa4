import { useWords } from '../words/sidebar-words.ts';

export type Step = { name: string; state: 'done' | 'now' | 'next' };

/** The steps of something that takes time, by their names: done, under way, to come. */
export function StepList({ steps }: { steps: Step[] }) {
  const { say } = useWords();
  const spoken = {
    done: say('sidebar.step-done'),
    now: say('sidebar.step-now'),
    next: say('sidebar.step-next'),
  };
  return (
    <ol class="steps">
      {steps.map(({ name, state }) => (
        <li key={name} class={`step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          {name} <span class="unseen">{spoken[state]}</span>
        </li>
      ))}
    </ol>
  );
}
