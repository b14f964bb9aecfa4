import type { BenchRow } from '../bench-row.ts';
import { fullRows, share, signUp, startServiceProcess, sustain } from '../service-process.ts';
import { PARSE_SERVER, startParseServer } from './parse-server.ts';

const CLIENTS = 16;
const YEARS = 120;
/** By turns, so that a busy moment of the machine falls on all of them. */
const ROUNDS = 3;

type Upload = (client: number, count: number) => Promise<number>;
type Rival = { name: string; upload: Upload; stop: () => Promise<void> };

/** The same 120 years by 16 callers, to each in turn, all on this machine. */
export async function benchRivals(
  urls: { service: string; rival: string },
  seconds: number,
): Promise<BenchRow[]> {
  const rivals: Rival[] = [];
  try {
    rivals.push(await ourService('over PostgreSQL', urls.service));
    rivals.push(await ourService('the embedded home', ''));
    rivals.push(await parseServer(urls.rival));
    const rates = rivals.map((): number[] => []);
    const slow = rivals.map((): number[] => []);
    let errors = 0;
    for (let round = -1; round < ROUNDS; round++)
      for (const [index, { upload }] of rivals.entries()) {
        const load = await sustain(CLIENTS, seconds / rivals.length / (ROUNDS + 1), upload);
        if (round < 0) continue;
        rates[index]?.push(load.perSecond);
        slow[index]?.push(load.p99);
        errors += load.errors;
      }
    return [
      ...rivals.flatMap(({ name }, index) => [
        {
          what: `${YEARS}-row uploads by ${CLIENTS}: ${name}`,
          figure: share(rates[index] ?? [], 0.5),
          unit: '/s',
        },
        { what: '… 99 of 100 within', figure: share(slow[index] ?? [], 0.5), unit: 'ms' },
      ]),
      { ...against('over PostgreSQL against parse-server', rates[0], rates[2]), least: 1 },
      against('the embedded home against parse-server', rates[1], rates[2]),
      { what: 'errors in any of these', figure: errors, unit: '', limit: 0 },
    ];
  } finally {
    await Promise.all(rivals.map(({ stop }) => stop()));
  }
}

/** The median of the rounds' ratios: each round compares what ran side by side. */
function against(what: string, ours: number[] = [], theirs: number[] = []): BenchRow {
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
  return { what, figure: share(ratios, 0.5), unit: '×' };
}

async function ourService(name: string, databaseUrl: string): Promise<Rival> {
  // All sixteen are one account here, and nobody's quota is measured.
  const service = await startServiceProcess(databaseUrl, { ALMANAC_ACCOUNT_ROWS: '0' });
  const { token } = await signUp(service);
  const rows = JSON.stringify(fullRows(YEARS));
  return {
    name,
    stop: service.stop,
    upload: async (client, count) => {
      const body = `{"name":"Station ${client} ${count}","rows":${rows}}`;
      return (await service.call('/functions/v1/ingest-dataset', { token, body })).status;
    },
  };
}

/** One object a dataset, its rows as one field, of an account that alone may write it. */
async function parseServer(databaseUrl: string): Promise<Rival> {
  const server = await startParseServer(databaseUrl);
  const { userId, token } = await server.signUp();
  const rows = JSON.stringify(fullRows(YEARS));
  const access = JSON.stringify({ [userId]: { read: true, write: true }, '*': { read: true } });
  return {
    name: PARSE_SERVER,
    stop: server.stop,
    upload: async (client, count) => {
      const body = `{"name":"Station ${client} ${count}","isPublic":true,"rows":${rows},"ACL":${access}}`;
      const status = await server.create('Dataset', token, body);
      return status === 201 ? 200 : status;
    },
  };
}
