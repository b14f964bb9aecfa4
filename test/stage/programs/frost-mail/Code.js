const HANDLER = 'warnOfFrost';

function startWarnings() {
  const book = SpreadsheetApp.getActive();
  ScriptApp.getUserTriggers(book)
    .filter((trigger) => trigger.getHandlerFunction() === HANDLER)
    .forEach((trigger) => ScriptApp.deleteTrigger(trigger));
  ScriptApp.newTrigger(HANDLER)
    .timeBased()
    .everyDays(1)
    .atHour(18)
    .inTimezone(book.getSpreadsheetTimeZone())
    .create();
}

/** Mails the coldest of the last readings, once a cold spell. */
function warnOfFrost() {
  const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL);
  if (info.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED) {
    console.warn('Not authorized any more');
    return;
  }
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
  const nights = sheet.getRange(2, 1, sheet.getLastRow() - 1, 2).getValues();
  const [day, coldest] = nights[nights.length - 1];
  const cache = CacheService.getUserCache();
  if (coldest > 0 || cache.get('warned')) return;
  MailApp.sendEmail({
    to: Session.getEffectiveUser().getEmail(),
    subject: Utilities.formatString('Frost: %.1f °C', coldest),
    body:
      'Night of ' +
      Utilities.formatDate(day, SpreadsheetApp.getActive().getSpreadsheetTimeZone(), 'yyyy-MM-dd'),
  });
  cache.put('warned', 'yes', 6 * 60 * 60);
}
