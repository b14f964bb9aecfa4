import type { Row } from '../../core/dataset/dataset.ts';
import { plainFileName } from '../../core/dataset/plain-file-name.ts';
import type { AuthPorts } from '../auth/auth-ports.ts';
import { signedInAccount } from '../auth/own-account.ts';
import { type DatasetPorts, turnsFor } from '../datasets/dataset-ports.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { csvLines } from '../datasets/formats/csv.ts';
import { exported, jsonText } from '../datasets/formats/exported-dataset.ts';
import { NOT_SNIFFED } from '../http/answer.ts';
import type { Owner } from '../http/caller.ts';
import type { Route } from '../http/route.ts';
import { streamed } from '../http/streamed.ts';
import { MOST_FILES, zip } from '../http/zip.ts';

type ExportPorts = {
  auth: AuthPorts;
  store: DatasetStore;
  readInTurn: NonNullable<DatasetPorts['readInTurn']>;
  linkTo: (id: string) => string;
};

/** Everything an account holds in one archive, a dataset at a time, so that its size does not matter. */
export function exportAccountRoute(ports: ExportPorts): Route {
  const { auth } = ports;
  return {
    method: 'GET',
    path: '/auth/v1/user/export.zip',
    handle: async (request) => {
      const signedIn = await signedInAccount(request, auth);
      if (signedIn instanceof Response) return signedIn;
      return new Response(streamed(zip(filesOf(signedIn, ports), auth.now())), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="almanac-account.zip"',
          'cache-control': 'no-store',
          ...NOT_SNIFFED,
        },
      });
    },
    summary: 'Everything the account holds: each dataset as CSV and JSON, and what is known of you',
    signedIn: 'needed',
    answers: { 200: null },
    produces: 'application/zip',
  };
}

/** Two files each, beside that of the account: the newest, where there are more. */
const MOST_DATASETS = Math.floor((MOST_FILES - 1) / 2);

type SignedIn = Exclude<Awaited<ReturnType<typeof signedInAccount>>, Response>;

async function* filesOf({ user }: SignedIn, ports: ExportPorts) {
  const { auth, store, linkTo } = ports;
  const caller: Owner = { role: 'authenticated', userId: user.id };
  const sessions = await auth.accounts.sessions(user.id, auth.now());
  const ids = await store.ownIds(caller);
  const filed = ids.slice(-MOST_DATASETS);
  const known = { ...user, sessions, datasets: ids.length, datasetsHere: filed.length };
  yield { name: 'account.json', lines: [`${JSON.stringify(known, null, 2)}\n`] };
  for (const id of filed) {
    const header = await store.header(caller, id);
    // Only the reading: a caller who takes the file slowly must not keep others waiting.
    const read = () => store.rows(caller, id);
    const rows = header && (await turnsFor(header.rowCount, ports)(read));
    // It was deleted while the others were written.
    if (!header || rows === null) continue;
    const dataset = exported(header, JSON.parse(rows) as Row[], linkTo(id));
    const name = `datasets/${plainFileName(header.name)}-${id.slice(0, 8)}`;
    yield { name: `${name}.csv`, lines: csvLines(dataset) };
    yield { name: `${name}.json`, lines: jsonText(dataset) };
  }
}
