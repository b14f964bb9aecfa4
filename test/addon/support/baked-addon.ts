import { execFileSync } from 'node:child_process';

/** The add-on built for one service, into a folder of its own. */
export function buildBakedAddon(address: string, out: string): void {
  const build = `import('./src/build/build-addon.mjs').then(({ buildAddon }) => buildAddon(${JSON.stringify(out)}))`;
  execFileSync('node', ['-e', build], {
    env: { ...process.env, ALMANAC_SERVICE_URL: address },
    stdio: 'pipe',
  });
}
