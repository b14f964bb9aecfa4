/** printf-like formatting of `Utilities.formatString`, `Logger.log` and `console.log`. */
export function formatString(template: string, values: readonly unknown[]): string {
  let next = 0;
  return template.replace(
    /%(?:(\d+)\$)?([-+0 ,(#]*)(\d+)?(?:\.(\d+))?([sdfeEgGxXoc%n])/g,
    (
      _,
      position: string | undefined,
      flags: string,
      width: string,
      places: string,
      kind: string,
    ) => {
      if (kind === '%') return '%';
      if (kind === 'n') return '\n';
      const value = position ? values[Number(position) - 1] : values[next++];
      return padded(formatted(value, kind, places, flags), Number(width ?? 0), flags);
    },
  );
}

function formatted(
  value: unknown,
  kind: string,
  places: string | undefined,
  flags: string,
): string {
  const number = Number(value);
  const sign = number >= 0 && flags.includes('+') ? '+' : '';
  const digits = places === undefined ? 6 : Number(places);
  switch (kind) {
    case 'd':
      return sign + grouped(String(Math.trunc(number)), flags);
    case 'f':
      return sign + grouped(number.toFixed(digits), flags);
    case 'e':
    case 'E':
      return kind === 'E'
        ? number.toExponential(digits).toUpperCase()
        : number.toExponential(digits);
    case 'g':
    case 'G':
      return String(Number(number.toPrecision(digits || 1)));
    case 'x':
    case 'X':
      return kind === 'X' ? number.toString(16).toUpperCase() : number.toString(16);
    case 'o':
      return number.toString(8);
    case 'c':
      return typeof value === 'number' ? String.fromCharCode(value) : String(value);
    default:
      return places === undefined ? String(value) : String(value).slice(0, Number(places));
  }
}

function grouped(digits: string, flags: string): string {
  return flags.includes(',') ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : digits;
}

function padded(text: string, width: number, flags: string): string {
  if (flags.includes('-')) return text.padEnd(width);
  if (!flags.includes('0')) return text.padStart(width);
  const [, sign = '', digits = ''] = text.match(/^([+-]?)(.*)$/s) ?? [];
  return sign + digits.padStart(width - sign.length, '0');
}
