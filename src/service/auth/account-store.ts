import type { Database } from '../store/database.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import { type MailedLinks, mailedLinks, tidyLinks } from './mailed-links.ts';
import {
  forgetGuesses,
  forgetTaken,
  giveBack,
  type RateLimit,
  type Taking,
  takeAll,
  takeFrom,
  tidyCounts,
} from './rate-limit.ts';
import {
  endSession,
  type KnownSession,
  knownSessions,
  type OpenSession,
  openSession,
  type Refreshing,
  refresh,
  type SessionRules,
  type SigningIn,
  type SignOutScope,
  signOut,
  tidySessions,
} from './session-rows.ts';
import {
  type AccountChange,
  addAccount,
  type Changing,
  type Credentials,
  changeAccount,
  credentialsOf,
  type NewAccount,
  removeUser,
  type User,
  userInSession,
} from './user-rows.ts';

export type AccountStore = {
  /** Null when the address has an account already. */
  add: (account: NewAccount, now: number) => Promise<User | null>;
  credentials: (email: string) => Promise<Credentials | null>;
  openSession: (signingIn: SigningIn, now: number) => Promise<OpenSession | null>;
  /** The sessions of an account that have not ended, the one used last first. */
  sessions: (userId: string, now: number) => Promise<KnownSession[]>;
  endSession: (userId: string, sessionId: string, now: number) => Promise<boolean>;
  refresh: (token: string, now: number) => Promise<Refreshing>;
  /** The account behind a session that has not been signed out. */
  userOf: (sessionId: string, userId: string) => Promise<User | null>;
  change: (userId: string, change: AccountChange, now: number) => Promise<Changing>;
  signOut: (
    userId: string,
    sessionId: string,
    scope: SignOutScope,
    now: number,
  ) => Promise<unknown>;
  remove: (email: string, now: number) => Promise<boolean>;
  links: MailedLinks;
  take: (name: string, limit: RateLimit, now: number) => Promise<Taking>;
  takeAll: (
    names: readonly string[],
    within: { windowMs: number; now: number },
    isAllowed: (taken: Record<string, number>) => boolean,
  ) => Promise<Taking>;
  giveBack: (names: readonly string[]) => Promise<void>;
  forget: (name: string) => Promise<void>;
  /** As if nobody had ever guessed at this account. */
  forgetGuesses: (email: string) => Promise<void>;
  /** Deletes what has run out: dead sessions and old counts. */
  tidy: (now: number) => Promise<void>;
};

/** Accounts and sessions, in SQL as plain as the rest, on whichever PostgreSQL there is. */
export function accountStore(
  database: Database,
  rules: SessionRules,
  ownTurn: Gate = atOnce,
): AccountStore {
  const { query } = database;
  return {
    add: (account, now) => addAccount(query, account, now),
    credentials: (email) => credentialsOf(query, email),
    openSession: (signingIn, now) =>
      database.transaction((inside) => openSession(inside, signingIn, now, rules)),
    sessions: (userId, now) => knownSessions(query, userId, now - rules.sessionMs),
    endSession: (userId, sessionId, now) => endSession(query, userId, sessionId, now),
    refresh: (token, now) => refresh(database, token, now, rules),
    userOf: (sessionId, userId) => userInSession(query, sessionId, userId),
    change: (userId, change, now) =>
      ownTurn(() => database.transaction((inside) => changeAccount(inside, userId, change, now)), {
        who: userId,
      }),
    signOut: (userId, sessionId, scope, now) => signOut(query, userId, sessionId, scope, now),
    remove: (email, now) => database.transaction((inside) => removeUser(inside, email, now)),
    links: mailedLinks(database, (inside, userId, hash, now) =>
      changeAccount(inside, userId, { password: { hash, keepSessionId: null } }, now),
    ),
    take: (name, limit, now) => takeFrom(query, name, limit, now),
    takeAll: (names, within, isAllowed) => takeAll(database, names, within, isAllowed),
    giveBack: (names) => giveBack(query, names),
    forget: (name) => forgetTaken(query, name),
    forgetGuesses: (email) => forgetGuesses(query, email),
    tidy: async (now) => {
      await tidySessions(query, now, rules);
      await tidyLinks(query, now);
      await tidyCounts(query, now);
    },
  };
}
