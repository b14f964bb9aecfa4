import { relative } from 'node:path';

const SHOWN = 10;

/** Tells after a run of many suites which of them took longest, before Jest's own closing lines. */
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
    const lines = slowest.map(
      ({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(this.rootDir, path)}`,
    );
    process.stderr.write(`\nThe ${SHOWN} slowest suites:\n${lines.join('\n')}\n`);
  }
}
