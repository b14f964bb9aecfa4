/** What a program calls itself, as people call it; in this order, because browsers name each other. */
const PROGRAMS: readonly [RegExp, string][] = [
  [/Google-Apps-Script/i, 'Google Sheets'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS|Chromium/, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^(?:curl|Wget)\b/i, 'curl'],
  [/python|requests|urllib/i, 'Python'],
  [/libcurl|httr|\bR\b/, 'R'],
  [/node|undici/i, 'Node'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Firefox · Windows`; null for what nobody would recognise. */
export function agentName(agent: string | null): string | null {
  if (!agent) return null;
  const named = [PROGRAMS, SYSTEMS].flatMap((known) => {
    const entry = known.find(([sign]) => sign.test(agent));
    return entry ? [entry[1]] : [];
  });
  return named.length > 0 ? named.join(' · ') : null;
}
