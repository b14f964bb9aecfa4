/** @OnlyCurrentDoc */
function onOpen(e) {
  SpreadsheetApp.getUi().createAddonMenu()
    .addItem('Import now', 'importNow')
    .addItem('Settings', 'showSettings')
    .addToUi();
}

function importNow() {
  var lock = LockService.getDocumentLock();
  if (!lock.tryLock(5000)) {
    SpreadsheetApp.getUi().alert('Another import is running.');
    return 0;
  }
  try {
    var count = App.Importer.run(App.Config.read());
    CacheService.getUserCache().put('last', String(count), 600);
    SpreadsheetApp.getActiveSpreadsheet().toast(count + ' rows', 'Import');
    return count;
  } catch (error) {
    console.error('Import failed: %s', error.message);
    throw error;
  } finally {
    lock.releaseLock();
  }
}

function showSettings() {
  var template = HtmlService.createTemplateFromFile('ui/settings');
  template.settings = App.Config.read();
  var page = template.evaluate().setTitle('Import').setWidth(300);
  SpreadsheetApp.getUi().showSidebar(page);
}

function include(name) {
  return HtmlService.createHtmlOutputFromFile(name).getContent();
}

function saveSettings(form) {
  var settings = App.Config.read();
  settings.url = form.url.trim();
  settings.target = form.target || settings.target;
  settings.every = Number(form.every);
  App.Config.write(settings);
  ScriptApp.getProjectTriggers()
    .filter(function (trigger) { return trigger.getHandlerFunction() === 'App.importQuietly'; })
    .forEach(function (trigger) { ScriptApp.deleteTrigger(trigger); });
  ScriptApp.newTrigger('App.importQuietly').timeBased().everyHours(settings.every).create();
  return settings;
}

App.importQuietly = function () {
  App.Importer.run(App.Config.read());
};
