import { type HttpAnswer, isRecord, jsonObject } from '../http/http-answer.ts';
import { type Answer, err, errOf, ok } from '../problem.ts';
import { readRecordAnswer } from './read-record-answer.ts';

/** A record that somebody offers to hand over. */
export type OfferedRecord = {
  record: string;
  title: string;
  /** what its uploads name as their source */
  keys: string[];
  /** The account has a record of the same source already. */
  hasKeyHere: boolean;
};

/** The secret of an offer stands behind the # of its link, so that it reaches no log; or it was copied alone. */
export function offerTokenIn(link: string): Answer<string> {
  const token = /^(?:\S*[#/])?([\w-]{16,200})$/.exec(link.trim())?.[1];
  return token === undefined ? err('upload.offer-odd') : ok(token);
}

export function readOffer(answer: HttpAnswer): Answer<OfferedRecord[]> {
  const body = bodyIn(answer);
  if (!body.ok) return body;
  const { offer } = body.value;
  return recordsIn(isRecord(offer) ? offer.records : null);
}

/** Which record goes on under which key; a key that was kept apart stays with one's own. */
export function readAccepted(answer: HttpAnswer): Answer<OfferedRecord[]> {
  const body = bodyIn(answer);
  return body.ok ? recordsIn(body.value.records) : body;
}

function bodyIn(answer: HttpAnswer): Answer<Record<string, unknown>> {
  if (answer.status === 404 || answer.status === 410) return err('upload.offer-over');
  const body = answer.status === 200 ? jsonObject(answer.text) : null;
  if (body) return ok(body);
  const read = readRecordAnswer(answer);
  return 'problem' in read ? errOf(read.problem) : err('upload.offer-over');
}

function recordsIn(found: unknown): Answer<OfferedRecord[]> {
  const records = Array.isArray(found) ? found.filter(isRecord) : [];
  return ok(
    records.map(({ record, name, keys, hasKeyHere }) => ({
      record: String(record),
      title: String(name ?? ''),
      keys: Array.isArray(keys) ? keys.map(String) : [],
      hasKeyHere: hasKeyHere === true,
    })),
  );
}
