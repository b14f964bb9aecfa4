import { chance } from '../../support/chance.ts';
import { BehindGateway } from './behind-gateway.ts';
import type { Answered, Call, Home } from './home.ts';
import { kindOf } from './home.ts';

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
export class ForeignHome extends BehindGateway implements Home {
  readonly name = 'foreign';
  readonly knowsPasswords = false;
  private readonly random: () => number;
  private readonly stored: Stored[] = [];
  private sessions: Session[] = [];
  private readonly beyond: string[] = [];

  constructor(seed: number) {
    super();
    this.random = chance(seed).even;
  }

  override takeBeyond(): string[] {
    return [...new Set(this.beyond)];
  }

  doing(): string {
    return 'nothing: it answers at once';
  }

  async stop(): Promise<void> {}

  openSession(owner: string, now: number): { access_token: string; refresh_token: string } {
    const session = { id: this.newId(), counter: 0, owner, refresh: '', refreshedAt: now };
    this.sessions.push(session);
    return this.newTokens(session, now);
  }

  endSessions(owner: string): void {
    this.sessions = this.sessions.filter((session) => session.owner !== owner);
  }

  datasetsOf(owner: string): Stored[] {
    return this.stored.filter((dataset) => dataset.owner === owner);
  }

  protected async answer(call: Call, now: number): Promise<Answered> {
    const kind = kindOf(call);
    if (kind === 'ingest') return this.ingest(call, now);
    if (kind === 'refresh') return this.refresh(call, now);
    if (call.path.startsWith('/functions/')) this.beyond.push(`${call.method} ${call.path}`);
    return json(404, { error: 'There is nothing at this address.' });
  }

  private refresh({ body }: Call, now: number): Answered {
    const token = parsed(body)?.refresh_token;
    const session = this.sessions.find((one) => one.refresh === token);
    if (!session || now > session.refreshedAt + SESSION_MS)
      return json(400, { error: 'This refresh token is not known (any more).' });
    session.refreshedAt = now;
    session.counter += 1;
    return json(200, this.newTokens(session, now));
  }

  private ingest({ headers, body }: Call, now: number): Answered {
    const owner = ownerOf(headers.authorization ?? '', now);
    if (owner === null) return json(401, { error: 'This access token has expired.' });
    const { name, rows, is_public: asked, description: _taken, ...others } = parsed(body) ?? {};
    this.beyond.push(...Object.keys(others));
    if (typeof name !== 'string' || !Array.isArray(rows) || rows.length === 0)
      return json(400, { error: 'name and rows are required.' });
    const dataset = { id: this.newId(), owner, name, isPublic: asked !== false, rows, at: now };
    this.stored.push(dataset);
    return json(201, { success: true, dataset: summaryOf(dataset) });
  }

  private newTokens(session: Session, now: number) {
    session.refresh = this.newId();
    this.places.set(session.refresh, { session: session.id, counter: session.counter });
    const access = unsignedToken(session.owner, now, this.newId(), this.newId());
    return { access_token: access, refresh_token: session.refresh };
  }

  private newId(): string {
    return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
      Math.floor(this.random() * 16).toString(16),
    );
  }
}

function summaryOf({ id, name, rows, isPublic, at }: Stored) {
  const columns = new Set(rows.flatMap((row) => Object.keys(row as object)));
  return {
    id,
    name,
    rowCount: rows.length,
    columnCount: columns.size,
    isPublic,
    createdAt: new Date(at).toISOString(),
  };
}

function unsignedToken(owner: string, now: number, id: string, signature: string): string {
  const seconds = Math.floor(now / 1000);
  const claims = { sub: owner, iat: seconds, exp: seconds + 3600, jti: id };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.${signature.replaceAll('-', '')}`;
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

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
