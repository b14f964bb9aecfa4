import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';

const MISSING = 'https://www.googleapis.com/auth/script.external_request';

/**
 * What UrlFetchApp throws (docs/apps-script.md), in English and as another account's Google says it: one of each after which
 * something else is done. What every text means, `core/http/fetch-failure` proves.
 */
const EXCEPTIONS = [
  { name: 'a timeout', text: 'Timeout: {url}', kind: 'no-answer' },
  {
    name: 'a connection that failed, told in Spanish',
    text: 'Dirección no disponible: {url}',
    kind: 'no-answer',
  },
  {
    name: 'a day whose requests are used up, told in Spanish',
    text: 'El servicio se ha invocado demasiadas veces en un día: urlfetch.',
    kind: 'quota-spent',
  },
  {
    name: 'too many requests in a moment',
    text: 'Service invoked too many times in a short time: urlfetch. Try Utilities.sleep(1000) between calls.',
    kind: 'too-fast',
  },
  {
    name: 'a permission that was not given',
    text: `You do not have permission to call UrlFetchApp.fetch. Required permissions: ${MISSING}`,
    kind: 'permission-missing',
  },
];

describe('an upload that meets', () => {
  let almanac: Almanac;
  let editor: Editor;
  let sent = 1;

  // Each row begins connected, with everything sent, and leaves it so.
  beforeAll(async () => {
    almanac = await openAlmanac();
    editor = await settleIn(almanac);
    await uploadFirst(editor);
  });
  afterEach(() => almanac.stage.faults.clear());
  afterAll(() => almanac?.close());

  test.each(EXCEPTIONS)(
    '$name ends in a sentence, and the next one arrives once',
    async ({ text, kind }) => {
      await almanac.stage.advance('1 minute');
      await almanac.stage.write('weather', 0, 'B2', [[7 + sent / 10]]);
      await almanac.stage.faults.add({
        at: { method: 'UrlFetchApp.fetch' },
        times: 'always',
        happens: {
          kind: 'throw',
          text: text.replace('{url}', `${ADDRESS}/functions/v1/ingest-dataset`),
        },
      });
      const [sentence, ...others] = await uploadNow(editor);
      expect(others).toEqual([]);
      expect(sentence).toBeTruthy();
      expect(sentence).not.toMatch(/\{\w+\}|undefined|functions|urlfetch/i);
      const [run] = await page(editor, 'runHistory');
      expect(run?.reason?.kind).toBe(`connection.${kind}`);
      expect(await almanac.directory()).toHaveLength(sent);

      await almanac.stage.faults.clear();
      expect(await uploadNow(editor)).toEqual([]);
      sent += 1;
      expect(await almanac.directory()).toHaveLength(sent);
    },
  );
});
