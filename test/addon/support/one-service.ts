import { afterAll } from '@jest/globals';
import { stopService } from './almanac.ts';

/** One service for the suite that calls this: its database starts once a file, and machines are busy. */
export function oneService(): void {
  afterAll(stopService);
}
