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

export type Rules = {
  /** Reads the session and the place in its row out of a refresh token. */
  placeOf: (refreshToken: string) => { session: string; counter: number } | null;
  forgivesLostAnswers: boolean;
};

const WINDOW_MS = 10_000;
const SESSION_MS = 60 * 86_400_000;

/** What must hold at the end, recorded from what anybody outside can see. */
export type Model = {
  attempts: Attempt[];
  sessions: Map<string, SessionSeen>;
  /** Sessions of an account, by its owner's id or e-mail. */
  secrets: Set<string>;
  exchanges: () => number;
  observe: (call: Call, now: number) => (answer: Answered | null) => void;
  /** Tokens that were given to somebody outside the add-on. */
  seeTokens: (body: string, now: number) => string | null;
  endedByPerson: (session: string) => void;
};

export function newModel({ placeOf, forgivesLostAnswers }: Rules): Model {
  const attempts: Attempt[] = [];
  const sessions = new Map<string, SessionSeen>();
  const secrets = new Set<string>();
  let exchanges = 0;

  const seeTokens = (text: string, now: number): string | null => {
    const { access_token: access, refresh_token: refresh } = parsed(text);
    if (typeof access === 'string')
      for (const part of access.split('.').slice(1)) secrets.add(part);
    if (typeof refresh !== 'string') return null;
    secrets.add(refresh);
    const place = placeOf(refresh);
    if (!place) return null;
    const { session, counter } = place;
    const seen = sessions.get(session);
    if (!seen)
      sessions.set(session, { lower: counter, upper: counter, lastAt: now, mayHaveEnded: null });
    else if (counter > seen.lower) {
      Object.assign(seen, { lower: counter, upper: Math.max(counter, seen.upper), lastAt: now });
    }
    return session;
  };

  /** Before it reaches the service: by the stated rules, may this exchange end the session? */
  const judgeExchange = (session: SessionSeen, counter: number, now: number): void => {
    const behind = session.upper - counter;
    if (now - session.lastAt > SESSION_MS) session.mayHaveEnded ??= 'unused';
    else if (!forgivesLostAnswers && behind >= 1) session.mayHaveEnded ??= 'lost-answer';
    else if (behind >= 2 && now - session.lastAt >= WINDOW_MS) session.mayHaveEnded ??= 'copy';
    // Whether it was exchanged is known when an answer comes, and not even then if it is lost.
    session.upper = Math.max(session.upper, counter + 1);
  };

  return {
    attempts,
    sessions,
    secrets,
    exchanges: () => exchanges,
    seeTokens,
    observe: (call, now) => {
      const kind = kindOf(call);
      const body = parsed(call.body);
      if (kind === null && call.path.startsWith('/auth/v1/token'))
        return (answer) => void (answer?.status === 200 && seeTokens(answer.body, now));
      if (kind === 'refresh') {
        const place = placeOf(String(body.refresh_token ?? ''));
        const seen = place && sessions.get(place.session);
        if (place && seen) judgeExchange(seen, place.counter, now);
        return (answer) => {
          if (answer?.status !== 200 && answer?.status !== 201) return;
          exchanges += 1;
          seeTokens(answer.body, now);
          if (seen) seen.upper = seen.lower;
        };
      }
      // The test of a connection sends an empty body, which no service stores.
      if (kind !== 'ingest' || !Array.isArray(body.rows)) return () => {};
      const attempt = {
        key: call.headers['idempotency-key'] ?? null,
        account: subjectOf(call.headers.authorization ?? ''),
        name: String(body.name),
        isPublic: body.is_public !== false,
        rows: canonical(body.rows),
        datasetId: null as string | null,
      };
      attempts.push(attempt);
      return (answer) => {
        if (answer?.status !== 200 && answer?.status !== 201) return;
        const dataset = parsed(answer.body).dataset as { id?: string } | undefined;
        attempt.datasetId = dataset?.id ?? null;
      };
    },
    endedByPerson: (session) => {
      const seen = sessions.get(session);
      if (seen) seen.mayHaveEnded = 'person';
    },
  };
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
