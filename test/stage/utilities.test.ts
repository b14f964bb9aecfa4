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
      MailApp.sendEmail('a@example.org,b@example.org', 'S', 'B');
      MailApp.sendEmail({ to: 'c@example.org', subject: 'S2', body: 'B2' });
      return MailApp.getRemainingDailyQuota()`;
    expect(await probed.probe(body)).toBe(97);
    expect(probed.stage.outbox).toMatchObject([
      {
        to: 'a@example.org,b@example.org',
        subject: 'S',
        from: 'owner@example.com',
      },
      { to: 'c@example.org', subject: 'S2', body: 'B2' },
    ]);
  });

  test.each([
    [
      'fifty-one recipients',
      "Array.from({ length: 51 }, (_, i) => i + '@example.org').join(), 's', 'b'",
      'Limit Exceeded: Email Recipients Per Message.',
    ],
    [
      'a body over 200 KB',
      "'a@example.org', 's', 'x'.repeat(200 * 1024 + 1)",
      'Limit Exceeded: Email Body Size.',
    ],
    ['a subject of 251 letters', "'a@example.org', 's'.repeat(251), 'b'", 'too large: subject'],
    ['nobody to send to', "'', 's', 'b'", 'no recipient'],
    ['an address without a host', "'a@example.org, ada', 's', 'b'", 'Invalid email: ada'],
  ])('refuses %s (§6.1)', async (_, message, refusal) => {
    await expect(probed.probe(`MailApp.sendEmail(${message})`)).rejects.toThrow(refusal);
  });

  it('takes names beside addresses, with commas in quotes', async () => {
    await probed.probe(
      `MailApp.sendEmail('"Doe, Ada" <ada@example.org>, Ben <ben@example.org>', 's', 'b')`,
    );
    expect(probed.stage.outbox.at(-1)?.to).toContain('Doe');
  });
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
