import { describe, expect, it, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';

const UTF8 = new TextEncoder();
const THIS_YEAR = 2026;

function cellsOf(text: string, locale = 'en_GB'): Cell[][] {
  return gridFromFile(UTF8.encode(text), 'a.csv', { locale, thisYear: THIS_YEAR }).cells;
}

describe('the rows of a file', () => {
  test.each([
    {
      name: 'commas separate',
      text: 'a,b\nc,d',
      expected: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      name: 'semicolons win over decimal commas',
      text: 'a;b\n1,x;2,y',
      expected: [
        ['a', 'b'],
        ['1,x', '2,y'],
      ],
    },
    {
      name: 'tabs win over commas in names',
      text: 'a\tb, c\nd\te, f',
      expected: [
        ['a', 'b, c'],
        ['d', 'e, f'],
      ],
    },
    {
      name: 'a quoted comma is part of its field',
      text: '"a, b",c\n"d, e",f',
      expected: [
        ['a, b', 'c'],
        ['d, e', 'f'],
      ],
    },
    {
      name: 'a line break in quotes is part of its field',
      text: '"a\nb",c\n"d",e',
      expected: [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    },
    {
      name: 'a quote that nothing closes takes no rows along',
      text: 'a,b\nc,"d, e\nf,"g\n"h, i",j',
      expected: [
        ['a', 'b'],
        ['c', '"d', ' e'],
        ['f', '"g'],
        ['h, i', 'j'],
      ],
    },
    {
      name: 'nor does a word in quotes at the beginning of a remark',
      text: 'a,b\nc,"T" is a trace\nd,e\nf,"g\nh"\n"i, j",k',
      expected: [
        ['a', 'b'],
        ['c', '"T" is a trace'],
        ['d', 'e'],
        ['f', 'g\nh'],
        ['i, j', 'k'],
      ],
    },
    {
      name: 'a tab before each line separates nothing',
      text: 'a,b\n\tc,1\n\td,2\n\te,3',
      expected: [['a', 'b'], ...['c', 'd', 'e'].map((text, at) => [`\t${text}`, at + 1])],
    },
    {
      name: 'three tabs before the lines of one table separate nothing either',
      text: 'a,b\n\t\t\tc,1\n\t\t\td,2\n\t\t\te,3',
      expected: [['a', 'b'], ...['c', 'd', 'e'].map((text, at) => [`\t\t\t${text}`, at + 1])],
    },
    {
      name: 'tabs inside quotes separate nothing',
      text: 'a,b\n"\tc",1\n"\td",2\n"\te",3\n"\tf",4',
      expected: [['a', 'b'], ...['c', 'd', 'e', 'f'].map((text, at) => [`\t${text}`, at + 1])],
    },
    {
      name: 'a blank line stays a row, so that addresses are line numbers',
      text: 'a,b\n\nc,d',
      expected: [['a', 'b'], [null], ['c', 'd']],
    },
    {
      name: 'line ends that were doubled are one',
      text: 'a,b\r\r\nc,d\r\r\n',
      expected: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      name: 'old Mac line ends are line ends',
      text: 'a,b\rc,d',
      expected: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      name: 'columns lined up with spaces stay in one column',
      text: 'yyyy  mm\n1961   x  4',
      expected: [['yyyy  mm'], ['1961   x  4']],
    },
    {
      name: 'decimal commas in such columns separate nothing',
      text: 'rok  tx\n1961 a  4,3   -1,2\n1961 b  5,3   -2,2',
      expected: [['rok  tx'], ['1961 a  4,3   -1,2'], ['1961 b  5,3   -2,2']],
    },
    {
      name: 'a comma in a sentence separates nothing',
      text: 'Hill farm, 1961\nyear max\na b\nc d',
      expected: [['Hill farm, 1961'], ['year max'], ['a b'], ['c d']],
    },
  ])('$name', ({ text, expected }) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('are split where a long text stands above a short table', () => {
    const table = Array.from({ length: 12 }, (_, month) => `x,m${month},y`);
    expect(cellsOf([...Array(40).fill('some words'), ...table].join('\n')).at(-1)).toEqual([
      'x',
      'm11',
      'y',
    ]);
  });
});

const DAY = (year: number, month: number, day: number) => ({ year, month, day });

// What else typing makes of a text, `stage/facts-of-typing` proves for files, too.
test.each([
  { name: 'a number with blanks around it', text: ' 12.50 ', cell: 12.5 },
  { name: 'a number without its zero', text: '-.17', cell: -0.17 },
  { name: 'a decimal comma stays text where points are decimal', text: '7,2', cell: '7,2' },
  { name: 'a point is no date mark in Spain', text: '7.2', locale: 'es_ES', cell: '7.2' },
  { name: 'a minus that is not the keyboard’s stays text', text: '−5.2', cell: '−5.2' },
  { name: 'a flag keeps it text', text: '12.3*', cell: '12.3*' },
  { name: 'dashes', text: '---', cell: '---' },
  { name: 'a year and month becomes its first day', text: '1961-02', cell: DAY(1961, 2, 1) },
  { name: 'a month and year too', text: '02-1961', cell: DAY(1961, 2, 1) },
  {
    name: 'a half-turned column: no 21st month',
    text: '21/12/2013',
    locale: 'en_US',
    cell: '21/12/2013',
  },
  { name: 'a month by name and two digits', text: 'Jan-61', cell: DAY(1961, 1, 1) },
  { name: 'two digits from 30 on are the last century', text: '01-jan-42', cell: DAY(1942, 1, 1) },
  {
    name: 'a month by its Spanish name',
    text: '5 enero 1961',
    locale: 'es_ES',
    cell: DAY(1961, 1, 5),
  },
  {
    name: 'the time of a reading is not part of its day',
    text: '1961-02-05 09:00',
    cell: DAY(1961, 2, 5),
  },
  { name: 'eight digits are a number', text: '19610205', cell: 19610205 },
  { name: 'a season is no date', text: '1961/62', cell: '1961/62' },
  { name: 'years with a dash are no date', text: '1961-1990', cell: '1961-1990' },
  { name: 'numbers side by side are no date', text: '1961 12', cell: '1961 12' },
  { name: 'words with numbers are no date', text: 'Lat 51.7', cell: 'Lat 51.7' },
  {
    name: 'a locale nobody knows reads like the United Kingdom’s',
    text: '5/2/1961',
    locale: '??',
    cell: DAY(1961, 2, 5),
  },
])('a cell: $name', ({ text, locale, cell }) => {
  expect(cellsOf(`"${text}"`, locale)).toEqual([[cell]]);
});

describe('the bytes of a file', () => {
  test.each([
    {
      name: 'a mark of UTF-8 is not part of the first cell',
      bytes: [0xef, 0xbb, 0xbf, 0x41, 0xc3, 0xb1],
    },
    { name: 'UTF-8 without a mark', bytes: [0x41, 0xc3, 0xb1] },
    { name: 'Windows-1252, because it is not UTF-8', bytes: [0x41, 0xf1] },
    { name: 'UTF-16 by its mark', bytes: [0xff, 0xfe, 0x41, 0x00, 0xf1, 0x00] },
  ])('$name', ({ bytes }) => {
    const grid = gridFromFile(Uint8Array.from(bytes), 'x', {
      locale: 'en_GB',
      thisYear: THIS_YEAR,
    });
    expect(grid.cells).toEqual([['Añ']]);
  });
});

test.each([
  {
    name: 'the file without folders and ending',
    file: 'data/Hill farm.max.csv',
    expected: 'Hill farm.max',
  },
  { name: 'a name without an ending', file: 'rain', expected: 'rain' },
  {
    name: 'a dot in a name is no ending when a word follows',
    file: 'St. Anna',
    expected: 'St. Anna',
  },
])('a sheet is named as $name', ({ file, expected }) => {
  expect(gridFromFile(UTF8.encode('x'), file, { locale: 'en_GB', thisYear: 2026 }).sheet).toBe(
    expected,
  );
});

test.each([
  {
    because: 'points among other decimals',
    locale: 'fr_FR',
    lines: ['40.370;1.5', '41.125;2.25'],
    cells: [
      [40.37, 1.5],
      [41.125, 2.25],
    ],
  },
  {
    because: 'commas among other decimals',
    locale: 'en_GB',
    lines: ['40,370;1,5', '41,125;2,25'],
    cells: [
      [40.37, 1.5],
      [41.125, 2.25],
    ],
  },
  {
    because: 'a point behind groups',
    locale: 'pt_BR',
    lines: ['"1,234.5";2.500'],
    cells: [[1234.5, 2.5]],
  },
  {
    because: 'points between groups',
    locale: 'en_GB',
    lines: ['1.234.567;1,500'],
    cells: [[1234567, 1.5]],
  },
  {
    because: 'a zero, which begins no thousand',
    locale: 'es_ES',
    lines: ['0.125;1.234'],
    cells: [[0.125, 1.234]],
  },
  {
    because: 'nothing in the file: the locale says it',
    locale: 'fr_FR',
    lines: ['40.370;1.234'],
    cells: [[40370, 1234]],
  },
  {
    because: 'nothing in the file, elsewhere',
    locale: 'en_GB',
    lines: ['40.370;1.234'],
    cells: [[40.37, 1.234]],
  },
  {
    because: 'both marks, as dates beside decimals have it: the locale says it',
    locale: 'de_DE',
    lines: ['40.370;5,3', '31.12;5,4', '30.12;5,5'],
    cells: [
      [40370, 5.3],
      [{ year: 2026, month: 12, day: 31 }, 5.4],
      [{ year: 2026, month: 12, day: 30 }, 5.5],
    ],
  },
])('by its own marks a file is read by $because', ({ locale, lines, cells }) => {
  const around = { locale, thisYear: THIS_YEAR, ownMarks: true };
  expect(gridFromFile(UTF8.encode(lines.join('\n')), 'a.csv', around).cells).toEqual(cells);
});

test('numbers are shown in the marks of the locale and dates as they were written', () => {
  const grid = gridFromFile(UTF8.encode('7,50;Jan-61;1.234'), 'x', {
    locale: 'es_ES',
    thisYear: 2026,
  });
  expect(grid.display).toEqual([['7,5', 'Jan-61', '1.234']]);
});

describe('files older than UTF-8', () => {
  const bytesOf = (parts: readonly string[]): Uint8Array =>
    Buffer.concat(
      parts.map((part) => Buffer.from(part, /^([0-9a-f]{2}){2,}$/.test(part) ? 'hex' : 'latin1')),
    );
  test.each([
    {
      because: 'Korean',
      parts: ['b3afc2a5', ',', 'c1f6c1a1', ',', 'b0adbcf6b7ae', '(mm)\n2019-01-01,108,3.5'],
      header: ['날짜', '지점', '강수량(mm)'],
    },
    {
      because: 'Chinese, whose first bytes are those of Korean letters, too',
      parts: ['c8d5c6da', ',', 'c6bdbef9', ',', 'd7eeb8df', ',', 'bdb5cbaec1bf', '\n1,2,3,4'],
      header: ['日期', '平均', '最高', '降水量'],
    },
    {
      because: 'Japanese of before, whose second bytes may be plain letters',
      parts: [
        '944e8c8e',
        ',',
        '95bd8bcf8b4389b7',
        '(',
        '818e',
        '),',
        '8dc58d828b4389b7',
        '\n1,2,3',
      ],
      header: ['年月', '平均気温(℃)', '最高気温'],
    },
    {
      because: 'Chinese of Taiwan and Hong Kong',
      parts: [
        'a67e',
        ',',
        'a4eb',
        ',',
        'ab42b671',
        '(',
        'b240a6cc',
        '),',
        'b3ccb0aaaef0b7c5',
        '\n1,2',
      ],
      header: ['年', '月', '雨量(毫米)', '最高氣溫'],
    },
    {
      because: 'Cyrillic, where each byte is a letter',
      parts: ['c3eee4', ',', 'cce5f1fff6', ',', 'cef1e0e4eae8', '\n2001,1,35'],
      header: ['Год', 'Месяц', 'Осадки'],
    },
    {
      because: 'Cyrillic, where each word has an even number of letters',
      parts: ['c4e0f2e0', ',', 'cef1e0e4eae8', '\n2001-01-01,35'],
      header: ['Дата', 'Осадки'],
    },
    {
      because: 'Cyrillic in capitals, two letters of which are one of Chinese',
      parts: ['c4c0d2c0', ',', 'ced1c0c4cac8', '\n2001-01-01,35'],
      header: ['ДАТА', 'ОСАДКИ'],
    },
    {
      because: 'Portuguese, where two accents stand together',
      parts: ['Esta\xe7\xe3o;Precipita\xe7\xe3o;Radia\xe7\xe3o;Observa\xe7\xf5es\n1;2;3;4'],
      header: ['Estação', 'Precipitação', 'Radiação', 'Observações'],
    },
    {
      because: 'German and French, which may look like letters of Japan',
      parts: [
        'M\xe4rz;Niederschl\xe4ge;Pr\xe9cipitations;T\xb0;\xb0C;\xe9t\xe9;d\xe9c\n1;2;3;4;5;6;7',
      ],
      header: ['März', 'Niederschläge', 'Précipitations', 'T°', '°C', 'été', 'déc'],
    },
    {
      because: 'Spanish, where accents stand alone',
      parts: [
        'A\xf1o;M\xe1x;M\xedn;D\xeda;Jap\xf3n;\xbaC;\xdaltimo;Precipitaci\xf3n\n1;2;3;4;5;6;7;8',
      ],
      header: ['Año', 'Máx', 'Mín', 'Día', 'Japón', 'ºC', 'Último', 'Precipitación'],
    },
  ])('are read: $because', ({ parts, header }) => {
    const { cells } = gridFromFile(bytesOf(parts), 'a.csv', {
      locale: 'en_GB',
      thisYear: THIS_YEAR,
    });
    expect(cells[0]).toEqual(header);
  });
});

describe('older files of one byte a letter', () => {
  test.each([
    {
      because: 'Greek of Windows',
      bytes: 'b8f4eff23bccdeede1f23bc2f1eff7de2028b04329',
      header: ['Έτος', 'Μήνας', 'Βροχή (°C)'],
    },
    {
      because: 'Greek of Unix, with another letter for the first',
      bytes: 'b8f4eff23bccdeede1f23bbef8eff220e2f1eff7def2',
      header: ['Έτος', 'Μήνας', 'Ύψος βροχής'],
    },
    {
      because: 'Greek without accents',
      bytes: 'c5d4cfd33bccc7cdc1d33bc2d1cfd7cfd0d4d9d3c7',
      header: ['ΕΤΟΣ', 'ΜΗΝΑΣ', 'ΒΡΟΧΟΠΤΩΣΗ'],
    },
    {
      because: 'Russian of Unix, whose small letters are the capitals of Windows',
      bytes: 'c7cfc43bcdc5d3d1c33bd3d5cdcdc120cfd3c1c4cbcfd7',
      header: ['год', 'месяц', 'сумма осадков'],
    },
    {
      because: 'Ukrainian of Unix',
      bytes: 'f2a6cb3beda6d3d1c3d83befd0c1c4c9',
      header: ['Рік', 'Місяць', 'Опади'],
    },
    {
      because: 'Russian of DOS',
      bytes: '83aea43b8ca5e1efe63b8ee1a0a4aaa8',
      header: ['Год', 'Месяц', 'Осадки'],
    },
    {
      because: 'a Russian place in an English file',
      bytes: '6d6f6e74683bcff1eaeee23bd2e2e5f0fc',
      header: ['month', 'Псков', 'Тверь'],
    },
    {
      because: 'Hebrew, with forms for the end of a word',
      bytes: 'fae0f8e9ea3be7e5e3f93be2f9ed',
      header: ['תאריך', 'חודש', 'גשם'],
    },
    {
      because: 'Arabic',
      bytes: 'c7e1d3e4c93bc7e1d4e5d13bc7e1e3d8d1',
      header: ['السنة', 'الشهر', 'المطر'],
    },
    {
      because: 'Czech, with letters as no language of Western Europe has together',
      bytes: '4dec73ed633b5072f96dec723b5372e19e6b79',
      header: ['Měsíc', 'Průměr', 'Srážky'],
    },
    {
      because: 'Czech of Unix',
      bytes: '4dec73ed633b5072f96dec723b5372e1be6b79',
      header: ['Měsíc', 'Průměr', 'Srážky'],
    },
    {
      because: 'Polish, where Western Europe would have a sign in the word',
      bytes: '526f6b3b4d69657369b9633b4f706164206361b36b6f77697479',
      header: ['Rok', 'Miesiąc', 'Opad całkowity'],
    },
    {
      because: 'Polish of Unix',
      bytes: '526f6b3b4d69657369b1633b4f706164206361b36b6f77697479',
      header: ['Rok', 'Miesiąc', 'Opad całkowity'],
    },
    {
      because: 'Hungarian',
      bytes: 'c9763b48f36e61703b4c65676d616761736162622068f56de97273e96b6c6574',
      header: ['Év', 'Hónap', 'Legmagasabb hőmérséklet'],
    },
    {
      because: 'Romanian',
      bytes: '4c756ee33b507265636970697461fe69693b427563757265ba7469',
      header: ['Lună', 'Precipitaţii', 'Bucureşti'],
    },
    {
      because: 'Turkish',
      bytes: '59fd6c3b41793b5961f0fdfe3b53fd63616b6cfd6b',
      header: ['Yıl', 'Ay', 'Yağış', 'Sıcaklık'],
    },
    {
      because: 'French quotes and "œ"',
      bytes: '639c75723b6c92e974e93b9353e87465943b8c783b4c924861ff',
      header: ['cœur', 'l’été', '“Sète”', 'Œx', 'L’Haÿ'],
    },
    {
      because: 'Italian, with accents at the end',
      bytes: '43697474e03b5069f920616c74613b466f726cec3b436566616cf93b706572f2',
      header: ['Città', 'Più alta', 'Forlì', 'Cefalù', 'però'],
    },
    {
      because: 'Icelandic',
      bytes:
        '4d65f0616c686974693b526579f06172666af672f075723bdef3727368f6666e3b56ed6b20ed204dfd7264616c',
      header: ['Meðalhiti', 'Reyðarfjörður', 'Þórshöfn', 'Vík í Mýrdal'],
    },
    {
      because: 'Norwegian',
      bytes: '4de56e65643b4e656462f8723b54726f6d73f83bc56c6573756e643b56e6726e6573',
      header: ['Måned', 'Nedbør', 'Tromsø', 'Ålesund', 'Værnes'],
    },
    {
      because: 'places of many countries',
      bytes:
        '54726f6d73f83b47656ee876653b42e97a696572733b4de16c6167613b53e36f205061756c6f3b4120436f7275f161',
      header: ['Tromsø', 'Genève', 'Béziers', 'Málaga', 'São Paulo', 'A Coruña'],
    },
    {
      because: 'one degree sign',
      bytes: '796561723b746d61782028b04329',
      header: ['year', 'tmax (°C)'],
    },
    {
      because: 'signs beside letters',
      bytes: '31aa3b4eba3bba433bb56d3b6b6db23b6db32f733bbd3bb1302e31',
      header: ['1ª', 'Nº', 'ºC', 'µm', 'km²', 'm³/s', '½', '±0.1'],
    },
    {
      because: 'not settled: Slovak or a Western name',
      bytes: '4c75e8656e6563',
      header: ['Luèenec'],
    },
  ])('are read: $because', ({ bytes, header }) => {
    const habits = { locale: 'en_GB', thisYear: THIS_YEAR };
    const grid = gridFromFile(Buffer.from(`${bytes}0a313b32`, 'hex'), 'a.csv', habits);
    expect(grid.cells[0]).toEqual(header);
  });
});
