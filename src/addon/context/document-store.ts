import type { StationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import type { ConfirmedMark } from '../../core/quality/answers/confirmed-findings.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import type { Job } from '../../core/schedule/job.ts';
import { isSamePlace, placeIn, type Target } from '../../core/upload/target.ts';
import type { Proposal } from '../page-types.ts';
import { holdLock } from '../platform/lock.ts';
import type { PropertyStore, UnreadableValue } from '../platform/properties.ts';
import { targetKeys } from './target-keys.ts';

/** How a sheet is read, and the ids of the tabs that it names: people rename tabs. */
export type KeptWishes = { wishes: ReadOptions; tabIds: Record<string, number> };

/** Kept with the spreadsheet, where every editor can see it. It holds no secret. */
export type DocumentView = {
  /** Of the place that is chosen, unless another one is named; null names the sheet as a whole. */
  wishes: (sheetId: number, place?: string | null) => KeptWishes;
  /** What a person has said is right in that tab. */
  confirmed: (sheetId: number) => ConfirmedMark[];
  /** Where the values come from, as it was typed; an add-on of another version may have typed less. */
  station: (target: Target) => Partial<StationForm> | null;
  /** What somebody proposed to send of several stations. */
  proposal: (target: Target) => Proposal | null;
  jobs: () => Job[];
  job: (target: Target) => Job | null;
  unreadable: () => UnreadableValue[];
};

/** Handed out with the lock alone, and reads what stands there now. */
export type DocumentWriter = DocumentView & {
  writeWishes: (sheetId: number, kept: KeptWishes) => void;
  writeConfirmed: (sheetId: number, marks: ConfirmedMark[]) => void;
  writeStation: (target: Target, station: Partial<StationForm>) => void;
  /** All in one call. */
  writeProposals: (proposals: readonly (Target & Proposal)[]) => void;
  writeJob: (job: Job) => void;
  removeJob: (target: Target) => void;
  removeDamaged: () => void;
};

/** Outside its lock it only reads, and what it read at first stays as it was. */
export type DocumentStore = DocumentView & {
  /** The answer of `work`, or `busy` while somebody else changes the same spreadsheet. */
  hold: <Value>(
    busy: ProblemKind,
    work: (document: DocumentWriter) => Answer<Value>,
  ) => Answer<Value>;
};

export function openDocumentStore(properties: PropertyStore, spreadsheetId: string): DocumentStore {
  const stationKeys = targetKeys(properties, 'station ');
  const proposalKeys = targetKeys(properties, 'proposal ');
  const view: DocumentView = {
    wishes: wishesIn(properties),
    confirmed: (sheetId) => (properties.read(`right ${sheetId}`)?.marks ?? []) as ConfirmedMark[],
    station: (target) => properties.read(stationKeys.of(target)),
    proposal: (target) => properties.read(proposalKeys.of(target)) as Proposal | null,
    ...jobsIn(properties, spreadsheetId),
    unreadable: properties.unreadable,
  };
  const jobKeys = targetKeys(properties, 'job ');
  const writer: DocumentWriter = {
    ...view,
    writeWishes: (sheetId, kept) => writeWishes(properties, sheetId, kept),
    writeConfirmed: (sheetId, marks) =>
      marks.length > 0
        ? properties.write(`right ${sheetId}`, { marks })
        : properties.remove(`right ${sheetId}`),
    writeStation: (target, station) => properties.write(stationKeys.of(target), station),
    writeProposals: (proposals) =>
      properties.writeAll(
        Object.fromEntries(
          proposals.map(({ sheetId, place, ...proposal }) => [
            proposalKeys.of({ sheetId, place }),
            proposal,
          ]),
        ),
      ),
    writeJob: (job) => properties.write(jobKeys.of(job), job),
    removeJob: (target) => properties.remove(jobKeys.of(target)),
    removeDamaged: properties.removeDamaged,
  };
  return {
    ...view,
    hold(busy, work) {
      const held = holdLock(LockService.getDocumentLock(), () => {
        properties.lookAgain();
        return work(writer);
      });
      return held.held ? held.value : err(busy);
    },
  };
}

function jobsIn(properties: PropertyStore, spreadsheetId: string) {
  const keys = targetKeys(properties, 'job ');
  const jobAt = (key: string) => {
    const job = properties.read(key) as Job | null;
    // A copy of the spreadsheet holds copies of its jobs.
    return job?.spreadsheetId === spreadsheetId ? job : null;
  };
  return {
    jobs: () => keys.all().flatMap(({ key }) => jobAt(key) ?? []),
    job: (target: Target) => jobAt(keys.of(target)),
  };
}

/** "wishes 12" is of the place that is chosen; its other places stand beside it, "whole 12" of the sheet as a whole. */
function otherKey(properties: PropertyStore, sheetId: number, place: string | null): string {
  return place === null
    ? `whole ${sheetId}`
    : targetKeys(properties, 'wishes ').of({ sheetId, place });
}

function wishesIn(properties: PropertyStore): DocumentView['wishes'] {
  return (sheetId, place) => {
    const chosen = keptAt(properties, `wishes ${sheetId}`) ?? { wishes: {}, tabIds: {} };
    if (place === undefined || isSamePlace(place, placeIn(chosen.wishes))) return chosen;
    const kept = keptAt(properties, otherKey(properties, sheetId, place));
    return kept ?? { ...chosen, wishes: forPlace(chosen.wishes, place) };
  };
}

function keptAt(properties: PropertyStore, key: string): KeptWishes | null {
  const kept = properties.read(key) as KeptWishes | null;
  // Every editor's add-on writes here.
  return kept && { ...kept, wishes: wishesFrom(kept.wishes) };
}

function writeWishes(properties: PropertyStore, sheetId: number, kept: KeptWishes): void {
  const key = `wishes ${sheetId}`;
  const before = keptAt(properties, key);
  const place = placeIn(before?.wishes ?? {});
  if (before && !isSamePlace(place, placeIn(kept.wishes)))
    properties.write(otherKey(properties, sheetId, place), before);
  properties.write(key, kept);
}

/** The columns that were corrected are those of the other place. */
function forPlace(
  { roles: _ofItsColumns, station: _other, ...answers }: ReadOptions,
  place: string | null,
): ReadOptions {
  return place === null ? answers : { ...answers, station: place };
}
