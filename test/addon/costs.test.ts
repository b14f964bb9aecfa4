import { expect, it } from '@jest/globals';
import { type Costs, MOST, measureCosts } from './support/costs.ts';

it('a tick, an upload, one with an exchange and an opening cost no more calls than Google should be asked', async () => {
  const costs = await measureCosts();
  const over = (Object.keys(MOST) as (keyof Costs)[]).filter((name) => costs[name] > MOST[name]);
  expect({ over, costs }).toEqual({ over: [], costs });
});
