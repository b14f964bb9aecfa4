/**
 * An older Node fails somewhere in the middle, in words nobody can act on. Ends the program instead,
 * before anything is installed.
 *
 * @param {string} packageText package.json, whose `engines` says the oldest that works
 */
export function refuseOldNode(packageText) {
  const { node } = JSON.parse(packageText).engines;
  if (isEnough(process.versions.node, node)) return;
  const oldest = node.split('||').map(oldestIn).join(', ');
  process.stderr.write(
    `Almanac needs Node ${oldest} or later, and this is Node ${process.versions.node}. Get a newer one at https://nodejs.org, then run this again.\n`,
  );
  process.exit(1);
}

/** `^20.19 || >=22.12`: of some majors only the later versions do. @param {string} version @param {string} range */
export function isEnough(version, range) {
  return range.split('||').some((part) => {
    const oldest = oldestIn(part);
    const isItsMajor = oldest.split('.')[0] === version.split('.')[0];
    return (isItsMajor || part.includes('>=')) && !isBefore(version, oldest);
  });
}

/** @param {string} part */
function oldestIn(part) {
  return part.trim().replace(/^(\^|>=)/, '');
}

/** @param {string} version @param {string} other */
function isBefore(version, other) {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number));
  const parts = [0, 1, 2].map((index) => (one?.[index] ?? 0) - (two?.[index] ?? 0));
  return (parts.find((difference) => difference !== 0) ?? 0) < 0;
}
