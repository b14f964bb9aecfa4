const HANDLER = 'warnOfFrost';

function startWarnings() {
  const book = SpreadsheetApp.getActive();
  ScriptApp.getUserTriggers(book)
    .filter((trigger) => trigger.getHandlerFunction() === HANDLER)
    .forEach((trigger) => ScriptApp.deleteTrigger(trigger));
  ScriptApp.newTrigger(HANDLER)
    .timeBased()
    .everyHours(1)
    .create();
}

/** Mails the coldest of the last readings, once a night. */
function warnOfFrost() {
  const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL);
  if (info.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED) {
    console.warn('Not authorized any more');
    return;
  }
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
  const nights = sheet.getRange(2, 1, sheet.getLastRow() - 1, 2).getValues();
  const [day, coldest] = nights[nights.length - 1];
  const seen = PropertiesService.getUserProperties();
  const night = Utilities.formatDate(day, SpreadsheetApp.getActive().getSpreadsheetTimeZone(), 'yyyy-MM-dd');
  if (coldest > 0 || seen.getProperty('warned') === night) return;
  MailApp.sendEmail({
    to: Session.getEffectiveUser().getEmail(),
    subject: `Frost: ${coldest.toFixed(1)} °C`,
    body: `Night of ${night}`,
  });
  seen.setProperty('warned', night);
}
