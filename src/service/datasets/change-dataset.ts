import * as v from 'valibot';
import { type BodyLimits, readTitle } from '../../core/dataset/read-ingest-body.ts';
import { type StationFacts, stationProblems } from '../../core/dataset/station.ts';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { tidyName } from '../../core/dataset/tidy-name.ts';
import { answer, refuse } from '../http/answer.ts';
import type { ServiceProblem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import { changerOf, type DatasetPorts } from './dataset-ports.ts';
import type { DatasetChange } from './dataset-store.ts';
import { idIn } from './read-dataset.ts';
import { ChangeBody } from './schemas.ts';

const BODY_BYTES = 64 * 1024;

/** Changes name, description, visibility, where it comes from and whose version it is. The rows of a dataset never change. */
export function changeDataset(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const sent = await readJson(request, BODY_BYTES);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = readChange(sent.value, ports.limits);
    if (!reading.ok) return refuse(request, reading.problem);
    const id = idIn(around);
    const header = id ? await ports.store.change(owner, id, reading.change, ports.now()) : null;
    if (!header) return refuse(request, { kind: 'dataset-not-found' });
    return answer(200, { dataset: { ...header, url: ports.linkTo(header.id) } });
  };
}

export function deleteDataset(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const owner = await changerOf(request, ports);
    if (owner instanceof Response) return owner;
    const id = idIn(around);
    const removed = id !== null && (await ports.store.remove(owner, id));
    if (!removed) return refuse(request, { kind: 'dataset-not-found' });
    return new Response(null, { status: 204 });
  };
}

type ChangeReading = { ok: true; change: DatasetChange } | { ok: false; problem: ServiceProblem };

function readChange(body: unknown, limits: BodyLimits): ChangeReading {
  const sent = v.safeParse(ChangeBody, body);
  if (!sent.success) return { ok: false, problem: shapeProblem(sent.issues[0]) };
  const { name, description, is_public: isPublic, station_facts: station } = sent.output;
  const { version_of: versionOf } = sent.output;
  const [problem] = [...readTitle(sent.output, limits), ...stationProblems(station)];
  if (problem) return { ok: false, problem };
  const change: DatasetChange = {
    ...(name === undefined ? {} : { name: tidyName(name) }),
    ...(description === undefined ? {} : { description }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(station === undefined ? {} : { station: station as StationFacts | null }),
    ...(versionOf === undefined ? {} : { versionOf }),
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
  ['version_of', { kind: 'version-not-an-id' }],
]);

function shapeProblem(issue: v.BaseIssue<unknown>): ServiceProblem {
  const field = v.getDotPath(issue);
  if (field === null) return { kind: 'nothing-to-change' };
  const known = SHAPE_PROBLEMS.get(field);
  return known ?? { kind: 'unknown-field', field: firstCharacters(field, 40) };
}
