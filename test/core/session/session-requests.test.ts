import { describe, expect, test } from '@jest/globals';
import {
  acceptRequest,
  changeRequest,
  exchangeRequest,
  ingestRequest,
  passwordRequest,
  recordRequest,
  signOutRequest,
} from '../../../src/core/session/session-requests.ts';

const address = 'https://almanac.example';
const requestsTo = (key: string) => {
  const service = { address, key };
  return [
    exchangeRequest(service, 'refresh'),
    passwordRequest(service, 'ada@example.org', 'secret'),
    signOutRequest(service, 'access'),
    ingestRequest(service, 'access', 'run', '{}'),
    recordRequest(service, 'access', 'id'),
    changeRequest(service, 'access', { id: 'id', change: {}, etag: null }),
    acceptRequest(service, 'access', { token: 'token', sameKey: {} }),
  ];
};

describe('every request', () => {
  test('carries the public key of a service that has one', () => {
    const keys = requestsTo('public').map(({ headers }) => headers.apikey);
    expect(keys).toEqual(Array(keys.length).fill('public'));
  });

  // A gateway refuses an empty key, and takes a request without one.
  test('has no header for a key that there is not', () => {
    const named = requestsTo('').filter(({ headers }) => 'apikey' in headers);
    expect(named).toEqual([]);
  });
});
