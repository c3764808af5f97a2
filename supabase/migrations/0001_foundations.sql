-- The walls: two schemas that the API never shows, and the checks every table shares.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Accounts, sessions and rules. Row policies call a few of its functions.
create schema private;
grant usage on schema private to anon, authenticated;

-- The sync core. Nobody but the procedures reaches into it.
create schema sync;

-- Hosted Supabase grants every new table and function in public to everyone
-- (design/backend.md, trap 5). Each file below also revokes by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- A picture of ours by its public path, or a web address. Never data: or javascript:.
create function private.is_picture(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(address) <= 2048
    and address ~ '^(https?://[^[:space:]]+|/storage/v1/object/public/[a-z-]+/[A-Za-z0-9._-]+)$'
$$;

create function private.is_web_address(address text) returns boolean
language sql immutable set search_path = ''
as $$ select length(address) <= 2048 and address ~ '^https?://[^[:space:]]+$' $$;

create function private.is_slug(word text) returns boolean
language sql immutable set search_path = ''
as $$ select length(word) <= 200 and word ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $$;

-- A list of at most 100 texts, none missing, none longer than `longest`.
create function private.texts_fit(texts text[], longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(texts) <= 100 and coalesce(array_ndims(texts), 1) = 1
    and not exists (select from unnest(texts) t where t is null or length(t) > longest)
$$;

revoke all on function private.is_picture(text), private.is_web_address(text),
  private.is_slug(text), private.texts_fit(text[], integer) from public, anon, authenticated;
