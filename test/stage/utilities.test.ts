import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage();
});
afterAll(() => probed.close());

it('a new uuid is another each time', async () => {
  const [a, b] = (await probed.probe(
    'return [Utilities.getUuid(), Utilities.getUuid()]',
  )) as string[];
  expect(a).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(a).not.toBe(b);
});

it('base64Encode takes signed bytes (reference/utilities, base64Encode(Byte[]))', async () => {
  const body = 'return Utilities.base64Encode([71, 79, 79, 71, 76, 69, -1, 0])';
  expect(await probed.probe(body)).toBe('R09PR0xF/wA=');
});

describe('logs (§6.5)', () => {
  it('carry levels and objects', async () => {
    await probed.probe(
      "console.log('a', 1); console.info({ b: 2 }); console.warn('c'); console.error('d')",
    );
    expect(probed.stage.executions.at(-1)?.logs.map(({ level, text }) => [level, text])).toEqual([
      ['DEBUG', 'a 1'],
      ['INFO', '{"b":2}'],
      ['WARNING', 'c'],
      ['ERROR', 'd'],
    ]);
  });
});

describe('MailApp', () => {
  it('puts messages into the outbox and counts recipients against the day', async () => {
    const body = `
      MailApp.sendEmail('a@example.org', 'S', 'B');
      MailApp.sendEmail({ to: 'c@example.org', subject: 'S2', body: 'B2' });
      return MailApp.getRemainingDailyQuota()`;
    expect(await probed.probe(body)).toBe(98);
    expect(probed.stage.outbox).toMatchObject([
      {
        to: 'a@example.org',
        subject: 'S',
        from: 'owner@example.com',
      },
      { to: 'c@example.org', subject: 'S2', body: 'B2' },
    ]);
  });

  it('take files along, up to 250 (quotas)', async () => {
    const body = (count: number) => `
      const file = Utilities.newBlob('a,b', 'text/csv', 'a.csv');
      const attachments = Array.from({ length: ${count} }, () => file);
      MailApp.sendEmail({ to: 'a@example.org', subject: 'S', body: 'B', attachments });
      return [file.getName(), file.getContentType(), file.getBlob().getDataAsString()]`;
    expect(await probed.probe(body(1))).toEqual(['a.csv', 'text/csv', 'a,b']);
    expect(probed.stage.outbox.at(-1)?.attachments).toEqual([
      { name: 'a.csv', type: 'text/csv', text: 'a,b' },
    ]);
    await expect(probed.probe(body(251))).rejects.toThrow('Email Attachments Per Message');
  });

  it('takes nothing along that is no file', async () => {
    const body = "MailApp.sendEmail({ to: 'a@example.org', subject: 'S', attachments: ['a.csv'] })";
    await expect(probed.probe(body)).rejects.toThrow('Invalid argument: attachments');
  });

  test.each(['', 'ada', 'a@example.org, b@example.org'])(
    'refuses "%s": one address a mail',
    async (to) => {
      await expect(probed.probe(`MailApp.sendEmail('${to}', 's', 'b')`)).rejects.toThrow(
        'Invalid email',
      );
    },
  );
});

describe('dates before 1900 or so (§9)', () => {
  // Midnight as cells have it: by the sun, before the zone kept railway time.
  const FORMATTED = (zone: string, at: number) =>
    `return Utilities.formatDate(new Date(${at}), '${zone}', 'yyyy-MM-dd HH:mm')`;

  test.each([
    ['America/New_York', [1850, 0, 1, 4, 56, 2], '1850-01-01 00:00', '1849-12-31 23:56'],
    ['Asia/Tokyo', [1880, 0, 0, 14, 41, 1], '1880-01-01 00:00', '1879-12-31 23:41'],
    ['Europe/London', [1840, 0, 1, 0, 1, 15], '1840-01-01 00:00', '1840-01-01 00:01'],
    ['America/New_York', [1925, 0, 1, 5, 0, 0], '1925-01-01 00:00', '1925-01-01 00:00'],
  ] as const)('in %s %j are %s by one engine and %s by two', async (zone, at, one, two) => {
    const [year, month, ...rest] = at;
    const body = FORMATTED(zone, Date.UTC(year, month, ...rest));
    for (const [oldDates, expected] of [
      ['one-engine', one],
      ['two-engines', two],
    ] as const) {
      const own = await probeStage({ switches: { oldDates } });
      expect(await own.probe(body)).toBe(expected);
      await own.close();
    }
  });
});
