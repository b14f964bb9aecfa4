import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const page = readFileSync('dist/addon/sidebar.html', 'utf8');

describe('the built page', () => {
  it('is at most 150 KB', () => {
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(150 * 1024);
  });

  it('loads nothing from outside', () => {
    expect(page).not.toMatch(/<(script|img|iframe)[^>]*\ssrc|<link\b|@import|url\(|import\s*\(/);
  });

  it('holds no template literal, in which HtmlService would cut at two slashes', () => {
    expect(page).not.toContain('`');
  });

  it('holds nothing in its script that looks like a comment, at which HtmlService might cut', () => {
    const script = page.slice(page.indexOf('<script'), page.lastIndexOf('</script'));
    expect(script.match(/.{0,40}\/[/*].{0,40}/g)).toBeNull();
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
