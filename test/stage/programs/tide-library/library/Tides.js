// A library of the kind that is shared by its script id: a table of harbours, and a page of its own.

var version = '1.2';
var calls = 0;
const HARBOURS = { lisbon: 2.1, oban: 3.4 };

function heightOf(harbour) {
  calls += 1;
  return rounded_(HARBOURS[harbour.toLowerCase()] || 0) + offset_();
}

function rounded_(height) {
  return Math.round(height * 10) / 10;
}

function createTable(name) {
  return new Table_(name);
}

function pageOf(harbour) {
  const template = HtmlService.createTemplateFromFile('tide');
  template.height = heightOf(harbour);
  return template.evaluate().getContent();
}
