import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';

/** A genuine token of the service, and the public key anybody may fetch. */
export type Known = { token: string; refreshToken: string; jwk: Record<string, string> };

type Forgery = { name: string; forge: (known: Known) => string };

const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const json = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
const headerOf = ({ token }: Known) => json(token.split('.')[0]);
const claimsOf = ({ token }: Known) => json(token.split('.')[1]);
const publicPem = ({ jwk }: Known) =>
  createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });

const OWN = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const OWN_384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const OWN_RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const OWN_ED = generateKeyPairSync('ed25519');
const ownJwk = OWN.publicKey.export({ format: 'jwk' });

/** The claims of the genuine token under another head and another seal. */
function sealed(
  known: Known,
  head: Record<string, unknown>,
  seal: (signed: string) => Buffer | string,
  claims: unknown = claimsOf(known),
): string {
  const signed = `${text({ ...headerOf(known), ...head })}.${text(claims)}`;
  const made = seal(signed);
  return `${signed}.${typeof made === 'string' ? made : made.toString('base64url')}`;
}

const hmac = (secret: Buffer | string, hash = 'sha256') => {
  return (signed: string) => createHmac(hash, secret).update(signed).digest();
};
const own = (key: KeyObject = OWN.privateKey, hash: string | null = 'sha256') => {
  return (signed: string) => sign(hash, Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
};
const parts = ({ token }: Known) => token.split('.') as [string, string, string];
const sealOf = (known: Known) => Buffer.from(parts(known)[2], 'base64url');
const withSeal = (known: Known, seal: Buffer) =>
  [...parts(known).slice(0, 2), seal.toString('base64url')].join('.');

/** The order of the group of P-256: a seal of this number was taken by libraries that did not look. */
const ORDER = Buffer.from(
  'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
  'hex',
);

const NO_SEAL: Forgery[] = ['none', 'None', 'NONE', 'nOnE', '', 'null'].map((alg) => ({
  name: `“${alg}” for an algorithm and no seal`,
  forge: (known) => sealed(known, { alg }, () => ''),
}));

/** What is public, used as if it were a shared secret. */
const PUBLIC_AS_SECRET: Forgery[] = [
  { name: 'the public key as PEM', secret: publicPem },
  {
    name: 'the public key as PEM without its last line end',
    secret: (k: Known) => String(publicPem(k)).trim(),
  },
  { name: 'the public key as JWK', secret: ({ jwk }: Known) => JSON.stringify(jwk) },
  {
    name: 'the bytes of the public key',
    secret: ({ jwk }: Known) =>
      Buffer.concat([Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url')]),
  },
  { name: 'the name of the key', secret: ({ jwk }: Known) => jwk.kid ?? '' },
  { name: 'nothing', secret: () => '' },
  { name: 'the public client key', secret: () => 'almanac-public' },
].map(({ name, secret }) => ({
  name: `HS256 with ${name} for its secret`,
  forge: (known) => sealed(known, { alg: 'HS256' }, hmac(secret(known))),
}));

const OTHER_KEYS: Forgery[] = [
  { name: 'another key under the name of ours', forge: (k) => sealed(k, {}, own()) },
  { name: 'another key that travels in the head', forge: (k) => sealed(k, { jwk: ownJwk }, own()) },
  {
    name: 'another key at an address in the head',
    forge: (k) => sealed(k, { jku: 'http://169.254.169.254/keys.json' }, own()),
  },
  {
    name: 'another certificate at an address in the head',
    forge: (k) => sealed(k, { x5u: 'http://localhost:1/cert.pem' }, own()),
  },
  { name: 'another certificate in the head', forge: (k) => sealed(k, { x5c: ['AAAA'] }, own()) },
  {
    name: 'a key on a larger curve',
    forge: (k) => sealed(k, { alg: 'ES384' }, own(OWN_384.privateKey, 'sha384')),
  },
  { name: 'an RSA key', forge: (k) => sealed(k, { alg: 'RS256' }, own(OWN_RSA.privateKey)) },
  {
    name: 'an RSA key that claims PSS',
    forge: (k) => sealed(k, { alg: 'PS256' }, own(OWN_RSA.privateKey)),
  },
  {
    name: 'an Ed25519 key',
    forge: (k) => sealed(k, { alg: 'EdDSA' }, own(OWN_ED.privateKey, null)),
  },
  {
    name: 'a longer hash',
    forge: (k) => sealed(k, { alg: 'HS512' }, hmac(publicPem(k), 'sha512')),
  },
];

const OTHER_NAMES: Forgery[] = [
  '../../../../dev/null',
  "' or '1'='1",
  '__proto__',
  'constructor',
  '',
  7,
  null,
  ['a'],
].map((kid) => ({
  name: `a key by the name of ${JSON.stringify(kid)}`,
  forge: (known) => sealed(known, { kid }, own()),
}));

const OTHER_SEALS: Forgery[] = [
  { name: 'no seal', forge: (k) => `${parts(k)[0]}.${parts(k)[1]}.` },
  { name: 'half a seal', forge: (k) => withSeal(k, sealOf(k).subarray(0, 32)) },
  {
    name: 'a seal and a byte',
    forge: (k) => withSeal(k, Buffer.concat([sealOf(k), Buffer.of(0)])),
  },
  { name: 'a seal of zeros', forge: (k) => withSeal(k, Buffer.alloc(64)) },
  { name: 'a seal of the group’s order', forge: (k) => withSeal(k, Buffer.concat([ORDER, ORDER])) },
  {
    name: 'a seal in the other notation',
    forge: (k) => sealed(k, {}, (signed) => sign('sha256', Buffer.from(signed), OWN.privateKey)),
  },
  {
    name: 'claims of another under a genuine seal',
    forge: (k) => sealed(k, {}, () => sealOf(k), { ...claimsOf(k), sub: crypto.randomUUID() }),
  },
  {
    name: 'a longer life under a genuine seal',
    forge: (k) => sealed(k, {}, () => sealOf(k), { ...claimsOf(k), exp: 9_999_999_999 }),
  },
];

const OTHER_FORMS: Forgery[] = [
  { name: 'two parts', forge: (k) => parts(k).slice(0, 2).join('.') },
  { name: 'four parts', forge: (k) => `${k.token}.${parts(k)[2]}` },
  { name: 'five parts, as an encrypted one has', forge: (k) => `${k.token}.a.b` },
  { name: 'a head of no JSON', forge: (k) => ['AAAA', ...parts(k).slice(1)].join('.') },
  { name: 'a head that is a list', forge: (k) => [text([]), ...parts(k).slice(1)].join('.') },
  {
    name: 'an extension it says must be known',
    forge: (k) => sealed(k, { crit: ['exp'], exp: 1 }, own()),
  },
  {
    name: 'claims that are not encoded',
    forge: (k) => sealed(k, { b64: false, crit: ['b64'] }, own()),
  },
  { name: 'packed claims', forge: (k) => sealed(k, { zip: 'DEF' }, own()) },
  { name: 'a refresh token', forge: ({ refreshToken }) => refreshToken },
  { name: 'a megabyte of dots', forge: () => '.'.repeat(8_000) },
];

export const FORGERIES: Forgery[] = [
  ...NO_SEAL,
  ...PUBLIC_AS_SECRET,
  ...OTHER_KEYS,
  ...OTHER_NAMES,
  ...OTHER_SEALS,
  ...OTHER_FORMS,
];

/** Signs with the service's own key: what its operator, or a thief of the key, could make. */
export function genuineSigner(privateJwk: Record<string, string>) {
  const key = createPrivateKey({ key: privateJwk, format: 'jwk' });
  const head = text({ alg: 'ES256', kid: privateJwk.kid, typ: 'JWT' });
  return (claims: unknown, raw?: string): string => {
    const signed = `${head}.${raw === undefined ? text(claims) : Buffer.from(raw).toString('base64url')}`;
    return `${signed}.${own(key)(signed).toString('base64url')}`;
  };
}
