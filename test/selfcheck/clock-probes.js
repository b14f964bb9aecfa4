// Step 3: a run that nobody watches. It keeps its answers and removes its trigger.

function startEachMinute_() {
  return typeof clock_().everyMinutes(1).create().getUniqueId();
}

/** What an add-on may have. */
function startEachHour_() {
  return typeof clock_().everyHours(1).create().getUniqueId();
}

function tick(event) {
  const answers = {};
  for (const [id, ask] of Object.entries(tickProbes_(event))) answers[id] = answerOf_(ask);
  for (const trigger of ScriptApp.getProjectTriggers())
    if (trigger.getHandlerFunction() === HANDLER) ScriptApp.deleteTrigger(trigger);
  // Where there is no spreadsheet, Google's own log is the only place.
  if (answers['tick.spreadsheet'].value !== 'string') console.log(JSON.stringify(answers));
  else keepAnswers_('clock', answers);
}

function tickProbes_(event) {
  const book = () => SpreadsheetApp.getActiveSpreadsheet();
  return {
    'tick.event': () => [Object.keys(event ?? {}).sort(), String(event?.authMode), event?.timezone],
    'tick.spreadsheet': () => (book() === null ? null : typeof book().getId()),
    'tick.active-sheet': () => book().getActiveSheet().getIndex(),
    'tick.reads': () => typeof book().getSheets()[0].getDataRange().getValues()[0][0],
    'tick.writes': () => book().getSheets()[0].getRange('A1').setValue('tick').getValue(),
    'tick.window': () => String(SpreadsheetApp.getUi()),
    'tick.document-properties': () => PropertiesService.getDocumentProperties() !== null,
    'tick.document-lock': () => LockService.getDocumentLock() !== null,
    'tick.own-trigger': () =>
      ScriptApp.getUserTriggers(book()).map((one) => one.getUniqueId() === event?.triggerUid),
    'tick.locale': () => Session.getActiveUserLocale(),
    'tick.consent': () =>
      String(ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL).getAuthorizationStatus()),
  };
}
