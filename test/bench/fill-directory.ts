const DATASETS = 100_000;
/** The embedded database takes a statement of a minute for one that hangs, and starts anew. */
const AT_ONCE = 2_000;

/**
 * Straight into the tables: making them through HTTP would be the bench of something else. Each has
 * a name, a span and elements of its own, and every other one a place on one of a thousand shores.
 */
export async function fillDirectory(
  run: (script: string) => Promise<unknown>,
  owner: string,
): Promise<void> {
  await run(`
    insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
      select case when n = 0 then '${owner}'::uuid else gen_random_uuid() end,
        'person' || n || '@example.org', 'none',
        jsonb_build_object('display_name', 'Person ' || n), to_timestamp(0), to_timestamp(0)
      from generate_series(0, 999) n
      on conflict (id) do nothing;`);
  for (let first = 1; first <= DATASETS; first += AT_ONCE)
    await run(someDatasets(owner, first, first + AT_ONCE - 1));
  await run('vacuum analyze;');
}

function someDatasets(owner: string, first: number, last: number): string {
  return `
    with people as (select array_agg(id) as ids from auth.users)
    insert into almanac.records (id, newest, newest_at, arrived, versions, owner_id, name, description,
        is_public, row_count, column_count, value_count, coverage, station, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), to_timestamp(1700000000 + n / 10.0), n, 1, case when n % 1000 = 0 then '${owner}'::uuid else ids[1 + n % 1000] end,
        'Station ' || md5(n::text), 'Monthly record of a garden',
        n % 10 <> 0, years, 37, years * 30,
        jsonb_build_object('firstYear', 2020 - years, 'lastYear', 2020 - years + years - 1,
          'yearsPerMark', 1, 'elements', elements),
        case when n % 2 = 0 then jsonb_build_object(
          'latitude', round((70 * sin(n % 1009) + (n % 7) / 10.0)::numeric, 1),
          'longitude', round((175 * cos((n % 1009) * 3) + (n % 11) / 10.0)::numeric, 1),
          'licence', 'CC-BY-4.0') end,
        to_timestamp(1700000000 + n / 10.0), to_timestamp(1700000000 + n / 10.0)
      from people, (
        select n, years, (
          select jsonb_agg(jsonb_build_object('element', element,
            'months', floor(12 * years * (100 - (n * place) % 40) / 100.0), 'marks', repeat('9', years)))
          from (values ('max', 1), ('min', 2), ('rain', 3)) as possible (element, place)
          where (n + place) % 3 <> 0
        ) as elements
        from (select n, 10 + (n * 7) % 111 as years from generate_series(${first}, ${last}) n) as spans
      ) as stations;
  `;
}
