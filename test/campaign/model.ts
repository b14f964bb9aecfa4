import { createHash } from 'node:crypto';
import type { Answered, Call } from './homes/home.ts';
import { kindOf } from './homes/home.ts';

/** One body that reached the front of the service, and what the service said of it. */
export type Attempt = {
  key: string | null;
  account: string;
  name: string;
  isPublic: boolean;
  rows: string;
  datasetId: string | null;
  /** of which it became a version, where the service knows records */
  record: string | null;
};

/** As it was made, or as its owner has changed it since. */
export type RecordSeen = {
  title: string;
  isPublic: boolean;
  isRemoved: boolean;
  isChanged: boolean;
};

/** What the model knows of a session from the tokens it saw go by. */
export type SessionSeen = {
  /** The service has given out at least and at most so many tokens of it. */
  lower: number;
  upper: number;
  lastAt: number;
  /** Why the service may have ended it. */
  mayHaveEnded: 'person' | 'copy' | 'lost-answer' | 'unused' | null;
};

/** Of which session a refresh token is, and which in its row. */
export type PlaceInSession = { session: string; counter: number };

export type Rules = {
  placeOf: (refreshToken: string) => PlaceInSession | null;
  /** What is one behind may still be exchanged, because the answer may have been lost. */
  forgivesLostAnswers: boolean;
  /** And what is further behind, for so long after the last exchange. */
  windowMs?: number;
};

const WINDOW_MS = 10_000;
const SESSION_MS = 60 * 86_400_000;

type Heard = (answer: Answered | null) => void;

/** What must hold at the end, recorded from what anybody outside can see. */
export class Model {
  readonly attempts: Attempt[] = [];
  readonly sessions = new Map<string, SessionSeen>();
  readonly records = new Map<string, RecordSeen>();
  /** What may stand nowhere but with its owner: tokens, passwords, addresses. */
  readonly secrets = new Set<string>();
  exchanges = 0;
  private readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** A call on its way; what comes back is for the model to hear, too. */
  observe(call: Call, now: number): Heard {
    const kind = kindOf(call);
    const body = parsed(call.body);
    if (kind === 'refresh') return this.observeExchange(String(body.refresh_token ?? ''), now);
    // The test of a connection sends an empty body, which no service stores.
    if (kind === 'ingest' && Array.isArray(body.rows))
      return this.observeUpload(call, body, body.rows);
    if (kind === null && call.path.startsWith('/auth/v1/token'))
      return (answer) => void (answer?.status === 200 && this.seeTokens(answer.body, now));
    return () => {};
  }

  /** The session of tokens that were given out, to the add-on or to somebody else. */
  seeTokens(text: string, now: number): string | null {
    const { access_token: access, refresh_token: refresh } = parsed(text);
    if (typeof access === 'string')
      for (const part of access.split('.').slice(1)) this.secrets.add(part);
    if (typeof refresh !== 'string') return null;
    this.secrets.add(refresh);
    const place = this.rules.placeOf(refresh);
    if (!place) return null;
    this.seeCounter(place, now);
    return place.session;
  }

  endedByPerson(session: string): void {
    const seen = this.sessions.get(session);
    if (seen) seen.mayHaveEnded = 'person';
  }

  private seeCounter({ session, counter }: PlaceInSession, now: number): void {
    const seen = this.sessions.get(session);
    const isNew = { lower: counter, upper: counter, lastAt: now, mayHaveEnded: null };
    if (!seen) this.sessions.set(session, isNew);
    else if (counter > seen.lower)
      Object.assign(seen, { lower: counter, upper: Math.max(counter, seen.upper), lastAt: now });
  }

  private observeExchange(token: string, now: number): Heard {
    const place = this.rules.placeOf(token);
    const seen = place && this.sessions.get(place.session);
    if (place && seen) this.judgeExchange(seen, place.counter, now);
    return (answer) => {
      if (!isSuccess(answer)) return;
      this.exchanges += 1;
      this.seeTokens(answer.body, now);
      if (seen) seen.upper = seen.lower;
    };
  }

  /** Before it reaches the service: by the stated rules, may this exchange end the session? */
  private judgeExchange(session: SessionSeen, counter: number, now: number): void {
    const behind = session.upper - counter;
    if (now - session.lastAt > SESSION_MS) session.mayHaveEnded ??= 'unused';
    else if (!this.rules.forgivesLostAnswers && behind >= 1) session.mayHaveEnded ??= 'lost-answer';
    else if (behind >= 2 && now - session.lastAt >= (this.rules.windowMs ?? WINDOW_MS))
      session.mayHaveEnded ??= 'copy';
    // Whether it was exchanged is known when an answer comes, and not even then if it is lost.
    session.upper = Math.max(session.upper, counter + 1);
  }

  private observeUpload({ headers }: Call, body: Record<string, unknown>, rows: unknown[]): Heard {
    const attempt: Attempt = {
      key: headers['idempotency-key'] ?? null,
      account: subjectOf(headers.authorization ?? ''),
      name: String(body.name),
      isPublic: body.is_public !== false,
      rows: canonical(rows),
      datasetId: null,
      record: null,
    };
    this.attempts.push(attempt);
    return (answer) => {
      if (!isSuccess(answer)) return;
      const dataset = parsed(answer.body).dataset as Stored | undefined;
      attempt.datasetId = dataset?.id ?? null;
      attempt.record = dataset?.record ?? null;
      if (!dataset?.record || this.records.has(dataset.record)) return;
      const { record, name: title, isPublic } = dataset;
      this.records.set(record, { title, isPublic, isRemoved: false, isChanged: false });
    };
  }
}

type Stored = { id: string; record?: string; name: string; isPublic: boolean };

function isSuccess(answer: Answered | null): answer is Answered {
  return answer?.status === 200 || answer?.status === 201;
}

/** Equal values have equal texts, whatever order their keys came in. */
export function canonical(rows: unknown[]): string {
  const ordered = rows.map((row) =>
    Object.fromEntries(Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  return JSON.stringify(ordered);
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function subjectOf(authorization: string): string {
  const payload = authorization.replace(/^Bearer /, '').split('.')[1] ?? '';
  return String(parsed(Buffer.from(payload, 'base64url').toString()).sub ?? '');
}

export function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
