import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * About how long suites take, for a machine on which none has run yet: first the longest by name, then
 * what is usual in a folder. Afterwards Jest knows how long each one took.
 */
const SECONDS = [
  ['test/journeys/site/pages.', 54],
  ['test/addon/schedule.', 48],
  ['test/updates/update-journey.', 41],
  ['test/journeys/sidebar.', 40],
  ['test/journeys/sidebar-states.', 40],
  ['test/faults/embedded-full-disk.', 33],
  ['test/journeys/workbench.', 22],
  ['test/journeys/developer-panel.', 21],
  ['test/service/operating.', 20],
  ['test/addon/unwatched.', 19],
  ['test/addon/kills.', 18],
  ['test/campaign/', 18],
  ['test/journeys/', 17],
  ['test/core/sheet/neutral-changes.', 17],
  ['test/addon/shared-schedules.', 16],
  ['test/security/row-access.', 14],
  ['test/faults/many-processes.', 13],
  ['test/addon/token-answers.', 13],
  ['test/stage/facts.', 12],
  ['test/service/routes.', 12],
  ['test/security/page-surface.', 11],
  ['test/contracts/', 8],
  ['test/core/quality/quiet-climates.', 8],
  ['test/faults/', 7],
  ['test/updates/', 9],
  ['test/addon/', 6],
  ['test/workbench/', 5],
  ['test/service/', 4],
  ['test/core/sheet/', 3],
  ['test/stage/', 3],
];

/** The longest suites first, so that the last minute is not one suite alone; in races as the seed draws. */
// biome-ignore lint/style/noDefaultExport: Jest loads a sequencer by its default export
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const seed = process.env.ALMANAC_DELAYS;
    if (seed) return [...tests].sort((one, other) => lot(seed, one) - lot(seed, other));
    // Jest's own order reads the times of earlier runs, and puts what failed last time in front.
    return super
      .sort([...tests])
      .map((test) => ({ test, failed: this.hasFailed(test), seconds: secondsOf(test) }))
      .sort((one, other) => other.failed - one.failed || other.seconds - one.seconds)
      .map(({ test }) => test);
  }
}

/** What a suite leaves behind meets another one after it: suites of a worker share their modules. */
function lot(seed, { path, context }) {
  const name = relative(context.config.rootDir, path);
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();
}

function secondsOf({ path, duration, context }) {
  if (duration != null) return duration / 1000;
  const name = relative(context.config.rootDir, path).replaceAll('\\', '/');
  const [, seconds] = SECONDS.find(([beginning]) => name.startsWith(beginning)) ?? ['', 1];
  return seconds;
}
