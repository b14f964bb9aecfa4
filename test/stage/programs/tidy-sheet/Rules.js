function markEmpty() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const rule = SpreadsheetApp.newConditionalFormatRule()
    .whenCellEmpty()
    .setBackground('#FCE8B2')
    .setRanges([sheet.getDataRange()])
    .build();
  const rules = sheet.getConditionalFormatRules();
  rules.push(rule);
  sheet.setConditionalFormatRules(rules);
}

function protectHeader() {
  const sheet = SpreadsheetApp.getActiveSheet();
  sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE)
    .filter((one) => one.getDescription() === 'Header')
    .forEach((one) => one.remove());
  const protection = sheet.getRange('1:1').protect().setDescription('Header');
  const me = Session.getEffectiveUser();
  protection.addEditor(me);
  protection.removeEditors(protection.getEditors().filter((user) => user.getEmail() !== me.getEmail()));
  if (protection.canDomainEdit()) protection.setDomainEdit(false);
}

/** A month of days across weeks, as planners draw it. */
function newMonth() {
  const ui = SpreadsheetApp.getUi();
  const answer = ui.prompt('Month', 'Which month? (yyyy-mm)', ui.ButtonSet.OK_CANCEL);
  if (answer.getSelectedButton() !== ui.Button.OK) return;
  const [year, month] = answer.getResponseText().split('-').map(Number);
  const ss = SpreadsheetApp.getActive();
  const sheet = ss.insertSheet(`${year}-${month}`, 0);
  const first = new Date(year, month - 1, 1);
  const count = new Date(year, month, 0).getDate();
  const weeks = Math.ceil((((first.getDay() + 6) % 7) + count) / 7);
  const cells = Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const number = week * 7 + day - ((first.getDay() + 6) % 7) + 1;
      return number < 1 || number > count ? '' : new Date(year, month - 1, number);
    }));
  sheet.getRange(1, 1, 1, 7).merge().setValue('Plan for ' + Utilities.formatDate(first, ss.getSpreadsheetTimeZone(), 'MMMM yyyy'))
    .setHorizontalAlignment('center').setFontSize(14);
  sheet.getRange(2, 1, 1, 7).setValues([['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']]).setFontWeight('bold');
  sheet.getRange(3, 1, weeks, 7).setValues(cells).setNumberFormat('d')
    .setBorder(true, true, true, true, true, true, '#999999', SpreadsheetApp.BorderStyle.SOLID)
    .setVerticalAlignment('top');
  sheet.setColumnWidths(1, 7, 90).setRowHeights(3, weeks, 60);
  sheet.getRange(3, 6, weeks, 2).setBackground('#eeeeee');
  sheet.getRange('I1').setFormula('=COUNT(A3:G8)');
  const list = SpreadsheetApp.newDataValidation().requireValueInList(['free', 'busy'], true).setAllowInvalid(false).build();
  sheet.getRange('I2').setDataValidation(list).setValue('free');
  ss.setActiveSheet(sheet).setActiveRange(sheet.getRange('A3'));
}
