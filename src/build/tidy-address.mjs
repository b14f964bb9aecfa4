/**
 * As a person's typed address is kept, so that the two are the same text.
 *
 * @param {string} [given]
 */
export function tidyAddress(given = '') {
  return given.replace(/\/+$/, '').toLowerCase();
}
