/** Words that hardly a sentence in English does without, and that no other of our languages has. */
export const ENGLISH = /(?<![\p{L}_])(the|and|you|your|sheet|this|with|from|not)(?![\p{L}_])/iu;
