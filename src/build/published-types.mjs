import { readdir, readFile } from 'node:fs/promises';

const HOME = 'node_modules/@types/google-apps-script';

/**
 * The names the published types know: `{ classes: { 'Spreadsheet.Sheet': ['activate', …] },
 * services: ['SpreadsheetApp', …] }`. Their files are regular enough to be read line by line.
 */
export async function publishedTypes() {
  const files = (await readdir(HOME)).filter((name) =>
    /^google-apps-script\..*\.d\.ts$/.test(name),
  );
  const texts = await Promise.all(files.sort().map((name) => readFile(`${HOME}/${name}`, 'utf8')));
  const classes = Object.assign({}, ...texts.map(classesOf));
  const services = texts.flatMap((text) =>
    [...text.matchAll(/^declare var (\w+): GoogleAppsScript/gm)].map(([, name]) => name),
  );
  return { classes, services: services.filter((name) => name !== 'Date2') };
}

/** @param {string} text @returns {Record<string, string[]>} */
function classesOf(text) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const classes = /** @type {Record<string, string[]>} */ ({});
  let space = '';
  let current = '';
  for (const line of plain.split('\n')) {
    space = line.match(/^ {4}namespace (\w+)/)?.[1] ?? space;
    const opened = line.match(/^ {8}interface (\w+)/)?.[1];
    if (opened) current = `${space}.${opened}`;
    const method = line.match(/^ {12}(\w+)\(/)?.[1];
    if (method && current) {
      classes[current] ??= [];
      if (!classes[current]?.includes(method)) classes[current]?.push(method);
    }
    if (/^ {8}\}/.test(line)) current = '';
  }
  return classes;
}
