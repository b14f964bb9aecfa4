import { randomBytes } from 'node:crypto';
import { isOneMailbox, readEmail } from '../auth/accept-credentials.ts';
import { hashOf } from '../auth/mail-link.ts';
import { answer } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import { NO_LIMITS } from './account-limits.ts';
import { asOwner, shaped } from './as-owner.ts';
import { type DatasetPorts, ownerOf } from './dataset-ports.ts';
import * as offers from './offers.ts';
import { Refused } from './refused.ts';
import { AcceptBody, LinkBody, OfferBody } from './schemas.ts';

/** Makes a link that hands records over, and mails it where the service mails. The answer tells nothing of the address. */
export function offerRecords(ports: DatasetPorts): Handler {
  const read = shaped(OfferBody, 'offer-unreadable');
  return asOwner({ ports, read }, async (query, { request, owner, sent, afterwards }) => {
    const { records, email } = sent;
    const to = email === undefined ? null : readEmail(email);
    if (email !== undefined && (to === null || !isOneMailbox(to)))
      throw new Refused({ kind: 'offer-address' });
    const token = randomBytes(32).toString('base64url');
    const wanted =
      records === 'all' ? records : [...new Set(records.map((id) => id.toLowerCase()))];
    const offer = { id: ports.newId(), tokenHash: hashOf(token), records: wanted };
    const made = await offers.offerRecords(query, owner, offer, ports.now());
    const url = ports.offerLink(token);
    if (to !== null) afterwards(() => ports.mailOffer?.(request, to, url));
    return answer(200, { success: true, offer: { id: offer.id, url, ...withTimes(made) } });
  });
}

export function listOffers(ports: DatasetPorts): Handler {
  return async (request) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const own = await ports.store.read(owner, (query) => offers.ownOffers(query, ports.now()));
    return answer(200, { offers: own.map(withTimes) });
  };
}

/** What a link offers, shown to an account alone. Its token is sent in the body, because addresses stand in logs. */
export function openOffer(ports: DatasetPorts): Handler {
  return asOwner({ ports, read: readLink }, async (query, { sent }) => {
    const { records, ...offer } = await offers.openOffer(query, hashOf(sent.token), ports.now());
    const shown = records.map(({ sameKey, ...one }) => ({ ...one, hasKeyHere: sameKey !== null }));
    return answer(200, { offer: withTimes({ ...offer, records: shown }) });
  });
}

export function acceptOffer(ports: DatasetPorts): Handler {
  const read = shaped(AcceptBody, 'offer-unreadable');
  const how = { ports, read, linkIn: (sent: { token: string }) => hashOf(sent.token) };
  return asOwner(how, async (query, { owner, sent }) => {
    const accepting = { tokenHash: hashOf(sent.token), sameKey: sent.same_key ?? {} };
    const around = { limits: ports.accountLimits ?? NO_LIMITS, now: ports.now() };
    const records = await offers.acceptOffer(query, owner, accepting, around);
    return answer(200, { success: true, records });
  });
}

export function refuseOffer(ports: DatasetPorts): Handler {
  return asOwner({ ports, read: readLink }, async (query, { sent }) => {
    await offers.refuseOffer(query, hashOf(sent.token), ports.now());
    return answer(200, { success: true });
  });
}

/** By its id, which its owner alone knows. */
export function withdrawOffer(ports: DatasetPorts): Handler {
  return asOwner({ ports }, async (query, { id }) => {
    await offers.withdrawOffer(query, id);
    return answer(200, { success: true });
  });
}

const readLink = shaped(LinkBody, 'offer-unreadable');

function withTimes<Dated extends { createdAt?: number; expiresAt: number }>(dated: Dated) {
  const { createdAt, expiresAt } = dated;
  return {
    ...dated,
    ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt).toISOString() }),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
