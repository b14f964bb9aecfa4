create table datasets (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  name text not null,
  description text,
  is_public boolean not null,
  row_count int not null,
  column_count int not null,
  created_at timestamptz not null
);

create table dataset_rows (
  dataset_id uuid not null references datasets (id) on delete cascade,
  ord int not null,
  year int not null,
  "values" jsonb not null,
  primary key (dataset_id, ord)
);
