function countWithLock(times) {
  for (let time = 0; time < times; time += 1) {
    const lock = LockService.getUserLock();
    lock.waitLock(30000);
    try {
      increment_();
    } finally {
      lock.releaseLock();
    }
  }
}

function countWithoutLock(times) {
  for (let time = 0; time < times; time += 1) increment_();
}

function increment_() {
  const properties = PropertiesService.getUserProperties();
  properties.setProperty('count', String(Number(properties.getProperty('count')) + 1));
}

function readEverything() {
  return SpreadsheetApp.getActiveSheet().getDataRange().getValues().length;
}

function writeCells(rows, columns) {
  const values = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
  SpreadsheetApp.getActive().getSheets()[0].getRange(1, 1, rows, columns).setValues(values);
}

function readCells(rows, columns) {
  return SpreadsheetApp.getActive().getSheets()[0].getRange(1, 1, rows, columns).getValues().length;
}
