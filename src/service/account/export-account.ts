import type { Row } from '../../core/dataset/dataset.ts';
import type { AuthPorts } from '../auth/auth-ports.ts';
import { signedInAccount } from '../auth/own-account.ts';
import { type DatasetPorts, inTurnFor, type LinkTo } from '../datasets/dataset-ports.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { exported, jsonText } from '../datasets/formats/exported-dataset.ts';
import { NOT_SNIFFED } from '../http/answer.ts';
import type { Owner } from '../http/caller.ts';
import type { Route } from '../http/route.ts';
import { bytesOf, streamed } from '../http/streamed.ts';

type ExportPorts = Pick<DatasetPorts, 'processor'> & {
  auth: AuthPorts;
  store: DatasetStore;
  linkTo: LinkTo;
};

/** Everything an account holds as one JSON, a dataset at a time, so that its size does not matter. */
export function exportAccountRoute(ports: ExportPorts): Route {
  const { auth } = ports;
  return {
    method: 'GET',
    path: '/auth/v1/user/export.json',
    handle: async (request) => {
      const signedIn = await signedInAccount(request, auth);
      if (signedIn instanceof Response) return signedIn;
      return new Response(streamed(accountJson(signedIn, ports)), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="almanac-account.json"',
          'cache-control': 'no-store',
          ...NOT_SNIFFED,
        },
      });
    },
    summary: 'Everything the account holds: what is known of it, and each dataset with its rows',
    signedIn: 'needed',
    answers: { 200: null },
    produces: 'application/json',
  };
}

type SignedIn = Exclude<Awaited<ReturnType<typeof signedInAccount>>, Response>;

async function* accountJson({ user }: SignedIn, ports: ExportPorts): AsyncGenerator<Uint8Array> {
  const { auth, store, linkTo } = ports;
  const caller: Owner = { role: 'authenticated', userId: user.id };
  const sessions = await auth.accounts.sessions(user.id, auth.now());
  yield* bytesOf([
    `{"user":${JSON.stringify(user)},"sessions":${JSON.stringify(sessions)},"datasets":[`,
  ]);
  let before = '';
  for (const id of await store.ownIds(caller)) {
    const header = await store.version(caller, id);
    // Only the reading: a caller who takes the file slowly must not keep others waiting.
    const read = () => store.rows(caller, id);
    const rows = header && (await inTurnFor(header.rowCount, ports, read));
    // It was deleted while the others were written.
    if (!header || rows === null) continue;
    const dataset = exported(header, JSON.parse(rows) as Row[], linkTo('datasets', id));
    yield* bytesOf([
      `${before}\n{"id":"${id}","record":"${header.record}","dataset":`,
      ...jsonText(dataset),
      '}',
    ]);
    before = ',';
  }
  yield* bytesOf([']}\n']);
}
