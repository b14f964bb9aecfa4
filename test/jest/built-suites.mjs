import { join } from 'node:path';

/** A run's workers read from their environment where its suites were built. */
const FOLDER = 'ALMANAC_BUILT_SUITES';

/** @param {string} folder */
export function setBuiltSuites(folder) {
  process.env[FOLDER] = folder;
}

/** @param {string} name of a suite, from the root of the project */
export function builtSuite(name) {
  return join(process.env[FOLDER], name.replace(/\.tsx?$/, '.mjs'));
}
