/** 'Sheet1' says nothing in a Directory; the file's name does. */
export function suggestedTitle(spreadsheetName: string, sheetName: string): string {
  return /^\p{L}+\s?\d+$/u.test(sheetName) ? spreadsheetName : sheetName;
}
