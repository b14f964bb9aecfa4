-- Where a session was opened, so that its owner knows it again in a list and can end it.
-- Sessions from before have neither.

alter table auth.sessions add column user_agent text;
alter table auth.sessions add column opened_from text;
