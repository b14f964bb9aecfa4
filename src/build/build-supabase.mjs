import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { guardedPostgres } from './guarded-postgres.mjs';
import { wordsOf } from './words-of.mjs';

const OUT = 'dist/supabase';
const FUNCTIONS = ['ingest-dataset', 'datasets', 'records', 'offers'];

/** A Supabase project's folder: the same handlers as functions, the same SQL as migrations. */
export async function buildSupabase() {
  await Promise.all(FUNCTIONS.map(buildFunction));
  await copyMigrations();
  await writeFile(`${OUT}/config.toml`, config());
}

/**
 * One file a function, packages included: nothing is fetched when it is deployed or started.
 * @param {string} name
 */
async function buildFunction(name) {
  await build({
    entryPoints: ['src/service/hosts/supabase/function.ts'],
    outfile: `${OUT}/functions/${name}/index.ts`,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    // Our compiler has checked it before it was bundled.
    banner: {
      js: "// @ts-nocheck\nimport process from 'node:process';\nimport { Buffer } from 'node:buffer';",
    },
    plugins: [guardedPostgres, builtinsByFullName, wordsOf(['service', 'warning'])],
  });
}

/** Deno knows Node's modules by their full names only. @type {import('esbuild').Plugin} */
const builtinsByFullName = {
  name: 'builtins-by-full-name',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[a-z_/:]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: `node:${path.replace(/^node:/, '')}`, external: true } : undefined,
    ),
};

/** A Supabase project has its own sign-in, so the migrations named `.own.sql` are left out. */
async function copyMigrations() {
  await mkdir(`${OUT}/migrations`, { recursive: true });
  const names = await readdir('src/service/migrations');
  const shared = names.filter((name) => name.endsWith('.sql') && !name.endsWith('.own.sql'));
  await Promise.all(
    shared.map((name) =>
      cp(`src/service/migrations/${name}`, `${OUT}/migrations/${stamped(name)}`),
    ),
  );
}

/** The platform orders migrations by a date before the name. @param {string} name */
function stamped(name) {
  return name.replace(
    /^(\d{3})-(.*)$/,
    (_, number, rest) => `20260101000${number}_${rest.replaceAll('-', '_')}`,
  );
}

/** The functions check tokens themselves, so that every refusal carries our sentence. */
function config() {
  const functions = FUNCTIONS.map((name) => `[functions.${name}]\nverify_jwt = false\n`);
  return `project_id = "almanac"\n\n${functions.join('\n')}`;
}
