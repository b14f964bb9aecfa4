import type { ConfirmedMark } from '../../core/quality/answers/confirmed-findings.ts';
import type { Wishes } from '../../core/reading/reading.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import type { Job } from '../../core/schedule/job.ts';
import { isSamePlace, isSameSent, placeIn, type Sent } from '../../core/upload/upload-memory.ts';
import { propertyStore } from '../platform/properties.ts';
import { sentKeys } from './sent-keys.ts';

/** Kept with the spreadsheet, where every editor can see it. It holds no secret. */
export type DocumentMemory = {
  /** Those of the place that is chosen, or of another one; null: of the sheet as a whole. */
  wishes: (sheetId: number, place?: string | null) => Wishes;
  /** The ids of the tabs that the wishes name. */
  tabIds: (sheetId: number) => Record<string, number>;
  writeWishes: (sheetId: number, wishes: Wishes, tabIds: Record<string, number>) => void;
  /** What a person has said is right in that tab. */
  confirmed: (sheetId: number) => ConfirmedMark[];
  /** The same as it stands now, for whoever holds the lock. */
  confirmedAgain: (sheetId: number) => ConfirmedMark[];
  writeConfirmed: (sheetId: number, marks: ConfirmedMark[]) => void;
  jobs: () => Job[];
  /** The same as they stand now, for whoever holds the lock. */
  jobsAgain: () => Job[];
  jobAgain: (sent: Sent) => Job | null;
  /** Those of a sheet that an earlier version stored: they send the place that is chosen. */
  unplacedJobs: (sheetId: number) => Job[];
  /** It may be anybody's, of this spreadsheet too. */
  hasUnreadableJob: () => boolean;
  writeJob: (job: Job) => void;
  removeJob: (sent: Sent) => void;
  /** When an owner's schedule last ran, for the other editors. */
  tickNoted: (ownerTag: string) => number;
  noteTick: (ownerTag: string, at: number) => void;
};

export function openDocument(spreadsheetId: string): DocumentMemory {
  // Google gives no such properties outside a document. Every caller has a spreadsheet.
  const store = propertyStore(() => PropertiesService.getDocumentProperties());
  const wishKeys = sentKeys(store, 'wishes ');
  const wishes = (sheetId: number, place?: string | null): Wishes => {
    const chosen = wishesFrom(store.read(`wishes ${sheetId}`) ?? {});
    if (place === undefined || isSamePlace(place ?? undefined, placeIn(chosen))) return chosen;
    const { roles: _ofItsColumns, station: _isAnother, ...answers } = chosen;
    const kept = store.read(keyOfOther(sheetId, place ?? undefined));
    if (kept) return wishesFrom(kept);
    return place === null ? answers : { ...answers, station: place };
  };
  /** Under "wishes 12" stand those of the place that is chosen. */
  const keyOfOther = (sheetId: number, place: string | undefined) =>
    place === undefined ? `whole ${sheetId}` : wishKeys.of({ sheetId, place });
  const jobKeys = sentKeys(store, 'job ');
  const stored = () =>
    jobKeys.all().map(({ key }) => ({ key, job: store.read(key) as StoredJob | null }));
  const placed = () =>
    stored().flatMap(({ key, job }) =>
      job?.spreadsheetId === spreadsheetId && namesPlace(job)
        ? [{ key, job: withPlace(job, wishes), isPlaced: job.place !== undefined }]
        : [],
    );
  const jobs = () => placed().map(({ job }) => job);
  const storedOf = (sent: Sent) => placed().find(({ job }) => isSameSent(job, sent));
  const write = (key: string, job: Job) => store.write(key, { ...job, place: job.place ?? null });
  return {
    wishes,
    tabIds: (sheetId) => (store.read(`tabs ${sheetId}`) ?? {}) as Record<string, number>,
    writeWishes(sheetId, asked, tabIds) {
      const before = wishes(sheetId);
      const place = placeIn(before);
      const isOther = !isSamePlace(place, placeIn(asked));
      if (isOther && Object.keys(before).length > 0)
        store.write(keyOfOther(sheetId, place), before);
      store.write(`wishes ${sheetId}`, asked);
      store.write(`tabs ${sheetId}`, tabIds);
    },
    confirmed: (sheetId) => (store.read(`right ${sheetId}`)?.marks ?? []) as ConfirmedMark[],
    confirmedAgain: (sheetId) =>
      (store.readAgain(`right ${sheetId}`)?.marks ?? []) as ConfirmedMark[],
    writeConfirmed: (sheetId, marks) =>
      marks.length > 0
        ? store.write(`right ${sheetId}`, { marks })
        : store.remove(`right ${sheetId}`),
    jobs,
    jobsAgain() {
      store.lookAgain();
      return jobs();
    },
    jobAgain(sent) {
      store.lookAgain();
      return jobs().find((job) => isSameSent(job, sent)) ?? null;
    },
    unplacedJobs: (sheetId) =>
      placed().flatMap(({ job, isPlaced }) => (isPlaced || job.sheetId !== sheetId ? [] : [job])),
    hasUnreadableJob: () =>
      stored().some(
        ({ job }) =>
          !isText(job?.spreadsheetId) || !isText(job?.ownerTag) || !namesPlace(job ?? {}),
      ),
    writeJob(job) {
      const key = storedOf(job)?.key ?? jobKeys.of(job);
      // An earlier version kept the schedule of a place where that of the whole sheet belongs.
      const other = placed().find((one) => one.key === key && !isSameSent(one.job, job));
      if (other) write(jobKeys.of(other.job), other.job);
      write(key, job);
    },
    removeJob(sent) {
      const { key } = storedOf(sent) ?? {};
      if (key !== undefined) store.remove(key);
    },
    tickNoted: (ownerTag) => Number(store.read(`tick ${ownerTag}`)?.at ?? 0),
    noteTick: (ownerTag, at) => store.write(`tick ${ownerTag}`, { at }),
  };
}

/** null: of the sheet as a whole. What earlier versions stored says neither, and goes on with the place that is chosen. */
type StoredJob = Omit<Job, 'place'> & { place?: string | null };

function withPlace({ place, ...job }: StoredJob, wishes: (sheetId: number) => Wishes): Job {
  return {
    ...job,
    place: place === undefined ? placeIn(wishes(job.sheetId)) : (place ?? undefined),
  };
}

function namesPlace({ place }: { place?: unknown }): boolean {
  return isText(place ?? '');
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
