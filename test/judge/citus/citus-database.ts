import postgres from 'postgres';
import { readMigrations } from '../../../src/service/hosts/node/read-migrations.ts';
import { migrate } from '../../../src/service/store/migrate.ts';
import { openPostgresDatabase } from '../../../src/service/store/postgres-database.ts';

type Node = { address: string; port: number };

const OWNER = 'almanac_judged';
/** As docs/operations.md has it, which the service's user runs when its workers are known. */
const DISTRIBUTE = [
  `select create_distributed_table('almanac.dataset_rows', 'dataset_id')`,
  `select truncate_local_data_after_distributing_table('almanac.dataset_rows')`,
  `create table almanac.commits (n int)`,
  `select citus_add_local_table_to_metadata('almanac.commits')`,
  `create function almanac.in_two_phases() returns trigger language plpgsql security definer as
    'begin delete from almanac.commits; return null; end'`,
  `create trigger in_two_phases after insert or delete on almanac.datasets
    for each statement execute function almanac.in_two_phases()`,
];

let made = 0;

/**
 * A database of its own over all nodes of the cluster, its rows on the workers, as a service that has grown. `ALMANAC_CITUS`
 * is the address of the head for a superuser whom every node lets in alike.
 */
export async function citusDatabase() {
  const head = new URL(process.env.ALMANAC_CITUS ?? '');
  const name = `almanac_judged_${process.pid}_${++made}`;
  const nodes = await nodesOf(head);
  const at = (port: string | number, path = name, user = OWNER) => {
    const url = new URL(head);
    url.port = String(port);
    url.pathname = path;
    if (user === OWNER) [url.username, url.password] = [OWNER, OWNER];
    return url.href;
  };
  await tell(head.href, [], async (sql) => {
    const [there] = await sql`select from pg_roles where rolname = ${OWNER}`;
    if (!there) await sql.unsafe(`create role ${OWNER} login createrole password '${OWNER}'`);
  });
  const ports = [head.port, ...nodes.map(({ port }) => port)];
  for (const port of ports)
    await tell(at(port, head.pathname, ''), [`create database ${name} owner ${OWNER}`]);
  const url = at(head.port);
  const database = openPostgresDatabase(url);
  await migrate(database, await readMigrations(), Date.now());
  for (const port of ports) await tell(at(port, name, ''), ['create extension citus']);
  await tell(at(head.port, name, ''), [
    `select citus_set_coordinator_host('${head.hostname}', ${head.port})`,
    ...nodes.map((node) => `select citus_add_node('${node.address}', ${node.port})`),
  ]);
  await tell(url, DISTRIBUTE);
  const end = async () => {
    await database.close();
    for (const port of ports)
      await tell(at(port, head.pathname, ''), [`drop database ${name} with (force)`]);
  };
  return { url, database, admin: at(head.port, name, ''), nodes, end };
}

async function nodesOf(head: URL): Promise<Node[]> {
  const sql = postgres(head.href, { onnotice: () => {} });
  try {
    return await sql<Node[]>`
      select nodename as address, nodeport as port from pg_dist_node where groupid > 0`;
  } finally {
    await sql.end();
  }
}

async function tell(
  url: string,
  statements: string[],
  work: (sql: postgres.Sql) => Promise<unknown> = async () => {},
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
    await work(sql);
  } finally {
    await sql.end();
  }
}
