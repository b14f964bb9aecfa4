import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { readFailure } from '../../src/sidebar/server/read-failure.ts';

test.each([
  {
    name: 'storage that belongs to another account is several accounts',
    error: named(
      'ScriptError',
      "We're sorry, a server error occurred. Error code PERMISSION_DENIED.",
    ),
    kind: 'sidebar.several-accounts',
  },
  {
    name: 'the code is the same in Spanish',
    error: named(
      'ScriptError',
      'Se produjo un error de servidor. Código de error PERMISSION_DENIED.',
    ),
    kind: 'sidebar.several-accounts',
  },
  {
    name: 'missing consent is no permission',
    error: named('ScriptError', 'Exception: Authorization is required to perform that action.'),
    kind: 'sidebar.no-permission',
  },
  {
    name: 'missing consent in Spanish too',
    error: named('ScriptError', 'Exception: Se necesita autorización para realizar esa acción.'),
    kind: 'sidebar.no-permission',
  },
  {
    name: 'a broken connection says that the work may have been done',
    error: named('NetworkError', 'Connection failure due to HTTP 0'),
    kind: 'sidebar.answer-lost',
  },
  {
    name: 'a connection that broke with another code says so too',
    error: named('ScriptError', 'NetworkError: Connection failure due to HTTP 502'),
    kind: 'sidebar.answer-lost',
  },
  {
    name: 'a broken connection in Spanish too',
    error: named('Error', 'Error de conexión debido a HTTP 500'),
    kind: 'sidebar.answer-lost',
  },
  {
    name: 'an error out of the frame around the page is read like any other',
    error: vm.runInNewContext('new Error("Error code PERMISSION_DENIED.")') as unknown,
    kind: 'sidebar.several-accounts',
  },
  {
    name: 'something that only has a message is read by it',
    error: { message: 'Authorization is required to perform that action.' },
    kind: 'sidebar.no-permission',
  },
  { name: 'anything else is told as it is', error: new Error('boom'), kind: 'sidebar.unexpected' },
  { name: 'a value lost on the way is unexpected', error: null, kind: 'sidebar.unexpected' },
])('readFailure: $name', ({ error, kind }) => {
  expect(readFailure(error).kind).toBe(kind);
});

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
