/**
 * Which paths a `.claspignore` keeps from being pushed. clasp hands its lines to micromatch, so they
 * are no .gitignore: `*.md` means this folder only, `docs/` alone means no file, and the last line
 * that fits decides (everything, and then `!Code.js`: one file is pushed).
 */
export function claspIgnores(text: string): (path: string) => boolean {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const rules = lines.map((line) => ({
    ignores: !line.startsWith('!'),
    fits: globPattern(line.replace(/^!/, '')),
  }));
  // A file of exceptions alone would leave nothing else to push.
  const otherwise = rules.length > 0 && rules.every(({ ignores }) => !ignores);
  return (path) => rules.findLast(({ fits }) => fits.test(path))?.ignores ?? otherwise;
}

function globPattern(glob: string): RegExp {
  return new RegExp(`^${globSource(glob.replace(/^\.\//, ''))}$`, 's');
}

const PART = /(?<=^|\/)\*\*\/|\/\*\*$|\*+|\?|\[[!^]?[^\]/]+\]|\{[^{}]*,[^{}]*\}|[.+^${}()|[\]\\]/g;

function globSource(glob: string): string {
  return glob.replace(PART, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '/**') return '(?:/.*)?';
    if (part === '**') return '.*';
    if (part.startsWith('*')) return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.length > 1 && part.startsWith('[')) return part.replace(/^\[!/, '[^');
    if (part.startsWith('{') && part.length > 1)
      return `(?:${part.slice(1, -1).split(',').map(globSource).join('|')})`;
    return `\\${part}`;
  });
}
