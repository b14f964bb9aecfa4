/** A word typed without a longer pause is one question, and the answer still feels immediate. */
export const TYPING_PAUSE_MS = 250;
