/** Ranges, sheets, cells and dates, tried on a sheet that is gone afterwards. */
function sheetProbes_(sheet) {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  return {
    ...rangeProbes_(sheet),
    ...tabProbes_(book),
    ...cellProbes_(sheet),
    ...ruleProbes_(sheet),
    ...dateProbes_(book, sheet),
  };
}

function rangeProbes_(sheet) {
  return {
    'range.zero': () => sheet.getRange(0, 1),
    'range.no-rows': () => sheet.getRange(1, 1, 0, 1),
    'range.outside': () => sheet.getRange(1, 1, sheet.getMaxRows() + 1, 1).getNumRows(),
    'range.writes-outside': () => {
      const below = sheet.getMaxRows() + 1;
      sheet.getRange(below, 1).setValue('below');
      return sheet.getMaxRows() - below;
    },
    'range.rubbish': () => sheet.getRange('x y'),
    'range.fraction': () => sheet.getRange(1.5, 1.2).getA1Notation(),
    'range.columns': () => sheet.getRange('B:D').getA1Notation(),
  };
}

function tabProbes_(book) {
  const tried = (name, look) => {
    const sheet = book.insertSheet(name);
    try {
      return look(sheet);
    } finally {
      book.deleteSheet(sheet);
    }
  };
  return {
    'tab.size': () =>
      tried('self-check size', (sheet) => [
        sheet.getMaxRows(),
        sheet.getMaxColumns(),
        sheet.getLastRow(),
        sheet.getDataRange().getA1Notation(),
      ]),
    'tab.same-name': () => book.insertSheet(WORK_SHEET),
    'tab.long-name': () => tried('x'.repeat(101), (sheet) => sheet.getName().length),
    'tab.unknown-id': () => book.getSheetById(123456789),
    'tab.activate-hidden': () =>
      tried('self-check hidden', (sheet) => {
        sheet.hideSheet();
        book.setActiveSheet(sheet);
        return sheet.isSheetHidden();
      }),
  };
}

const TYPED = [
  '7,5',
  "'007",
  '25%',
  'TRUE',
  '=1/0',
  '12:30',
  '3:45 PM',
  '1961-01-31',
  '31/1/1961',
  '$5.50',
  '1E3',
  '-',
];

function cellProbes_(sheet) {
  return {
    'cells.typed': () => {
      const area = sheet.getRange(1, 1, TYPED.length, 1);
      area.setValues(TYPED.map((text) => [text]));
      SpreadsheetApp.flush();
      const column = (rows) => rows.map(([cell]) => cell);
      return { values: column(area.getValues()), shown: column(area.getDisplayValues()) };
    },
    'cells.format': () => sheet.getRange('A1:B1').getNumberFormats()[0],
    'cells.number-error': () => {
      sheet.getRange('B1').setValue(Number.NaN);
      return sheet.getRange('B1').getValue();
    },
    'cells.date-error': () => sheet.getRange('B2').setValue(new Date('rubbish')).getValue(),
    'cells.made-automatic': () =>
      sheet.getRange('B3').setNumberFormat('0.0').setNumberFormat('general').getNumberFormat(),
    'cells.append': () => {
      sheet.appendRow(['appended']);
      return sheet.getLastRow();
    },
  };
}

/** What lies over cells. */
function ruleProbes_(sheet) {
  return {
    'rule.editors-of-protection': () => {
      const protection = sheet.getRange('F3').protect();
      const listed = protection.getEditors().length;
      protection.remove();
      return listed;
    },
  };
}

const ZONES = ['Europe/Madrid', 'America/New_York', 'Australia/Sydney', 'Asia/Tokyo'];
const DATES = [
  '1850-05-01',
  '1880-05-01',
  '1899-12-30 09:30',
  '1900-03-01',
  '1905-05-01',
  '1961-01-31',
  '2026-03-29 02:30',
];

/** Whether cells and formatDate count old dates by one engine: the text a cell shows beside ours. */
function dateProbes_(book, sheet) {
  const inZone = (zone) => () => {
    const before = book.getSpreadsheetTimeZone();
    book.setSpreadsheetTimeZone(zone);
    try {
      return datesIn_(zone, sheet.getRange(1, 3, DATES.length, 1));
    } finally {
      book.setSpreadsheetTimeZone(before);
    }
  };
  return {
    ...Object.fromEntries(ZONES.map((zone) => [`dates.${zone}`, inZone(zone)])),
    'dates.unknown-zone': () => Utilities.formatDate(new Date(0), 'Mars/Base', 'Z'),
  };
}

function datesIn_(zone, area) {
  area.setNumberFormat('yyyy-mm-dd hh:mm').setValues(DATES.map((text) => [text]));
  SpreadsheetApp.flush();
  const shown = area.getDisplayValues();
  return area.getValues().map(([value], index) => {
    const isDate = Object.prototype.toString.call(value) === '[object Date]';
    const ours = isDate ? Utilities.formatDate(value, zone, 'yyyy-MM-dd HH:mm:ss Z') : null;
    return [shown[index][0], isDate ? value.getTime() : String(value), ours];
  });
}
