/**
 * `https://Almanac.example/` is `https://almanac.example`: the add-on keeps a typed address so, and the two are compared.
 *
 * @param {string} [given]
 */
export function tidyAddress(given = '') {
  return given.replace(/\/+$/, '').toLowerCase();
}
