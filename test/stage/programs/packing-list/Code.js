/** Puts one file into another. */
function include(name) {
  return HtmlService.createHtmlOutputFromFile(name).getContent();
}

function showList() {
  const template = HtmlService.createTemplateFromFile('ui/list');
  template.title = 'Tents & <ropes>';
  template.items = SpreadsheetApp.getActiveSheet()
    .getDataRange()
    .getDisplayValues()
    .map((row) => row[0]);
  const page = template.evaluate().setWidth(420).setHeight(300);
  SpreadsheetApp.getUi().showModalDialog(page, 'Packing list');
}

const keep = (item, packed) => {
  const finder = SpreadsheetApp.getActiveSheet().createTextFinder(item).matchEntireCell(true);
  const cell = finder.findNext();
  if (!cell) return false;
  cell
    .offset(0, 1)
    .setValue(packed)
    .setBackground(packed ? '#d9ead3' : null);
  return true;
};
