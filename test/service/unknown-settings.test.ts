import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { SETTINGS } from '../../src/service/hosts/node/settings.ts';
import { unknownSettings } from '../../src/service/hosts/node/unknown-settings.ts';
import { filesBelow } from '../borders/source-files.ts';

describe('the name of a setting that nothing reads', () => {
  it.each([
    { set: 'ALMANAC_SINGUP', nearest: 'ALMANAC_SIGNUP', why: 'two letters changed places' },
    { set: 'ALMANAC_SIGN_UP', nearest: 'ALMANAC_SIGNUP', why: 'a line too many' },
    { set: 'almanac_signup', nearest: 'ALMANAC_SIGNUP', why: 'small letters are other letters' },
    { set: 'ALMANAC_MAX_ROW', nearest: 'ALMANAC_MAX_ROWS', why: 'a letter is missing' },
    { set: 'ALMANAC_DATA', nearest: 'ALMANAC_DATA_DIR', why: 'only the beginning is there' },
    { set: 'ALMANAC_KEYS', nearest: 'ALMANAC_KEYS_FILE', why: 'of this one, too' },
    { set: 'ALMANAC_SESSION_DAY', nearest: 'ALMANAC_SESSION_DAYS', why: 'so it is here' },
    { set: 'ALMANAC_DATABASE_URL', nearest: 'DATABASE_URL', why: 'not all have our prefix' },
    { set: 'ALMANAC_PORT', nearest: 'PORT', why: 'neither has this' },
    { set: 'ALMANAC_SERVCE_URL', nearest: 'ALMANAC_SERVICE_URL', why: 'the build reads this one' },
  ])('is told with $nearest: $set ($why)', ({ set, nearest }) => {
    const told = { kind: 'setting-unknown', setting: set, nearest };
    expect(unknownSettings({ [set]: '9000', PATH: '/bin' }, 'linux')).toEqual([told]);
  });

  it.each([
    { set: 'almanac_signup', told: [] },
    { set: 'almanac_singup', told: ['ALMANAC_SIGNUP'] },
  ])(
    'is one whatever the letters on Windows, which takes small and capital ones for the same: $set',
    ({ set, told }) => {
      const unknown = unknownSettings({ [set]: 'closed' }, 'win32');
      expect(unknown.map((one) => 'nearest' in one && one.nearest)).toEqual(told);
    },
  );

  it('is told without its value, which may be a secret', () => {
    const told = unknownSettings({ ALMANAC_JWT_SECRETS: 'hunter2' });
    expect(JSON.stringify(told)).not.toContain('hunter2');
  });

  it('may be of Kubernetes, which says where a service called almanac is', () => {
    const environment = {
      ALMANAC_SERVICE_HOST: '10.0.0.7',
      ALMANAC_SERVICE_PORT: '8787',
      ALMANAC_SERVICE_PORT_HTTP: '8787',
      ALMANAC_PORT: 'tcp://10.0.0.7:8787',
      ALMANAC_PORT_8787_TCP: 'tcp://10.0.0.7:8787',
      ALMANAC_PORT_8787_TCP_PROTO: 'tcp',
      ALMANAC_DB_SERVICE_HOST: '10.0.0.8',
      ALMANAC_DB_PORT: 'tcp://10.0.0.8:5432',
    };
    expect(unknownSettings(environment)).toEqual([]);
  });
});

// https://docs.docker.com/engine/network/links/#environment-variables
test('a container that is linked as almanac gives names that are no settings', () => {
  const environment = {
    ALMANAC_NAME: '/proxy/almanac',
    ALMANAC_PORT: 'tcp://172.17.0.5:8787',
    ALMANAC_PORT_8787_TCP: 'tcp://172.17.0.5:8787',
    ALMANAC_PORT_8787_TCP_START: 'tcp://172.17.0.5:8787',
    ALMANAC_PORT_8787_TCP_PORT_END: '8790',
    ALMANAC_ENV_NODE_VERSION: '20.15.0',
    ALMANAC_ENV_ALMANAC_SIGNUP: 'closed',
    ALMANAC_DB_NAME: '/almanac/almanac_db',
    ALMANAC_DB_ENV_POSTGRES_USER: 'almanac',
  };
  expect(unknownSettings(environment)).toEqual([]);
  expect(unknownSettings({ ALMANAC_NAME: 'Almanac of the valley' })).toHaveLength(1);
});

test('every setting, and every name that the build and the tests read, is known', () => {
  const ofService = Object.values(SETTINGS).map(({ name }) => name);
  const files = ['src/build', 'test', '.github', '.ci'].flatMap((folder) => filesBelow(folder));
  const elsewhere = files
    .filter((file) => !/settings\.test\.ts$|operating\.test\.ts$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\bALMANAC_[A-Z]+(_[A-Z]+)*\b/g) ?? []);
  const names = [...ofService, ...elsewhere].map((name) => [name, 'set']);
  expect(names.length).toBeGreaterThan(ofService.length + 12);
  expect(unknownSettings(Object.fromEntries(names))).toEqual([]);
});
