import { describe, expect, it, test } from '@jest/globals';
import type { StationFacts } from '../../src/core/dataset/station.ts';
import type { WholeDataset } from '../../src/site/service/dataset-client.ts';
import {
  changesOf,
  nextViewer,
  type ViewerEvent,
  type ViewerState,
} from '../../src/site/viewer/viewer-state.ts';
import { visibleRows } from '../../src/site/viewer/visible-rows.ts';
import { anEntry } from '../support/an-entry.ts';

const ID = 'one';
const START: ViewerState = { view: 'loading', id: ID };
const MINE = aDataset({ mine: true });

describe('the viewer', () => {
  it('takes a 404 for a dataset that is gone or private, not for a failure', () => {
    const event = { ok: false, problem: { kind: 'site.not-found' } } as const;
    expect(after({ type: 'read', id: ID, answer: event })).toEqual({ view: 'missing', id: ID });
  });

  it('ignores the answer for a dataset the person has left', () => {
    const state = after(
      { type: 'opened', id: 'two' },
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
    );
    expect(state).toEqual({ view: 'loading', id: 'two' });
  });

  it('lets only the owner change or delete', () => {
    const others = shown(aDataset({ mine: false }));
    expect(nextViewer(others, { type: 'edit' })).toBe(others);
    expect(nextViewer(others, { type: 'ask-to-delete' })).toBe(others);
  });

  it('deletes only after it was asked', () => {
    const state = shown(MINE);
    expect(nextViewer(state, { type: 'delete' })).toBe(state);
  });

  it('shows what the service stored, and keeps the rows it already has', () => {
    const { rows: _rows, ...header } = aDataset({ mine: true, name: 'Mill' });
    const state = after(
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
      { type: 'edit' },
      { type: 'save' },
      { type: 'saved', id: ID, answer: { ok: true, value: header } },
    );
    expect(state).toMatchObject({ doing: 'reading', dataset: { name: 'Mill', rows: MINE.rows } });
  });

  it('keeps the form open when the dataset is read again meanwhile', () => {
    const again = aDataset({ mine: true, name: 'Mill' });
    const state = after(
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
      { type: 'edit' },
      { type: 'read', id: ID, answer: { ok: true, value: again } },
      { type: 'read', id: ID, answer: { ok: false, problem: { kind: 'site.offline' } } },
    );
    expect(state).toMatchObject({ doing: 'editing', dataset: { name: 'Mill' } });
  });

  it('goes back to the form with the reason when saving fails', () => {
    const state = after(
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
      { type: 'edit' },
      { type: 'save' },
      { type: 'saved', id: ID, answer: { ok: false, problem: { kind: 'site.offline' } } },
    );
    expect(state).toMatchObject({ doing: 'editing', problem: { kind: 'site.offline' } });
  });

  it('reads again what is there when one version alone was deleted, and says of a record that it is gone', () => {
    const deleting = [
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
      { type: 'ask-to-delete' },
      { type: 'delete' },
    ] as const;
    const gone = { type: 'removed', id: ID, answer: { ok: true, value: null } } as const;
    expect(after(...deleting, { ...gone, sought: 'datasets' })).toEqual(START);
    expect(after(...deleting, { ...gone, sought: 'records' })).toMatchObject({ view: 'deleted' });
  });

  it('of a removed version knows the record that has others', () => {
    const problem = { kind: 'site.removed', at: '2026-11-29T00:00:00Z', record: 'two' } as const;
    const state = after({ type: 'read', id: ID, answer: { ok: false, problem } });
    expect(state).toMatchObject({ view: 'removed', record: 'two' });
  });

  it('cannot be closed while a change is on its way', () => {
    const state = after(
      { type: 'read', id: ID, answer: { ok: true, value: MINE } },
      { type: 'ask-to-delete' },
      { type: 'delete' },
      { type: 'stop' },
    );
    expect(state).toMatchObject({ doing: 'deleting' });
  });
});

test.each([
  { name: 'nothing, when nothing differs', title: 'Hill', isPublic: true, expected: {} },
  { name: 'spaces around a title are no change', title: ' Hill ', isPublic: true, expected: {} },
  {
    name: 'only what differs',
    title: 'Mill',
    isPublic: false,
    expected: { name: 'Mill', is_public: false },
  },
])('changesOf: $name', ({ title, isPublic, expected }) => {
  const before = aDataset({ name: 'Hill', isPublic: true });
  const after = { name: title, description: '', isPublic, station: null };
  expect(changesOf(before, after)).toEqual(expected);
});

test.each<[string, StationFacts | null, StationFacts | null, object]>([
  ['a first fact', null, { name: 'Hill' }, { station_facts: { name: 'Hill' } }],
  ['the last fact gone', { name: 'Hill' }, null, { station_facts: null }],
  [
    'the same facts in another order',
    { elevation: 62, name: 'Hill' },
    { name: 'Hill', elevation: 62 },
    {},
  ],
])('changesOf: %s', (_, station, typed, expected) => {
  const before = aDataset({ name: 'Hill', station });
  const kept = { name: 'Hill', description: '', isPublic: before.isPublic };
  const after = { ...kept, station: typed };
  expect(changesOf(before, after)).toEqual(expected);
});

test.each([
  { name: 'a short table is drawn whole', rows: 10, scrolledPx: 0, expected: [0, 10] },
  { name: 'the top of a long one', rows: 10_000, scrolledPx: 0, expected: [0, 34] },
  {
    name: 'its middle, with spare rows on both sides',
    rows: 10_000,
    scrolledPx: 3200,
    expected: [88, 34],
  },
  { name: 'its end', rows: 10_000, scrolledPx: 320_000, expected: [9978, 22] },
])('visibleRows: $name', ({ rows, scrolledPx, expected: [first, count] }) => {
  const window = visibleRows({ rows, scrolledPx, rowHeightPx: 32, heightPx: 320 });
  expect(window).toEqual({ first, count });
});

function after(...events: ViewerEvent[]): ViewerState {
  return events.reduce(nextViewer, START);
}

function shown(dataset: WholeDataset): ViewerState {
  return { view: 'shown', id: ID, dataset, doing: 'reading', problem: null };
}

function aDataset(given: Partial<WholeDataset>): WholeDataset {
  return {
    ...anEntry(ID),
    name: 'Hill',
    mine: true,
    rows: [{ Year: 2000, '01_max': 1 }],
    ...given,
  };
}
