// Who changed what and when, and a welcome to whoever signs up by the form.
var WATCHED = 'Visitors';
var STATUS_COLUMN = 3;

function onEdit(e) {
  var range = e.range;
  var sheet = range.getSheet();
  if (sheet.getName() !== WATCHED || range.getRow() === 1) return;
  if (range.getColumn() !== STATUS_COLUMN) return;
  range.offset(0, 1).setValue(new Date()).setNumberFormat('dd.MM.yyyy HH:mm');
  range.setNote('was: ' + (e.oldValue || 'empty'));
  if (e.value === 'done') sheet.getRange(range.getRow(), 1, 1, STATUS_COLUMN).setFontLine('line-through');
}

function onSelectionChange(e) {
  e.range.getSheet().getRange('F1').setValue(e.range.getA1Notation());
}

function install() {
  var ss = SpreadsheetApp.getActive();
  ScriptApp.newTrigger('onNewVisitor').forSpreadsheet(ss).onFormSubmit().create();
  ScriptApp.newTrigger('onStructure').forSpreadsheet(ss).onChange().create();
}

function onNewVisitor(e) {
  var name = e.namedValues.Name[0];
  MailApp.sendEmail({ to: e.namedValues['E-mail'][0], subject: 'Welcome, ' + name, body: e.values.join(' | ') });
  e.range.offset(0, e.range.getNumColumns(), 1, 1).setValue('welcomed');
}

function onStructure(e) {
  if (e.changeType === 'INSERT_GRID') console.log('A new tab: ' + e.source.getSheets().length + ' now');
}
