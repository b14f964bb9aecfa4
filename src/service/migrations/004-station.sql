-- Where a dataset comes from: a small object, or nothing. The program checks its fields.
alter table public.datasets
  add column station jsonb check (jsonb_typeof(station) = 'object' and octet_length(station::text) < 8192);

grant insert (station), update (station) on public.datasets to authenticated;
