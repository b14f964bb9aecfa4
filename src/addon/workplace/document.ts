import type { ConfirmedMark } from '../../core/quality/answers/confirmed-findings.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import type { Job } from '../../core/schedule/job.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import { propertyStore } from '../platform/properties.ts';
import { storedJobs } from './stored-jobs.ts';
import { storedWishes } from './stored-wishes.ts';

/** Kept with the spreadsheet, where every editor can see it. It holds no secret. */
export type DocumentMemory = {
  /** Those of the place that is chosen, or of another one; null: of the sheet as a whole. */
  wishes: (sheetId: number, place?: string | null) => ReadOptions;
  /** The ids of the tabs that the wishes name. */
  tabIds: (sheetId: number) => Record<string, number>;
  writeWishes: (sheetId: number, wishes: ReadOptions, tabIds: Record<string, number>) => void;
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
  const ofSheets = storedWishes(store);
  return {
    ...ofSheets,
    ...storedJobs(store, spreadsheetId, ofSheets.wishes),
    confirmed: (sheetId) => (store.read(`right ${sheetId}`)?.marks ?? []) as ConfirmedMark[],
    confirmedAgain: (sheetId) =>
      (store.readAgain(`right ${sheetId}`)?.marks ?? []) as ConfirmedMark[],
    writeConfirmed: (sheetId, marks) =>
      marks.length > 0
        ? store.write(`right ${sheetId}`, { marks })
        : store.remove(`right ${sheetId}`),
    tickNoted: (ownerTag) => Number(store.read(`tick ${ownerTag}`)?.at ?? 0),
    noteTick: (ownerTag, at) => store.write(`tick ${ownerTag}`, { at }),
  };
}
