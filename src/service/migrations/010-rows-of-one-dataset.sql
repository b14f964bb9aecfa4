-- An upload asks whose its own dataset is. It asked which datasets the account has, all of them, and took
-- the longer the more there were.

drop policy add_rows_to_own_datasets on public.dataset_rows;
create policy add_rows_to_own_datasets on public.dataset_rows for insert to authenticated
  with check (
    exists (
      select from public.datasets d where d.id = dataset_id and d.owner_id = (select auth.uid())
    )
  );
