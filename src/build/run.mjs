import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtProgram } from './built-program.mjs';

// Runs a TypeScript program of this project: `node src/build/run.mjs path/to/main.ts arguments…`.
// Node 20 does not read TypeScript, and these programs are not part of what is shipped.
const [entryPoint = '', ...programArguments] = process.argv.slice(2);
const root = resolve(dirname(process.argv[1] ?? ''), '../..');
const program = await builtProgram(root, entryPoint);
process.argv = [process.argv[0] ?? 'node', basename(entryPoint), ...programArguments];
await import(pathToFileURL(program).href);
