/** What crosses for services beside the document: requests, triggers and mail. */
export type FetchCall = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  /** one character a byte */
  body: string | null;
  muteHttpExceptions: boolean;
  followRedirects: boolean;
  timeoutSeconds: number | null;
};
export type FetchAnswer = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
};

/** When a clock trigger is due, as the builder was told. */
export type ClockPlan = {
  once?: { at: number } | { year: number; month: number; day: number };
  every?: { unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'; count: number };
  weekDay?: number;
  monthDay?: number;
  hour?: number;
  minute?: number;
  timeZone?: string;
};
export type SheetEvent = 'ON_OPEN' | 'ON_EDIT' | 'ON_CHANGE' | 'ON_FORM_SUBMIT';
export type TriggerPlan =
  | { source: 'CLOCK'; clock: ClockPlan }
  | { source: 'SPREADSHEETS'; document: string; event: SheetEvent }
  | { source: OtherSource; key: string; event: string };
/** Kept and listed; nothing on the stage happens to a form, a document or a calendar. */
export type OtherSource = 'FORMS' | 'DOCUMENTS' | 'CALENDAR';
export type TriggerInfo = {
  id: string;
  handler: string;
  source: TriggerPlan['source'];
  event: string;
  /** the id of what it waits for: a spreadsheet, a form, a document, a calendar */
  document: string | null;
};

export type Mail = {
  to: string;
  cc: string;
  bcc: string;
  replyTo: string;
  name: string;
  subject: string;
  body: string;
  htmlBody: string;
  attachments: { name: string; contentType: string; bytes: string }[];
};
