/** What waits for a person: one alert is shown, and they press OK. */
function windowProbes_() {
  return {
    'window.lock-over-alert': () => {
      const ui = SpreadsheetApp.getUi();
      const lock = LockService.getUserLock();
      const before = lock.tryLock(100);
      const button = ui.alert('Self-check', 'Press OK, please.', ui.ButtonSet.OK_CANCEL);
      const after = lock.hasLock();
      lock.releaseLock();
      return [before, after, String(button), button === ui.Button.OK];
    },
    'window.active-sheet': () => SpreadsheetApp.getActiveSheet().getIndex() > 0,
  };
}

// ---------------------------------------------------------------- what the page of step 2 calls

function keepPageAnswers(answers) {
  keepAnswers_('page', answers);
  return Object.keys(answers).length;
}

/** Made in a call of its own: making a sheet is a step that can be undone too. */
function readyUndo() {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = book.getSheetByName(UNDO_SHEET) ?? book.insertSheet(UNDO_SHEET);
  const area = sheet.getRange('A1:B1');
  area.setValues([['before', 'before']]);
  area.setNotes([['before', 'before']]);
  sheet.activate();
}

/** What a mend of Almanac does: one setValues and one setNotes, in one call. */
function writeForUndo() {
  const area = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(UNDO_SHEET).getRange('A1:B1');
  area.setValues([['after', 'after']]);
  area.setNotes([['after', 'after']]);
}

/** The values and notes that one Ctrl-Z left; `before` twice means that one step holds both. */
function leftByUndo() {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = book.getSheetByName(UNDO_SHEET);
  const area = sheet.getRange('A1:B1');
  const left = { values: area.getValues()[0], notes: area.getNotes()[0] };
  book.deleteSheet(sheet);
  return left;
}

function giveDate() {
  return { at: new Date(0) };
}

function giveUndefined() {
  return { a: undefined, b: [undefined], c: Number.NaN, d: Number.POSITIVE_INFINITY, e: -0 };
}

function giveNothing() {}

function giveError() {
  throw Object.assign(new Error('self-check'), { name: 'Named', extra: 1 });
}

function giveException() {
  return SpreadsheetApp.getActiveSheet().getRange(0, 0);
}

function giveBack(value) {
  return [typeof value, value];
}

/** No page may call it: its name ends in an underscore. */
function hidden_() {
  return 1;
}
