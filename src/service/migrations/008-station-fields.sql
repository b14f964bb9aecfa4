-- An owner on Supabase may write the column past the program: it takes what the program takes.
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
    else facts - array['name', 'latitude', 'longitude', 'elevation', 'source', 'licence'] = '{}'::jsonb
      and public.is_station_text(facts -> 'name')
      and public.is_station_text(facts -> 'source')
      and public.is_station_text(facts -> 'licence')
      and public.is_station_number(facts -> 'latitude', -90, 90)
      and public.is_station_number(facts -> 'longitude', -180, 180)
      and public.is_station_number(facts -> 'elevation', -500, 9000)
      and (facts ? 'latitude') = (facts ? 'longitude')
  end
$$;

-- What the program would never have stored is no fact of a station.
update public.datasets set station = null where not public.is_station(station);

alter table public.datasets add constraint datasets_station_fields check (public.is_station(station));
