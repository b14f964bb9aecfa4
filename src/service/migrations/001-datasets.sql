-- Datasets, their rows and who may see them. Runs on PostgreSQL 15 and later, and on a
-- Supabase project. Times are given by the program; the database's clock tells only when something was removed.

-- Letters without case and accents, so that "cordoba" finds "Córdoba".
create function public.searchable(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'))
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

-- Months with a value of a hundred that there could be, rounded down; null where the element is missing.
create function public.share_of(coverage jsonb, wanted text) returns smallint
language sql immutable set search_path = ''
as $$
  select floor(100 * (part ->> 'months')::numeric / (12 *
    ((coverage ->> 'lastYear')::int - (coverage ->> 'firstYear')::int + 1)))::smallint
  from jsonb_array_elements(coverage -> 'elements') as part
  where part ->> 'element' = wanted
$$;

-- An owner on Supabase may write a station past the program: it takes what the program takes.
-- core/dataset/station.ts has the same rules, and a test holds one to the other.
create function public.is_station_text(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or (
    jsonb_typeof(value) = 'string'
    and char_length(value #>> '{}') <= 200
    -- Something that shows: what JavaScript's trim() leaves.
    and (value #>> '{}') ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  )
$$;

create function public.is_station_number(value jsonb, lowest float8, highest float8) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when value is null then true
    when jsonb_typeof(value) = 'number' then
      (value #>> '{}')::numeric between lowest::numeric and highest::numeric
    else false
  end
$$;

create function public.is_station(facts jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(facts) <> 'object' then false
    else facts - array['name', 'latitude', 'longitude', 'elevation', 'identifier', 'creator', 'source',
        'link', 'hours', 'licence'] = '{}'::jsonb
      and public.is_station_text(facts -> 'name')
      and public.is_station_text(facts -> 'identifier')
      and public.is_station_text(facts -> 'creator')
      and public.is_station_text(facts -> 'source')
      and public.is_station_text(facts -> 'link')
      and public.is_station_text(facts -> 'hours')
      and public.is_station_text(facts -> 'licence')
      and public.is_station_number(facts -> 'latitude', -90, 90)
      and public.is_station_number(facts -> 'longitude', -180, 180)
      and public.is_station_number(facts -> 'elevation', -500, 9000)
      and (facts ? 'latitude') = (facts ? 'longitude')
  end
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 1 and 80),
  -- Begins with a space, as every word in it does.
  search_text text generated always as (' ' || public.searchable(display_name)) stored
);

create table public.datasets (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 10000),
  -- The name without its date, or null where it has none.
  title_stem text,
  -- What the client says the dataset comes from, as an opaque key. Nobody reads it.
  source text check (source ~ '^[\x21-\x7e]{1,64}$'),
  -- The key that its owner has put it under instead, so that it can be taken back. Keys of clients have no spaces.
  placed_under text,
  -- Datasets of one account and one series are versions of one thing. A title alone makes no series.
  -- As a number, so that it gives no key away.
  series bigint not null generated always as (
    hashtextextended(
      case
        when coalesce(placed_under, source) is not null then 'source ' || coalesce(placed_under, source)
        when title_stem is not null then 'title ' || title_stem
        else 'alone ' || id::text
      end, 0)
  ) stored,
  description text,
  is_public boolean not null,
  row_count int not null,
  column_count int not null,
  value_count int not null,
  -- Years covered and how full they are, small enough for a list.
  coverage jsonb not null,
  -- Where the dataset comes from: a small object, or nothing.
  station jsonb check (public.is_station(station)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is newest: a clock may be put back, and the next upload is still the newer one.
  arrived bigint not null generated always as identity,
  -- Newest of its versions: for the owner, and for everybody else. Kept by the triggers below.
  own_head boolean not null default false,
  public_head boolean not null default false,
  -- What the Directory is searched, filtered and sorted by.
  search_text text not null
    generated always as (
      ' ' || public.searchable(
        name || coalesce(' ' || description, '') || coalesce(' ' || (station ->> 'name'), '')
      )
    ) stored,
  name_key text collate "C" not null generated always as (public.name_key(name)) stored,
  first_year int not null generated always as ((coverage ->> 'firstYear')::int) stored,
  last_year int not null generated always as ((coverage ->> 'lastYear')::int) stored,
  years int not null generated always as (
    (coverage ->> 'lastYear')::int - (coverage ->> 'firstYear')::int + 1
  ) stored,
  max_share smallint generated always as (public.share_of(coverage, 'max')) stored,
  min_share smallint generated always as (public.share_of(coverage, 'min')) stored,
  rain_share smallint generated always as (public.share_of(coverage, 'rain')) stored,
  latitude float8 generated always as ((station ->> 'latitude')::float8) stored,
  longitude float8 generated always as ((station ->> 'longitude')::float8) stored
);

create index datasets_newest on public.datasets (arrived desc) where own_head or public_head;
create index datasets_longest on public.datasets (years desc, arrived desc)
  where own_head or public_head;
create index datasets_by_name on public.datasets (name_key, id) where own_head or public_head;
create index datasets_of_owner on public.datasets (owner_id, created_at desc, id desc);
create index datasets_versions on public.datasets (owner_id, series, arrived desc);
create index datasets_heads_of_series on public.datasets (owner_id, series)
  where own_head or public_head;

-- Null is a key that was left out. ord keeps the order the rows were sent in; a Year may repeat.
create table public.dataset_rows (
  dataset_id uuid not null references public.datasets (id) on delete cascade,
  ord int not null,
  "Year" int not null,
  "01_max" float8, "01_min" float8, "01_rain" float8,
  "02_max" float8, "02_min" float8, "02_rain" float8,
  "03_max" float8, "03_min" float8, "03_rain" float8,
  "04_max" float8, "04_min" float8, "04_rain" float8,
  "05_max" float8, "05_min" float8, "05_rain" float8,
  "06_max" float8, "06_min" float8, "06_rain" float8,
  "07_max" float8, "07_min" float8, "07_rain" float8,
  "08_max" float8, "08_min" float8, "08_rain" float8,
  "09_max" float8, "09_min" float8, "09_rain" float8,
  "10_max" float8, "10_min" float8, "10_rain" float8,
  "11_max" float8, "11_min" float8, "11_rain" float8,
  "12_max" float8, "12_min" float8, "12_rain" float8,
  primary key (dataset_id, ord)
);

-- Goes when its dataset goes. The dataset is written after its key, hence the late check.
create table public.ingest_keys (
  owner_id uuid not null references auth.users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  dataset_id uuid not null references public.datasets (id) on delete cascade
    deferrable initially deferred,
  primary key (owner_id, key)
);
create index ingest_keys_of_dataset on public.ingest_keys (dataset_id);

-- Whoever cites a public dataset learns that it is gone, and when. Nothing else of it is kept.
create table public.removed_datasets (
  id uuid primary key,
  removed_at timestamptz not null
);

-- How much each account has stored, so that a quota costs no count over all its datasets.
create table public.account_usage (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  row_count bigint not null
);

-- Marks the newest version of a series. Uploads of one series wait for each other here, or two that
-- arrive together would both be newest.
create function public.mark_heads(owner uuid, of_series bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  newest uuid;
  newest_public uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner::text, of_series));
  select id into newest from public.datasets
    where owner_id = owner and series = of_series
    order by arrived desc limit 1;
  select id into newest_public from public.datasets
    where owner_id = owner and series = of_series and is_public
    order by arrived desc limit 1;
  update public.datasets set own_head = false, public_head = false
    where owner_id = owner and series = of_series and (own_head or public_head)
      and id is distinct from newest and id is distinct from newest_public;
  update public.datasets
    set own_head = (id is not distinct from newest),
      public_head = (id is not distinct from newest_public)
    where id in (newest, newest_public);
end
$$;

create function public.mark_heads_after_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    -- With the account gone its datasets are all going: nothing is left to mark.
    if exists (select from auth.users where id = old.owner_id) then
      perform public.mark_heads(old.owner_id, old.series);
    end if;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.series <> old.series) then
    perform public.mark_heads(new.owner_id, new.series);
  end if;
  return null;
end
$$;

create trigger mark_heads
  after insert or delete or update of is_public, title_stem, placed_under on public.datasets
  for each row execute function public.mark_heads_after_change();

-- Of the caller's own: makes two of them versions of one thing, with all versions of both, or takes that back; where
-- nothing was joined, makes one of them a thing of its own. What comes later under the key of the newer is a version of
-- it too. False where one is not theirs.
create function public.join_versions(one uuid, other uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := (select auth.uid());
  joined bigint[];
  kept text;
begin
  select array_agg(series) into joined from public.datasets
    where owner_id = owner and id in (one, other);
  if coalesce(cardinality(joined), 0) < cardinality(array_remove(array[one, nullif(other, one)], null)) then
    return false;
  end if;
  if other is null then
    update public.datasets set placed_under = null
      where owner_id = owner and series = any (joined) and placed_under not like 'parted %';
    if not found then
      update public.datasets set placed_under = 'parted ' || id::text where id = one;
    end if;
    return true;
  end if;
  select source into kept from public.datasets
    where owner_id = owner and series = any (joined) and source is not null
    order by arrived desc limit 1;
  update public.datasets set placed_under = nullif(coalesce(kept, 'joined ' || one::text), source)
    where owner_id = owner and series = any (joined);
  return true;
end
$$;

create function public.keep_usage() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.account_usage as known (owner_id, row_count)
      values (new.owner_id, new.row_count)
      on conflict (owner_id) do update set row_count = known.row_count + excluded.row_count;
  else
    update public.account_usage set row_count = row_count - old.row_count
      where owner_id = old.owner_id;
  end if;
  return null;
end
$$;

create trigger keep_usage
  after insert or delete on public.datasets
  for each row execute function public.keep_usage();

-- By the database's clock: where an account goes with all it has, no program names each dataset.
create function public.keep_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.removed_datasets (id, removed_at) values (old.id, now())
    on conflict (id) do nothing;
  return null;
end
$$;

create trigger keep_removal
  after delete on public.datasets
  for each row when (old.is_public) execute function public.keep_removal();

-- A profile follows the account: made with it, renamed with it. Datasets do not hold the name, so that
-- to change it costs one row, however many there are.
create function public.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles as known (id, display_name)
    values (new.id, nullif(left(btrim(new.raw_user_meta_data ->> 'display_name'), 80), ''))
    on conflict (id) do update set display_name = excluded.display_name
      where known.display_name is distinct from excluded.display_name;
  return null;
end
$$;

create trigger keep_profile
  after insert or update of raw_user_meta_data on auth.users
  for each row execute function public.keep_profile();

alter table public.profiles enable row level security;
alter table public.datasets enable row level security;
alter table public.dataset_rows enable row level security;
alter table public.ingest_keys enable row level security;
alter table public.account_usage enable row level security;
alter table public.removed_datasets enable row level security;

create policy public_datasets on public.datasets for select to anon using (is_public);
create policy visible_datasets on public.datasets for select to authenticated
  using (is_public or owner_id = (select auth.uid()));
create policy add_own_datasets on public.datasets for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy change_own_datasets on public.datasets for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy delete_own_datasets on public.datasets for delete to authenticated
  using (owner_id = (select auth.uid()));

-- Who sees a dataset sees its rows: the inner select runs under the policies above.
create policy rows_of_visible_datasets on public.dataset_rows for select to anon, authenticated
  using (exists (select from public.datasets d where d.id = dataset_id));
-- Asked of one dataset: to look for it among all of the account takes the longer the more there are.
create policy add_rows_to_own_datasets on public.dataset_rows for insert to authenticated
  with check (
    exists (
      select from public.datasets d where d.id = dataset_id and d.owner_id = (select auth.uid())
    )
  );

create policy own_ingest_keys on public.ingest_keys for select to authenticated
  using (owner_id = (select auth.uid()));
create policy add_own_ingest_keys on public.ingest_keys for insert to authenticated
  with check (owner_id = (select auth.uid()));

create policy names_beside_datasets on public.profiles for select to anon, authenticated
  using (
    id = (select auth.uid()) or exists (select from public.datasets d where d.owner_id = profiles.id)
  );

create policy what_was_removed on public.removed_datasets for select to anon, authenticated
  using (true);

create policy own_usage on public.account_usage for select to authenticated
  using (owner_id = (select auth.uid()));

revoke all on public.profiles, public.datasets, public.dataset_rows, public.ingest_keys,
  public.account_usage, public.removed_datasets
  from anon, authenticated;
grant select on public.profiles, public.dataset_rows, public.removed_datasets
  to anon, authenticated;
-- All but the source, which is its client's affair alone.
grant select (
  id, owner_id, name, title_stem, series, description, is_public, row_count, column_count,
  value_count, coverage, station, created_at, updated_at, arrived, own_head, public_head,
  search_text, name_key, first_year, last_year, years, max_share, min_share, rain_share, latitude,
  longitude
) on public.datasets to anon, authenticated;
grant select on public.ingest_keys, public.account_usage to authenticated;
grant insert (
  id, owner_id, name, title_stem, source, description, is_public, row_count, column_count,
  value_count, coverage, station, created_at, updated_at
) on public.datasets to authenticated;
grant update (name, title_stem, description, is_public, station, updated_at)
  on public.datasets to authenticated;
grant delete on public.datasets to authenticated;
grant insert on public.dataset_rows, public.ingest_keys to authenticated;

-- By name too: Supabase gives every new function to both roles.
revoke execute on function
  public.mark_heads(uuid, bigint), public.mark_heads_after_change(), public.keep_usage(),
  public.keep_removal(), public.keep_profile(), public.join_versions(uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.join_versions(uuid, uuid) to authenticated;

do $$
begin
  -- The platform's own administrator role, where there is one.
  if exists (select from pg_roles where rolname = 'service_role') then
    grant all on public.profiles, public.datasets, public.dataset_rows, public.ingest_keys,
      public.account_usage, public.removed_datasets
      to service_role;
  end if;
end
$$;
