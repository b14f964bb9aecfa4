import type { Problem } from '../problem.ts';
import { saysMadeForAnother } from '../upload/destination.ts';
import { isOfRecord } from '../upload/read-record-answer.ts';

export type Every = 'hour' | 'day' | 'week' | 'month';

/** When a job runs, in the spreadsheet's zone. Fields that do not matter to `every` are kept as chosen. */
export type Rhythm = {
  every: Every;
  /** 0–23 */
  hour: number;
  /** 1 = Monday … 7 = Sunday */
  weekday: number;
  /** 1–31; a shorter month runs on its last day */
  day: number;
};

/** Kept in the document, where every editor can see it. */
export type Job = {
  /** Where the job was made. A copy of the spreadsheet holds a copy of the job, which is nobody's. */
  spreadsheetId: string;
  sheetId: number;
  /** Of a sheet with several places, the one it was made for; null for the sheet as a whole. */
  place: string | null;
  rhythm: Rhythm;
  ownerTag: string;
  ownerName: string;
  paused: Problem | null;
  /** When the job was last saved or resumed. Slots before this are not missed. */
  since: number;
  /** Per cent of the earlier months that may change before a run is held. */
  heldAbove: number;
  /** The sheet keeps the newest years only, so its oldest may go. */
  oldestMayGo: boolean;
  /** Its earlier owner's runs are not this one's, who sees none of them. */
  takenOver: boolean;
  /** The last run was held. Other editors see it here, because they see none of the owner's runs. */
  waits: Waits | null;
};

/** Why a schedule waits for a person, and since when. Without a reason it waits for its owner alone. */
export type Waits = { since: number; reason: Problem | null };

/**
 * What every editor may read of a run's reason: what is wrong with the sheet. Of the owner's connection,
 * and of what only the owner can settle, others would be told to do what they cannot.
 */
export function reasonForAll(reason: Problem | null): Problem | null {
  if (!reason || reason.kind.startsWith('connection.')) return null;
  const isOfOwner =
    saysMadeForAnother(reason) || isOfRecord(reason) || reason.kind === 'upload.unknown-run';
  return isOfOwner ? null : reason;
}
