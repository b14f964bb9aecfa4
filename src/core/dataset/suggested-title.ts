/** 'Sheet1' says nothing in a Directory, so the file's name is taken instead. "Notebook, Garden" is one place of several. */
export function suggestedTitle(spreadsheetName: string, sheetName: string, place = ''): string {
  const title = /^\p{L}+\s?\d+$/u.test(sheetName) ? spreadsheetName : sheetName;
  return place ? `${title}, ${place}` : title;
}
