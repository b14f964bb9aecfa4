import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

// What stopped programs on the stage that run on Google: each row failed before.

const hosts = {
  'weather.example': () => Response.json({ wind: 7 }),
  'plain.example': () => new Response('a,b\nc,d'),
};

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({ hosts });
});
afterAll(() => probed.close());

describe('an answer of a host', () => {
  test.each([
    ['is its text where text is wanted', 'JSON.parse(F("https://weather.example")).wind', 7],
    ['is its text beside text', '"got " + F("https://plain.example")', 'got a,b\nc,d'],
    ['is parsed as CSV', 'Utilities.parseCsv(F("https://plain.example"))[1][1]', 'd'],
    ['comes from an address without a scheme', 'F("weather.example").getResponseCode()', 200],
    [
      'comes from an address with a port',
      'F("http://weather.example:80/a").getResponseCode()',
      200,
    ],
  ])('%s', async (_, expression, value) => {
    const body = `const F = UrlFetchApp.fetch; return ${expression}`;
    expect(await probed.probe(body)).toEqual(value);
  });
});

describe('the methods of a service', () => {
  test.each([
    ['are taken off it', 'const f = Utilities.formatString; return f("%s-%s", 1, 2)', '1-2'],
    ['take any this', 'return Utilities.formatString.apply({}, ["%s!", "ho"])', 'ho!'],
    [
      'are handed on',
      "['a', 'b'].forEach(Logger.log); return Logger.getLog().replace(/^(.).*\\n/gm, '$1')",
      'ab',
    ],
    [
      'are kept in an object',
      'const o = { key: Session.getScriptTimeZone }; return o.key()',
      'America/Caracas',
    ],
  ])('%s', async (_, body, value) => {
    expect(await probed.probe(body)).toBe(value);
  });

  it('and those of anything else are not', async () => {
    const body = 'const get = SpreadsheetApp.getActiveSheet().getName; return get()';
    await expect(probed.probe(body)).rejects.toThrow('Illegal invocation');
  });
});

describe('a name that nobody published', () => {
  test.each([
    ['is undefined on a service', 'typeof SpreadsheetApp.isFake', 'undefined'],
    ['is undefined on a service without anything', 'typeof DriveApp.isFake', 'undefined'],
    ['is undefined on an object', 'typeof SpreadsheetApp.getActiveSheet().nope', 'undefined'],
    ['may be asked for', "'nope' in SpreadsheetApp.getActiveSheet()", false],
    ['is stepped over', 'SpreadsheetApp.getActiveSheet().nope?.() || "none"', 'none'],
    ['gives way to another', '(SpreadsheetApp.getActiveSheet().file || "other")', 'other'],
    ['while a service is an object', 'typeof DriveApp', 'object'],
    ['while what is published is there', 'typeof DriveApp.getFilesByName', 'function'],
  ])('%s', async (_, expression, value) => {
    expect(await probed.probe(`return ${expression}`)).toBe(value);
  });

  it('is a TypeError of the language when it is called', async () => {
    const body = 'const sheet = SpreadsheetApp.getActiveSheet(); sheet.getRnage(1, 1)';
    await expect(probed.probe(body)).rejects.toThrow('TypeError: sheet.getRnage is not a function');
  });
});

describe('the code of the platform', () => {
  test.each([
    [
      'holds String',
      'String = ["Nov"]; return SpreadsheetApp.getActive().getSheetByName("Data").getName()',
      'Data',
    ],
    [
      'holds JSON and Object',
      'JSON = null; Object = 1; return SpreadsheetApp.getActiveSheet().getLastRow()',
      0,
    ],
    [
      'holds the methods of lists',
      'Array.prototype.map = Array.prototype.filter = () => { throw new Error("mine"); };' +
        'SpreadsheetApp.getActiveSheet().getRange(1, 1, 1, 2).setValues([[1, 2]]).clear(); return "fine"',
      'fine',
    ],
    [
      'and leaves the script its own',
      'Array.prototype.map = () => "mine"; SpreadsheetApp.getActiveSheet().getName(); return [1].map(String)',
      'mine',
    ],
    [
      'writes down what has a toJSON of everything',
      'Array.prototype.toJSON = () => "broken"; String.prototype.toJSON = () => "broken";' +
        'PropertiesService.getScriptProperties().setProperty("a", "b"); return PropertiesService.getScriptProperties().getProperty("a")',
      'b',
    ],
    [
      'still counts on the stage’s clock',
      'const D = Date; Date = function () { return 0; };' +
        'ScriptApp.newTrigger("probeMenu").timeBased().after(60000).create();' +
        'return ScriptApp.getProjectTriggers().length',
      1,
    ],
  ])('%s', async (_, body, value) => {
    expect(await probed.probe(body)).toBe(value);
  });
});

describe('documents and tabs', () => {
  test.each([
    [
      'a tab is copied as often as one likes',
      'const b = SpreadsheetApp.getActive(); const t = b.getSheetByName("Data");' +
        't.copyTo(b); t.copyTo(b); b.setActiveSheet(t); b.duplicateActiveSheet();' +
        'return b.getSheets().map((s) => s.getName()).join()',
      'Data,Copy of Data,Copy of Data 1,Copy of Data 2',
    ],
  ])('%s', async (_, body, value) => {
    expect(await probed.probe(body)).toBe(value);
  });

  it('nothing is no id', async () => {
    const oauthScopes = ['https://www.googleapis.com/auth/spreadsheets'];
    await withFiles({ manifest: { oauthScopes } }, async ({ probe }) => {
      await expect(probe('SpreadsheetApp.openById(null)')).rejects.toThrow(
        'Exception: Invalid argument: id',
      );
    });
  });
});

describe('what gives nothing back', () => {
  test.each([
    ['a cache', 'CacheService.getScriptCache().put("a", "b")'],
    ['a lock', 'LockService.getScriptLock().releaseLock()'],
    ['a menu', 'SpreadsheetApp.getActive().removeMenu?.("x")'],
    ['required scopes', 'ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL)'],
    ['a pause', 'Utilities.sleep(1)'],
  ])('gives null: %s', async (_, expression) => {
    const editor = await probed.stage.open('book');
    const body = `return [${expression}].every((value) => value === null)`;
    expect(await probed.stage.run('probe', [body], { editor })).toBe(true);
  });
});

describe('a negative time', () => {
  it('takes no lock, and waiting for it is a time-out', async () => {
    expect(await probed.probe('return LockService.getScriptLock().tryLock(-1)')).toBe(false);
    await expect(probed.probe('LockService.getScriptLock().waitLock(-1)')).rejects.toThrow(
      'Lock timeout',
    );
  });
});

/** A stage around files of one test. */
async function withFiles<T>(
  options: Parameters<typeof probeStage>[0],
  work: (probed: Probed) => Promise<T>,
): Promise<T> {
  const made = await probeStage(options);
  try {
    return await work(made);
  } finally {
    await made.close();
  }
}

describe('a project', () => {
  it('calls functions of later files while it loads', async () => {
    const files = {
      '1-first.js': 'const greeting = greet_("tide");\nfunction tell() { return greeting; }',
      '2-second.js': '\n\nfunction greet_(who) { return "hello " + who + new Error().stack; }',
    };
    const text = await withFiles({ files }, ({ stage }) => stage.run('tell'));
    expect(text).toContain('hello tide');
    // The line is the file's own.
    expect(text).toContain('2-second:3');
  });

  it('keeps what a function of a later file is when the names meet', async () => {
    const files = {
      'a.js': 'function who() { return 1; }',
      'b.js': 'function who() { return 2; }',
    };
    expect(await withFiles({ files }, ({ stage }) => stage.run('who'))).toBe(2);
  });

  it('opens without a time zone', async () => {
    const manifest = { timeZone: undefined };
    const zone = await withFiles({ manifest }, ({ probe }) =>
      probe('return Session.getScriptTimeZone()'),
    );
    expect(zone).toBe('Etc/UTC');
  });
});

describe('simple triggers', () => {
  it('may ask who the person is, and learn nobody’s name', async () => {
    const files = {
      'Menu.js':
        'function onOpen() { const who = Session.getActiveUser().getEmail() + Session.getEffectiveUser().getEmail();' +
        'SpreadsheetApp.getUi().createMenu("M" + who).addItem("Go", "probeMenu").addToUi(); }',
      'Code.js': 'function probeMenu() {}',
    };
    await withFiles({ files }, async ({ stage }) => {
      const editor = await stage.open('book');
      expect(editor.menus.map(({ caption }) => caption)).toEqual(['M']);
    });
  });

  it('tell a handler where the edit was', async () => {
    const files = {
      'Edit.js':
        'function onEdit(e) { const { rowStart, columnStart, rowEnd, columnEnd } = e.range;' +
        'e.range.offset(0, 1).setValue([rowStart, columnStart, rowEnd, columnEnd].join()); }',
    };
    await withFiles({ files }, async ({ stage }) => {
      const editor = await stage.open('book');
      await editor.type(0, 'B3', 'x');
      expect(await stage.values('book', 0, 'C3')).toEqual([['3,2,3,2']]);
    });
  });

  it('tell a handler whose edit it was, as a logged event shows it', async () => {
    const files = {
      'Edit.js':
        'function onEdit(e) { e.range.offset(0, 1).setValue([JSON.stringify(e.user), e.user.email, e.user.getEmail()].join()); }',
    };
    await withFiles({ files }, async ({ stage }) => {
      const editor = await stage.open('book');
      await editor.type(0, 'B3', 'x');
      expect(await stage.values('book', 0, 'C3')).toEqual([
        ['{"email":"owner@example.com","nickname":"owner"},owner@example.com,owner@example.com'],
      ]);
    });
  });

  test.each([
    { alertsOnOpening: false, menus: 0 },
    { alertsOnOpening: true, menus: 1 },
  ])(
    'show an alert where the switch says so: $alertsOnOpening',
    async ({ alertsOnOpening, menus }) => {
      const files = {
        'Code.js':
          'function onOpen() { const ui = SpreadsheetApp.getUi(); ui.alert("Hello"); ui.createMenu("M").addToUi(); }',
      };
      await withFiles({ files, switches: { alertsOnOpening } }, async ({ stage }) => {
        stage.onEvent((event) => {
          if (event.event === 'question')
            void stage.command('answer', event.id, { button: 'OK', text: '' });
        });
        expect((await stage.open('book')).menus).toHaveLength(menus);
      });
    },
  );
});

describe('scriptlets', () => {
  test.each([
    ['need no semicolon', 'T("<? var a = 1 ?><? var b = 2 ?><?= a + b ?>")', '3'],
    ['open and close a loop', 'T("<? for (var i = 0; i < 2; i++) { ?>x<? } ?>")', 'xx'],
    ['may end in a comment', 'T("<? var a = 1 // one ?><?= a ?>")', '1'],
  ])('%s', async (_, expression, value) => {
    const body = `const T = (text) => HtmlService.createTemplate(text).evaluate().getContent(); return ${expression}`;
    expect(await probed.probe(body)).toBe(value);
  });
});
