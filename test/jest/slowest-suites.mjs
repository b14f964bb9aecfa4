import { relative } from 'node:path';

const SHOWN = 10;

/** A worker ends when nothing keeps it: a connection that a suite left open made each run half a minute longer. */
const SOON_MS = 5_000;

/**
 * Tells after a run of many suites which of them took longest, and how long the workers took to end after the
 * last one, before Jest's own closing lines.
 */
// biome-ignore lint/style/noDefaultExport: Jest loads a reporter by its default export
export default class SlowestSuites {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= SHOWN) return;
    const slowest = testResults
      .map(({ testFilePath, perfStats }) => ({ path: testFilePath, ms: perfStats.runtime }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SHOWN);
    const lines = slowest.map(({ path, ms }) => `${seconds(ms)}  ${relative(this.rootDir, path)}`);
    const waited = Date.now() - Math.max(...testResults.map(({ perfStats }) => perfStats.end));
    if (waited > SOON_MS)
      lines.push(`${seconds(waited)}  between the last suite and the end of its worker`);
    process.stderr.write(`\nThe ${SHOWN} slowest suites:\n${lines.join('\n')}\n`);
  }
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
