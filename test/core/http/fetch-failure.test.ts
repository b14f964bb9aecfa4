import { expect, test } from '@jest/globals';
import { fetchFailure } from '../../../src/core/http/fetch-failure.ts';

const URL = 'https://almanac.example/functions/v1/ingest-dataset';
const SCOPE = 'https://www.googleapis.com/auth/script.external_request';

/** docs/apps-script.md §5.3; `reached` says whether the request may have arrived all the same. */
test.each([
  {
    name: 'a host nobody can resolve',
    text: `DNS error: ${URL}`,
    why: 'connection.name-not-found',
    reached: 'no',
  },
  {
    name: 'a connection that failed or broke',
    text: `Address unavailable: ${URL}`,
    why: 'connection.no-connection',
    reached: 'perhaps',
  },
  { name: 'a timeout', text: `Timeout: ${URL}`, why: 'connection.no-answer', reached: 'perhaps' },
  { name: 'a certificate', text: `SSL Error ${URL}`, why: 'connection.not-secure', reached: 'no' },
  {
    name: 'a malformed address, by its one name',
    text: `Invalid argument: ${URL}`,
    why: 'connection.address-refused',
    reached: 'no',
  },
  {
    name: 'a malformed address, by its other name',
    text: `Bad request: ${URL}`,
    why: 'connection.address-refused',
    reached: 'no',
  },
  {
    name: 'a day whose requests are used up, as documented',
    text: 'Service invoked too many times: urlfetch',
    why: 'connection.quota-spent',
    reached: 'no',
  },
  {
    name: 'a day whose requests are used up, as seen',
    text: 'Service invoked too many times for one day: urlfetch.',
    why: 'connection.quota-spent',
    reached: 'no',
  },
  {
    name: 'too many requests in a moment',
    text: 'Service invoked too many times in a short time: urlfetch. Try Utilities.sleep(1000) between calls.',
    why: 'connection.too-fast',
    reached: 'no',
  },
  {
    name: 'a permission, in a language nobody foresaw',
    text: `Vous n'êtes pas autorisé à appeler UrlFetchApp.fetch. Autorisations requises : ${SCOPE}`,
    why: 'connection.permission-missing',
    reached: 'no',
  },
  {
    name: 'a header Google does not pass on, in another language',
    text: 'Atributo con un valor no válido: Header:Host',
    why: 'connection.address-refused',
    reached: 'no',
  },
  {
    name: 'an address that is too long, in another language',
    text: 'Límite superado: URLFetch URL Length.',
    why: 'connection.address-refused',
    reached: 'no',
  },
  {
    name: 'a body that is too big, in another language',
    text: 'Límite superado: URLFetch POST Size.',
    why: 'connection.body-too-big',
    reached: 'no',
  },
  {
    name: 'bandwidth that is used up',
    text: `Bandwidth quota exceeded: ${URL}. Try reducing the rate of data transfer.`,
    why: 'connection.quota-spent',
    reached: 'no',
  },
  {
    name: 'an administrator who does not permit the address',
    text: `UrlFetch calls to ${URL} are not permitted by your admin`,
    why: 'connection.not-permitted-by-admin',
    reached: 'no',
  },
  {
    name: 'an administrator who does not, in another language, which may mean anything',
    text: `El administrador no permite llamadas de UrlFetch a ${URL}`,
    why: 'connection.no-answer',
    reached: 'perhaps',
  },
  {
    name: 'too many requests in a moment, in another language',
    text: 'El servicio se ha invocado demasiadas veces en poco tiempo: urlfetch. Pruebe Utilities.sleep(1000) entre llamadas.',
    why: 'connection.too-fast',
    reached: 'no',
  },
  {
    name: 'a host nobody can resolve, in another language',
    text: `Error de DNS: ${URL}`,
    why: 'connection.name-not-found',
    reached: 'no',
  },
  {
    name: 'a malformed address, in another language, which may mean anything',
    text: `Argumento no válido: ${URL}`,
    why: 'connection.no-answer',
    reached: 'perhaps',
  },
  {
    name: 'a certificate, in another language',
    text: `Error de SSL ${URL}`,
    why: 'connection.not-secure',
    reached: 'no',
  },
  {
    name: 'words nobody foresaw, which may mean anything',
    text: 'Etwas ist schiefgelaufen.',
    why: 'connection.no-answer',
    reached: 'perhaps',
  },
])('$name is $why, and the request arrived: $reached', ({ text, why, reached }) => {
  expect(fetchFailure(text)).toEqual({ why, reached });
});
