/** 'Sheet1' says nothing in a Directory, so the file's name is taken instead. */
export function suggestedTitle(spreadsheetName: string, sheetName: string): string {
  return /^\p{L}+\s?\d+$/u.test(sheetName) ? spreadsheetName : sheetName;
}
