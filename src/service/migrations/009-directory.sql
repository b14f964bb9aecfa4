-- What the Directory is filtered, sorted, counted and mapped by: a narrow row for each entry, because
-- counting a hundred thousand of the wide ones takes ten times as long. An entry is the newest version
-- of a title, as `own_head` and `public_head` say.

-- Months with a value of a hundred that there could be, rounded down; null where the element is missing.
create function public.share_of(coverage jsonb, wanted text) returns smallint
language sql immutable set search_path = ''
as $$
  select floor(100 * (part ->> 'months')::numeric / (12 *
    ((coverage ->> 'lastYear')::int - (coverage ->> 'firstYear')::int + 1)))::smallint
  from jsonb_array_elements(coverage -> 'elements') as part
  where part ->> 'element' = wanted
$$;

-- Without case and accents, and with numbers as long as each other, so that "Gauge 2" stands before
-- "Gauge 10". Cut, because a page's cursor carries it.
create function public.name_key(name text) returns text
language sql immutable strict set search_path = ''
as $$
  select left(
    regexp_replace(
      regexp_replace(public.searchable(btrim(name)), '(\d+)', '000000000000\1', 'g'),
      '\d*(\d{12})', '\1', 'g'
    ), 100)
$$;

create table public.directory (
  id uuid primary key references public.datasets (id) on delete cascade,
  -- Smaller than the id where one of a group is wanted.
  number bigint generated always as identity unique,
  owner_id uuid not null,
  own_head boolean not null,
  public_head boolean not null,
  created_at timestamptz not null,
  first_year int not null,
  last_year int not null,
  years int not null,
  row_count int not null,
  value_count int not null,
  max_share smallint,
  min_share smallint,
  rain_share smallint,
  latitude float8,
  longitude float8,
  -- The world in 8192 columns of 0.044 degrees; a coarser grid drops bits.
  cell_x smallint,
  cell_y smallint,
  name_key text collate "C" not null
);

-- What every dataset would stand with as an entry: a view, so that only what is asked for is worked out.
create view public.possible_entries with (security_invoker = true) as
select d.id, null::bigint as number, d.owner_id, d.own_head, d.public_head, d.created_at,
  span.first_year, span.last_year, span.last_year - span.first_year + 1 as years,
  d.row_count, d.value_count,
  public.share_of(d.coverage, 'max') as max_share, public.share_of(d.coverage, 'min') as min_share,
  public.share_of(d.coverage, 'rain') as rain_share,
  place.latitude, place.longitude,
  least(8191, floor((place.longitude + 180) / 360 * 8192))::smallint as cell_x,
  least(4095, floor((90 - place.latitude) / 360 * 8192))::smallint as cell_y,
  public.name_key(d.name) as name_key
from public.datasets d
cross join lateral (
  select (d.coverage ->> 'firstYear')::int as first_year, (d.coverage ->> 'lastYear')::int as last_year
) as span
cross join lateral (
  select (d.station ->> 'latitude')::float8 as latitude, (d.station ->> 'longitude')::float8 as longitude
) as place;

create function public.enter_directory(entered uuid) returns void
language sql set search_path = ''
as $$
  insert into public.directory (
    id, owner_id, own_head, public_head, created_at, first_year, last_year, years, row_count,
    value_count, max_share, min_share, rain_share, latitude, longitude, cell_x, cell_y, name_key
  ) select e.id, e.owner_id, e.own_head, e.public_head, e.created_at, e.first_year, e.last_year,
    e.years, e.row_count, e.value_count, e.max_share, e.min_share, e.rain_share, e.latitude,
    e.longitude, e.cell_x, e.cell_y, e.name_key
  from public.possible_entries e
  where e.id = entered and (e.own_head or e.public_head)
  on conflict (id) do update set
    own_head = excluded.own_head, public_head = excluded.public_head, name_key = excluded.name_key,
    latitude = excluded.latitude, longitude = excluded.longitude,
    cell_x = excluded.cell_x, cell_y = excluded.cell_y
$$;

-- A dataset is marked as newest by an update, so none enters while it is inserted. The row is read anew:
-- where one statement changes several versions, what the trigger is given may be old already.
create function public.keep_directory() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enter_directory(new.id);
  delete from public.directory f where f.id = new.id
    and not exists (
      select from public.datasets d where d.id = new.id and (d.own_head or d.public_head)
    );
  return null;
end
$$;

-- A new name of an account rewrites the texts that are searched in all its datasets, and changes no entry.
create trigger keep_directory
  after update of own_head, public_head, name, station on public.datasets
  for each row when (
    (old.own_head, old.public_head, old.name, old.station)
      is distinct from (new.own_head, new.public_head, new.name, new.station)
  ) execute function public.keep_directory();

-- What stands on Supabase without the program may say no years; it had a page and goes without an entry.
select public.enter_directory(d.id) from public.datasets d
where (d.own_head or d.public_head)
  and jsonb_typeof(d.coverage -> 'firstYear') = 'number'
  and jsonb_typeof(d.coverage -> 'lastYear') = 'number'
  and jsonb_typeof(d.coverage -> 'elements') = 'array';

create index directory_newest on public.directory (created_at desc, id desc);
create index directory_longest on public.directory (years desc, created_at desc, id desc);
create index directory_by_name on public.directory (name_key, id);
create index directory_of_owner on public.directory (owner_id, created_at desc, id desc);
analyze public.directory;

-- The text of "from … where …" for entries `f` that the viewer may see and that answer the wishes. A
-- text, so that the planner knows the wishes and drops what nobody asked for. Everybody may call
-- what uses it: each value becomes a number or a quoted literal here.
create function public.directory_from(wishes jsonb, viewer uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  source text := 'public.directory f';
  conditions text[] := array[]::text[];
  shares text[] := array(
    select format('f.%I', wanted || '_share')
    from jsonb_array_elements_text(wishes -> 'elements') as wanted
    where wanted in ('max', 'min', 'rain')
  );
  mine boolean := coalesce((wishes ->> 'mineOnly')::boolean, false);
  full_to int := (wishes ->> 'completeness')::int;
  area jsonb := nullif(wishes -> 'area', 'null');
  west float8 := (area ->> 'west')::float8;
  east float8 := (area ->> 'east')::float8;
begin
  if wishes ->> 'versionsOf' is not null then
    source := format(
      '(select e.* from public.datasets one
          join public.datasets d on d.owner_id = one.owner_id and d.title_stem = one.title_stem
          join public.possible_entries e on e.id = d.id
        where one.id = %1$L::uuid and (one.is_public or one.owner_id = %2$L::uuid)
          and (d.is_public or d.owner_id = %2$L::uuid)) f',
      (wishes ->> 'versionsOf')::uuid, viewer);
    if mine then conditions := array[format('f.owner_id = %L::uuid', viewer)]; end if;
  elsif viewer is null then
    conditions := array[case when mine then 'false' else 'f.public_head' end];
  elsif mine then
    conditions := array[format('f.own_head and f.owner_id = %L::uuid', viewer)];
  else
    conditions := array[format(
      '((f.public_head and f.owner_id <> %1$L::uuid) or (f.own_head and f.owner_id = %1$L::uuid))',
      viewer)];
  end if;
  if jsonb_array_length(wishes -> 'patterns') > 0 then
    source := source || ' join public.datasets s on s.id = f.id';
    conditions := conditions || array(
      select format('s.search_text like %L', public.searchable(pattern))
      from jsonb_array_elements_text(wishes -> 'patterns') as pattern);
  end if;
  if wishes ->> 'account' is not null then
    conditions := conditions || format('f.owner_id = %L::uuid', (wishes ->> 'account')::uuid);
  end if;
  if wishes ->> 'fromYear' is not null then
    conditions := conditions
      || format('%s between f.first_year and f.last_year', (wishes ->> 'fromYear')::int);
  end if;
  if wishes ->> 'toYear' is not null then
    conditions := conditions
      || format('%s between f.first_year and f.last_year', (wishes ->> 'toYear')::int);
  end if;
  if cardinality(shares) > 0 then
    conditions := conditions || array(
      select format('%s >= %s', share, coalesce(full_to, 0)) from unnest(shares) as share);
  elsif full_to is not null then
    conditions := conditions || format('least(f.max_share, f.min_share, f.rain_share) >= %s', full_to);
  end if;
  if area is not null then
    conditions := conditions || format('f.latitude between %L::float8 and %L::float8',
        (area ->> 'south')::float8, (area ->> 'north')::float8)
      || format(
        case when west <= east then 'f.longitude between %L::float8 and %L::float8'
          else '(f.longitude >= %L::float8 or f.longitude <= %L::float8)' end,
        west, east);
  end if;
  if cardinality(conditions) = 0 then conditions := array['true']; end if;
  return source || ' where ' || array_to_string(conditions, ' and ');
end
$$;

-- Row-level security keeps the planner from the indexes of the search, so these read all entries as
-- their owner and see to the visibility themselves, by `directory_from`.
create function public.list_directory(wishes jsonb, sort text, after jsonb, how_many int)
returns table (id uuid, years int, name_key text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  time text := to_timestamp((after ->> 'createdAt')::float8 / 1000)::text;
  last uuid := (after ->> 'id')::uuid;
  place text := 'true';
begin
  if after is not null then
    place := case sort
      when 'longest' then format(
        '(f.years, f.created_at, f.id) < (%s, %L::timestamptz, %L::uuid)',
        (after ->> 'years')::int, time, last)
      when 'name' then format('(f.name_key, f.id) > (%L, %L::uuid)', after ->> 'nameKey', last)
      else format('(f.created_at, f.id) < (%L::timestamptz, %L::uuid)', time, last) end;
  end if;
  return query execute format('select f.id, f.years, f.name_key::text from %s and %s order by %s limit %s',
    public.directory_from(wishes, auth.uid()), place,
    case sort
      when 'longest' then 'f.years desc, f.created_at desc, f.id desc'
      when 'name' then 'f.name_key, f.id'
      else 'f.created_at desc, f.id desc' end,
    how_many);
end
$$;

-- `most` bounds what is looked at, where a search has to compare texts. Not even a limit of nothing
-- stands there otherwise: each row would pass through it.
create function public.count_directory(wishes jsonb, most int)
returns table (datasets bigint, years bigint, value_count bigint, placed bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query execute format(
    'select count(*), coalesce(sum(n.row_count), 0)::bigint, coalesce(sum(n.value_count), 0)::bigint,
       count(n.latitude)
     from (select f.row_count, f.value_count, f.latitude from %s %s) as n',
    public.directory_from(wishes, auth.uid()), coalesce('limit ' || most, ''));
end
$$;

-- Entries with a place, in cells of a grid. They are gathered in fine cells of 2^`fine` columns first,
-- and those again in cells so large that what was found spans at most `most_columns` of them.
create function public.map_directory(wishes jsonb, most int, fine int, most_columns int)
returns table (x int, y int, step int, datasets bigint, latitude float8, longitude float8, id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query execute format(
    'with small as materialized (
       select n.cell_x::int >> %2$s as x, n.cell_y::int >> %2$s as y, count(*) as datasets,
         sum(n.latitude) as latitude, sum(n.longitude) as longitude, min(n.number) as number
       from (select f.cell_x, f.cell_y, f.latitude, f.longitude, f.number
         from %1$s and f.latitude is not null %4$s) as n
       group by 1, 2
     ), grid as (
       select greatest(0, ceil(log(2.0,
         greatest(max(s.x) - min(s.x) + 1, 2 * (max(s.y) - min(s.y) + 1)) / %3$s::numeric)))::int as shift
       from small s
     ), large as (
       select s.x >> grid.shift as x, s.y >> grid.shift as y, %2$s + min(grid.shift) as step,
         sum(s.datasets)::bigint as datasets, sum(s.latitude) as latitude,
         sum(s.longitude) as longitude, min(s.number) as number
       from small s, grid group by 1, 2
     )
     select l.x, l.y, l.step, l.datasets, l.latitude / l.datasets, l.longitude / l.datasets,
       d.id, d.name
     from large l
     left join public.directory f on l.datasets = 1 and f.number = l.number
     left join public.datasets d on d.id = f.id and (d.is_public or d.owner_id = auth.uid())
     order by l.datasets desc, l.y, l.x',
    public.directory_from(wishes, auth.uid()), fine, most_columns, coalesce('limit ' || most, ''));
end
$$;

alter table public.directory enable row level security;
revoke all on public.directory, public.possible_entries from anon, authenticated;
-- By name too: Supabase gives every new function to both roles.
revoke execute on function
  public.enter_directory(uuid), public.keep_directory(), public.directory_from(jsonb, uuid),
  public.list_directory(jsonb, text, jsonb, int), public.count_directory(jsonb, int),
  public.map_directory(jsonb, int, int, int)
  from public, anon, authenticated;
grant execute on function
  public.list_directory(jsonb, text, jsonb, int), public.count_directory(jsonb, int),
  public.map_directory(jsonb, int, int, int)
  to anon, authenticated;

do $$
begin
  if exists (select from pg_roles where rolname = 'service_role') then
    grant all on public.directory to service_role;
  end if;
end
$$;
