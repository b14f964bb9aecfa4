const ANSWERS_SHEET = 'self-check answers';
const WORK_SHEET = 'self-check work';
const UNDO_SHEET = 'self-check undo';
const OPENING = 'self-check opening';

/** What one probe gives or throws, as plain JSON, and how long it took. */
function answerOf_(ask) {
  const began = Date.now();
  const asked = () => Date.now() - began;
  try {
    const value = plain_(ask());
    return { value, ms: asked() };
  } catch (error) {
    return { error: errorOf_(error), ms: asked() };
  }
}

function errorOf_(error) {
  const message = String(error?.message ?? error).slice(0, 300);
  return { name: String(error?.name), message, isError: error instanceof Error };
}

function plain_(value) {
  if (value === undefined) return 'undefined';
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  const nature = Object.prototype.toString.call(value);
  if (nature === '[object Date]') return `Date ${value.getTime()}`;
  if (Array.isArray(value)) return value.map(plain_);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (nature !== '[object Object]' || !isPlain) return `<${String(value).slice(0, 80)}>`;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain_(inner)]));
}

/** An empty sheet to try things on; it is gone when the step is over. */
function workSheet_() {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const left = book.getSheetByName(WORK_SHEET);
  if (left) book.deleteSheet(left);
  return book.insertSheet(WORK_SHEET);
}

/** A row an answer, as text: where it was asked, its name, what came. */
function keepAnswers_(where, answers) {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = book.getSheetByName(ANSWERS_SHEET) ?? book.insertSheet(ANSWERS_SHEET);
  const rows = Object.entries(answers).map(([id, answer]) => [where, id, JSON.stringify(answer)]);
  if (rows.length === 0) return;
  const area = sheet.getRange(sheet.getLastRow() + 1, 1, rows.length, 3);
  area.setNumberFormat('@').setValues(rows);
}

/** The last answer to each probe, by where it was asked and its name. */
function keptAnswers_() {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(ANSWERS_SHEET);
  const rows = sheet && sheet.getLastRow() > 0 ? sheet.getDataRange().getValues() : [];
  return Object.fromEntries(
    rows.map(([where, id, answer]) => [id, { where, ...JSON.parse(answer) }]),
  );
}

// ---------------------------------------------------------------- step 4

function showAnswers() {
  const page = HtmlService.createHtmlOutputFromFile('answers').setTitle('Self-check');
  SpreadsheetApp.getUi().showSidebar(page);
}

/** Called by the page of step 4. */
function allAnswers() {
  return {
    recorded: new Date().toISOString(),
    installed: String(ScriptApp.getInstallationSource()),
    locale: Session.getActiveUserLocale(),
    opening: keptOpening(),
    answers: keptAnswers_(),
  };
}

/** The caption that `onOpen` made; null where nothing could be kept. */
function keptOpening() {
  return PropertiesService.getDocumentProperties().getProperty(OPENING);
}
