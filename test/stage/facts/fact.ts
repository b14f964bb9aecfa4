/**
 * What the platform answers, one row a fact: the method, a piece of script whose last expression is
 * the question, the answer, and how we know it.
 *
 * `docs` is Google's reference, `live` was proved on Apps Script by someone's test, `wild` is what
 * published programs rely on, `memory` is a recollection that a switch can turn.
 */
export type Fact = readonly [call: string, script: string, answer: unknown, source: Source];

type Source = 'docs' | 'live' | 'wild' | 'memory';
