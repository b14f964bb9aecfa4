import type * as source from '../../src/service/hosts/node/start-service.ts';

const BUILT = new URL('../../dist/service/start-service.js', import.meta.url).href;

/** The service as it ships, inside this process: loaded from two files, where its sources are three hundred. */
export const { openInside, startService } = (await import(BUILT)) as typeof source;
