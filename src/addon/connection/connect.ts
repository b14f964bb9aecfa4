import type { HttpAnswer } from '../../core/http/http-answer.ts';
import { jsonObject } from '../../core/http/http-answer.ts';
import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import { readClaims } from '../../core/session/access-token.ts';
import { afterExchange } from '../../core/session/after-exchange.ts';
import { type Connection, connectionOf } from '../../core/session/connection.ts';
import { planSession } from '../../core/session/plan-session.ts';
import { readAddress } from '../../core/session/read-address.ts';
import { readPaste } from '../../core/session/read-paste.ts';
import {
  type ConnectionPart,
  partBlamedByToken,
  partsUpTo,
  readProbe,
} from '../../core/session/read-probe.ts';
import { readTokenAnswer } from '../../core/session/read-token-answer.ts';
import type { Session } from '../../core/session/session.ts';
import {
  exchangeRequest,
  ingestRequest,
  passwordRequest,
  signOutRequest,
} from '../../core/session/session-requests.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import {
  echoesKey,
  takesCreator,
  takesRecords,
  takesStation,
} from '../../core/upload/read-ingest-answer.ts';
import { BAKED_ADDRESS } from '../context/baked.ts';
import type { UserStore, UserView, UserWriter } from '../context/user-store.ts';
import type { ConnectionTest, ConnectRequest } from '../page-types.ts';
import { send } from '../platform/send.ts';
import { currentAccess, renewedSession } from './current-access.ts';

type Candidate = { session: Session; ask: (() => HttpAnswer) | null; isShared: boolean };

/** Proves a new connection before it replaces the old one, which may still work. */
export function connectPerson(user: UserStore, request: ConnectRequest): Answer<ConnectionTest> {
  // It travels in a header, where the end of a line would begin another one.
  if (!/^[\x21-\x7e]*$/.test(request.key.trim())) return err('connection.key-not-a-key');
  const candidate = request.way === 'paste' ? fromPaste(request) : fromPassword(request);
  if (!candidate.ok) return candidate;
  const held = user.hold((writer) => prove(writer, candidate.value));
  if (!held.held) return err('connection.lock-busy');
  const { failing, problem } = held.value;
  if (failing) return ok(tested(user, failing, problem));
  if (problem) return errOf(problem);
  const test = testPerson(user);
  if (!test.ok || !candidate.value.isShared || !user.session()?.refresh) return test;
  // The browser tab may still be open, and two places that renew one session end it.
  return ok({ ...test.value, advice: problemOf('connection.shared-session') });
}

/**
 * `renew`: a person wants to know whether the connection goes on. An access token opens the door for up to an hour
 * after its session was ended elsewhere.
 */
export function testPerson(user: UserStore, { renew = false } = {}): Answer<ConnectionTest> {
  const { plan, answer } = renewedSession(user, { insist: true, renew });
  const session = user.session();
  if (!session) return err('connection.none');
  const { refused } = session;
  if (plan.do !== 'use' || refused) {
    const blamed = (answer && partBlamedByToken(answer)) ?? 'token';
    const problem = 'problem' in plan ? plan.problem : (refused?.problem ?? null);
    return ok(tested(user, blamed, problem));
  }
  const { blamed, problem } = probe(user, session, plan.access);
  return ok(tested(user, blamed, problem));
}

export function disconnectPerson(user: UserStore): Answer<Connection> {
  const session = user.session();
  if (!session) return ok({ state: 'none' });
  const access = currentAccess(user);
  // Under the lock: whoever is told to try again has to find both sides as they were.
  const held = user.hold((writer) => {
    const answer = access.ok ? send(signOutRequest(session, access.value)) : null;
    writer.forgetSession();
    return answer?.status ?? null;
  });
  if (!held.held) return err('connection.lock-busy');
  const isSignedOut = held.value !== null && held.value < 300;
  return ok({ state: 'none', left: isSignedOut ? 'signed-out' : 'only-here' });
}

function tested(
  user: UserView,
  blamed: ConnectionPart | null,
  problem: Problem | null,
): ConnectionTest {
  return { parts: partsUpTo(blamed, problem), connection: shownConnection(user), advice: null };
}

export function shownConnection(user: UserView): Connection {
  return connectionOf(user.session());
}

type Proof = { failing: ConnectionPart | null; problem: Problem | null };
const PROVED: Proof = { failing: null, problem: null };

function prove(user: UserWriter, { session, ask }: Candidate): Proof {
  if (!ask) return keep(user, session);
  const answer = readTokenAnswer(ask());
  if (answer.is !== 'tokens')
    return { failing: partBlamedByToken(answer), problem: answer.problem };
  return keep(user, afterExchange(session, answer, Date.now()));
}

function keep(user: UserWriter, session: Session): Proof {
  if (!fitsProperty(session))
    return { failing: null, problem: problemOf('connection.not-permitted-to-keep') };
  user.writeSession(session);
  return PROVED;
}

function fromPaste(request: Extract<ConnectRequest, { way: 'paste' }>): Answer<Candidate> {
  const pasted = readPaste(request.text);
  if (!pasted.ok) return pasted;
  const { access, refresh, account, isShared } = pasted.value;
  const address = addressFrom(request.address, pasted.value.address);
  if (!address.ok) return address;
  const key = request.key.trim() || (pasted.value.key ?? '');
  const session = { ...newSession(address.value, key), access, refresh, account };
  if (refresh !== null)
    return ok({ session, ask: () => send(exchangeRequest(session, refresh)), isShared });
  return accessOnly(session);
}

/** Without a refresh token the session lasts as long as the access token says by its own clock. */
function accessOnly(session: Session): Answer<Candidate> {
  const claims = readClaims(session.access ?? '');
  const expiresAt = (claims?.expiresAtSeconds ?? 0) * 1000;
  const lives = { ...session, expiresAt, subject: claims?.subject ?? '' };
  if (planSession(lives, { now: Date.now() }).do !== 'use') return err('connection.paste-expired');
  return ok({ session: lives, ask: null, isShared: false });
}

function fromPassword(request: Extract<ConnectRequest, { way: 'password' }>): Answer<Candidate> {
  const email = request.email.trim();
  if (email === '') return err('connection.email-missing');
  if (request.password === '') return err('connection.password-missing');
  const address = addressFrom(request.address, null);
  if (!address.ok) return address;
  const session = { ...newSession(address.value, request.key.trim()), account: email };
  const ask = () => send(passwordRequest(session, email, request.password));
  return ok({ session, ask, isShared: false });
}

function addressFrom(typed: string, pasted: string | null): Answer<string> {
  return readAddress(BAKED_ADDRESS ?? (typed.trim() || (pasted ?? '')));
}

function newSession(address: string, key: string): Session {
  return {
    address,
    key,
    access: null,
    refresh: null,
    expiresAt: 0,
    account: null,
    subject: '',
    connectedAt: Date.now(),
    exchangedAt: null,
    exchanging: null,
    failures: null,
    refused: null,
    echoesKeys: false,
    takesRecords: false,
    takesStation: false,
    takesCreator: false,
  };
}

/** This also shows whether the service knows our keys, before the first upload could be lost. */
function probe(user: UserStore, session: Session, access: string) {
  const probeId = Utilities.getUuid();
  const answer = send(ingestRequest(session, access, probeId, '{}'));
  const can = abilitiesIn(answer, probeId);
  const isNew = !isSameAbilities(can, session);
  if (answer.status !== null && jsonObject(answer.text) && isNew)
    rememberAbilities(user, session.address, can);
  return readProbe(answer);
}

/** What the service showed it can do beyond the contract. */
export type Abilities = Pick<
  Session,
  'echoesKeys' | 'takesRecords' | 'takesStation' | 'takesCreator'
>;

export function abilitiesIn(answer: HttpAnswer, runId: string): Abilities {
  return {
    echoesKeys: echoesKey(answer, runId),
    takesRecords: takesRecords(answer),
    takesStation: takesStation(answer),
    takesCreator: takesCreator(answer),
  };
}

export function isSameAbilities(one: Abilities, other: Abilities): boolean {
  return (
    one.echoesKeys === other.echoesKeys &&
    one.takesRecords === other.takesRecords &&
    one.takesStation === other.takesStation &&
    one.takesCreator === other.takesCreator
  );
}

export function rememberAbilities(user: UserStore, address: string, can: Abilities): void {
  user.hold((writer) => {
    const session = writer.session();
    if (session?.address === address) writer.writeSession({ ...session, ...can });
  });
}
