/** The engine: what is there, and what parses. */
function languageProbes_() {
  return { ...runtimeProbes_(), ...syntaxProbes_() };
}

const GLOBALS = [
  'AbortController',
  'Intl',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WebAssembly',
  'atob',
  'crypto',
  'fetch',
  'globalThis',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'structuredClone',
];

function runtimeProbes_() {
  return {
    'runtime.globals': () => GLOBALS.map((name) => `${name} ${typeof globalThis[name]}`),
    'runtime.builtins': () => ({
      at: typeof [].at,
      findLast: typeof [].findLast,
      fromAsync: typeof Array.fromAsync,
      groupBy: typeof Object.groupBy,
      hasOwn: typeof Object.hasOwn,
      isWellFormed: typeof ''.isWellFormed,
      replaceAll: typeof ''.replaceAll,
      toSorted: typeof [].toSorted,
      union: typeof new Set().union,
      withResolvers: typeof Promise.withResolvers,
    }),
    'runtime.zone': () => [
      new Date(0).toString(),
      new Date(0).getTimezoneOffset(),
      Session.getScriptTimeZone(),
    ],
    'runtime.unknown-property': () => typeof ScriptApp.noSuchThing,
    'runtime.unknown-enum': () => typeof SpreadsheetApp.SheetType.NO_SUCH,
    'runtime.enum': () => {
      const { GRID } = SpreadsheetApp.SheetType;
      return [
        typeof GRID,
        String(GRID),
        JSON.stringify(GRID),
        GRID === SpreadsheetApp.SheetType.GRID,
      ];
    },
    'runtime.void': () => SpreadsheetApp.flush(),
    'runtime.later-file': () => typeof networkProbes_,
    'runtime.bare-method': () => {
      const { formatDate } = Utilities;
      return formatDate(new Date(0), 'Etc/UTC', 'yyyy');
    },
    'runtime.stack': () => /onOpen|runtime|menu|language/.test(String(new Error('x').stack)),
  };
}

const SYNTAX = {
  'class-field': 'class A { x = 1 }',
  'private-field': 'class A { #x }',
  'static-field': 'class A { static x = 1 }',
  'optional-chaining': 'a?.b ?? c',
  'logical-assignment': 'a ||= 1',
  'number-separator': '1_000',
  'regexp-lookbehind': '/(?<!a)b/',
  'regexp-unicode': '/\\p{L}/u',
  'regexp-sets': '/[\\p{L}--a]/v',
  'catch-without-name': 'try {} catch {}',
  bigint: '10n',
};

function syntaxProbes_() {
  const parses = (code) => () => {
    new Function('a', 'b', 'c', code);
    return 'parses';
  };
  return Object.fromEntries(
    Object.entries(SYNTAX).map(([name, code]) => [`syntax.${name}`, parses(code)]),
  );
}
