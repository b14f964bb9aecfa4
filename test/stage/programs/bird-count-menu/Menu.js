/**
 * Adds the menu: works before anyone has allowed anything.
 * @param {{ authMode: unknown }} e
 */
function onOpen(e) {
  const menu = SpreadsheetApp.getUi().createAddonMenu();
  menu.addItem('Count birds', 'countBirds');
  if (!e || e.authMode !== ScriptApp.AuthMode.NONE) {
    const last = PropertiesService.getDocumentProperties().getProperty('lastCount');
    if (last) menu.addItem('Forget the count of ' + last, 'forget');
  }
  menu.addItem('Enter a sighting', 'showForm').addToUi();
}

function onInstall(e) {
  onOpen(e);
}

function countBirds() {
  const ui = SpreadsheetApp.getUi();
  const totals = totalsBySpecies_();
  const lines = Object.keys(totals)
    .sort()
    .map((name) => `${name}: ${totals[name]}`);
  const answer = ui.alert('Birds', `${lines.join('\n')}\n\nWrite this down?`, ui.ButtonSet.YES_NO);
  if (answer !== ui.Button.YES) return;
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = book.getSheetByName('Totals') || book.insertSheet('Totals');
  const rows = Object.keys(totals)
    .sort()
    .map((name) => [name, totals[name]]);
  sheet.getRange(1, 1, rows.length + 1, 2).setValues([['Species', 'Count'], ...rows]);
  sheet.setFrozenRows(1);
  sheet.getRange('A1:B1').setFontWeight('bold');
  const today = Utilities.formatDate(new Date(), book.getSpreadsheetTimeZone(), 'yyyy-MM-dd');
  PropertiesService.getDocumentProperties().setProperty('lastCount', today);
}

function forget() {
  PropertiesService.getDocumentProperties().deleteProperty('lastCount');
}

function totalsBySpecies_() {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName('Sightings');
  const [, ...rows] = sheet.getDataRange().getValues();
  return rows.reduce((totals, [, name, count]) => {
    totals[name] = (totals[name] || 0) + count;
    return totals;
  }, {});
}
