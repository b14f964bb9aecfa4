/** @OnlyCurrentDoc */
// The self-check asks Google what the stage only assumes. README.md says how it is run.

/** What the present mode permits is told by letters in the menu's caption: every mode permits that. */
function onOpen(event) {
  const mode = String(event?.authMode);
  const permitted = Object.keys(OPENING_PROBES).filter((letter) => isPermitted_(letter));
  const told = `opened in ${mode}, permitted ${permitted.join('') || 'nothing'}`;
  keepOpening_(told);
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem('1 Ask about cells, storage, triggers and the network', 'askPlatform')
    .addItem('2 Ask the page', 'askPage')
    .addItem('3 Ask the clock', 'askClock')
    .addItem('4 Show all answers', 'showAnswers')
    .addItem(told, 'showAnswers')
    .addToUi();
}

function onInstall(event) {
  onOpen(event);
}

const OPENING_PROBES = {
  P: () => PropertiesService.getDocumentProperties().getKeys(),
  U: () => PropertiesService.getUserProperties().getKeys(),
  L: () => LockService.getUserLock().tryLock(0),
  S: () => SpreadsheetApp.getActiveSpreadsheet().getId(),
  R: () => SpreadsheetApp.getActiveSheet().getDataRange().getValues(),
  N: () => Session.getActiveUserLocale(),
  E: () => Session.getActiveUser().getEmail(),
  F: () => UrlFetchApp.fetch('https://www.google.com/generate_204'),
  T: () => ScriptApp.getProjectTriggers(),
  A: () => ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL).getAuthorizationStatus(),
  I: () => ScriptApp.getScriptId(),
  O: () => ScriptApp.getInstallationSource(),
  H: () => HtmlService.createHtmlOutputFromFile('page').getContent(),
  Z: () => Utilities.formatDate(new Date(0), 'Etc/UTC', 'yyyy'),
};

function isPermitted_(letter) {
  try {
    OPENING_PROBES[letter]();
    return true;
  } catch {
    return false;
  }
}

/** Where the mode lets us; where it does not, the last step asks the person for the caption. */
function keepOpening_(told) {
  try {
    PropertiesService.getDocumentProperties().setProperty(OPENING, told);
  } catch {
    // In NONE nothing may be stored, and that is one of the answers.
  }
}

// ---------------------------------------------------------------- the four steps

function askPlatform() {
  done_({ ...askAll_(), ...ask_(windowProbes_()) }, 'Go on with 2.');
}

function askAll_() {
  const sheet = workSheet_();
  const answers = {
    ...ask_(languageProbes_()),
    ...ask_(sheetProbes_(sheet)),
    ...ask_(storageProbes_()),
    ...ask_(permissionProbes_()),
    ...ask_(networkProbes_()),
  };
  SpreadsheetApp.getActiveSpreadsheet().deleteSheet(sheet);
  return answers;
}

function ask_(probes) {
  const answers = {};
  for (const [id, ask] of Object.entries(probes)) answers[id] = answerOf_(ask);
  keepAnswers_('menu', answers);
  return answers;
}

function askPage() {
  const page = HtmlService.createHtmlOutputFromFile('page').setTitle('Self-check');
  SpreadsheetApp.getUi().showSidebar(page);
}

function askClock() {
  const answers = { 'clock.every-minute': answerOf_(startEachMinute_) };
  if (answers['clock.every-minute'].error) answers['clock.every-hour'] = answerOf_(startEachHour_);
  keepAnswers_('menu', answers);
  const wait = answers['clock.every-hour'] ? 'an hour' : 'a minute';
  done_(answers, `Wait ${wait}: a run comes and removes its trigger. Then go on with 4.`);
}

function done_(answers, next) {
  const count = Object.keys(answers).length;
  SpreadsheetApp.getUi().alert('Self-check', `Answers kept: ${count}. ${next}`, buttons_().OK);
}

function buttons_() {
  return SpreadsheetApp.getUi().ButtonSet;
}
