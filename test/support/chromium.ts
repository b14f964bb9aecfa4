import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The package holds a program for Linux on this kind of processor alone. */
const IS_PACKAGED_HERE = process.platform === 'linux' && process.arch === 'x64';
const CACHE = resolve('node_modules/.cache');

/** The quiet flags keep the browser from calling home: no test may need the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Program = { executablePath: string; env?: Record<string, string> };

/** How a browser of this project is started, by whoever starts it. */
export function chromiumOptions(): LaunchOptions {
  const { executablePath, env } = findChromium();
  return {
    executablePath,
    args: FLAGS,
    timeout: PATIENCE_MS,
    ...(env && { env: { ...definedEnvironment(), ...env } }),
  };
}

/**
 * CHROMIUM_PATH, else the one that came with the packages, else the system's. The packaged one is a
 * headless shell: it draws no window, and a page costs it about half the processor time.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): Program {
  if (environment.CHROMIUM_PATH) return { executablePath: environment.CHROMIUM_PATH };
  const system = SYSTEM_PLACES.find((place) => existsSync(place));
  return system && !IS_PACKAGED_HERE ? { executablePath: system } : packagedChromium();
}

/** Brings its own libraries and a font, so that it starts on a machine with nothing but Node. */
function packagedChromium(): Program {
  const home = join(CACHE, 'packaged-chromium');
  if (!existsSync(home)) unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** Several test processes may come at once: each unpacks for itself, the first rename wins. */
function unpack(home: string): void {
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${home}-`);
  // The package unpacks into the temporary folder, and its libraries only where it believes to
  // be on a bare machine of the cloud it was made for.
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    env: { ...definedEnvironment(), TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  writeFileSync(join(draft, 'fonts.conf'), fontsConfiguration());
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}

const PACKAGE_PATH = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const UNPACK = `
  const { default: chromium } = await import(${JSON.stringify(
    join(dirname(PACKAGE_PATH), '../esm/index.js'),
  )});
  await chromium.executablePath();`;

/** The package's own settings name folders of its cloud. These hold for a project that was copied or moved, too. */
function fontsConfiguration(): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir>
  <cachedir>${join(CACHE, 'fonts')}</cachedir>
</fontconfig>`;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
