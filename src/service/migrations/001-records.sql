-- Records, their versions and who may see them. Runs on PostgreSQL 15 and later, and on a Supabase
-- project. Times are given by the program; the database's clock tells only when an account went.
-- Nobody but the service reaches this schema: `anon` and `authenticated` have no right in it.

create schema if not exists almanac;

-- Each request becomes one of the two: somebody who is not signed in, or an account.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['almanac_visitor', 'almanac_account'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception
      -- Roles belong to the whole server: another database's first start may be making them now.
      when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('set local role %I', wanted);
      reset role;
    exception
      -- From PostgreSQL 16 on, whoever made a role may give it away and not yet become it.
      when insufficient_privilege then execute format('grant %I to %I', wanted, current_user);
    end;
  end loop;
end
$$;

grant usage on schema almanac to almanac_visitor, almanac_account;

-- The account a request speaks for, as its transaction says.
create function almanac.caller() returns uuid
language sql stable set search_path = ''
as $$
  select nullif(current_setting('almanac.account', true), '')::uuid
$$;

-- The program's clock where it has said it.
create function almanac.moment() returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(to_timestamp(nullif(current_setting('almanac.now', true), '')::float8 / 1000), now())
$$;

-- Every language a program is written in knows these times.
create domain almanac.instant as timestamptz
  check (value between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999+00');

-- Letters without case and accents, so that "cordoba" finds "Córdoba". Hangul stays whole.
create function almanac.searchable(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select lower(normalize(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'), nfc))
$$;

-- Three letters each, which an index can look up; of a beginning, and where a letter is a syllable or a word, two.
create function almanac.pieces(value text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct piece), '{}')
  from string_to_array(value, null) as letters,
    generate_series(1, cardinality(letters)) as at,
    lateral (values
      (case when at + 2 <= cardinality(letters) then letters[at] || letters[at + 1] || letters[at + 2] end),
      (case when at < cardinality(letters) and (letters[at] = ' ' or letters[at] > E'\u02ff' collate "C")
        then letters[at] || letters[at + 1] end)
    ) as found (piece)
  where piece is not null
$$;

-- Without case and accents, and with numbers as long as each other, so that "Gauge 2" stands before
-- "Gauge 10". Cut, because a page's cursor carries it.
create function almanac.name_key(name text) returns text
language sql immutable strict set search_path = ''
as $$
  select left(
    regexp_replace(
      regexp_replace(almanac.searchable(btrim(name)), '(\d+)', '000000000000\1', 'g'),
      '\d*(\d{12})', '\1', 'g'
    ), 100)
$$;

-- Months with a value of a hundred that there could be, rounded down; null where the element is missing.
create function almanac.share_of(coverage jsonb, wanted text) returns smallint
language sql immutable set search_path = ''
as $$
  select floor(100 * (part ->> 'months')::numeric / (12 *
    ((coverage ->> 'lastYear')::int - (coverage ->> 'firstYear')::int + 1)))::smallint
  from jsonb_array_elements(coverage -> 'elements') as part
  where part ->> 'element' = wanted
$$;

-- The address of an ORCID iD or a ROR iD, with its check digits (ISO 7064, as creator.ts has them).
create function almanac.is_creator_id(id text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when id ~ '^https://orcid[.]org/([0-9]{4}-){3}[0-9]{3}[0-9X]$' then (
      select right(id, 1) = (array['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'])
        [1 + (12 - sum(digit::int * 2 ^ (16 - at))::bigint % 11) % 11]
      from string_to_table(left(replace(right(id, 19), '-', ''), 15), null) with ordinality as digits (digit, at))
    when id ~ '^https://ror[.]org/0[0-9a-hjkmnp-tv-z]{6}[0-9]{2}$' then (
      select right(id, 2)::int = 98 - sum((strpos('0123456789abcdefghjkmnpqrstvwxyz', sign) - 1) * 32 ^ (7 - at))::bigint * 100 % 97
      from string_to_table(left(right(id, 9), 7), null) with ordinality as signs (sign, at))
    else false
  end
$$;

create table almanac.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 1 and 80),
  -- Begins with a space, as every word in it does.
  search_text text generated always as (' ' || almanac.searchable(display_name)) stored
);

create sequence almanac.arrivals;

-- What a person keeps: one title, one answer to who may see it, many versions. What a list shows of its
-- newest version stands here too, so that a list reads nothing else.
create table almanac.records (
  -- What many rows are narrowed down by and counted of stands first: a database reads a row from its beginning.
  id uuid primary key,
  owner_id uuid not null references auth.users (id),
  newest uuid not null,
  is_public boolean not null,
  is_shown boolean not null generated always as (is_public and hidden_at is null) stored,
  versions int not null check (versions > 0),
  -- What is newest: a clock may be put back, and the next upload is still the newer one.
  arrived bigint not null,
  row_count int not null check (row_count between 1 and 1000000),
  value_count int not null check (value_count between 0 and 36 * row_count),
  column_count int not null check (column_count between 1 and 37),
  first_year int not null generated always as ((coverage ->> 'firstYear')::int) stored,
  last_year int not null generated always as ((coverage ->> 'lastYear')::int) stored,
  years int not null generated always as (
    (coverage ->> 'lastYear')::int - (coverage ->> 'firstYear')::int + 1
  ) stored,
  created_at almanac.instant not null,
  -- When what is said of it changed last.
  updated_at almanac.instant not null,
  newest_at almanac.instant not null,
  max_share smallint generated always as (almanac.share_of(coverage, 'max')) stored,
  min_share smallint generated always as (almanac.share_of(coverage, 'min')) stored,
  rain_share smallint generated always as (almanac.share_of(coverage, 'rain')) stored,
  latitude float8 generated always as ((station ->> 'latitude')::float8) stored check (latitude between -90 and 90),
  longitude float8 generated always as ((station ->> 'longitude')::float8) stored check (longitude between -180 and 180),
  -- By the operator: its owner alone sees it, with the reason.
  hidden_at almanac.instant,
  hidden_reason text check (char_length(hidden_reason) between 1 and 2000),
  name text not null check (char_length(name) between 1 and 10000),
  description text check (char_length(description) <= 100000),
  -- Where it comes from: a small object, or nothing.
  station jsonb check (jsonb_typeof(station) = 'object')
    check (station ->> 'creator_kind' in ('person', 'institution'))
    check (almanac.is_creator_id(station ->> 'creator_id')),
  -- Years covered and how full they are, small enough for a list.
  coverage jsonb not null,
  name_key text collate "C" not null generated always as (almanac.name_key(name)) stored,
  -- What it is found by, beside its account's name. Begins with a space, as every word in it does.
  words text not null generated always as (' ' || almanac.searchable(
    name || coalesce(' ' || (station ->> 'name'), '') || coalesce(' ' || left(description, 1000), ''))) stored
);
create index records_newest on almanac.records (arrived desc);
create index records_longest on almanac.records (years desc, arrived desc);
create index records_by_name on almanac.records (name_key, id);
create index records_of_owner on almanac.records (owner_id, arrived desc);

-- A version: what came with one upload. Its title and who may see it are the record's.
create table almanac.datasets (
  id uuid primary key,
  record_id uuid not null references almanac.records (id),
  row_count int not null check (row_count between 1 and 1000000),
  column_count int not null check (column_count between 1 and 37),
  value_count int not null check (value_count between 0 and 36 * row_count),
  coverage jsonb not null,
  -- Its own where the record's has been changed since; else it has the record's.
  licence text check (char_length(licence) between 1 and 200),
  created_at almanac.instant not null,
  arrived bigint not null
);
create index datasets_of_record on almanac.datasets (record_id, arrived desc);

-- The rows of a version, written and read whole. No foreign key, trigger, policy or identity, and reached by its
-- key alone: a distributed engine can take this table over. Only the two functions below reach it.
create table almanac.dataset_rows (
  dataset_id uuid primary key,
  columns text not null
);

-- What an account's client says a record comes from, as an opaque key. It stays when the record is removed or
-- handed over, because whoever sends under it must be told.
create table almanac.keys (
  owner_id uuid not null references auth.users (id) on delete cascade,
  key text not null check (key ~ '^[\x21-\x7e]{1,64}$'),
  record_id uuid not null,
  is_transferred boolean not null default false,
  primary key (owner_id, key)
);
create index keys_of_record on almanac.keys (record_id);

-- Goes when its dataset goes. The dataset is written after its key, hence the late check.
create table almanac.ingest_keys (
  owner_id uuid not null references auth.users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  dataset_id uuid not null references almanac.datasets (id) on delete cascade
    deferrable initially deferred,
  primary key (owner_id, key)
);
create index ingest_keys_of_dataset on almanac.ingest_keys (dataset_id);

-- Records that went into another: their address and keys lead there.
create table almanac.joined (
  id uuid primary key,
  record_id uuid not null references almanac.records (id) on delete cascade
);
create index joined_of_record on almanac.joined (record_id);

-- Whoever could see a record or a version learns that it is gone, and when. Nothing else of it is kept.
create table almanac.removed (
  id uuid primary key,
  removed_at almanac.instant not null,
  was_public boolean not null,
  by_operator boolean not null default false,
  -- Until the account goes.
  owner_id uuid,
  -- Of a version: whose it was.
  record_id uuid
);
create index removed_of_owner on almanac.removed (owner_id);
create index removed_of_record on almanac.removed (record_id);

-- How much each account has stored, and written within a minute. Every transaction that writes for an account
-- begins with its row, so that no two wait for each other crosswise.
create table almanac.usage (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  row_count bigint not null,
  window_started_at almanac.instant not null,
  taken int not null
);

-- A link that hands records over, once. Only the hash of what it holds is kept.
create table almanac.offers (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique,
  created_at almanac.instant not null,
  expires_at almanac.instant not null
);
create index offers_of_owner on almanac.offers (owner_id);
create table almanac.offered (
  offer_id uuid not null references almanac.offers (id) on delete cascade,
  record_id uuid not null references almanac.records (id) on delete cascade,
  primary key (offer_id, record_id)
);
create index offered_of_record on almanac.offered (record_id);

-- The words again, to be looked up by their letters. Not in the record, because an upload writes there and changes none
-- of them; without a policy, because no index serves a search behind one.
create table almanac.record_words (
  record_id uuid primary key references almanac.records (id) on delete cascade,
  words text not null
);
create index record_words_letters on almanac.record_words using gin (almanac.pieces(words));
-- To count how common letters are takes the database seconds, and no plan asks.
alter index almanac.record_words_letters alter column 1 set statistics 0;

-- The rows of a version of one's own, once.
create function almanac.put_rows(version uuid, sent text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from almanac.datasets d join almanac.records r on r.id = d.record_id
    where d.id = version and r.owner_id = almanac.caller()
  ) then
    raise insufficient_privilege;
  end if;
  insert into almanac.dataset_rows (dataset_id, columns) values (version, sent);
end
$$;

-- The rows of a version that the caller may see. A version without rows is damaged, and says so.
create function almanac.rows_of(version uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text;
begin
  if exists (
    select from almanac.datasets d join almanac.records r on r.id = d.record_id
    where d.id = version and (r.is_shown or r.owner_id = almanac.caller())
  ) then
    select columns into strict found from almanac.dataset_rows where dataset_id = version;
  end if;
  return found;
end
$$;

-- Versions one by one, as a record stands with each of them.
create view almanac.versions with (security_invoker = true) as
  select r.id, r.owner_id, r.name, r.description, r.is_public, r.hidden_reason, r.updated_at, r.versions, r.name_key, r.words,
    r.latitude, r.longitude, v.id as newest, v.created_at as newest_at, v.arrived, v.row_count, v.column_count, v.value_count,
    v.coverage, (v.coverage ->> 'firstYear')::int as first_year, (v.coverage ->> 'lastYear')::int as last_year,
    (v.coverage ->> 'lastYear')::int - (v.coverage ->> 'firstYear')::int + 1 as years,
    almanac.share_of(v.coverage, 'max') as max_share, almanac.share_of(v.coverage, 'min') as min_share,
    almanac.share_of(v.coverage, 'rain') as rain_share,
    case when v.licence is null then r.station
      else coalesce(r.station, '{}') || jsonb_build_object('licence', v.licence) end as station
  from almanac.datasets v join almanac.records r on r.id = v.record_id;

-- For whoever counts by hand: a line for each value. No request reads it.
create view almanac.values_of_datasets as
  select r.dataset_id, y.place as ord, y.year::int as year, split_part(line, ':', 1) as key, v.value::float8 as value
  from almanac.dataset_rows r
    cross join lateral string_to_table(r.columns, E'\n') as line
    cross join lateral unnest(
      string_to_array(split_part(split_part(r.columns, E'\n', 1), ':', 2), ','),
      string_to_array(split_part(line, ':', 2), ',')
    ) with ordinality as y (year, value, place)
    cross join lateral (select nullif(y.value, '') as value) as v
  where split_part(line, ':', 1) <> 'Year' and v.value is not null;

-- The record that this id leads to: its own, one that went into it, or one of its versions, removed ones too.
create function almanac.record_of(wanted uuid) returns uuid
language sql stable set search_path = ''
as $$
  select id from almanac.records where id = wanted
  union all select record_id from almanac.datasets where id = wanted
  union all select record_id from almanac.joined where id = wanted
  union all select r.id from almanac.removed g join almanac.records r on r.id = g.record_id where g.id = wanted
  limit 1
$$;

-- What stands in the record of its newest version, after one came from elsewhere or went.
create function almanac.take_newest(wanted uuid) returns void
language sql set search_path = ''
as $$
  update almanac.records r set
    versions = (select count(*) from almanac.datasets d where d.record_id = wanted),
    newest = v.id, newest_at = v.created_at, arrived = v.arrived, row_count = v.row_count,
    column_count = v.column_count, value_count = v.value_count, coverage = v.coverage
  from (select * from almanac.datasets d where d.record_id = wanted order by d.arrived desc limit 1) as v
  where r.id = wanted
$$;

-- Of two records of the caller's, the older goes into the newer, whose title stays. Null where one is not theirs.
create function almanac.join_records(one uuid, other uuid, makes_public boolean, at timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  found almanac.records[];
  kept almanac.records;
  gone almanac.records;
begin
  found := array(
    select r from almanac.records r
    where r.id in (one, other) and r.owner_id = almanac.caller() order by r.arrived desc
  );
  if cardinality(found) < 2 then
    return null;
  end if;
  kept := found[1];
  gone := found[2];
  insert into almanac.joined (id, record_id) values (gone.id, kept.id);
  update almanac.joined set record_id = kept.id where record_id = gone.id;
  update almanac.keys set record_id = kept.id where record_id = gone.id;
  update almanac.removed set record_id = kept.id where record_id = gone.id;
  update almanac.datasets set record_id = kept.id, licence = coalesce(licence, gone.station ->> 'licence')
    where record_id = gone.id;
  delete from almanac.offered where record_id = kept.id;
  delete from almanac.records where id = gone.id;
  update almanac.records set is_public = makes_public or (kept.is_public and gone.is_public),
      updated_at = greatest(at, updated_at + interval '1 millisecond')
    where id = kept.id;
  perform almanac.take_newest(kept.id);
  return kept.id;
end
$$;

-- Makes a record of one version of the caller's, which has other versions beside it.
create function almanac.part_version(version uuid, new_id uuid, at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  whole almanac.records;
begin
  select r.* into whole from almanac.records r join almanac.datasets d on d.record_id = r.id
    where d.id = version and r.owner_id = almanac.caller() and r.versions > 1;
  if not found then
    raise insufficient_privilege;
  end if;
  insert into almanac.records (
      id, owner_id, name, description, is_public, hidden_at, hidden_reason, station, created_at, updated_at, versions, newest,
      newest_at, arrived, row_count, column_count, value_count, coverage)
    select new_id, whole.owner_id, whole.name, whole.description, whole.is_public, whole.hidden_at, whole.hidden_reason,
      case when d.licence is null then whole.station
        else coalesce(whole.station, '{}') || jsonb_build_object('licence', d.licence) end,
      d.created_at, at, 1, d.id, d.created_at, d.arrived, d.row_count, d.column_count, d.value_count, d.coverage
    from almanac.datasets d where d.id = version;
  update almanac.datasets set record_id = new_id, licence = null where id = version;
  delete from almanac.offered where record_id = whole.id;
  update almanac.records set updated_at = greatest(at, updated_at + interval '1 millisecond') where id = whole.id;
  perform almanac.take_newest(whole.id);
end
$$;

-- What a link offers, to whoever opens it signed in.
create function almanac.open_offer(link text, at timestamptz)
returns table (giver_name text, expires_at timestamptz, record uuid, name text, versions int,
  row_count bigint, keys text[], same_key uuid)
language sql stable security definer set search_path = ''
as $$
  select p.display_name, o.expires_at::timestamptz, r.id, r.name, r.versions,
    (select sum(d.row_count) from almanac.datasets d where d.record_id = r.id),
    array(select k.key from almanac.keys k
      where k.owner_id = r.owner_id and k.record_id = r.id and not k.is_transferred order by k.key),
    -- What the receiver sends under one of its keys already.
    (select m.record_id from almanac.keys k join almanac.keys m on m.key = k.key
      join almanac.records own on own.id = m.record_id and own.owner_id = m.owner_id
      where k.owner_id = r.owner_id and k.record_id = r.id and not k.is_transferred
        and m.owner_id = almanac.caller() and not m.is_transferred
      order by own.arrived desc limit 1)
  from almanac.offers o
    join almanac.offered f on f.offer_id = o.id
    join almanac.records r on r.id = f.record_id and r.owner_id = o.owner_id and r.hidden_at is null
    left join almanac.profiles p on p.id = o.owner_id
  where o.token_hash = link and o.expires_at > at and almanac.caller() is not null
  order by r.name, r.id
$$;

-- Until all is committed neither the giver nor the receiver writes anything, and nobody else takes the offer.
create function almanac.hold_offer(link text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from almanac.usage where owner_id in (
      almanac.caller(), (select owner_id from almanac.offers where token_hash = link))
    order by owner_id for update;
  perform from almanac.offers where token_hash = link for update;
end
$$;

-- One record of an offer goes to the caller, with its versions and keys. With the giver its keys say so. Where the
-- receiver has one of the keys it is joined to what they send under it, or stays apart and without that key.
create function almanac.take_offered(link text, taken uuid, joins_to uuid, at timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  receiver constant uuid := almanac.caller();
  giver uuid;
  moved bigint;
begin
  select o.owner_id into strict giver from almanac.offers o
    join almanac.offered f on f.offer_id = o.id and f.record_id = taken
    join almanac.records r on r.id = taken and r.owner_id = o.owner_id and r.hidden_at is null
    where o.token_hash = link and o.expires_at > at and o.owner_id <> receiver;
  insert into almanac.keys as own (owner_id, key, record_id)
    select receiver, k.key, taken from almanac.keys k
    where k.owner_id = giver and k.record_id = taken and not k.is_transferred
    on conflict (owner_id, key) do update set record_id = excluded.record_id, is_transferred = false
      where own.is_transferred
        or not exists (select from almanac.records r where r.id = own.record_id and r.owner_id = receiver);
  update almanac.keys set is_transferred = true where owner_id = giver and record_id = taken;
  select sum(row_count) into moved from almanac.datasets where record_id = taken;
  update almanac.usage set row_count = row_count - moved where owner_id = giver;
  insert into almanac.usage as u (owner_id, row_count, window_started_at, taken) values (receiver, moved, at, 0)
    on conflict (owner_id) do update set row_count = u.row_count + moved;
  update almanac.records set owner_id = receiver, updated_at = greatest(at, updated_at + interval '1 millisecond')
    where id = taken;
  update almanac.removed set owner_id = receiver where record_id = taken;
  delete from almanac.offered where record_id = taken;
  if joins_to is null then
    return taken;
  end if;
  return almanac.join_records(taken, joins_to, false, at);
end
$$;

-- Taken or refused: the link leads nowhere any more.
create function almanac.close_offer(link text) returns void
language sql security definer set search_path = ''
as $$
  delete from almanac.offers where token_hash = link and almanac.caller() is not null
$$;

-- With a version its rows go, and with the last one its record. Whoever could see them is told; what went into another
-- record is not gone.
create function almanac.after_versions_went() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A distributed engine that has the rows cannot see what is gone here.
  ids constant uuid[] := array(select id from gone);
begin
  delete from almanac.dataset_rows where dataset_id = any (ids);
  with of_records as (
    select r.id, r.owner_id, r.is_shown, sum(g.row_count) as row_count,
      not exists (select from almanac.datasets d where d.record_id = r.id) as is_empty
    from gone g join almanac.records r on r.id = g.record_id group by r.id
  ), all_gone as (
    select g.id, g.record_id as of, g.record_id from gone g
    union all select id, id, null from of_records where is_empty
    union all select j.id, j.record_id, null from almanac.joined j join of_records r on r.id = j.record_id and is_empty
  ), told as (
    insert into almanac.removed (id, removed_at, was_public, owner_id, record_id)
      select g.id, almanac.moment(), r.is_shown, r.owner_id, g.record_id
      from all_gone g join of_records r on r.id = g.of on conflict (id) do nothing
  ), less as (
    update almanac.usage u set row_count = u.row_count - l.row_count
      from (select owner_id, sum(row_count) as row_count from of_records group by 1) as l
      where u.owner_id = l.owner_id
  )
  delete from almanac.records where id in (select id from of_records where is_empty);
  perform almanac.take_newest(r.id) from almanac.records r where r.id in (select record_id from gone);
  return null;
end
$$;
create trigger after_versions_went after delete on almanac.datasets
  referencing old table as gone for each statement execute function almanac.after_versions_went();

-- Of what an account had, the ids of what was public stay.
create function almanac.before_account_goes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from almanac.datasets where record_id in (select id from almanac.records where owner_id = old.id);
  delete from almanac.removed where owner_id = old.id and not was_public;
  update almanac.removed set owner_id = null where owner_id = old.id;
  return old;
end
$$;
create trigger before_account_goes before delete on auth.users
  for each row execute function almanac.before_account_goes();

-- A profile follows the account: made with it, renamed with it.
create function almanac.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into almanac.profiles as known (id, display_name)
    values (new.id, nullif(left(btrim(new.raw_user_meta_data ->> 'display_name'), 80), ''))
    on conflict (id) do update set display_name = excluded.display_name
      where known.display_name is distinct from excluded.display_name;
  return null;
end
$$;
create trigger keep_profile
  after insert or update of raw_user_meta_data on auth.users
  for each row execute function almanac.keep_profile();

create function almanac.keep_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into almanac.record_words as known (record_id, words) values (new.id, new.words)
    on conflict (record_id) do update set words = excluded.words where known.words <> excluded.words;
  return null;
end
$$;
create trigger keep_words
  after insert or update of name, description, station on almanac.records
  for each row execute function almanac.keep_words();

-- What `like` takes for these letters anywhere.
create function almanac.pattern_of(word text) returns text
language sql immutable strict set search_path = ''
as $$
  select '%' || regexp_replace(almanac.searchable(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Which accounts have the word in their name.
create function almanac.accounts_named(word text) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(select id from almanac.profiles where search_text like almanac.pattern_of(word))
$$;

-- Records that may have these letters, or are of these accounts; at most so many, whoever may see them. A plan without
-- the index would take the words of every record to letters, which takes seconds.
create function almanac.lettered(sought text[], accounts uuid[], most int) returns setof uuid
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select record_id from almanac.record_words
    where almanac.pieces(words) @> array(select unnest(almanac.pieces(almanac.searchable(word))) from unnest(sought) as word)
  union all
  select id from almanac.records where owner_id = any (accounts)
  limit most
$$;

alter table almanac.profiles enable row level security;
alter table almanac.records enable row level security;
alter table almanac.datasets enable row level security;
alter table almanac.keys enable row level security;
alter table almanac.ingest_keys enable row level security;
alter table almanac.joined enable row level security;
alter table almanac.removed enable row level security;
alter table almanac.usage enable row level security;
alter table almanac.offers enable row level security;
alter table almanac.offered enable row level security;

create policy shown on almanac.records for select to almanac_visitor using (is_shown);
create policy shown_or_own on almanac.records for select to almanac_account
  using (is_shown or owner_id = (select almanac.caller()));
create policy add_own on almanac.records for insert to almanac_account
  with check (owner_id = (select almanac.caller()) and hidden_at is null);
create policy change_own on almanac.records for update to almanac_account
  using (owner_id = (select almanac.caller())) with check (owner_id = (select almanac.caller()));

-- Who sees a record sees its versions: the inner select runs under the policies above.
create policy of_seen_records on almanac.datasets for select to almanac_visitor, almanac_account
  using (exists (select from almanac.records r where r.id = record_id));
create policy add_to_own on almanac.datasets for insert to almanac_account with check (
  exists (select from almanac.records r where r.id = record_id and r.owner_id = (select almanac.caller())));
create policy change_own on almanac.datasets for update to almanac_account using (
  exists (select from almanac.records r where r.id = record_id and r.owner_id = (select almanac.caller())));
create policy remove_own on almanac.datasets for delete to almanac_account using (
  exists (select from almanac.records r where r.id = record_id and r.owner_id = (select almanac.caller())));

create policy of_seen_records on almanac.joined for select to almanac_visitor, almanac_account
  using (exists (select from almanac.records r where r.id = record_id));
create policy what_was_public on almanac.removed for select to almanac_visitor using (was_public);
create policy what_was_seen on almanac.removed for select to almanac_account
  using (was_public or owner_id = (select almanac.caller()));
create policy names_beside_records on almanac.profiles for select to almanac_visitor, almanac_account
  using (
    id = (select almanac.caller()) or exists (select from almanac.records r where r.owner_id = profiles.id)
  );
create policy own on almanac.keys for all to almanac_account using (owner_id = (select almanac.caller()));
create policy own on almanac.ingest_keys for all to almanac_account
  using (owner_id = (select almanac.caller()));
create policy own on almanac.usage for all to almanac_account using (owner_id = almanac.caller());
create policy own on almanac.offers for all to almanac_account using (owner_id = (select almanac.caller()));
create policy of_own_offers on almanac.offered for select to almanac_account
  using (exists (select from almanac.offers o where o.id = offer_id));
create policy add_own on almanac.offered for insert to almanac_account with check (
  exists (select from almanac.offers o where o.id = offer_id)
  and exists (select from almanac.records r where r.id = record_id and r.owner_id = (select almanac.caller())));

grant select on almanac.records, almanac.datasets, almanac.versions, almanac.joined, almanac.removed, almanac.profiles
  to almanac_visitor, almanac_account;
grant insert (
  id, owner_id, name, description, is_public, station, created_at, updated_at, versions, newest, newest_at, arrived,
  row_count, column_count, value_count, coverage
) on almanac.records to almanac_account;
grant update (
  name, description, is_public, station, updated_at, versions, newest, newest_at, arrived, row_count, column_count,
  value_count, coverage
) on almanac.records to almanac_account;
grant delete on almanac.datasets to almanac_account;
grant insert, update (licence) on almanac.datasets to almanac_account;
grant usage on sequence almanac.arrivals to almanac_account;
grant select, insert, update (record_id, is_transferred) on almanac.keys to almanac_account;
grant select, insert on almanac.ingest_keys, almanac.offered to almanac_account;
grant select, insert, update on almanac.usage to almanac_account;
grant select, insert, delete on almanac.offers to almanac_account;

-- What whoever runs the service may do to accounts. On a Supabase project the platform's own column says it too.

-- An account that was suspended changes nothing, whatever tokens it still has.
create function almanac.is_suspended() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users where id = almanac.caller() and banned_until > almanac.moment()
  )
$$;
