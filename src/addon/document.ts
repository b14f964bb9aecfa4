import type { Job } from '../core/schedule/job.ts';
import type { Wishes } from '../core/sheet/reading.ts';
import { propertyStore } from './properties.ts';

/** What belongs to the spreadsheet and is seen by everyone who edits it. Never a secret. */
export type DocumentMemory = {
  wishes: (sheetId: number) => Wishes;
  writeWishes: (sheetId: number, wishes: Wishes) => void;
  jobs: () => Job[];
  jobAgain: (sheetId: number) => Job | null;
  writeJob: (job: Job) => void;
  removeJob: (sheetId: number) => void;
};

export function openDocument(): DocumentMemory {
  // Outside a document there are no such properties; every caller has a spreadsheet by then.
  const store = propertyStore(() => PropertiesService.getDocumentProperties());
  return {
    wishes: (sheetId) => (store.read(`wishes ${sheetId}`) ?? {}) as Wishes,
    writeWishes: (sheetId, wishes) => store.write(`wishes ${sheetId}`, wishes),
    jobs: () =>
      store
        .keys()
        .filter((key) => key.startsWith('job '))
        .flatMap((key) => (store.read(key) as Job | null) ?? []),
    jobAgain: (sheetId) => store.readAgain(`job ${sheetId}`) as Job | null,
    writeJob: (job) => store.write(`job ${job.sheetId}`, job),
    removeJob: (sheetId) => store.remove(`job ${sheetId}`),
  };
}
