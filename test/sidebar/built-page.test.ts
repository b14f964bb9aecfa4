import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';

/** The begin of one sentence that every page has. */
const ONE_SENTENCE: Record<Language, string> = {
  en: 'Show cell ',
  es: 'Mostrar la celda ',
  fr: 'Montrer la cellule ',
  pt: 'Mostrar a célula ',
};

describe.each(LANGUAGES)('the built page in %s', (language) => {
  const page = readFileSync(`dist/addon/sidebar.${language}.html`, 'utf8');

  it('styles nothing that its script does not name', () => {
    const [style = '', script = ''] = page.split('</style');
    const styled = new Set([...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
    expect(styled.size).toBeGreaterThan(40);
    expect([...styled].filter((name) => !isNamed(name, script))).toEqual([]);
  });

  it('says its language, and carries the words of no other', () => {
    expect(page).toContain(`<html lang="${language}">`);
    for (const [other, sentence] of Object.entries(ONE_SENTENCE))
      expect(page.includes(sentence)).toBe(other === language);
  });

  // The script is minified: a sentence may say "import (", code says "import(".
  it('loads nothing from outside', () => {
    expect(page).not.toMatch(/<(script|img|iframe)[^>]*\ssrc|<link\b|@import|url\(|\bimport\(/);
  });

  it('holds no template literal, in which HtmlService would cut at two slashes', () => {
    expect(page).not.toContain('`');
  });

  it('ends its script and style once, where they end', () => {
    expect(page.match(/<\/script/g)).toHaveLength(1);
    expect(page.match(/<\/style/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
  });

  it('holds nothing a template would take for a scriptlet', () => {
    expect(page).not.toContain('<?');
  });

  it('never asks through alert, confirm or prompt', () => {
    expect(page).not.toMatch(/\b(alert|confirm|prompt)\(/);
  });
});

/** A script says `"card card-"` of a name whose last part comes from the state. */
function isNamed(name: string, script: string): boolean {
  const begin = name.slice(0, name.lastIndexOf('-') + 1);
  const ends = [name, begin].filter(Boolean).map((part) => new RegExp(`["' ]${part}["' ]`));
  return ends.some((end) => end.test(script));
}
