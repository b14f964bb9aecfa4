import { type OffsetAt, readOffset } from '../../core/calendar/local-time.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The spreadsheet's zone in core's terms, because Apps Script does not promise Intl. */
export function zoneOffsets(spreadsheet: Spreadsheet): OffsetAt {
  const zone = spreadsheet.getSpreadsheetTimeZone();
  const known = new Map<number, number>();
  return (instant) => {
    const offset = known.get(instant) ?? readOffset(formatted(instant, zone, 'Z'));
    known.set(instant, offset);
    return offset;
  };
}

/** '2026-05-01', or with hours and minutes, on the spreadsheet's clock. */
export function localStamp(spreadsheet: Spreadsheet, instant: number, withTime: boolean): string {
  const pattern = withTime ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd';
  return formatted(instant, spreadsheet.getSpreadsheetTimeZone(), pattern);
}

export function formatted(instant: number, zone: string, pattern: string): string {
  return Utilities.formatDate(new Date(instant), zone, pattern);
}
