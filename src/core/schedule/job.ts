import type { Problem } from '../problem.ts';

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

/** As it lies in the document, where every editor can see it. */
export type Job = {
  /** Where it was made: in a copy of the spreadsheet it is nobody's, whatever was copied along. */
  spreadsheetId: string;
  sheetId: number;
  rhythm: Rhythm;
  ownerTag: string;
  ownerName: string;
  paused: Problem | null;
  /** When it was last saved or resumed: what lies before is not missed. */
  since: number;
};
