-- Links out of mails that set a new password. Only the hash of what the mail holds is kept, so that
-- whoever reads the table can open nothing.

create table auth.reset_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null
);
create index reset_tokens_of_user on auth.reset_tokens (user_id);

alter table auth.reset_tokens enable row level security;
revoke all on auth.reset_tokens from anon, authenticated;
