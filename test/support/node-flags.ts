const CHEAP_PASSWORDS = new URL('cheap-passwords.mjs', import.meta.url).href;

/** For a service of which something else is asked than what a password costs. */
export const CHEAP_SERVICE_FLAGS = [`--import=${CHEAP_PASSWORDS}`];
