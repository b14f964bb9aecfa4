import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CELL_FACTS, type Fact, RANGE_FACTS, SERVICE_FACTS } from './platform-facts.ts';
import { ALL_SCOPES, type Probed, probeStage } from './probe-stage.ts';

// Each fact is asked on a tab of its own.
const TABLES: Record<string, readonly Fact[]> = {
  ranges: RANGE_FACTS,
  cells: CELL_FACTS,
  services: SERVICE_FACTS,
};

/** Whoever opens other documents asks for all of them. */
const SPREADSHEETS = 'https://www.googleapis.com/auth/spreadsheets';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    users: [{ email: 'owner@example.com' }, { email: 'other@example.com' }],
    documents: [
      {
        id: 'book',
        name: 'Book',
        locale: 'en_US',
        timeZone: 'Etc/UTC',
        editors: ['other@example.com'],
        sheets: [{ name: 'Data' }],
      },
      { id: 'other', name: 'Other', sheets: [{ name: 'Elsewhere' }] },
    ],
    files: { 'Slashes.html': '<script>const page = `https://example.com`;</script>' },
    manifest: { oauthScopes: [...ALL_SCOPES, SPREADSHEETS] },
  });
});
afterAll(() => probed.close());

/** What a row may use without saying so. */
const AROUND = `
  const app = SpreadsheetApp, ss = app.getActive(), sheet = ss.insertSheet();
  // A book holds ten million cells, 384 empty tabs.
  for (const old of ss.getSheets()) if (/^Sheet/.test(old.getName()) && old.getSheetId() !== sheet.getSheetId()) ss.deleteSheet(old);
  const a1 = sheet.getRange('A1');
  const fill = (rows) =>
    sheet.getRange(1, 1, rows.length, rows[0].length).setValues(rows);
  const all = () => sheet.getDataRange().getValues();
  const fails = (call) => {
    try { call(); } catch (error) { return error.message; }
    return 'nothing was thrown';
  };
`;

/** The answers of a table by one execution: starting another for each question cost more than the questions. */
async function answersTo(facts: readonly Fact[]): Promise<unknown[]> {
  const asked = facts.map(([, script]) => {
    const ask = `${AROUND} return { is: eval(${JSON.stringify(script)}) };`;
    return `() => { try { ${ask} } catch (error) { return { threw: String(error) }; } }`;
  });
  return (await probed.probe(`return [${asked}].map((ask) => ask());`)) as unknown[];
}

describe.each(Object.entries(TABLES))('%s', (_, facts) => {
  let answers: unknown[];
  beforeAll(async () => {
    answers = await answersTo(facts);
  });

  const inTurn = facts.map(([call, script, is], at) => ({ call, script, is, at }));
  test.each(inTurn)('$call: $script', ({ is, at }) => {
    expect(answers[at]).toEqual({ is });
  });
});
