-- How much each account has stored, so that a quota costs no count over all its datasets.

create table public.account_usage (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  row_count bigint not null
);

insert into public.account_usage (owner_id, row_count)
  select owner_id, sum(row_count) from public.datasets group by owner_id;

-- Uploads of the last minute are counted along it.
create index datasets_of_owner_by_time on public.datasets (owner_id, created_at desc);

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

alter table public.account_usage enable row level security;
create policy own_usage on public.account_usage for select to authenticated
  using (owner_id = (select auth.uid()));
revoke all on public.account_usage from anon, authenticated;
grant select on public.account_usage to authenticated;
revoke execute on function public.keep_usage() from public;

do $$
begin
  if exists (select from pg_roles where rolname = 'service_role') then
    grant all on public.account_usage to service_role;
  end if;
end
$$;
