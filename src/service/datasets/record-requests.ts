import * as v from 'valibot';
import { type BodyLimits, readTitle } from '../../core/dataset/read-ingest-body.ts';
import { type StationFacts, stationProblems } from '../../core/dataset/station.ts';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { tidyName } from '../../core/dataset/tidy-name.ts';
import { answer } from '../http/answer.ts';
import type { ServiceProblem } from '../http/problem.ts';
import type { Handler } from '../http/route.ts';
import { asOwner, type Reading, shaped } from './as-owner.ts';
import * as change from './change-records.ts';
import type { DatasetPorts } from './dataset-ports.ts';
import { recordTag } from './record-tag.ts';
import { ChangeBody, type DatasetHeader, JoinBody } from './schemas.ts';

/** Changes title, description, visibility and where it comes from, of all versions at once. */
export function changeRecord(ports: DatasetPorts): Handler {
  const read = (body: unknown) => readChange(body, ports.limits);
  return asOwner({ ports, read }, async (query, { request, id, sent }) => {
    const wish = { ...sent, seen: request.headers.get('if-match') };
    return changed(await change.changeRecord(query, id, wish, ports.now()), ports);
  });
}

export function deleteRecord(ports: DatasetPorts): Handler {
  return asOwner({ ports }, async (query, { id }) =>
    removed(await change.removeRecord(query, id, ports.now())),
  );
}

/** One version alone; the only one takes its record along. */
export function deleteVersion(ports: DatasetPorts): Handler {
  return asOwner({ ports }, async (query, { id }) =>
    removed(await change.removeVersion(query, id, ports.now())),
  );
}

export function joinRecords(ports: DatasetPorts): Handler {
  const read = shaped(JoinBody, 'join-unreadable');
  return asOwner({ ports, read }, async (query, { id, sent }) => {
    const joining = { other: sent.with.toLowerCase(), makesPublic: sent.is_public ?? false };
    return changed(await change.joinRecords(query, id, joining, ports.now()), ports);
  });
}

export function partVersion(ports: DatasetPorts): Handler {
  return asOwner({ ports }, async (query, { id }) =>
    changed(await change.partVersion(query, id, ports.newId(), ports.now()), ports),
  );
}

/** The record as it stands now, and how many versions that reaches. */
function changed(header: DatasetHeader, ports: DatasetPorts): Response {
  const { name, description, isPublic, station, versions, updatedAt } = header;
  const record = { id: header.record, name, description, isPublic, station, versions, updatedAt };
  return answer(200, { success: true, record }, { etag: recordTag(header, ports) });
}

function removed(versions: number): Response {
  return answer(200, { success: true, versions });
}

function readChange(body: unknown, limits: BodyLimits): Reading<Omit<change.RecordChange, 'seen'>> {
  const sent = v.safeParse(ChangeBody, body);
  if (!sent.success) return { ok: false, problem: shapeProblem(sent.issues[0]) };
  const { name, description, is_public: isPublic, station_facts: station } = sent.output;
  const [problem] = [...readTitle(sent.output, limits), ...stationProblems(station)];
  if (problem) return { ok: false, problem };
  const wish = {
    ...(name === undefined ? {} : { name: tidyName(name) }),
    ...(description === undefined ? {} : { description }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(station === undefined ? {} : { station: station as StationFacts | null }),
  };
  if (Object.keys(wish).length === 0) return { ok: false, problem: { kind: 'nothing-to-change' } };
  return { ok: true, sent: wish };
}

/** No plain object: it would know `constructor` too. */
const SHAPE_PROBLEMS = new Map<string, ServiceProblem>([
  ['name', { kind: 'name-missing' }],
  ['description', { kind: 'description-not-text' }],
  ['is_public', { kind: 'visibility-not-boolean' }],
]);

function shapeProblem(issue: v.BaseIssue<unknown>): ServiceProblem {
  const field = v.getDotPath(issue);
  if (field === null) return { kind: 'nothing-to-change' };
  const known = SHAPE_PROBLEMS.get(field);
  return known ?? { kind: 'unknown-field', field: firstCharacters(field, 40) };
}
