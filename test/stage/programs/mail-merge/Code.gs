// A mail merge as small offices keep it: one row a person, {{Header}} in the template.
const SENT = 'Sent';
const TEMPLATE_TAB = 'Template';

function onInstall(e) {
  onOpen(e);
}

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Mail merge')
    .addItem('Send mails', 'sendMails')
    .addSeparator()
    .addSubMenu(SpreadsheetApp.getUi().createMenu('Tools').addItem('Clear marks', 'clearMarks'))
    .addToUi();
}

function sendMails() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const template = readTemplate_();
  const range = sheet.getDataRange();
  const [heads, ...rows] = range.getDisplayValues();
  const sentColumn = heads.indexOf(SENT);
  if (sentColumn === -1) throw new Error('Add a column called ' + SENT);
  const marks = [];
  rows.forEach(function (row, index) {
    const person = heads.reduce((all, head, i) => ({ ...all, [head]: row[i] }), {});
    if (person[SENT] !== '') {
      marks.push([person[SENT]]);
      return;
    }
    if (MailApp.getRemainingDailyQuota() < 1) {
      marks.push(['']);
      return;
    }
    try {
      MailApp.sendEmail(person.Email, fill_(template.subject, person), fill_(template.body, person), {
        name: 'Field club',
        htmlBody: '<p>' + fill_(template.body, person) + '</p>',
      });
      marks.push([new Date()]);
    } catch (error) {
      marks.push([error.message]);
      sheet.getRange(index + 2, 1, 1, heads.length).setBackground('#f4cccc');
    }
  });
  const column = sheet.getRange(2, sentColumn + 1, marks.length, 1);
  column.setValues(marks).setNumberFormat('yyyy-MM-dd HH:mm');
  SpreadsheetApp.flush();
  SpreadsheetApp.getActive().toast(`${marks.filter(([mark]) => mark instanceof Date).length} sent`, 'Mail merge', 3);
}

function clearMarks() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const found = sheet.createTextFinder(SENT).matchEntireCell(true).findNext();
  const answer = Browser.msgBox('Clear marks', 'All of them?', Browser.Buttons.YES_NO);
  if (!found || answer !== 'yes') return;
  found.offset(1, 0, sheet.getLastRow() - 1).clearContent();
  sheet.getRangeList(['A2:A', 'B2:B', 'C2:C']).setBackground(null);
}

function readTemplate_() {
  const tab = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(TEMPLATE_TAB);
  return { subject: tab.getRange('A1').getValue(), body: tab.getRange('A2').getValue() };
}

function fill_(text, person) {
  return text.replace(/{{([^}]+)}}/g, (_, name) => person[name.trim()] || '');
}
