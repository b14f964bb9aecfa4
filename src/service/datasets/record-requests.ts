import * as v from 'valibot';
import { type BodyLimits, readTitle } from '../../core/dataset/read-ingest-body.ts';
import { type StationFacts, stationProblems } from '../../core/dataset/station.ts';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { tidyName } from '../../core/dataset/tidy-name.ts';
import { answer, refuse } from '../http/answer.ts';
import type { Owner } from '../http/caller.ts';
import type { ServiceProblem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import type { Changing, RecordChange, Removing } from './change-records.ts';
import { changerOf, type DatasetPorts } from './dataset-ports.ts';
import { idIn } from './read-dataset.ts';
import { recordTag } from './record-tag.ts';
import { ChangeBody, JoinBody } from './schemas.ts';

const BODY_BYTES = 64 * 1024;

/** Changes title, description, visibility and where it comes from, of all versions at once. */
export function changeRecord(ports: DatasetPorts): Handler {
  return asOwner(ports, 'record-not-found', async (request, owner, id) => {
    const sent = await readJson(request, BODY_BYTES);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = readChange(sent.value, ports.limits);
    if (!reading.ok) return refuse(request, reading.problem);
    const change = { ...reading.change, seen: request.headers.get('if-match') };
    return changed(request, ports, await ports.store.change(owner, id, change, ports.now()));
  });
}

export function deleteRecord(ports: DatasetPorts): Handler {
  return asOwner(ports, 'record-not-found', async (request, owner, id) =>
    removed(request, await ports.store.remove(owner, id, ports.now())),
  );
}

/** One version alone; the only one takes its record along. */
export function deleteVersion(ports: DatasetPorts): Handler {
  return asOwner(ports, 'dataset-not-found', async (request, owner, id) =>
    removed(request, await ports.store.removeVersion(owner, id, ports.now())),
  );
}

export function joinRecords(ports: DatasetPorts): Handler {
  return asOwner(ports, 'record-not-found', async (request, owner, id) => {
    const sent = await readJson(request, BODY_BYTES);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = v.safeParse(JoinBody, sent.value);
    if (!reading.success) return refuse(request, { kind: 'join-unreadable' });
    const { with: other, is_public: makesPublic = false } = reading.output;
    const joining = { id, other: other.toLowerCase(), makesPublic };
    return changed(request, ports, await ports.store.join(owner, joining, ports.now()));
  });
}

export function partVersion(ports: DatasetPorts): Handler {
  return asOwner(ports, 'dataset-not-found', async (request, owner, id) => {
    const parting = { id, newId: ports.newId() };
    return changed(request, ports, await ports.store.part(owner, parting, ports.now()));
  });
}

function asOwner(
  ports: DatasetPorts,
  missing: 'record-not-found' | 'dataset-not-found',
  work: (request: Request, owner: Owner, id: string) => Promise<Response>,
): Handler {
  return async (request, around) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const id = idIn(around);
    return id ? work(request, owner, id) : refuse(request, { kind: missing });
  };
}

/** The record as it stands now, and how many versions that reaches. */
function changed(request: Request, ports: DatasetPorts, changing: Changing): Response {
  if (changing.do === 'refused') return refuse(request, changing.problem);
  const { header } = changing;
  const { name, description, isPublic, station, versions, updatedAt } = header;
  const record = { id: header.record, name, description, isPublic, station, versions, updatedAt };
  return answer(200, { success: true, record }, { etag: recordTag(header, ports) });
}

function removed(request: Request, removing: Removing): Response {
  if (removing.do === 'refused') return refuse(request, removing.problem);
  return answer(200, { success: true, versions: removing.versions });
}

type ChangeReading =
  | { ok: true; change: Omit<RecordChange, 'seen'> }
  | { ok: false; problem: ServiceProblem };

function readChange(body: unknown, limits: BodyLimits): ChangeReading {
  const sent = v.safeParse(ChangeBody, body);
  if (!sent.success) return { ok: false, problem: shapeProblem(sent.issues[0]) };
  const { name, description, is_public: isPublic, station_facts: station } = sent.output;
  const [problem] = [...readTitle(sent.output, limits), ...stationProblems(station)];
  if (problem) return { ok: false, problem };
  const change = {
    ...(name === undefined ? {} : { name: tidyName(name) }),
    ...(description === undefined ? {} : { description }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(station === undefined ? {} : { station: station as StationFacts | null }),
  };
  if (Object.keys(change).length === 0)
    return { ok: false, problem: { kind: 'nothing-to-change' } };
  return { ok: true, change };
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
