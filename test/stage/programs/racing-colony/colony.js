// Counters of a gull colony who all write into one list, without agreeing who goes first.

function note(who, times) {
  const properties = PropertiesService.getScriptProperties();
  for (let time = 0; time < times; time += 1) {
    const list = properties.getProperty('list') || '';
    if (Math.random() < 0.3) Utilities.sleep(Math.floor(Math.random() * 40));
    properties.setProperty('list', list + who);
  }
  return Utilities.getUuid();
}

function report(who) {
  const lock = LockService.getScriptLock();
  const held = lock.tryLock(20);
  const answer = UrlFetchApp.fetch('https://harbour.example/' + who).getContentText();
  if (held) Utilities.sleep(15);
  note(who, 3);
  return [held, answer];
}

function total() {
  return PropertiesService.getScriptProperties().getProperty('list');
}
