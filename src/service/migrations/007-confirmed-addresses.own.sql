-- When a link in a mail showed that the address is the account's. Accounts from before were told that
-- theirs is confirmed, and go on being told so.

alter table auth.users add column email_confirmed_at timestamptz;
update auth.users set email_confirmed_at = created_at;
-- For a process of the version before, which may still run and knows nothing of the column.
alter table auth.users alter column email_confirmed_at set default now();

-- The address a link was mailed to is kept with it: it confirms that one and no later one. As of links
-- that set a password, only the hash is kept.
create table auth.confirmation_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null
);
create index confirmation_tokens_of_user on auth.confirmation_tokens (user_id);
create index confirmation_tokens_by_age on auth.confirmation_tokens (created_at);

alter table auth.confirmation_tokens enable row level security;
revoke all on auth.confirmation_tokens from anon, authenticated;
