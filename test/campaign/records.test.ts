import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sharedDatabase } from '../support/shared-databases.ts';
import { openRecordHome } from './records/record-home.ts';
import { liveRecords } from './records/record-life.ts';

/** Of a thousand (`npm run campaign -- --records`) as many as every test run can afford; others each time. */
const SEQUENCES = 20;
const FIRST = Math.floor(Math.random() * 1e6);

let home: Awaited<ReturnType<typeof openRecordHome>>;
beforeAll(async () => {
  home = await openRecordHome(await sharedDatabase());
});
afterAll(() => home?.leave());

it.each(Array.from({ length: SEQUENCES }, (_, run) => FIRST + run))(
  'everybody sees of records what a model says, after each of random steps: seed %i',
  async (seed) => {
    expect(await liveRecords(await home.begin(), seed)).toEqual([]);
  },
);
