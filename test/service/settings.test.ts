import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSettings, type SettingProblem } from '../../src/service/hosts/node/settings.ts';

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      ok: true,
      settings: {
        port: 8787,
        dataFolder: '.almanac',
        signUp: 'open',
        rows: 10_000,
        sessionDays: 60,
      },
    });
  });

  it('take what is set, without the spaces around it', () => {
    const environment = { PORT: ' 80 ', ALMANAC_SITE_URL: 'https://almanac.example/', HOST: '' };
    expect(readSettings(environment)).toMatchObject({
      settings: { port: 80, siteUrl: 'https://almanac.example', host: '127.0.0.1' },
    });
  });

  it.each<{ why: string; set: Record<string, string>; problem: Partial<SettingProblem> }>([
    { why: 'a word', set: { PORT: 'http' }, problem: { kind: 'setting-not-number' } },
    {
      why: 'a port beyond the last',
      set: { PORT: '65536' },
      problem: { kind: 'setting-not-number' },
    },
    {
      why: 'a fraction',
      set: { ALMANAC_SESSION_DAYS: '1.5' },
      problem: { kind: 'setting-not-number' },
    },
    { why: 'no choice', set: { ALMANAC_SIGNUP: 'maybe' }, problem: { kind: 'setting-not-choice' } },
    {
      why: 'no address',
      set: { ALMANAC_SITE_URL: 'almanac' },
      problem: { kind: 'setting-not-address' },
    },
    {
      why: 'another database',
      set: { DATABASE_URL: 'mysql://x' },
      problem: { kind: 'setting-not-database' },
    },
    {
      why: 'a password that ends the address before its host',
      set: { DATABASE_URL: 'postgres://me:half#other@host/name' },
      problem: { kind: 'setting-not-database' },
    },
    {
      why: 'a password that is half a character',
      set: { DATABASE_URL: 'postgres://me:half%E9@host/name' },
      problem: { kind: 'setting-not-database' },
    },
    {
      why: 'a weak secret',
      set: { ALMANAC_JWT_SECRET: 'short' },
      problem: { kind: 'setting-too-short' },
    },
    {
      why: 'a folder that is not there',
      set: { ALMANAC_SITE_DIR: 'nowhere' },
      problem: { kind: 'setting-not-site', folder: resolve('nowhere') },
    },
    {
      why: 'a folder without pages',
      set: { ALMANAC_SITE_DIR: 'test/service' },
      problem: { kind: 'setting-not-site', folder: resolve('test/service') },
    },
  ])('refuse $why', ({ set, problem }) => {
    const [setting = ''] = Object.keys(set);
    expect(readSettings(set)).toMatchObject({ ok: false, problems: [{ ...problem, setting }] });
  });

  it('take a folder with the page that all others are', () => {
    const reading = readSettings({ ALMANAC_SITE_DIR: 'dist/site' });
    expect(reading).toMatchObject({ settings: { siteFolder: 'dist/site' } });
  });

  it('mail no link before they say where links lead', () => {
    const smtp = { ALMANAC_SMTP_URL: 'smtp://me:hunter2@mail.example' };
    const problem = {
      kind: 'setting-needs-other',
      setting: 'ALMANAC_SMTP_URL',
      other: 'ALMANAC_SITE_URL',
    };
    expect(readSettings(smtp)).toEqual({ ok: false, problems: [problem] });
    expect(readSettings({ ...smtp, ALMANAC_SITE_URL: 'https://almanac.example' }).ok).toBe(true);
  });

  it('never say back a secret or the address of a database', () => {
    const reading = readSettings({
      DATABASE_URL: 'mysql://me:hunter2@x',
      ALMANAC_JWT_SECRET: 'hunter2',
    });
    expect(JSON.stringify(reading)).not.toContain('hunter2');
  });

  it('are all told at once', () => {
    const reading = readSettings({ PORT: 'x', ALMANAC_MAX_ROWS: '0' });
    expect(reading).toMatchObject({
      problems: [{ setting: 'PORT' }, { setting: 'ALMANAC_MAX_ROWS' }],
    });
  });
});
