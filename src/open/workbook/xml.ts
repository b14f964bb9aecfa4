export function escaped(text: string): string {
  return (
    text
      .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      // Whatever else is below a blank may not stand in XML at all.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  );
}

export function attribute(tag: string, name: string): string | null {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : unescaped(value);
}

export function withAttribute(tag: string, name: string, value: string): string {
  const set = ` ${name}="${escaped(value)}"`;
  const pattern = new RegExp(`\\s${name}="[^"]*"`);
  return pattern.test(tag) ? tag.replace(pattern, set) : tag.replace(/(?=\s*\/?>$)/, set);
}

export function withoutAttribute(tag: string, name: string): string {
  return tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
