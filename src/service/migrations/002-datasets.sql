-- Datasets, their rows and who may see them. Runs on PostgreSQL 15 and later, on PGlite, and on a
-- Supabase project. Times are given by the program; nothing here reads the database's clock.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated;
create extension if not exists pg_trgm with schema extensions;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 1 and 80)
);

create table public.datasets (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 10000),
  -- The name without its date: datasets of one account and one stem are versions of one thing.
  title_stem text not null,
  description text,
  is_public boolean not null,
  row_count int not null,
  column_count int not null,
  value_count int not null,
  -- Years covered and how full they are, small enough for a list.
  coverage jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Newest of its versions: for the owner, and for everybody else. Kept by the triggers below.
  own_head boolean not null default false,
  public_head boolean not null default false,
  search_text text not null default ''
);

create index datasets_public_heads on public.datasets (created_at desc, id desc) where public_head;
create index datasets_own_heads on public.datasets (owner_id, created_at desc, id desc) where own_head;
create index datasets_versions on public.datasets (owner_id, title_stem, created_at desc, id desc);
create index datasets_heads_of_stem on public.datasets (owner_id, title_stem)
  where own_head or public_head;
create index datasets_search on public.datasets using gin (search_text extensions.gin_trgm_ops);

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

-- Letters without case and accents, so that "cordoba" finds "Córdoba".
create function public.searchable(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'))
$$;

create function public.set_search_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Begins with a space, as every word in it does.
  new.search_text := ' ' || public.searchable(
    concat_ws(
      ' ', new.name, new.description,
      (select p.display_name from public.profiles p where p.id = new.owner_id)
    )
  );
  return new;
end
$$;

create trigger set_search_text
  before insert or update of name, description on public.datasets
  for each row execute function public.set_search_text();

-- Marks the newest version of a title. Uploads of one title wait for each other here, or two that
-- arrive together would both be newest.
create function public.mark_heads(owner uuid, stem text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  newest uuid;
  newest_public uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner::text || stem, 0));
  select id into newest from public.datasets
    where owner_id = owner and title_stem = stem
    order by created_at desc, id desc limit 1;
  select id into newest_public from public.datasets
    where owner_id = owner and title_stem = stem and is_public
    order by created_at desc, id desc limit 1;
  update public.datasets set own_head = false, public_head = false
    where owner_id = owner and title_stem = stem and (own_head or public_head)
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
      perform public.mark_heads(old.owner_id, old.title_stem);
    end if;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.title_stem <> old.title_stem) then
    perform public.mark_heads(new.owner_id, new.title_stem);
  end if;
  return null;
end
$$;

create trigger mark_heads
  after insert or delete or update of is_public, title_stem on public.datasets
  for each row execute function public.mark_heads_after_change();

-- A profile follows the account: made with it, renamed with it.
create function public.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen text := nullif(left(btrim(new.raw_user_meta_data ->> 'display_name'), 80), '');
begin
  insert into public.profiles (id, display_name) values (new.id, chosen)
    on conflict (id) do update set display_name = excluded.display_name;
  if tg_op = 'UPDATE' then
    update public.datasets set name = name where owner_id = new.id;
  end if;
  return null;
end
$$;

create trigger keep_profile
  after insert or update of raw_user_meta_data on auth.users
  for each row execute function public.keep_profile();

-- Row-level security keeps a trigram index from being used, because a leaky LIKE may not run before
-- the policy. So this one function filters visibility itself; its callers still read through the
-- policies. The first pattern is the most telling one.
create function public.search_datasets(
  patterns text[], mine_only boolean, before_time timestamptz, before_id uuid, how_many int
) returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  viewer uuid := auth.uid();
  folded text[] := array(select public.searchable(p) from unnest(patterns) as p);
begin
  -- Two branches, so that what everybody has is found by walking the newest, and what is rare by
  -- its trigrams; the planner knows which, because it plans for the very words.
  return query
    select found.id, found.created_at from (
      (select d.id, d.created_at from public.datasets d
        where d.public_head and not mine_only
          and (viewer is null or d.own_head or d.owner_id <> viewer)
          and d.search_text like folded[1] and d.search_text like all (folded)
          and (d.created_at, d.id) < (before_time, before_id)
        order by d.created_at desc, d.id desc limit how_many)
      union all
      (select d.id, d.created_at from public.datasets d
        where d.owner_id = viewer and d.own_head and (mine_only or not d.public_head)
          and d.search_text like folded[1] and d.search_text like all (folded)
          and (d.created_at, d.id) < (before_time, before_id)
        order by d.created_at desc, d.id desc limit how_many)
    ) as found
    order by found.created_at desc, found.id desc
    limit how_many;
end
$$;

alter table public.profiles enable row level security;
alter table public.datasets enable row level security;
alter table public.dataset_rows enable row level security;
alter table public.ingest_keys enable row level security;

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
create policy add_rows_to_own_datasets on public.dataset_rows for insert to authenticated
  with check (
    dataset_id in (select d.id from public.datasets d where d.owner_id = (select auth.uid()))
  );

create policy own_ingest_keys on public.ingest_keys for select to authenticated
  using (owner_id = (select auth.uid()));
create policy add_own_ingest_keys on public.ingest_keys for insert to authenticated
  with check (owner_id = (select auth.uid()));

create policy names_beside_datasets on public.profiles for select to anon, authenticated
  using (
    id = (select auth.uid()) or exists (select from public.datasets d where d.owner_id = profiles.id)
  );

revoke all on public.profiles, public.datasets, public.dataset_rows, public.ingest_keys
  from anon, authenticated;
grant select on public.profiles, public.datasets, public.dataset_rows to anon, authenticated;
grant select on public.ingest_keys to authenticated;
grant insert (
  id, owner_id, name, title_stem, description, is_public, row_count, column_count,
  value_count, coverage, created_at, updated_at
) on public.datasets to authenticated;
grant update (name, title_stem, description, is_public, updated_at) on public.datasets to authenticated;
grant delete on public.datasets to authenticated;
grant insert on public.dataset_rows, public.ingest_keys to authenticated;

revoke execute on function
  public.mark_heads(uuid, text), public.mark_heads_after_change(), public.set_search_text(),
  public.keep_profile(),
  public.search_datasets(text[], boolean, timestamptz, uuid, int)
  from public;
grant execute on function public.search_datasets(text[], boolean, timestamptz, uuid, int)
  to anon, authenticated;

do $$
begin
  -- The platform's own administrator role, where there is one.
  if exists (select from pg_roles where rolname = 'service_role') then
    grant all on public.profiles, public.datasets, public.dataset_rows, public.ingest_keys
      to service_role;
  end if;
end
$$;
