import { createHash, createHmac, createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage();
});
afterAll(() => probed.close());

const signed = (buffer: Buffer) => [...buffer].map((byte) => (byte > 127 ? byte - 256 : byte));

describe('Utilities.formatDate (§6.2)', () => {
  const AT = Date.UTC(2026, 10, 21, 2, 5, 9, 7);
  test.each([
    ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 'America/Caracas', '2026-11-20T22:05:09.007-04:00'],
    ['yyyy-MM-dd HH:mm', 'Asia/Tokyo', '2026-11-21 11:05'],
    ['EEE, d MMM yyyy h:mm a', 'GMT', 'Sat, 21 Nov 2026 2:05 AM'],
    ['EEEE MMMM', 'Etc/UTC', 'Saturday November'],
    ["yy MM 'o''clock' K k", 'Etc/UTC', "26 11 o'clock 2 2"],
    ['Z XXX X', 'GMT+5:30', '+0530 +05:30 +05'],
    ['D u w', 'Etc/UTC', '325 6 47'],
    ['YYYY', 'Etc/UTC', '2026'],
    ['G', 'Etc/UTC', 'AD'],
  ])('"%s" in %s', async (pattern, zone, expected) => {
    const body = `return Utilities.formatDate(new Date(${AT}), ${JSON.stringify(zone)}, ${JSON.stringify(pattern)})`;
    expect(await probed.probe(body)).toBe(expected);
  });

  it('knows that the last days of December may be of the first week of the next year', async () => {
    expect(
      await probed.probe(
        "return Utilities.formatDate(new Date(Date.UTC(2025, 11, 31)), 'Etc/UTC', 'YYYY yyyy w')",
      ),
    ).toBe('2026 2025 1');
  });

  it('refuses what is no date, naming what it was given', async () => {
    await expect(probed.probe("Utilities.formatDate('today', 'GMT', 'yyyy')")).rejects.toThrow(
      "don't match the method signature for Utilities.formatDate",
    );
  });

  it('is read back by parseDate', async () => {
    const body =
      "return Utilities.parseDate('21 Nov 2026 03:30 PM', 'America/Caracas', 'dd MMM yyyy hh:mm a').getTime()";
    expect(await probed.probe(body)).toBe(Date.UTC(2026, 10, 21, 19, 30));
  });
});

describe('bytes', () => {
  it('are signed, in digests as everywhere', async () => {
    const expected = signed(createHash('sha256').update('é', 'utf8').digest());
    expect(
      await probed.probe(
        "return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, 'é', Utilities.Charset.UTF_8)",
      ),
    ).toEqual(expected);
    expect(expected.some((byte) => byte < 0)).toBe(true);
  });

  it('sign with a key', async () => {
    const expected = signed(createHmac('sha256', 'key').update('text').digest());
    expect(
      await probed.probe("return Utilities.computeHmacSha256Signature('text', 'key')"),
    ).toEqual(expected);
    expect(
      await probed.probe(
        "return Utilities.computeHmacSignature(Utilities.MacAlgorithm.HMAC_SHA_256, 'text', 'key')",
      ),
    ).toEqual(expected);
  });

  it('sign with RSA so that others can verify', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const bytes = (await probed.probe(
      `return Utilities.computeRsaSha256Signature('text', ${JSON.stringify(pem)})`,
    )) as number[];
    expect(createVerify('RSA-SHA256').update('text').verify(publicKey, Buffer.from(bytes))).toBe(
      true,
    );
  });

  test.each([
    [
      'text goes to base64 and back',
      "return Utilities.newBlob(Utilities.base64Decode(Utilities.base64Encode('añ'))).getDataAsString()",
      'añ',
    ],
    [
      'web-safe base64 has no + and /',
      'return Utilities.base64EncodeWebSafe([-1, -17, -66])',
      '_---',
    ],
    [
      'gzip is undone by ungzip',
      "return Utilities.ungzip(Utilities.gzip(Utilities.newBlob('abc'))).getDataAsString()",
      'abc',
    ],
    [
      'a zip keeps names and content',
      "const z = Utilities.zip([Utilities.newBlob('1', 'text/plain', 'a.txt'), Utilities.newBlob('2', 'text/csv', 'ü.csv')]); return Utilities.unzip(z).map((b) => [b.getName(), b.getDataAsString(), b.getContentType()])",
      [
        ['a.txt', '1', 'text/plain'],
        ['ü.csv', '2', 'text/csv'],
      ],
    ],
    ['a blob tells its bytes', "return Utilities.newBlob('é').getBytes()", [-61, -87]],
    [
      'parseCsv keeps quoted breaks and marks',
      'return Utilities.parseCsv(\'a,"b, ""c""\\nd"\\r\\ne,f\\n\')',
      [
        ['a', 'b, "c"\nd'],
        ['e', 'f'],
      ],
    ],
    ['parseCsv takes another mark', "return Utilities.parseCsv('a;b', ';')", [['a', 'b']]],
    [
      'formatString pads and rounds',
      "return Utilities.formatString('%05d|%.2f|%-4s|%s%%', 42, 1.005, 'a', 'x')",
      '00042|1.00|a   |x%',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await probed.probe(body)).toEqual(expected);
  });

  it('make a new uuid each time', async () => {
    const [a, b] = (await probed.probe(
      'return [Utilities.getUuid(), Utilities.getUuid()]',
    )) as string[];
    expect(a).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(a).not.toBe(b);
  });
});

describe('logs (§6.5)', () => {
  it('carry levels, formats and objects', async () => {
    await probed.probe(
      "console.log('a %s', 1); console.info({ b: 2 }); console.warn('c'); console.error('d'); Logger.log('e %s', 'f')",
    );
    expect(probed.stage.executions.at(-1)?.logs.map(({ level, text }) => [level, text])).toEqual([
      ['DEBUG', 'a 1'],
      ['INFO', '{"b":2}'],
      ['WARNING', 'c'],
      ['ERROR', 'd'],
      ['INFO', 'e f'],
    ]);
  });
});

describe('MailApp', () => {
  it('puts messages into the outbox and counts recipients against the day', async () => {
    const body = `
      MailApp.sendEmail('a@example.org,b@example.org', 'S', 'B', { htmlBody: '<b>B</b>', attachments: [Utilities.newBlob('x', 'text/plain', 'x.txt')] });
      MailApp.sendEmail({ to: 'c@example.org', subject: 'S2', body: 'B2' });
      return MailApp.getRemainingDailyQuota()`;
    expect(await probed.probe(body)).toBe(97);
    expect(probed.stage.outbox).toMatchObject([
      {
        to: 'a@example.org,b@example.org',
        subject: 'S',
        htmlBody: '<b>B</b>',
        from: 'owner@example.com',
        attachments: [{ name: 'x.txt' }],
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
    [
      '251 attachments',
      "'a@example.org', 's', 'b', { attachments: Array(251).fill(Utilities.newBlob('x')) }",
      'Limit Exceeded: Email Attachments Per Message.',
    ],
    [
      'attachments over 25 MB',
      "'a@example.org', 's', 'b', { attachments: [Utilities.newBlob('x'.repeat(25 * 2 ** 20 + 1))] }",
      'Limit Exceeded: Email Total Attachments Size.',
    ],
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

describe('dates before 1900 or so (§12.2)', () => {
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
