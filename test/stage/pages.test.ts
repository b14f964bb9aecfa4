import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Editor } from '../../src/stage/editor.ts';
import { gateFor } from './gate.ts';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
let editor: Editor;
const FILES = {
  'plain.html':
    '<!DOCTYPE html><script>const a = `https://kept.example`; const b = "https://kept.example"; // gone\nconst c = 1;</script>',
  'server.js': `function echo(value) { return value; }
function echoAll() { return Array.prototype.slice.call(arguments); }
function secret_() { return 1; }
function give(kind) {
  return { date: { a: new Date() }, nothing: undefined, holes: [undefined, 1], number: 1.5 }[kind];
}
function circle() { const a = {}; a.a = a; return a; }
function fail() { throw new Error('no luck'); }
function failService() { SpreadsheetApp.getActiveSheet().getRange(0, 1); }
function wait(ms) {
  UrlFetchApp.fetch('https://gate.example/');
  Utilities.sleep(ms);
  return Date.now();
}
function menu() {
  const ui = SpreadsheetApp.getUi();
  ui.createMenu('Mine').addItem('One', 'echo').addItem('Two', 'echo').addToUi();
}`,
};
beforeAll(async () => {
  // None of the ten sleeps before all are there, however busy the machine.
  probed = await probeStage({ files: FILES, hosts: { 'gate.example': gateFor(10) } });
  editor = await probed.stage.open('book');
});
afterAll(() => probed.close());
const run = (body: string) => probed.stage.run('probe', [body], { editor });

describe('google.script.run (§8.3)', () => {
  test.each([
    ['plain data', { a: [1, 'b', true, null] }, { a: [1, 'b', true, null] }],
    ['undefined', undefined, null],
    ['undefined in an object', { a: undefined }, { a: null }],
  ])('carries %s to the server', async (_, value, expected) => {
    expect(await editor.callFromPage('echo', value)).toEqual(expected);
  });

  test.each([
    ['a date', new Date(0), 'Failed due to illegal value in property: 0'],
    [
      'a date inside',
      { a: { when: new Date(0) } },
      'Failed due to illegal value in property: when',
    ],
    ['a function', () => 1, 'Failed due to illegal value in property: 0'],
    ['a map', new Map(), 'Failed due to illegal value in property: 0'],
  ])('refuses to send %s', async (_, value, message) => {
    await expect(editor.callFromPage('echo', value)).rejects.toThrow(message);
  });

  it('refuses to send a circle', async () => {
    const circle: Record<string, unknown> = {};
    circle.a = circle;
    await expect(editor.callFromPage('echo', circle)).rejects.toThrow(
      'Failed due to circular reference.',
    );
  });

  test.each([
    ['a date anywhere turns all to null', 'date', null],
    ['undefined is null', 'nothing', null],
    ['undefined in a list is null', 'holes', [null, 1]],
    ['a number', 'number', 1.5],
  ])('brings back: %s', async (_, kind, expected) => {
    expect(await editor.callFromPage('give', kind)).toEqual(expected);
  });

  it('hands failures as ScriptError with the class of the error and nothing else', async () => {
    await expect(editor.callFromPage('fail')).rejects.toMatchObject({
      name: 'ScriptError',
      message: 'Error: no luck',
    });
    await expect(editor.callFromPage('failService')).rejects.toMatchObject({
      name: 'ScriptError',
      message: 'Exception: The starting row of the range is too small.',
    });
    await expect(editor.callFromPage('circle')).rejects.toMatchObject({ name: 'ScriptError' });
  });

  test.each(['secret_', 'unknown'])('has no stub for %s', async (name) => {
    await expect(editor.callFromPage(name)).rejects.toThrow(
      `google.script.run.${name} is not a function`,
    );
  });

  it('runs ten at once; the eleventh waits', async () => {
    const start = probed.stage.now();
    const ends = (await Promise.all(
      Array.from({ length: 11 }, () => editor.callFromPage('wait', 1000)),
    )) as number[];
    const after = ends.map((at) => at - start).sort((a, b) => a - b);
    expect([after.slice(0, 10), after[10]]).toEqual([Array(10).fill(1000), 2000]);
  });
});

describe('dialogs (§7.4)', () => {
  it('an alert blocks the script until it is answered', async () => {
    const answered = run(
      "return String(SpreadsheetApp.getUi().alert('Name', 'Who?', 'OK_CANCEL'))",
    );
    const asked = await editor.asked();
    expect(asked).toMatchObject({ title: 'Name', text: 'Who?', buttons: ['OK', 'CANCEL'] });
    await asked.answer('OK');
    expect(await answered).toBe('OK');
    expect(editor.question).toBe(null);
  });

  test.each([
    [
      'Ui.alert',
      "return String(SpreadsheetApp.getUi().alert('T', 'Q', SpreadsheetApp.getUi().ButtonSet.YES_NO))",
      'NO',
      'NO',
    ],
    [
      'an alert closed with ×',
      "return String(SpreadsheetApp.getUi().alert('Q'))",
      'CLOSE',
      'CLOSE',
    ],
  ])('%s gives what was pressed', async (_, body, button, expected) => {
    editor.willAnswer(button, 'text');
    expect(await run(body)).toBe(expected);
  });

  it('a sidebar closes when the person closes it', async () => {
    await run(
      "SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutputFromFile('plain').setTitle('Side'))",
    );
    expect(editor.sidebar).toMatchObject({ title: 'Side' });
    await editor.closeSidebar();
    expect(editor.sidebar).toBe(null);
  });

  it('menus have items, one menu a name (§1.3)', async () => {
    await run('menu(); menu()');
    expect(editor.menus.filter(({ caption }) => caption === 'Mine')).toHaveLength(1);
    expect(editor.menuItems).toEqual(['Probe', 'One', 'Two']);
  });
});

describe('HtmlService (§8.2)', () => {
  it('finds files with and without their ending, and names the one it does not find', async () => {
    const body =
      "return HtmlService.createHtmlOutputFromFile('plain').getContent() === HtmlService.createHtmlOutputFromFile('plain.html').getContent()";
    expect(await run(body)).toBe(true);
    await expect(run("HtmlService.createHtmlOutputFromFile('nope')")).rejects.toThrow(
      'No HTML file named nope was found.',
    );
  });

  it('serves inline scripts with // in template literals cut, as Google does', async () => {
    await run("SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutputFromFile('plain'))");
    expect(editor.sidebar?.html).toBe(
      '<!DOCTYPE html><script>const a = `https:; const b = "https://kept.example"; // gone\nconst c = 1;</script>',
    );
  });
});
