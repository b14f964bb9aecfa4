import { chance } from '../../support/chance.ts';
import type { Answered, Call, Home, Trouble, TroubleKind } from './home.ts';
import { kindOf } from './home.ts';
import { gatewayPage } from './own-home.ts';

const HOUR_MS = 3_600_000;
const SESSION_MS = 60 * 24 * HOUR_MS;

type Stored = {
  id: string;
  owner: string;
  name: string;
  isPublic: boolean;
  rows: unknown[];
  at: number;
};
type Session = { id: string; counter: number; owner: string; refresh: string; refreshedAt: number };

/**
 * A service that implements the specification and nothing else: it knows no Idempotency-Key, answers
 * 201, says every error in one field, and takes a refresh token once, without grace. How anybody signs
 * in and lists datasets the specification does not say; the campaign asks for that beside the wire.
 */
export type ForeignHome = Home & {
  openSession: (owner: string, now: number) => { access_token: string; refresh_token: string };
  endSessions: (owner: string) => void;
  datasetsOf: (owner: string) => Stored[];
  /** Of which session a refresh token is, and which in its row. */
  placeOf: (token: string) => { session: string; counter: number } | null;
};

export function foreignHome(seed: number): ForeignHome {
  const random = chance(seed).even;
  const newId = () =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
      Math.floor(random() * 16).toString(16),
    );
  const stored: Stored[] = [];
  let sessions: Session[] = [];
  const places = new Map<string, { session: string; counter: number }>();
  let armed: Trouble[] = [];
  let struck: TroubleKind[] = [];

  const accessFor = (owner: string, now: number) => {
    const seconds = Math.floor(now / 1000);
    const claims = { sub: owner, iat: seconds, exp: seconds + 3600, jti: newId() };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part(claims)}.${newId().replaceAll('-', '')}`;
  };

  const refresh = ({ body }: Call, now: number): Answered => {
    const token = fieldOf(body, 'refresh_token');
    const session = sessions.find((one) => one.refresh === token);
    if (!session || now > session.refreshedAt + SESSION_MS)
      return json(400, { error: 'This refresh token is not known (any more).' });
    Object.assign(session, { refresh: newId(), refreshedAt: now, counter: session.counter + 1 });
    places.set(session.refresh, { session: session.id, counter: session.counter });
    const tokens = { access_token: accessFor(session.owner, now), refresh_token: session.refresh };
    return json(200, tokens);
  };

  const ingest = ({ headers, body }: Call, now: number): Answered => {
    const owner = ownerOf(headers.authorization ?? '', now);
    if (owner === null) return json(401, { error: 'This access token has expired.' });
    const sent = parsed(body);
    const name = sent?.name;
    const rows = sent?.rows;
    if (typeof name !== 'string' || !Array.isArray(rows) || rows.length === 0)
      return json(400, { error: 'name and rows are required.' });
    const isPublic = sent?.is_public !== false;
    const dataset = { id: newId(), owner, name, isPublic, rows, at: now };
    stored.push(dataset);
    const columns = new Set(rows.flatMap((row) => Object.keys(row as object)));
    return json(201, {
      success: true,
      dataset: {
        id: dataset.id,
        name,
        rowCount: rows.length,
        columnCount: columns.size,
        isPublic,
        createdAt: new Date(now).toISOString(),
      },
    });
  };

  const answerTo = (call: Call, now: number): Answered => {
    const kind = kindOf(call);
    if (kind === 'ingest') return ingest(call, now);
    if (kind === 'refresh') return refresh(call, now);
    return json(404, { error: 'There is nothing at this address.' });
  };

  return {
    name: 'foreign',
    troubles: ['gateway-page'],
    knowsPasswords: false,
    honoursKeys: false,
    forgivesLostAnswers: false,
    serve: async (call, now) => {
      const kind = kindOf(call);
      const page = armed.find((one) => one.kind === 'gateway-page' && one.during === kind);
      if (page?.kind !== 'gateway-page') return answerTo(call, now);
      armed = armed.filter((one) => one !== page);
      struck.push('gateway-page');
      if (page.arrived) answerTo(call, now);
      return gatewayPage(page.status);
    },
    arm: async (trouble) => void armed.push(trouble),
    heal: async () => {
      armed = [];
    },
    takeStruck: () => {
      const happened = struck;
      struck = [];
      return happened;
    },
    takeLog: () => [],
    takeCrashes: () => 0,
    doing: () => 'nothing: it answers at once',
    stop: async () => {},
    openSession: (owner, now) => {
      const session = { id: newId(), counter: 0, owner, refresh: newId(), refreshedAt: now };
      sessions.push(session);
      places.set(session.refresh, { session: session.id, counter: 0 });
      return { access_token: accessFor(owner, now), refresh_token: session.refresh };
    },
    endSessions: (owner) => {
      sessions = sessions.filter((one) => one.owner !== owner);
    },
    placeOf: (token) => places.get(token) ?? null,
    datasetsOf: (owner) => stored.filter((one) => one.owner === owner),
  };
}

function ownerOf(authorization: string, now: number): string | null {
  const payload = authorization.replace(/^Bearer /, '').split('.')[1] ?? '';
  const claims = parsed(Buffer.from(payload, 'base64url').toString());
  const isLive = typeof claims?.exp === 'number' && claims.exp * 1000 > now;
  return isLive && typeof claims?.sub === 'string' ? claims.sub : null;
}

function json(status: number, body: object): Answered {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function fieldOf(body: string, name: string): unknown {
  return parsed(body)?.[name];
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
