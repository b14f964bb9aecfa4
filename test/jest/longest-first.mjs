import { createRequire } from 'node:module';
import { relative } from 'node:path';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * About how long a suite of each folder takes, for a machine on which none has run yet: browsers
 * and databases are slow, tables of values are not. Afterwards Jest knows how long each one took.
 */
const SECONDS_BY_FOLDER = [
  ['test/journeys/', 60],
  ['test/faults/', 30],
  ['test/service/', 20],
  ['test/addon/', 20],
  ['test/workbench/', 10],
  ['test/core/sheet/', 8],
  ['test/stage/', 5],
];

/** The longest suites first, so that the last minute is not one suite alone. */
// biome-ignore lint/style/noDefaultExport: Jest loads a sequencer by its default export
export default class LongestFirst extends Sequencer {
  sort(tests) {
    // Jest's own order reads the times of earlier runs, and puts what failed last time in front.
    return super
      .sort([...tests])
      .map((test) => ({ test, failed: this.hasFailed(test), seconds: secondsOf(test) }))
      .sort((one, other) => other.failed - one.failed || other.seconds - one.seconds)
      .map(({ test }) => test);
  }
}

function secondsOf({ path, duration, context }) {
  if (duration != null) return duration / 1000;
  const name = relative(context.config.rootDir, path).replaceAll('\\', '/');
  const [, seconds] = SECONDS_BY_FOLDER.find(([folder]) => name.startsWith(folder)) ?? ['', 1];
  return seconds;
}
