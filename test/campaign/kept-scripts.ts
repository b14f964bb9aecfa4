import type { PlaceName } from './places.ts';
import type { Step } from './step.ts';

/** What campaigns found, made short by `shrunk`, and what was wrong. */
export const KEPT: { why: string; place: PlaceName; seed: number; steps: Step[] }[] = [
  {
    why: 'an upload that died while it was sent can be settled by a person, and does not say “sending” for ever',
    place: 'foreign',
    seed: 1004,
    steps: [
      { do: 'connect', who: 0, way: 'paste' },
      {
        do: 'platform-fault',
        fault: { at: { costed: true }, nth: 15, happens: { kind: 'killed', when: 'before' } },
      },
      {
        do: 'together',
        acts: [
          { do: 'menu', who: 0, sheet: 1 },
          { do: 'sidebar', who: 0, sheet: 1 },
        ],
      },
    ],
  },
];
