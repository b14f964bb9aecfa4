import type { Fact } from './fact.ts';

const hex = (call: string) =>
  `${call}.map((byte) => (byte & 255).toString(16).padStart(2, '0')).join('')`;

/** Services beside the spreadsheet: digests, pages, dates, and what is active. */
export const SERVICE_FACTS: readonly Fact[] = [
  // Without a charset text is US-ASCII, in which é is a question mark.
  // Names the types call deprecated: Google's pages list them, and older scripts call them.
  ['Utilities.jsonParse', "Utilities.jsonParse('[1]')", [1], 'docs'],
  ['Utilities.jsonStringify', 'Utilities.jsonStringify({ a: 1 })', '{"a":1}', 'docs'],
  ['Session.getTimeZone', 'Session.getTimeZone() === Session.getScriptTimeZone()', true, 'docs'],
  ['User.getUserLoginId', 'Session.getActiveUser().getUserLoginId()', 'owner@example.com', 'docs'],
  [
    'Blob.getAllBlobs',
    "Utilities.newBlob('a').getAllBlobs().map((blob) => blob.getDataAsString())",
    ['a'],
    'docs',
  ],
  [
    'ScriptApp.getProjectKey',
    'fails(() => ScriptApp.getProjectKey())',
    'ScriptApp.getProjectKey is not emulated yet',
    'docs',
  ],
  // What a script asks to learn which editor it is bound to.
  ...['DocumentApp', 'FormApp', 'SlidesApp'].map(
    (name): Fact => [
      `${name}.getUi`,
      `fails(() => ${name}.getUi())`,
      `Cannot call ${name}.getUi() from this context.`,
      'wild',
    ],
  ),
  ['DocumentApp.getActiveDocument', 'DocumentApp.getActiveDocument()', null, 'wild'],
  ['FormApp.getActiveForm', 'FormApp.getActiveForm()', null, 'docs'],
  ['SlidesApp.getActivePresentation', 'SlidesApp.getActivePresentation()', null, 'docs'],
  [
    'Utilities.computeDigest',
    `${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, 'é')")} === ${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, '?')")}`,
    true,
    'live',
  ],
  [
    'Utilities.computeDigest',
    hex("Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, 'é', Utilities.Charset.UTF_8)"),
    '66ddcd97cfdeabb2f6fb8a999b4bc76f',
    'live',
  ],
  [
    'Utilities.computeDigest',
    `${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, 'café', Utilities.Charset.US_ASCII)")} === ${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, 'caf?')")}`,
    true,
    'live',
  ],
  [
    'Utilities.computeDigest',
    `${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_1, '🙂')")} === ${hex("Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_1, '?')")}`,
    true,
    'live',
  ],
  [
    'Utilities.computeDigest',
    hex("Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, 'abc')"),
    '900150983cd24fb0d6963f7d28e17f72',
    'docs',
  ],
  [
    'Utilities.computeHmacSha256Signature',
    "Utilities.computeHmacSha256Signature('café', '€🙂').slice(0, 4)",
    [-125, 73, -127, -128],
    'live',
  ],
  [
    'Utilities.computeHmacSha256Signature',
    "Utilities.computeHmacSha256Signature('café', '€🙂', Utilities.Charset.UTF_8).slice(0, 4)",
    [76, -16, 35, 99],
    'live',
  ],
  [
    'Utilities.computeHmacSha256Signature',
    "Utilities.computeHmacSha256Signature(Utilities.newBlob('café').getBytes(), Utilities.newBlob('€🙂').getBytes()).slice(0, 4)",
    [76, -16, 35, 99],
    'live',
  ],
  [
    'Utilities.computeHmacSignature',
    "Utilities.computeHmacSignature(Utilities.MacAlgorithm.HMAC_MD5, 'é', 'k').join() === Utilities.computeHmacSignature(Utilities.MacAlgorithm.HMAC_MD5, '?', 'k').join()",
    true,
    'live',
  ],
  ['Utilities.base64Encode', "Utilities.base64Encode('é')", 'w6k=', 'docs'],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12)), 'EST', 'HH')",
    '07',
    'memory',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12)), 'MST', 'HH')",
    '05',
    'memory',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12)), 'HST', 'HH')",
    '02',
    'memory',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12)), 'America/New_York', 'HH')",
    '08',
    'docs',
  ],
  // pages
  [
    'HtmlOutput.getContent',
    "HtmlService.createHtmlOutputFromFile('Slashes').getContent().includes('https:')",
    true,
    'live',
  ],
  [
    'HtmlOutput.getContent',
    "HtmlService.createHtmlOutputFromFile('Slashes').getContent().includes('//')",
    false,
    'live',
  ],
  [
    'HtmlTemplate.getRawContent',
    "HtmlService.createTemplateFromFile('Slashes').getRawContent().includes('//')",
    true,
    'live',
  ],
  [
    'HtmlOutput.getContent',
    "HtmlService.createHtmlOutput('<script>`//`</script>').getContent().includes('//')",
    true,
    'live',
  ],
  // what is active, and how it is calculated
  [
    'SpreadsheetApp.setActiveSpreadsheet',
    "app.setActiveSpreadsheet(app.openById('other')), app.getActiveSpreadsheet().getId()",
    'other',
    'live',
  ],
  [
    'SpreadsheetApp.setActiveSpreadsheet',
    "app.setActiveSpreadsheet(app.openById('other')), app.getActiveSheet().getName()",
    'Elsewhere',
    'live',
  ],
  [
    'Spreadsheet.getRecalculationInterval',
    'String(ss.getRecalculationInterval())',
    'ON_CHANGE',
    'live',
  ],
  [
    'Spreadsheet.setRecalculationInterval',
    "const later = app.openById('other'); later.setRecalculationInterval(app.RecalculationInterval.HOUR); String(later.getRecalculationInterval())",
    'HOUR',
    'docs',
  ],
  [
    'Spreadsheet.setIterativeCalculationEnabled',
    "app.openById('other').setIterativeCalculationEnabled(true).isIterativeCalculationEnabled()",
    true,
    'docs',
  ],
  // text as it comes: a CSV file of Excel's begins with a byte-order mark, which scripts take off
  [
    'Blob.getDataAsString',
    'Utilities.newBlob([-17, -69, -65, 97]).getDataAsString()',
    '\ufeffa',
    'wild',
  ],
  [
    'Utilities.parseDate',
    "Utilities.parseDate('31/12/75', 'GMT', 'dd/MM/yy').getUTCFullYear()",
    1975,
    'docs',
  ],
  [
    'Utilities.parseDate',
    "Utilities.parseDate('31/12/45', 'GMT', 'dd/MM/yy').getUTCFullYear()",
    2045,
    'docs',
  ],
  ['Logger.log', "Logger.clear(), Logger.log('up 5%d'), Logger.getLog()", 'up 5%d\n', 'docs'],
  [
    'Logger.log of objects',
    "Logger.clear(), Logger.log({ key: 'value' }), Logger.log({ message: 'my log message', data: { key: 'value' } }), Logger.getLog()",
    '{key=value}\nmy log message\n',
    'docs',
  ],
  [
    'Logger.log of objects and numbers in a format',
    "Logger.clear(), Logger.log('%s %s', { name: 'Bob', age: 25 }, 25), Logger.getLog()",
    '{name=Bob, age=25.0} 25.0\n',
    'docs',
  ],
  [
    'Logger.log of numbers and arrays',
    'Logger.clear(), Logger.log(7.25), Logger.log(1600000000000), Logger.log([[1, -0.5], [0.0001, null]]), Logger.getLog()',
    '7.25\n1.6E12\n[[1.0, -0.5], [1.0E-4, null]]\n',
    'memory',
  ],
  ['Sheet.getTabColor', "sheet.setTabColor('red').getTabColor()", '#ff0000', 'memory'],
  ['Sheet.getTabColor', "sheet.setTabColor('ff0000').getTabColor()", '#ff0000', 'docs'],
  ['Sheet.getTabColor', 'sheet.setTabColor(null).getTabColor()', null, 'docs'],
  [
    'SpreadsheetApp.create',
    "(made => [made.getMaxRows(), made.getMaxColumns()])(app.create('Small', 5, 3).getSheets()[0])",
    [5, 3],
    'docs',
  ],
  // searching
  [
    'TextFinder.matchFormulaText',
    "a1.setFormula('=SUM(B1:B2)'), sheet.createTextFinder('sum(b1').matchFormulaText(true).findAll().length",
    1,
    'docs',
  ],
  [
    'TextFinder.matchFormulaText',
    "fill([['=SUM(B1:B2)'], ['sum of all']]), sheet.createTextFinder('sum').matchFormulaText(true).findAll().length",
    2,
    'docs',
  ],
  [
    'TextFinder.replaceAllWith',
    "fill([['=1+1'], [2]]), sheet.createTextFinder('2').replaceAllWith('3'), sheet.getRange('A1:A2').getFormulas().flat().concat(sheet.getRange('A1:A2').getDisplayValues().flat())",
    ['=1+1', '', '2', '3'],
    'memory',
  ],
  [
    'TextFinder.findPrevious',
    "fill([['a'], ['a']]), (finder => [finder.findPrevious(), finder.findNext().getA1Notation()])(sheet.createTextFinder('a'))",
    [null, 'A1'],
    'memory',
  ],
  [
    'TextFinder.ignoreDiacritics',
    "a1.setValue('Málaga'), sheet.createTextFinder('malaga').ignoreDiacritics(true).findAll().length",
    1,
    'docs',
  ],
  [
    'TextFinder.findNext',
    "a1.setValue('Málaga'), sheet.createTextFinder('malaga').findNext()",
    null,
    'docs',
  ],
  [
    'TextFinder.startFrom',
    "fill([['a'], ['a'], ['a']]), sheet.createTextFinder('a').startFrom(sheet.getRange('A2')).findNext().getA1Notation()",
    'A3',
    'docs',
  ],
  [
    'TextFinder.replaceAllWith',
    "fill([['a'], ['ba']]), sheet.createTextFinder('a').replaceAllWith('o')",
    2,
    'docs',
  ],
  [
    'Range.getValues',
    'fill([[\'=IMAGE("https://example.com/a.png")\', 7]]), all()[0][1]',
    7,
    'memory',
  ],
  // Kept and listed; nothing on the stage happens to a form.
  [
    'TriggerBuilder.forForm',
    "const made = ScriptApp.newTrigger('probeMenu').forForm('form-1').onFormSubmit().create(); const told = [String(made.getTriggerSource()), String(made.getEventType()), made.getTriggerSourceId(), ScriptApp.getProjectTriggers().length]; ScriptApp.deleteTrigger(made); told",
    ['FORMS', 'ON_FORM_SUBMIT', 'form-1', 1],
    'docs',
  ],
  [
    'TriggerBuilder.forDocument',
    "const made = ScriptApp.newTrigger('probeMenu').forDocument('doc-1').onOpen().create(); const told = [String(made.getTriggerSource()), String(made.getEventType()), made.getTriggerSourceId()]; ScriptApp.deleteTrigger(made); told",
    ['DOCUMENTS', 'ON_OPEN', 'doc-1'],
    'docs',
  ],
  [
    'TriggerBuilder.forUserCalendar',
    "const made = ScriptApp.newTrigger('probeMenu').forUserCalendar('ada@example.org').onEventUpdated().create(); const told = [String(made.getTriggerSource()), String(made.getEventType()), made.getTriggerSourceId()]; ScriptApp.deleteTrigger(made); told",
    ['CALENDAR', 'ON_EVENT_UPDATED', 'ada@example.org'],
    'docs',
  ],
];
