import { build } from 'esbuild';

/**
 * What a TypeScript file of the project exports, for the build to read. Node 20 does not load such a file itself.
 *
 * @param {string} entryPoint
 * @param {import('esbuild').Plugin[]} plugins
 */
export async function builtModule(entryPoint, plugins = []) {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins,
  });
  const script = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${script}`);
}
