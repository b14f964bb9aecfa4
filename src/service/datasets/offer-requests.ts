import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { isOneMailbox, readEmail } from '../auth/accept-credentials.ts';
import { hashOf } from '../auth/mail-link.ts';
import { answer, refuse } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import { changerOf, type DatasetPorts, ownerOf } from './dataset-ports.ts';
import type { OpenedRecord } from './offers.ts';
import { AcceptBody, OfferBody } from './schemas.ts';

const BODY_BYTES = 256 * 1024;

/** Makes a link that hands records over, and mails it where the service mails. The answer tells nothing of the address. */
export function offerRecords(ports: DatasetPorts): Handler {
  return async (request) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const sent = await readJson(request, BODY_BYTES);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = v.safeParse(OfferBody, sent.value);
    if (!reading.success) return refuse(request, { kind: 'offer-unreadable' });
    const { records, email } = reading.output;
    const to = email === undefined ? null : readEmail(email);
    if (email !== undefined && (to === null || !isOneMailbox(to)))
      return refuse(request, { kind: 'offer-address' });
    const token = randomBytes(32).toString('base64url');
    const wanted =
      records === 'all' ? records : [...new Set(records.map((id) => id.toLowerCase()))];
    const offer = { id: ports.newId(), tokenHash: hashOf(token), records: wanted };
    const made = await ports.store.offer(owner, offer, ports.now());
    if (made.do === 'refused') return refuse(request, made.problem);
    const url = ports.offerLink(token);
    if (to !== null) ports.mailOffer?.(request, to, url);
    const { id, records: count } = made;
    const expiresAt = new Date(made.expiresAt).toISOString();
    return answer(200, { success: true, offer: { id, url, expiresAt, records: count } });
  };
}

export function listOffers(ports: DatasetPorts): Handler {
  return async (request) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const offers = await ports.store.ownOffers(owner, ports.now());
    const shown = offers.map((offer) => ({
      ...offer,
      createdAt: new Date(offer.createdAt).toISOString(),
      expiresAt: new Date(offer.expiresAt).toISOString(),
    }));
    return answer(200, { offers: shown });
  };
}

/** What a link offers, shown to an account alone. */
export function openOffer(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const opening = await ports.store.openOffer(owner, tokenHashIn(around), ports.now());
    if (opening.do === 'refused') return refuse(request, opening.problem);
    const { from, records } = opening;
    const expiresAt = new Date(opening.expiresAt).toISOString();
    return answer(200, { offer: { from, expiresAt, records: records.map(shownOf) } });
  };
}

function shownOf({ sameKey, ...record }: OpenedRecord) {
  return { ...record, hasKeyHere: sameKey !== null };
}

export function acceptOffer(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const sent = await readJson(request, BODY_BYTES);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = v.safeParse(AcceptBody, sent.value);
    if (!reading.success) return refuse(request, { kind: 'offer-unreadable' });
    const { same_key: sameKey = {} } = reading.output;
    const accepting = { tokenHash: tokenHashIn(around), sameKey };
    const accepted = await ports.store.acceptOffer(owner, accepting, ports.now());
    if (accepted.do === 'refused') return refuse(request, accepted.problem);
    return answer(200, { success: true, records: accepted.records });
  };
}

export function refuseOffer(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const refused = await ports.store.refuseOffer(owner, tokenHashIn(around), ports.now());
    return refused.do === 'refused'
      ? refuse(request, refused.problem)
      : answer(200, { success: true });
  };
}

/** By its id, which its owner alone knows. */
export function withdrawOffer(ports: DatasetPorts): Handler {
  return async (request, { path: { id = '' } }) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    if (!UUID.test(id)) return refuse(request, { kind: 'offer-not-found' });
    const withdrawn = await ports.store.withdrawOffer(owner, id.toLowerCase());
    return withdrawn.do === 'refused'
      ? refuse(request, withdrawn.problem)
      : answer(200, { success: true });
  };
}

function tokenHashIn({ path: { id = '' } }: { path: Record<string, string> }): string {
  return hashOf(id);
}
