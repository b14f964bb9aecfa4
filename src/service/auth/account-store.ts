import type { Database } from '../store/database.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import { mailedLinks, tidyLinks } from './mailed-links.ts';
import * as limit from './rate-limit.ts';
import * as sessions from './session-rows.ts';
import * as users from './user-rows.ts';

export type AccountStore = ReturnType<typeof accountStore>;

/** Accounts and sessions, in SQL as plain as the rest, on whichever PostgreSQL there is. */
export function accountStore(
  database: Database,
  rules: sessions.SessionRules,
  ownTurn: Gate = atOnce,
) {
  const { query, transaction } = database;
  return {
    /** Null when the address has an account already. */
    add: (account: users.NewAccount, now: number) => users.addAccount(query, account, now),
    credentials: (email: string) => users.credentialsOf(query, email),
    openSession: (signingIn: sessions.SigningIn, now: number) =>
      transaction((inside) => sessions.openSession(inside, signingIn, now, rules)),
    /** The sessions of an account that have not ended, the one used last first. */
    sessions: (userId: string, now: number) =>
      sessions.knownSessions(query, userId, now - rules.sessionMs),
    refresh: (token: string, now: number) => sessions.refresh(database, token, now, rules),
    /** The account behind a session that has not been signed out. */
    userOf: (sessionId: string, userId: string) => users.userInSession(query, sessionId, userId),
    change: (userId: string, change: users.AccountChange, now: number) =>
      ownTurn(() => transaction((inside) => users.changeAccount(inside, userId, change, now)), {
        who: userId,
      }),
    signOut: (userId: string, sessionId: string, scope: sessions.SignOutScope, now: number) =>
      sessions.signOut(query, userId, sessionId, scope, now),
    remove: (email: string, now: number) =>
      transaction((inside) => users.removeUser(inside, email, now)),
    links: mailedLinks(database),
    take: (name: string, most: limit.RateLimit, now: number) =>
      limit.takeFrom(query, name, most, now),
    takeAll: (
      names: readonly string[],
      within: { windowMs: number; now: number },
      isAllowed: (taken: Record<string, number>) => boolean,
    ) => limit.takeAll(database, names, within, isAllowed),
    giveBack: (names: readonly string[]) => limit.giveBack(query, names),
    forget: (name: string) => limit.forgetTaken(query, name),
    forgetGuesses: (email: string) => limit.forgetGuesses(query, email),
    /** Deletes what has run out: dead sessions and old counts. */
    tidy: async (now: number) => {
      await sessions.tidySessions(query, now, rules);
      await tidyLinks(query, now);
      await limit.tidyCounts(query, now);
    },
  };
}
