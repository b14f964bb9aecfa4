import { describe, expect, it } from '@jest/globals';
import { databaseProblem } from '../../src/service/hosts/node/open-service.ts';
import {
  DatabaseFull,
  DatabaseRefuses,
  DatabaseUnavailable,
} from '../../src/service/store/database.ts';

const EMBEDDED = { databaseUrl: null, dataFolder: 'data' };
const POSTGRES = { databaseUrl: 'postgres://almanac@localhost/almanac', dataFolder: 'data' };

describe('what an operator is told when the database does not work', () => {
  it.each([
    {
      error: new DatabaseFull(),
      settings: EMBEDDED,
      problem: { kind: 'database-not-opened', folder: 'data' },
      reason: 'its disk is that of the data folder',
    },
    {
      error: new DatabaseFull(),
      settings: POSTGRES,
      problem: { kind: 'database-full' },
      reason: 'its disk is somewhere else, and the data folder holds only keys',
    },
    {
      error: new DatabaseRefuses('42501', {}),
      settings: POSTGRES,
      problem: { kind: 'database-refuses', code: '42501' },
      reason: 'the code says what a user lacks',
    },
    {
      error: new DatabaseUnavailable(),
      settings: POSTGRES,
      problem: { kind: 'database-unreachable' },
      reason: 'nothing more is known',
    },
    {
      error: new TypeError('no matter of the database'),
      settings: POSTGRES,
      problem: null,
      reason: 'a fault of ours keeps its stack',
    },
  ])('$problem.kind: $reason', ({ error, settings, problem }) => {
    expect(databaseProblem(error, settings)).toEqual(problem);
  });
});
