import { afterAll, jest } from '@jest/globals';
import { stopService } from './almanac.ts';

// The database starts once a file, and machines are busy.
jest.setTimeout(120_000);
afterAll(stopService);
