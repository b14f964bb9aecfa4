import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * About how long suites take, for a machine on which none has run yet: first the longest by name, then
 * what is usual in a folder. Afterwards Jest knows how long each one took.
 */
const SECONDS = [
  ['test/journeys/sidebar.', 60],
  ['test/journeys/site/pages.', 50],
  ['test/addon/schedule.', 43],
  ['test/faults/embedded-full-disk.', 40],
  ['test/service/operating.', 33],
  ['test/updates/update-journey.', 25],
  ['test/journeys/workbench.', 25],
  ['test/journeys/sidebar-states.', 21],
  ['test/journeys/site/publish.', 21],
  ['test/addon/unwatched.', 21],
  ['test/addon/shared-schedules.', 21],
  ['test/campaign/', 19],
  ['test/addon/consent.', 17],
  ['test/journeys/', 16],
  ['test/addon/token-answers.', 16],
  ['test/addon/kills.', 16],
  ['test/faults/durability.', 15],
  ['test/core/sheet/agencies.', 15],
  ['test/workbench/host/host.', 14],
  ['test/security/row-access.', 13],
  ['test/core/sheet/unseen-tables.', 13],
  ['test/core/sheet/neutral-changes.', 13],
  ['test/addon/answers.', 12],
  ['test/core/sheet/place-names.', 12],
  ['test/service/routes.', 12],
  ['test/service/ingest.', 11],
  ['test/stage/odd-arguments.', 11],
  ['test/faults/many-processes.', 11],
  ['test/security/page-surface.', 10],
  ['test/addon/mends-', 9],
  ['test/addon/exceptions.', 9],
  ['test/core/sheet/properties.', 9],
  ['test/stage/facts.', 9],
  ['test/service/others-load.', 9],
  ['test/core/quality/quiet-climates.', 7],
  ['test/core/quality/check-days.', 7],
  ['test/stage/clock.', 7],
  ['test/faults/', 6],
  ['test/updates/', 5],
  ['test/contracts/', 5],
  ['test/addon/', 5],
  ['test/security/', 4],
  ['test/service/', 3],
  ['test/workbench/', 2],
  ['test/core/sheet/', 2],
  ['test/stage/', 2],
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
