import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import { casesOf } from '../support/every-case.ts';
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

type Row = {
  name: string;
  en: string;
  es: string;
  kinds: [string, string];
  /** In which language every run meets it. */
  always?: 'en' | 'es';
};

/**
 * What UrlFetchApp throws (docs/apps-script.md §5.3), in English and as another account's Google says it.
 * A text in a language nobody foresaw may at worst be taken for a request that perhaps arrived. What each of them means,
 * `core/http/fetch-failure` proves: every run takes those after which something else is done.
 */
const EXCEPTIONS: Row[] = [
  {
    name: 'a host nobody can resolve',
    en: 'DNS error: {url}',
    es: 'Error de DNS: {url}',
    kinds: ['name-not-found', 'name-not-found'],
  },
  {
    name: 'a connection that failed',
    en: 'Address unavailable: {url}',
    es: 'Dirección no disponible: {url}',
    kinds: ['no-connection', 'no-answer'],
    always: 'es',
  },
  {
    name: 'a timeout',
    en: 'Timeout: {url}',
    es: 'Tiempo de espera agotado: {url}',
    kinds: ['no-answer', 'no-answer'],
    always: 'en',
  },
  {
    name: 'a certificate Google does not accept',
    en: 'SSL Error {url}',
    es: 'Error de SSL {url}',
    kinds: ['not-secure', 'not-secure'],
  },
  {
    name: 'an address Google cannot read',
    en: 'Invalid argument: {url}',
    es: 'Argumento no válido: {url}',
    kinds: ['address-refused', 'no-answer'],
  },
  {
    name: 'a header Google does not pass on',
    en: 'Attribute provided with invalid value: Header:Host',
    es: 'Atributo con un valor no válido: Header:Host',
    kinds: ['address-refused', 'address-refused'],
  },
  {
    name: 'an address that is too long',
    en: 'Limit Exceeded: URLFetch URL Length.',
    es: 'Límite superado: URLFetch URL Length.',
    kinds: ['address-refused', 'address-refused'],
  },
  {
    name: 'a body that is too big',
    en: 'Limit Exceeded: URLFetch POST Size.',
    es: 'Límite superado: URLFetch POST Size.',
    kinds: ['body-too-big', 'body-too-big'],
  },
  {
    name: 'bandwidth that is used up',
    en: 'Bandwidth quota exceeded: {url}. Try reducing the rate of data transfer.',
    es: 'Cuota de ancho de banda superada: {url}.',
    kinds: ['quota-spent', 'no-answer'],
  },
  {
    name: 'a day whose requests are used up',
    en: 'Service invoked too many times for one day: urlfetch.',
    es: 'El servicio se ha invocado demasiadas veces en un día: urlfetch.',
    kinds: ['quota-spent', 'quota-spent'],
    always: 'es',
  },
  {
    name: 'too many requests in a moment',
    en: 'Service invoked too many times in a short time: urlfetch. Try Utilities.sleep(1000) between calls.',
    es: 'El servicio se ha invocado demasiadas veces en poco tiempo: urlfetch. Pruebe Utilities.sleep(1000) entre llamadas.',
    kinds: ['too-fast', 'too-fast'],
    always: 'en',
  },
  {
    name: 'an administrator who does not permit the address',
    en: 'UrlFetch calls to {url} are not permitted by your admin',
    es: 'El administrador no permite llamadas de UrlFetch a {url}',
    kinds: ['not-permitted-by-admin', 'no-answer'],
  },
  {
    name: 'a permission that was not given',
    en: `You do not have permission to call UrlFetchApp.fetch. Required permissions: ${MISSING}`,
    es: `No tienes permiso para llamar a UrlFetchApp.fetch. Permisos necesarios: ${MISSING}`,
    kinds: ['permission-missing', 'permission-missing'],
    always: 'en',
  },
  {
    name: 'a server of Google that is in trouble',
    en: "We're sorry, a server error occurred. Please wait a bit and try again.",
    es: 'Se produjo un error en el servidor. Espera un momento e inténtalo de nuevo.',
    kinds: ['no-answer', 'no-answer'],
  },
];

/** A stage a language: a Directory folds more than twenty uploads of one title. */
describe.each(['en', 'es'] as const)('an upload that meets, told in %s,', (language) => {
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

  const turn = language === 'en' ? 0 : 1;
  const rows = casesOf(EXCEPTIONS, ({ always }) => always === language).map((row) => ({
    name: row.name,
    text: row[language].replace('{url}', `${ADDRESS}/functions/v1/ingest-dataset`),
    kind: `connection.${row.kinds[turn]}`,
  }));

  test.each(rows)(
    '$name ends in a sentence, and the next one arrives once',
    async ({ text, kind }) => {
      await almanac.stage.advance('1 minute');
      await almanac.stage.write('weather', 0, 'B2', [[7 + sent / 10]]);
      await almanac.stage.faults.add({
        at: { method: 'UrlFetchApp.fetch' },
        times: 'always',
        happens: { kind: 'throw', text },
      });
      const [sentence, ...others] = await uploadNow(editor);
      expect(others).toEqual([]);
      expect(sentence).toBeTruthy();
      expect(sentence).not.toMatch(/\{\w+\}|undefined|functions|urlfetch/i);
      const [run] = await page(editor, 'runHistory');
      expect(run?.reason?.kind).toBe(kind);
      expect(await almanac.directory()).toHaveLength(sent);

      await almanac.stage.faults.clear();
      expect(await uploadNow(editor)).toEqual([]);
      sent += 1;
      expect(await almanac.directory()).toHaveLength(sent);
    },
  );
});
