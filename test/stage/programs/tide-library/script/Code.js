const calls = 100;

function rounded_() {
  throw new Error('The library has its own');
}

function fillTable() {
  const rows = Tides.createTable('North').rows(['Oban', 'Lisbon']);
  SpreadsheetApp.getActiveSheet().getRange(1, 1, rows.length, 3).setValues(rows);
  return [Tides.version, Tides.calls, calls, typeof Tides.rounded_, typeof Tides.HARBOURS, Tides.greeting];
}

function showPage() {
  return Tides.pageOf('Oban');
}

function doGet(e) {
  if (e.parameter.page) return HtmlService.createHtmlOutput('<p>hello</p>').setTitle('Tides');
  if (e.parameter.nothing) return 7;
  return ContentService.createTextOutput(JSON.stringify(e)).setMimeType(ContentService.MimeType.JSON);
}

function doPost(e) {
  const { harbour } = JSON.parse(e.postData.contents);
  SpreadsheetApp.getActiveSheet().appendRow([harbour]);
  return ContentService.createTextOutput(`${harbour} ${e.postData.length} ${e.parameter.from}`);
}

function askForConsent() {
  return ScriptApp.newStateToken().withMethod('cameBack').withArgument('who', 'ada').withTimeout(60).createToken();
}

function cameBack(e) {
  return HtmlService.createHtmlOutput(`${e.parameter.who} has ${e.parameter.code}`);
}
