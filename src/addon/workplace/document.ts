import type { ConfirmedMark } from '../../core/quality/answers/confirmed-findings.ts';
import type { Wishes } from '../../core/reading/reading.ts';
import type { Job } from '../../core/schedule/job.ts';
import { placeIn } from '../../core/upload/upload-memory.ts';
import { propertyStore } from '../platform/properties.ts';

/** Kept with the spreadsheet, where every editor can see it. It holds no secret. */
export type DocumentMemory = {
  /** Those of the place that is chosen, or of another one. */
  wishes: (sheetId: number, place?: string) => Wishes;
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
  jobAgain: (sheetId: number) => Job | null;
  /** It may be anybody's, of this spreadsheet too. */
  hasUnreadableJob: () => boolean;
  writeJob: (job: Job) => void;
  removeJob: (sheetId: number) => void;
  /** When an owner's schedule last ran, for the other editors. */
  tickNoted: (ownerTag: string) => number;
  noteTick: (ownerTag: string, at: number) => void;
};

export function openDocument(spreadsheetId: string): DocumentMemory {
  // Google gives no such properties outside a document. Every caller has a spreadsheet.
  const store = propertyStore(() => PropertiesService.getDocumentProperties());
  const wishes = (sheetId: number, place?: string): Wishes => {
    const chosen = (store.read(`wishes ${sheetId}`) ?? {}) as Wishes;
    if (place === undefined || place === placeIn(chosen)) return chosen;
    const { roles: _ofItsColumns, ...answers } = chosen;
    return store.read(`wishes ${sheetId} ${place}`) ?? { ...answers, station: place };
  };
  // What earlier versions stored names no place, and goes on with the one that is chosen.
  const withPlace = (job: Job): Job => ({ place: placeIn(wishes(job.sheetId)), ...job });
  const ofThisSpreadsheet = (job: Job | null) =>
    job?.spreadsheetId === spreadsheetId ? withPlace(job) : null;
  const stored = () =>
    store
      .keys()
      .filter((key) => key.startsWith('job '))
      .map((key) => store.read(key) as Job | null);
  const jobs = () => stored().flatMap((job) => ofThisSpreadsheet(job) ?? []);
  return {
    wishes,
    tabIds: (sheetId) => (store.read(`tabs ${sheetId}`) ?? {}) as Record<string, number>,
    writeWishes(sheetId, asked, tabIds) {
      const before = wishes(sheetId);
      const place = placeIn(before);
      if (place !== undefined && place !== placeIn(asked))
        store.write(`wishes ${sheetId} ${place}`, before);
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
    jobAgain: (sheetId) => ofThisSpreadsheet(store.readAgain(`job ${sheetId}`) as Job | null),
    hasUnreadableJob: () =>
      stored().some((job) => !isText(job?.spreadsheetId) || !isText(job?.ownerTag)),
    writeJob: (job) => store.write(`job ${job.sheetId}`, job),
    removeJob: (sheetId) => store.remove(`job ${sheetId}`),
    tickNoted: (ownerTag) => Number(store.read(`tick ${ownerTag}`)?.at ?? 0),
    noteTick: (ownerTag, at) => store.write(`tick ${ownerTag}`, { at }),
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
