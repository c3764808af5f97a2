-- Functions that run for each row that an edit writes are in plpgsql, which keeps their plans.

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

-- The rank of a role: 1 Viewer, 2 Content Manager, 3 Admin, 4 Super Admin, and 0 for any other text.
create or replace function private.rank_of(role text) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce(array_position(array['Viewer', 'Content Manager', 'Admin', 'Super Admin'], role), 0);
end $$;

-- A header of the request. After a transaction the setting is '' instead of missing, and '' is no JSON.
create or replace function private.request_header(name text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> name;
end $$;

-- The SHA-256 of the caller's session token, or null without a token that could be ours.
create or replace function private.token_hash() returns text
language plpgsql stable set search_path = ''
as $$
declare
  token constant text := private.request_header('x-session-token');
begin
  return case when token ~ '^[A-Za-z0-9_-]{43}$' then encode(sha256(convert_to(token, 'UTF8')), 'hex') end;
end $$;

-- The id of the signed-in user, or null.
create or replace function private.uid() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.current_session()).user_id;
end $$;

-- What the caller may do: 0 visitor, 1 Viewer, 2 Content Manager, 3 Admin, 4 Super Admin.
-- A user who has to choose a new password counts as a visitor until then (S-04).
create or replace function private.rank() returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := private.uid();
begin
  if me is null then
    return 0;
  end if;
  return coalesce(
    (select private.rank_of(u.role) from public.users u where u.id = me and not u.must_change_password), 0);
end $$;

-- True while the health library is open to visitors.
create or replace function sync.library_open() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select health_library_enabled from public.modern_site_settings), true);
end $$;

-- sync.library_open() with the rights of its owner: a visitor cannot read the settings.
create or replace function private.library_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return sync.library_open();
end $$;

-- True for a field that is a translation of a column of this table, or the fingerprint of one.
create or replace function sync.is_translation(t sync.tables, field text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return field ~ '^[a-z]{2,3}:[a-z_]+(:of)?$' and field not like 'en:%' and split_part(field, ':', 2) = any (t.translated);
end $$;

-- The version of a cursor that reads 'version.tag.rank', or null when this server did not write that
-- version under that tag, or the caller's rank has changed [R5].
create or replace function sync.cursor_version(since text, r integer) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if since !~ '^[0-9]{1,18}\.[0-9a-f]{8}\.[0-9]$' then
    return null;
  end if;
  return (
    select h.version from sync.history h
    where h.version = split_part(since, '.', 1)::bigint
      and since = h.version || '.' || h.tag || '.' || r
  );
end $$;

-- The name of a row in the activity log.
create or replace function sync.log_label(t sync.tables, content jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return t.noun || coalesce(': ' || nullif(content ->> t.name_col, ''), '');
end $$;

-- The named fields, with null for those that are missing.
create or replace function sync.pick_fields(fields jsonb, names jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (select coalesce(jsonb_object_agg(n, fields -> n), '{}') from jsonb_object_keys(names) n);
end $$;
