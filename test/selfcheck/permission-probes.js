/** Triggers, consent, and who is asking. */
function permissionProbes_() {
  return { ...triggerProbes_(), ...consentProbes_(), ...placeProbes_() };
}

const HANDLER = 'tick';

function clock_() {
  return ScriptApp.newTrigger(HANDLER).timeBased();
}

/** Makes triggers and removes them again, whatever happens. */
function made_(...makers) {
  const triggers = [];
  try {
    for (const make of makers) triggers.push(make());
    return `${triggers.length} made`;
  } finally {
    for (const trigger of triggers) ScriptApp.deleteTrigger(trigger);
  }
}

function triggerProbes_() {
  const book = () => SpreadsheetApp.getActiveSpreadsheet();
  const counts = () => [
    ScriptApp.getUserTriggers(book()).length,
    ScriptApp.getProjectTriggers().length,
  ];
  return {
    'trigger.life': () => {
      const before = counts();
      const trigger = clock_().everyHours(1).create();
      const during = counts();
      const seen = [
        String(trigger.getEventType()),
        String(trigger.getTriggerSource()),
        trigger.getTriggerSourceId(),
        typeof trigger.getUniqueId(),
      ];
      ScriptApp.deleteTrigger(trigger);
      return { before, during, seen, after: counts() };
    },
    'trigger.two-an-hour': () =>
      made_(
        () => clock_().everyHours(1).create(),
        () => clock_().everyHours(2).create(),
      ),
    'trigger.twenty-one': () =>
      made_(...Array.from({ length: 21 }, () => () => clock_().everyHours(1).create())),
    'trigger.each-minute': () => made_(() => clock_().everyMinutes(1).create()),
    'trigger.each-five-hours': () => made_(() => clock_().everyHours(5).create()),
    'trigger.unknown-function': () =>
      made_(() => ScriptApp.newTrigger('noSuchFunction').timeBased().everyHours(1).create()),
  };
}

function consentProbes_() {
  const { FULL } = ScriptApp.AuthMode;
  const drive = ['https://www.googleapis.com/auth/drive'];
  const network = ['https://www.googleapis.com/auth/script.external_request'];
  const status = (scopes) =>
    String(ScriptApp.getAuthorizationInfo(FULL, scopes).getAuthorizationStatus());
  return {
    'consent.info': () => {
      const info = ScriptApp.getAuthorizationInfo(FULL);
      return [
        String(info.getAuthorizationStatus()),
        info.getAuthorizationUrl() === null,
        info.getAuthorizedScopes(),
      ];
    },
    'consent.one-scope': () => status(network),
    'consent.stray-scope': () => status(drive),
    'consent.require-all': () => ScriptApp.requireAllScopes(FULL),
    'consent.require-given': () => ScriptApp.requireScopes(FULL, network),
    'consent.require-stray': () => ScriptApp.requireScopes(FULL, drive),
    'consent.open-by-id': () =>
      SpreadsheetApp.openById(SpreadsheetApp.getActiveSpreadsheet().getId()).getName().length > 0,
    'consent.own-address': () => typeof Session.getActiveUser().getEmail(),
    'consent.mail': () => MailApp.getRemainingDailyQuota() > 0,
  };
}

function placeProbes_() {
  const book = () => SpreadsheetApp.getActiveSpreadsheet();
  return {
    'place.installed': () => String(ScriptApp.getInstallationSource()),
    'place.locales': () => [Session.getActiveUserLocale(), book().getSpreadsheetLocale()],
    'place.zone': () => book().getSpreadsheetTimeZone(),
  };
}
