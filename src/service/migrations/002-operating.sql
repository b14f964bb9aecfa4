-- What whoever runs the service may do to accounts. On a Supabase project the platform's own column says it too.

-- An account that was suspended changes nothing, whatever tokens it still has.
create function almanac.is_suspended() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users where id = almanac.caller() and banned_until > almanac.moment()
  )
$$;
