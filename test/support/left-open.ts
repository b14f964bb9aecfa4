import type { Finding } from '../../src/core/reading/reading.ts';
import { sayFinding } from '../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../src/core/words/languages.ts';

/** The sentences, in any language, that show a person a placeholder instead of what belongs there. */
export function leftOpen(findings: readonly Finding[]): string[] {
  const sentences = findings.flatMap((finding) => [
    ...LANGUAGES.map((language) => sayFinding(finding, language)),
    ...leftOpen(finding.beneath ?? []),
  ]);
  return sentences.filter((sentence) => /\{\w+\}|\b(undefined|NaN)\b/.test(sentence));
}
