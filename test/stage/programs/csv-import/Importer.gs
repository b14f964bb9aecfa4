var App = App || {};

App.Importer = (function () {
  function rowsFrom(response) {
    var type = response.getHeaders()['Content-Type'] || '';
    var text = response.getContentText();
    if (type.indexOf('json') === -1) return Utilities.parseCsv(text);
    var items = JSON.parse(text);
    var heads = Object.keys(items[0]);
    return [heads].concat(items.map(function (item) {
      return heads.map(function (head) { return item[head]; });
    }));
  }

  function tab(name) {
    var ss = SpreadsheetApp.getActiveSpreadsheet();
    return ss.getSheetByName(name) || ss.insertSheet(name, ss.getNumSheets());
  }

  return {
    run: function (settings) {
      var response = UrlFetchApp.fetch(settings.url, { muteHttpExceptions: true });
      if (response.getResponseCode() !== 200)
        throw new Error('The server said ' + response.getResponseCode());
      var rows = rowsFrom(response);
      var sheet = tab(settings.target);
      if (sheet.getFilter()) sheet.getFilter().remove();
      sheet.clear().clearNotes();
      sheet.getBandings().forEach(function (banding) { banding.remove(); });
      var range = sheet.getRange(1, 1, rows.length, rows[0].length);
      range.setValues(rows).createFilter();
      range.applyRowBanding(SpreadsheetApp.BandingTheme.LIGHT_GREY, true, false);
      sheet.setFrozenRows(1);
      sheet.getRange('1:1').setFontWeight('bold').setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP);
      sheet.autoResizeColumns(1, rows[0].length);
      sheet.getRange(1, rows[0].length + 2, 1, 2)
        .setFormulas([['=COUNTA(A2:A)', '=A1&" and more"']])
        .setNote('Written by the import');
      SpreadsheetApp.getActiveSpreadsheet().setNamedRange('Imported', range);
      return rows.length - 1;
    },
  };
})();
