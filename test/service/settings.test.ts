import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  readSettings,
  SETTINGS,
  type SettingProblem,
  settingsInForce,
} from '../../src/service/hosts/node/settings.ts';

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

  it('are told by name in the log, numbers and choices with their value and no address or key', () => {
    const reading = readSettings({
      ALMANAC_SIGNUP: 'closed',
      ALMANAC_SITE_URL: 'https://hunter2.example',
      DATABASE_URL: 'postgres://me:hunter2@x/almanac',
    });
    if (!reading.ok) throw new Error('Cannot read the settings');
    const told = settingsInForce(reading.settings);
    expect(Object.keys(told)).toEqual(Object.values(SETTINGS).map(({ name }) => name));
    expect(told).toMatchObject({ ALMANAC_SIGNUP: 'closed', DATABASE_URL: 'set', PORT: 8787 });
    expect(told).toMatchObject({
      ALMANAC_SITE_URL: 'set',
      ALMANAC_KEYS_FILE: 'not set',
      HOST: 'not set',
    });
    expect(JSON.stringify(told)).not.toContain('hunter2');
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
      set: { ALMANAC_ACCOUNT_ROWS: '1.5' },
      problem: { kind: 'setting-not-number' },
    },
    {
      why: 'an address of the web where one of mail belongs',
      set: { ALMANAC_CONTACT: 'https://almanac.example' },
      problem: { kind: 'setting-not-email' },
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
      why: 'a name with two letters changed, which would leave the sign-up open',
      set: { ALMANAC_SINGUP: 'closed' },
      problem: { kind: 'setting-unknown' },
    },
    {
      why: 'a name in small letters, which are other letters',
      set: { almanac_signup: 'closed' },
      problem: { kind: 'setting-unknown' },
    },
  ])('refuse $why', ({ set, problem }) => {
    const [setting = ''] = Object.keys(set);
    expect(readSettings(set)).toMatchObject({ ok: false, problems: [{ ...problem, setting }] });
  });

  it('with a password may stand in files, and not in both places', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'almanac-secret-')), 'database');
    await writeFile(file, 'postgres://me:hunter2@x/almanac\n');
    const inFile = { DATABASE_URL_FILE: file };
    expect(readSettings(inFile)).toMatchObject({
      settings: { databaseUrl: 'postgres://me:hunter2@x/almanac' },
    });
    expect(readSettings({ ...inFile, DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      problems: [{ kind: 'setting-twice', setting: 'DATABASE_URL' }],
    });
    expect(readSettings({ ALMANAC_SMTP_URL_FILE: `${file}.gone` })).toMatchObject({
      problems: [{ kind: 'setting-file-unreadable', setting: 'ALMANAC_SMTP_URL_FILE' }],
    });
    expect(readSettings({ PORT: '1', ALMANAC_CONTACT_FILE: file }).ok).toBe(false);
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
      ALMANAC_SMTP_URL: 'http://me:hunter2@mail.example',
      ALMANAC_SMTP_PASSWORD: 'hunter2',
    });
    expect(JSON.stringify(reading)).not.toContain('hunter2');
  });

  it('are all told at once', () => {
    const reading = readSettings({ PORT: 'x', ALMANAC_DB_CONNECTIONS: '0' });
    expect(reading).toMatchObject({
      problems: [{ setting: 'PORT' }, { setting: 'ALMANAC_DB_CONNECTIONS' }],
    });
  });
});
