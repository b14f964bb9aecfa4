export const EVERYTHING = /^export (?:async )?(?:function\*?|const|let|class|type) (\w+)/gm;
/** Types beside a function are told to whoever reads its signature, so tests may name them. */
export const VALUES = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s+'(\.[^']+)'/g;
const WHOLE =
  /(?:import|export)\s+(?:type\s+)?\*(?:\s+as\s+\w+)?\s+from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g;

/** The names a file offers. */
export function exportsIn(text: string, kept = EVERYTHING): string[] {
  const declared = [...text.matchAll(kept)].map(([, name = '']) => name);
  const listed = [...text.matchAll(LISTED)].flatMap(([, list = '']) => namesIn(list, 'after'));
  return [...declared, ...listed];
}

/** What a file takes by a path; no names where it takes the whole file. */
export function importedNames(text: string): { from: string; names?: string[] }[] {
  const named = [...text.matchAll(NAMED)].map(([, list = '', from = '']) => ({
    from,
    names: namesIn(list, 'before'),
  }));
  const whole = [...text.matchAll(WHOLE)].map(([, from, called]) => ({
    from: from ?? called ?? '',
  }));
  return [...named, ...whole];
}

/** Of `a as b` the name before `as` is the file's own, and the one after it the taker's. */
function namesIn(list: string, side: 'before' | 'after'): string[] {
  return list
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter((one) => one !== '')
    .map(
      (one) => (side === 'before' ? one.split(/\s+as\s+/)[0] : one.split(/\s+as\s+/).pop()) ?? one,
    );
}
