import { expect, test } from '@jest/globals';
import { errorCode, errorText } from '../../../src/core/http/error-text.ts';

const answer = (body: unknown, headers: Record<string, string> = {}, status = 400) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const PAGE = '<html><head><title>almanac.example – 522</title></head><body>no</body></html>';

/** Bodies that are not ours: a gateway, an edge runtime, older and newer sign-in servers (supabase/auth, internal/api/errors.go). */
test.each([
  { name: 'the contract’s own', body: { error: 'Row 3 is odd.' }, expected: 'Row 3 is odd.' },
  { name: 'an error inside an error', body: { error: { message: 'No.' } }, expected: 'No.' },
  { name: 'OAuth', body: { error_description: 'Expired' }, expected: 'Expired' },
  { name: 'the local gate', body: { msg: 'Invalid JWT' }, expected: 'Invalid JWT' },
  { name: 'the hosted gate', body: { code: 401, message: 'Invalid JWT' }, expected: 'Invalid JWT' },
  { name: 'RFC 9457', body: { title: 'Forbidden' }, expected: 'Forbidden' },
  { name: 'an empty error before a message', body: { error: '', msg: 'Late' }, expected: 'Late' },
])('errorText of $name', ({ body, expected }) => {
  expect(errorText(answer(body))).toBe(expected);
});

test('errorText of a web page is its title', () => {
  expect(errorText(answer(PAGE, { 'content-type': 'text/html' }, 522))).toBe(
    'almanac.example – 522',
  );
});

test('errorText is never longer than a sentence', () => {
  expect(errorText(answer({ error: 'x'.repeat(5000) })).length).toBeLessThanOrEqual(200);
});

test.each([
  { name: 'a code of its own', body: { error_code: 'bad_json', code: 400 }, expected: 'bad_json' },
  { name: 'a code that is a word', body: { code: 'WORKER_ERROR' }, expected: 'WORKER_ERROR' },
  {
    name: 'a header',
    body: { message: 'x' },
    headers: { 'sb-error-code': 'NOT_FOUND' },
    expected: 'NOT_FOUND',
  },
  {
    name: 'the older header',
    body: { message: 'x' },
    headers: { 'x-sb-error-code': 'BOOT_ERROR' },
    expected: 'BOOT_ERROR',
  },
])('errorCode from $name', ({ body, headers, expected }) => {
  expect(errorCode(answer(body, headers))).toBe(expected);
});
