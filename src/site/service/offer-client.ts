import { type Access, fetchAnswer, jsonOf } from './dataset-client.ts';
import type { Result } from './problem.ts';

/** What its owner has once, to give to the new owner. */
export type NewOffer = { id: string; url: string; expiresAt: string };

export type OwnOffer = {
  id: string;
  expiresAt: string;
  records: { record: string; name: string }[];
};

export type OfferedRecord = {
  record: string;
  name: string;
  versions: number;
  rows: number;
  /** the receiver has a record from the same sheet */
  hasKeyHere: boolean;
};

export type Offer = { from: string | null; expiresAt: string; records: OfferedRecord[] };

/** What becomes of a record from the same sheet, by the id of the one that is offered. */
export type SameKey = Record<string, 'join' | 'apart'>;

export type OfferClient = {
  /** mailed to the address, where one is given */
  make(records: string[] | 'all', email: string | null): Promise<Result<NewOffer>>;
  own(): Promise<Result<OwnOffer[]>>;
  withdraw(id: string): Promise<Result<null>>;
  read(token: string): Promise<Result<Offer>>;
  accept(token: string, sameKey: SameKey): Promise<Result<null>>;
  refuse(token: string): Promise<Result<null>>;
};

export function offerClient(access: Access): OfferClient {
  const ask = (path: string, method: string, body?: object) =>
    fetchAnswer(access, `/functions/v1/offers${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
  const done = (answer: Result<Response>): Result<null> =>
    answer.ok ? { ok: true, value: null } : answer;
  return {
    make: async (records, email) => {
      const wanted = { records, ...(email && { email }) };
      const answer = await jsonOf<{ offer: NewOffer }>(await ask('', 'POST', wanted));
      return answer.ok ? { ok: true, value: answer.value.offer } : answer;
    },
    own: async () => {
      const answer = await jsonOf<{ offers: OwnOffer[] }>(await ask('', 'GET'));
      return answer.ok ? { ok: true, value: answer.value.offers } : answer;
    },
    withdraw: async (id) => done(await ask(`/${id}`, 'DELETE')),
    read: async (token) => {
      const answer = await jsonOf<{ offer: Offer }>(await ask('/open', 'POST', { token }));
      return answer.ok ? { ok: true, value: answer.value.offer } : answer;
    },
    accept: async (token, sameKey) =>
      done(await ask('/accept', 'POST', { token, same_key: sameKey })),
    refuse: async (token) => done(await ask('/refuse', 'POST', { token })),
  };
}
