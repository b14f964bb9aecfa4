function onOpen() {
  var ui = SpreadsheetApp.getUi();
  ui.createMenu('Tidy')
    .addItem('Tidy selection', 'tidySelection')
    .addItem('Mark empty cells', 'markEmpty')
    .addItem('Protect header', 'protectHeader')
    .addItem('Month sheet', 'newMonth')
    .addToUi();
}

const tidySelection = () => {
  const selection = SpreadsheetApp.getSelection();
  const range = selection.getActiveRange();
  if (!range) return;
  range.trimWhitespace();
  const before = range.getNumRows();
  const left = range.removeDuplicates();
  left.sort([{ column: range.getColumn(), ascending: true }]);
  const proper = left.getValues().map((row) => row.map(properCase));
  left.setValues(proper);
  SpreadsheetApp.getUi().alert('Tidied', `${before - left.getNumRows()} rows gone`, SpreadsheetApp.getUi().ButtonSet.OK);
};

function properCase(value) {
  return typeof value === 'string' ? value.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase()) : value;
}
