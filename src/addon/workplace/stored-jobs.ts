import type { ReadOptions } from '../../core/reading/reading.ts';
import type { Job } from '../../core/schedule/job.ts';
import { isSameSent, placeIn, type Sent } from '../../core/upload/upload-memory.ts';
import type { PropertyStore } from '../platform/properties.ts';
import { hasReadablePlace, sentKeys } from './sent-keys.ts';

/** null: of the sheet as a whole. What earlier versions stored says neither, and goes on with the place that is chosen. */
type StoredJob = Omit<Job, 'place'> & { place?: string | null };

/** The schedules of a spreadsheet. `wishes`: those of a sheet as it is read now. */
export function storedJobs(
  store: PropertyStore,
  spreadsheetId: string,
  wishes: (sheetId: number) => ReadOptions,
) {
  const keys = sentKeys(store, 'job ');
  const all = () =>
    keys.all().map(({ key }) => ({ key, job: store.read(key) as StoredJob | null }));
  const ofThisSpreadsheet = () =>
    all().flatMap(({ key, job }) =>
      job?.spreadsheetId === spreadsheetId && hasReadablePlace(job)
        ? [{ key, job: withPlace(job, wishes), isPlaced: job.place !== undefined }]
        : [],
    );
  const jobs = () => ofThisSpreadsheet().map(({ job }) => job);
  const storedOf = (sent: Sent) => ofThisSpreadsheet().find(({ job }) => isSameSent(job, sent));
  const write = (key: string, job: Job) => store.write(key, { ...job, place: job.place ?? null });
  return {
    jobs,
    jobsAgain() {
      store.lookAgain();
      return jobs();
    },
    jobAgain(sent: Sent) {
      store.lookAgain();
      return storedOf(sent)?.job ?? null;
    },
    unplacedJobs: (sheetId: number) =>
      ofThisSpreadsheet()
        .filter(({ job, isPlaced }) => job.sheetId === sheetId && !isPlaced)
        .map(({ job }) => job),
    hasUnreadableJob: () =>
      all().some(
        ({ job }) =>
          !isText(job?.spreadsheetId) || !isText(job?.ownerTag) || !hasReadablePlace(job),
      ),
    writeJob(job: Job) {
      const stored = ofThisSpreadsheet();
      const key = stored.find((one) => isSameSent(one.job, job))?.key ?? keys.of(job);
      // An earlier version kept the schedule of a place where that of the whole sheet belongs.
      const other = stored.find((one) => one.key === key && !isSameSent(one.job, job));
      if (other) write(keys.of(other.job), other.job);
      write(key, job);
    },
    removeJob(sent: Sent) {
      const { key } = storedOf(sent) ?? {};
      if (key !== undefined) store.remove(key);
    },
  };
}

function withPlace({ place, ...job }: StoredJob, wishes: (sheetId: number) => ReadOptions): Job {
  const chosen = place === undefined ? placeIn(wishes(job.sheetId)) : place;
  return { ...job, place: chosen ?? undefined };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
