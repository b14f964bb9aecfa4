import { builtModule } from './built-module.mjs';

/** Under a misspelt name, the address of the service would be left out, and the add-on might call any service. */
export async function refuseUnknownSettings() {
  const { unknownSettings } = await builtModule('src/service/hosts/node/unknown-settings.ts');
  const unknown = unknownSettings(process.env);
  if (unknown.length === 0) return;
  const { sayInEnglish } = await builtModule('src/service/http/answer.ts');
  for (const problem of unknown) process.stderr.write(`${sayInEnglish(problem.kind, problem)}\n`);
  process.exit(1);
}
