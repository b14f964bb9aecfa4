import { afterAll } from '@jest/globals';
import { stopService } from './almanac.ts';

// The database starts once a file, and machines are busy.
afterAll(stopService);
