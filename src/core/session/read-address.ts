import { type Answer, err, ok } from '../problem.ts';
import { isInsideANetwork, isOddNumber } from './inside-a-network.ts';

type AddressProblem =
  | 'connection.address-missing'
  | 'connection.address-not-https'
  | 'connection.address-not-an-address'
  | 'connection.address-is-this-computer'
  | 'connection.address-inside'
  | 'connection.address-has-more';

/** People copy addresses with these ends from the contract or from one of our pages. */
const KNOWN_ENDS = /\/(functions\/v1|auth\/v1)(\/[\w-]+)?\/?(\?grant_type=\w+)?$/;

/** We keep the address of a service as `https://host[:port]`, with nothing behind it. */
export function readAddress(text: string): Answer<string, AddressProblem> {
  const typed = text.trim();
  if (typed === '') return err('connection.address-missing');
  const withScheme = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  const parts = /^https?:\/\/([^/?#\s]+)([^\s]*)$/i.exec(withScheme.replace(KNOWN_ENDS, ''));
  // As a browser and Google read it: wide letters are letters too.
  const host = (parts?.[1] ?? '').normalize('NFKC').toLowerCase();
  const name = host.replace(/:\d*$/, '');
  if (/^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host))
    return err('connection.address-is-this-computer');
  if (/^http:\/\//i.test(typed)) return err('connection.address-not-https');
  if (!/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d{1,5})?$/u.test(host) || isOddNumber(name))
    return err('connection.address-not-an-address', { found: typed.slice(0, 80) });
  if (isInsideANetwork(name)) return err('connection.address-inside');
  const address = `https://${host}`;
  const more = parts?.[2] ?? '';
  return more === '' || more === '/'
    ? ok(address)
    : err('connection.address-has-more', { suggestion: address });
}
