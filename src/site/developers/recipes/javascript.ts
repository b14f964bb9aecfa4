import { type Home, keyLine } from './recipe.ts';

export function javascriptRecipe({ serviceUrl, key }: Home): string {
  const header = keyLine(key, (given) => `\n      apikey: '${given}',`);
  return `// push.mjs: publishes a dataset.   node push.mjs dataset.json
// Beside it lies connection.json, the text of the Connect page.
import { readFile, rename, writeFile } from 'node:fs/promises';

const base = '${serviceUrl}';
const file = new URL('connection.json', import.meta.url);
const [, , dataset] = process.argv;

const session = await exchange(JSON.parse(await readFile(file, 'utf8')));
const { dataset: stored } = await post(
  '/functions/v1/ingest-dataset',
  await readFile(dataset, 'utf8'),
  { authorization: \`Bearer \${session.access_token}\` },
);
console.log(stored);

// The new refresh token is on disk before the access token is used.
async function exchange({ refresh_token }) {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const session = await post(path, JSON.stringify({ refresh_token }));
  const draft = new URL('connection.json.new', import.meta.url);
  await writeFile(draft, JSON.stringify(session), { mode: 0o600 });
  await rename(draft, file);
  return session;
}

async function post(path, body, headers = {}) {
  const answer = await fetch(base + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',${header}
      ...headers,
    },
  });
  if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
  return answer.json();
}
`;
}
