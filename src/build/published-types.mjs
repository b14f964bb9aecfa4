import { readdir, readFile } from 'node:fs/promises';

const HOME = 'node_modules/@types/google-apps-script';

/**
 * What the published types know: the methods of each class (`{ 'Spreadsheet.Sheet': ['activate', …] }`),
 * the class of each service, and what each method takes, a letter an argument (see `kindOf`). Their
 * files are regular enough to be read by expressions.
 */
export async function publishedTypes() {
  const files = (await readdir(HOME)).filter((name) =>
    /^google-apps-script\..*\.d\.ts$/.test(name),
  );
  const texts = await Promise.all(files.sort().map((name) => readFile(`${HOME}/${name}`, 'utf8')));
  const plain = texts.map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''));
  const members = plain.flatMap(membersOf);
  const kinds = new Map(plain.flatMap(declaredKinds));
  for (const { owner } of members) kinds.set(lastPart(owner), 'o');
  return {
    classes: namesByClass(members),
    signatures: signaturesOf(members, kinds),
    services: Object.fromEntries(
      texts.flatMap((text) =>
        [...text.matchAll(/^declare var (\w+): GoogleAppsScript\.([\w.]+)/gm)]
          .filter(([, name]) => name !== 'Date2')
          .map(([, name, type]) => [name, type]),
      ),
    ),
  };
}

/** @typedef {{ owner: string; name: string; parameters: string }} Member */

/** @param {string} text @returns {Member[]} */
function membersOf(text) {
  const members = [];
  for (const [, space = '', body = ''] of text.matchAll(
    /^ {4}namespace (\w+) \{([\s\S]*?)^ {4}\}/gm,
  ))
    for (const [, name, inside = ''] of body.matchAll(
      /^ {8}interface (\w+)[^{]*\{([\s\S]*?)^ {8}\}/gm,
    ))
      for (const [, method = '', parameters = ''] of inside.matchAll(
        /^ {12,13}(\w+)(?:<[^(]*>)?\(([\s\S]*?)\)(?:: [^;]+)?;/gm,
      ))
        members.push({ owner: `${space}.${name}`, name: method, parameters });
  return members;
}

/** @param {string} text @returns {[string, string][]} */
function declaredKinds(text) {
  return [...text.matchAll(/^ {8}enum (\w+)/gm)].map(([, name = '']) => [name, 'e']);
}

/** @param {Member[]} members @returns {Record<string, string[]>} */
function namesByClass(members) {
  const classes = /** @type {Map<string, Set<string>>} */ (new Map());
  for (const { owner, name } of members)
    classes.set(owner, (classes.get(owner) ?? new Set()).add(name));
  return Object.fromEntries(Array.from(classes, ([owner, names]) => [owner, [...names]]));
}

/** @param {Member[]} members @param {Map<string, string>} kinds */
function signaturesOf(members, kinds) {
  const signatures = /** @type {Record<string, Record<string, string[]>>} */ ({});
  for (const { owner, name, parameters } of members) {
    const methods = signatures[owner] ?? Object.create(null);
    signatures[owner] = methods;
    methods[name] ??= [];
    methods[name].push(
      split(parameters, ',')
        .map((one) => parameterKind(one, kinds))
        .join(','),
    );
  }
  return signatures;
}

/** @param {string} parameter @param {Map<string, string>} kinds */
function parameterKind(parameter, kinds) {
  const [, rest, name, optional, type = ''] =
    parameter.match(/^(\.\.\.)?(\w+)(\?)?: ([\s\S]+)$/) ?? [];
  const kind = kindOf(rest ? type.replace(/\[\]$/, '') : type, kinds);
  // Where nothing may not stand, the refusal names the parameter.
  const named = /^[oade]/.test(kind) && !/\|0/.test(kind) && !rest ? `${name}=` : '';
  return named + kind + (optional ?? '') + (rest ? '*' : '');
}

/**
 * `s` a string, `n` a number, `b` a boolean, `d` a date, `e` a member of an enumeration, `oRange` an
 * object of the platform, `a` an array and what it holds, `0` nothing, `x` anything; `|` between what
 * may stand there. An object, a list, a date or a member that may not be null has its name before it:
 * `destination=oRange`.
 * @param {string} type @param {Map<string, string>} kinds @returns {string}
 */
function kindOf(type, kinds) {
  const list = type.match(/^Array<([\s\S]+)>$/)?.[1];
  if (list) return kindOf(`(${list})[]`, kinds);
  const choices = split(type, '|').map((one) => (/^(null|undefined)$/.test(one) ? '0' : one));
  if (choices.length > 1) return [...new Set(choices.map((one) => kindOf(one, kinds)))].join('|');
  const array = type.match(/^(?:\(([\s\S]+)\)|([\s\S]+))\[\]$/);
  if (array)
    return `a${kindOf(array[1] ?? array[2] ?? '', kinds)
      .replace('|0', '')
      .replace(/.*\|.*/, 'x')}`;
  if (type === '0') return '0';
  if (type === 'string' || type === 'Char') return 's';
  if (/^(number|Integer|Byte)$/.test(type)) return 'n';
  if (type === 'boolean') return 'b';
  if (/(^|\.)Date$/.test(type)) return 'd';
  if (/(^|\.)BlobSource$/.test(type)) return 'x';
  const kind = kinds.get(lastPart(type)) ?? 'x';
  return kind === 'o' ? `o${lastPart(type)}` : kind;
}

const lastPart = (/** @type {string} */ name) => name.slice(name.lastIndexOf('.') + 1);

/** Parts between separators that stand in no bracket. @param {string} text @param {string} by */
function split(text, by) {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (/[([{<]/.test(character)) depth += 1;
    if (/[)\]}>]/.test(character)) depth -= 1;
    if (character === by && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
