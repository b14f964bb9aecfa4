import { it } from '@jest/globals';

type Work = () => Promise<void> | void;
type Step = { name: string; work: Work; is: 'to-come' | 'begun' | 'done' };

/**
 * Tests that go on from each other, as `it` declares them. One that is run alone (`-t`) takes those before it along, and
 * once one has failed the others say so at once: each would wait for what does not come.
 */
export function stepsInOrder(declare: (name: string, work: Work) => void = it) {
  const steps: Step[] = [];
  return (name: string, work: Work): void => {
    const untilThis = steps.push({ name, work, is: 'to-come' });
    declare(name, async () => {
      for (const step of steps.slice(0, untilThis)) await takeOnce(step);
    });
  };
}

async function takeOnce(step: Step): Promise<void> {
  if (step.is === 'begun') throw new Error(`It goes on from “${step.name}”, which has failed`);
  if (step.is === 'done') return;
  step.is = 'begun';
  await step.work();
  step.is = 'done';
}
