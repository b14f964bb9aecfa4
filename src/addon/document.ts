import type { Job } from '../core/schedule/job.ts';
import type { Wishes } from '../core/sheet/reading.ts';
import { propertyStore } from './properties.ts';

/** What belongs to the spreadsheet and is seen by everyone who edits it. Never a secret. */
export type DocumentMemory = {
  wishes: (sheetId: number) => Wishes;
  /** The ids of the tabs those wishes name. */
  tabIds: (sheetId: number) => Record<string, number>;
  writeWishes: (sheetId: number, wishes: Wishes, tabIds: Record<string, number>) => void;
  jobs: () => Job[];
  jobAgain: (sheetId: number) => Job | null;
  writeJob: (job: Job) => void;
  removeJob: (sheetId: number) => void;
  /** When an owner's schedule last came by, for the other editors. */
  tickNoted: (ownerTag: string) => number;
  noteTick: (ownerTag: string, at: number) => void;
};

export function openDocument(spreadsheetId: string): DocumentMemory {
  // Outside a document there are no such properties; every caller has a spreadsheet by then.
  const store = propertyStore(() => PropertiesService.getDocumentProperties());
  const own = (job: Job | null) => (job?.spreadsheetId === spreadsheetId ? job : null);
  return {
    wishes: (sheetId) => (store.read(`wishes ${sheetId}`) ?? {}) as Wishes,
    tabIds: (sheetId) => (store.read(`tabs ${sheetId}`) ?? {}) as Record<string, number>,
    writeWishes(sheetId, wishes, tabIds) {
      store.write(`wishes ${sheetId}`, wishes);
      store.write(`tabs ${sheetId}`, tabIds);
    },
    jobs: () =>
      store
        .keys()
        .filter((key) => key.startsWith('job '))
        .flatMap((key) => own(store.read(key) as Job | null) ?? []),
    jobAgain: (sheetId) => own(store.readAgain(`job ${sheetId}`) as Job | null),
    writeJob: (job) => store.write(`job ${job.sheetId}`, job),
    removeJob: (sheetId) => store.remove(`job ${sheetId}`),
    tickNoted: (ownerTag) => Number(store.read(`tick ${ownerTag}`)?.at ?? 0),
    noteTick: (ownerTag, at) => store.write(`tick ${ownerTag}`, { at }),
  };
}
