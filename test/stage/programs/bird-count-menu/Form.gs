function showForm() {
  const page = HtmlService.createHtmlOutputFromFile('form').setTitle('Enter a sighting');
  SpreadsheetApp.getUi().showSidebar(page);
}

/** Called by the page. */
function addSighting(sighting) {
  if (!sighting.species) throw new Error('Say which species');
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName('Sightings');
  sheet.appendRow([new Date(), sighting.species, Number(sighting.count)]);
  return { row: sheet.getLastRow() };
}
