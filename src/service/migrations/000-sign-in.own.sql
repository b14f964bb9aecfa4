-- Only where we bring our own sign-in. A Supabase project has this schema and these
-- columns already, so its copy of the migrations leaves this file out. No request becomes a role that
-- reaches it.

create schema auth;
create table auth.users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  encrypted_password text not null,
  raw_user_meta_data jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz,
  -- When a link in a mail showed that the address is the account's.
  email_confirmed_at timestamptz,
  -- Until then it is suspended by whoever runs the service.
  banned_until timestamptz
);

-- A refresh token is a sealed (session, counter) pair, so no token is stored: only the key that
-- seals it, which is worth nothing without the program's own secret, and the current counter.
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  refresh_token_hmac_key text not null,
  refresh_token_counter bigint not null,
  -- Where it was opened, so that its owner knows it again in a list and can end it.
  user_agent text,
  opened_from text
);
create index sessions_of_user on auth.sessions (user_id);
create index sessions_by_age on auth.sessions (refreshed_at);

-- What ended a session, for a day: whoever shows one of its tokens is told. The key knows them.
create table auth.ended_sessions (
  id uuid primary key,
  refresh_token_hmac_key text not null,
  ended_by text not null,
  ended_at timestamptz not null
);
create index ended_sessions_by_age on auth.ended_sessions (ended_at);

-- Links out of mails that set a new password, or confirm the address they were mailed to and no later one. Only the hash
-- of what the mail holds is kept, so that whoever reads the table can open nothing.
create table auth.mailed_links (
  token_hash text primary key,
  page text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null
);
create index mailed_links_of_user on auth.mailed_links (user_id);
create index mailed_links_by_age on auth.mailed_links (created_at);

-- Public halves of the signing keys, so that every process checks what any process signed.
create table auth.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- Fingerprint of the secret the refresh tokens hang on. Processes that share a database must share it.
create table auth.key_ring (
  only_one boolean primary key default true check (only_one),
  refresh_secret_fingerprint text not null
);

-- Counts within a window of time; every process counts into the same row.
create table auth.rate_limits (
  name text primary key,
  window_started_at timestamptz not null,
  taken int not null
);
create index rate_limits_by_age on auth.rate_limits (window_started_at);
