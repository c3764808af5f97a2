-- Schemas that the API never shows, and the checks that all tables share.

-- Functions that run for each row, such as those of column checks, are in plpgsql, which keeps its plan for as
-- long as the connection lives. Postgres plans a function in SQL with a search_path anew in each statement.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Accounts, sessions and rules. Row policies call a few of its functions.
create schema private;
grant usage on schema private to anon, authenticated;

-- The core of sync. Only procedures use it.
create schema sync;

-- A hosted project made before May 2026 grants each new table and function in public to the roles of the API.
-- privileges.sql also revokes by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- True for the public path of a picture of ours, or a web address. Never for data: or javascript:.
create or replace function private.is_picture(address text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return length(address) <= 2048
    and address ~ '^(https?://[^[:space:]]+|/storage/v1/object/public/[a-z-]+/[A-Za-z0-9._-]+)$';
end $$;

-- True for an http or https address of at most 2048 characters.
create or replace function private.is_web_address(address text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return length(address) <= 2048 and address ~ '^https?://[^[:space:]]+$';
end $$;

-- True for lower-case words joined by hyphens, at most 200 characters.
create or replace function private.is_slug(word text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return length(word) <= 200 and word ~ '^[a-z0-9]+(-[a-z0-9]+)*$';
end $$;

-- Removes blanks at both ends, the same set that JavaScript's trim() removes. [:space:] differs between
-- servers: an ideographic space is in it on Postgres and not on PGlite, a byte order mark on neither.
create or replace function private.trim_name(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(value, e' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;

-- True when a text has at least one visible character. Marks without width and fillers do not count, and
-- are listed here, because servers differ in what they take for a blank. Telugu and Urdu need some of
-- them inside a name.
create or replace function private.has_visible_text(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
end $$;

-- True for a list of at most 100 texts, none null, none longer than `longest`.
create or replace function private.texts_fit(texts text[], longest integer) returns boolean
language plpgsql immutable strict set search_path = ''
as $$
declare
  item text;
begin
  if cardinality(texts) > 100 or array_ndims(texts) > 1 then
    return false;
  end if;
  foreach item in array texts loop
    if item is null or length(item) > longest then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- True for a list of at most 12 ids, none null, none twice.
create or replace function private.ids_fit(ids uuid[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return ids = '{}' or cardinality(ids) <= 12 and array_ndims(ids) = 1
    and cardinality(ids) = (select count(distinct i) from unnest(ids) i);
end $$;

-- The response to a request that was understood and not carried out.
create or replace function private.error_result(message text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('success', false, 'error', message) $$;
