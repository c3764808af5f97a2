-- Generated from supabase/schemas (npm run schema -- baseline), which is for people to read. A database
-- of the last build before 1.0 is taken as this one (supabase/local/baseline.ts).

-- ./schemas/foundations.sql

-- Schemas that the API never shows, and the checks that all tables share.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Accounts, sessions and rules. Row policies call a few of its functions.
create schema private;
grant usage on schema private to anon, authenticated;

-- The core of sync. Only procedures use it.
create schema sync;

-- A hosted project grants each new table and function in public to the roles of the API.
-- privileges.sql also revokes by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- True for the public path of a picture of ours, or a web address. Never for data: or javascript:.
create or replace function private.is_picture(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(address) <= 2048
    and address ~ '^(https?://[^[:space:]]+|/storage/v1/object/public/[a-z-]+/[A-Za-z0-9._-]+)$'
$$;

-- True for an http or https address of at most 2048 characters.
create or replace function private.is_web_address(address text) returns boolean
language sql immutable set search_path = ''
as $$ select length(address) <= 2048 and address ~ '^https?://[^[:space:]]+$' $$;

-- True for lower-case words joined by hyphens, at most 200 characters.
create or replace function private.is_slug(word text) returns boolean
language sql immutable set search_path = ''
as $$ select length(word) <= 200 and word ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $$;

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
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

-- True for a list of at most 100 texts, none null, none longer than `longest`.
create or replace function private.texts_fit(texts text[], longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(texts) <= 100 and coalesce(array_ndims(texts), 1) = 1
    and not exists (select from unnest(texts) t where t is null or length(t) > longest)
$$;

-- True for a list of at most 12 ids, none null, none twice.
create or replace function private.ids_fit(ids uuid[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(ids) <= 12 and coalesce(array_ndims(ids), 1) = 1
    and cardinality(ids) = (select count(distinct i) from unnest(ids) i)
$$;

-- The response to a request that was understood and not carried out.
create or replace function private.error_result(message text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('success', false, 'error', message) $$;

-- ./schemas/sync-tables.sql

-- What the core of sync stores. The procedures that use it are in the other files called sync-….

create table sync.clock (
  one boolean primary key default true check (one),
  version bigint not null default 0
);
comment on table sync.clock is
  'One row: the version of the latest write. Writers lock it, one at a time [R1].';

insert into sync.clock default values;

create table sync.history (
  version bigint primary key,
  tag text not null default substr(replace((gen_random_uuid())::text, '-', ''), 1, 8),
  at timestamptz not null default now()
);
comment on table sync.history is
  'The timeline: each version with a random tag. A restored backup continues with other tags, so a cursor of the lost time is recognised [R5].';

insert into sync.history (version) values (0);

create table sync.tables (
  tbl text primary key,
  rank integer,
  audience integer not null default 0,
  cols text[] not null default '{}',
  noun text not null,
  name_col text,
  may_insert boolean not null default true,
  may_delete boolean not null default true,
  ordered_within text,
  images text[] not null default '{}',
  staff_only text[] not null default '{}',
  rank_of_row text not null,
  joins text,
  bucket text,
  translated text[] not null default '{}',
  portion_by text,
  constraint tables_pictures_have_a_bucket check ((images = '{}') = (bucket is null))
);
comment on table sync.tables is
  'What sync knows of each table. sync.register_table() makes the database follow it.';
comment on column sync.tables.rank is 'The lowest role that may edit it through sync_push. Null: only its own procedures do.';
comment on column sync.tables.audience is 'The lowest role whose devices have a copy. Others never receive its rows.';
comment on column sync.tables.rank_of_row is 'The lowest role that may read a row r, in SQL: 0 everyone, 1 staff, 4 Super Admins, 99 none.';
comment on column sync.tables.joins is 'What rank_of_row needs beside the row. Such a table has a row policy of its own.';
comment on column sync.tables.bucket is 'The bucket of its pictures.';
comment on column sync.tables.translated is 'Columns that can have translations.';
comment on column sync.tables.portion_by is 'The column by which an initial sync is cut into pages: rows with the same value come together. Null: the table comes whole, before all pages.';

create table sync.tombstones (
  tbl text not null,
  id uuid not null,
  version bigint not null,
  "row" jsonb not null,
  at timestamptz not null default now(),
  hung jsonb not null default '[]',
  primary key (tbl, id)
);
comment on table sync.tombstones is
  'Deleted rows, for devices that still have them, and to restore them [R2].';
comment on column sync.tombstones.hung is 'Rows that referred to it when it was deleted: [{"t": table, "col": column, "id": row}].';
create index tombstones_version_idx on sync.tombstones (version);

create table sync.applied (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  result jsonb not null
);
comment on table sync.applied is
  'The result of each mutation, by its id: a repeated mutation gets the same result [R7].';

create table sync.standing (
  tbl text not null,
  id uuid not null,
  rank integer not null,
  version bigint not null,
  primary key (tbl, id)
);
comment on table sync.standing is
  'The rank and version with which each row is in the checksums, as in sync.feed.';

create table sync.sums (
  tbl text not null,
  rank integer not null,
  rows bigint not null,
  versions numeric not null,
  primary key (tbl, rank)
);
comment on table sync.sums is
  'Checksums: the number of rows of each rank in a table, and the sum of their versions [R6].';

create table sync.came_home (
  tbl text not null,
  id uuid not null,
  col text not null,
  parent uuid not null,
  at timestamptz not null default now(),
  primary key (tbl, id, col)
);
comment on table sync.came_home is
  'References that a restore set again and no user edited since. Kept as long as tombstones.';

create view sync.refers as
  select child.tbl, a.attname::text as col, parent.tbl as parent, c.confdeltype = 'c' as goes
  from pg_catalog.pg_constraint c
  join sync.tables child on c.conrelid = to_regclass(format('public.%I', child.tbl))
  join sync.tables parent on c.confrelid = to_regclass(format('public.%I', parent.tbl))
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.confdeltype in ('c', 'n') and a.attname = any (child.cols);
comment on view sync.refers is
  'The references between synced tables that are edited; goes: the row is deleted with its parent.';

-- ./schemas/accounts.sql

-- Staff accounts and their sessions. The hashes of passwords and of session tokens are in `private`: no table
-- that the API shows holds them.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  username text not null
    check (private.has_visible_text(username) and username = private.trim_name(username) and length(username) <= 200),
  email text not null check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 200),
  role text not null default 'Viewer',
  is_enabled boolean not null default true,
  must_change_password boolean not null default false,
  last_login timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  constraint users_role_known check (role in ('Viewer', 'Content Manager', 'Admin', 'Super Admin'))
);
comment on table public.users is 'Staff accounts. Only a Super Admin sees or changes them.';
create index users_created_by_idx on public.users (created_by);
create unique index users_email_key on public.users (lower(email));
create unique index users_username_key on public.users (lower(username));

create table private.credentials (
  user_id uuid primary key references public.users on delete cascade,
  password_hash text not null check (password_hash ~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$')
);
comment on table private.credentials is 'bcrypt hashes, cost 10. They never leave the database.';

create table private.sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id uuid not null references public.users on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  device_hash text
);
comment on table private.sessions is 'Open sessions: the SHA-256 of each token, never the token.';
comment on column private.sessions.device_hash is 'The device it was opened on, as in known_devices. Null for an unnamed one.';
create index sessions_user_id_idx on private.sessions (user_id);

-- The rank of a role: 1 Viewer, 2 Content Manager, 3 Admin, 4 Super Admin, and 0 for any other text.
create or replace function private.rank_of(role text) returns integer
language sql immutable set search_path = ''
as $$ select coalesce(array_position(array['Viewer', 'Content Manager', 'Admin', 'Super Admin'], role), 0) $$;

-- A header of the request. After a transaction the setting is '' instead of missing, and '' is no JSON.
create or replace function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> name $$;

-- The SHA-256 of the caller's session token, or null without a token that could be ours.
create or replace function private.token_hash() returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
  from (select private.request_header('x-session-token') as token) given
  where token ~ '^[A-Za-z0-9_-]{43}$'
$$;

-- The caller's live session: at most 12 hours idle, at most 7 days old, and of an enabled user.
-- In plpgsql, which keeps its plan: as SQL it was planned anew for every row that a statement wrote,
-- and that took half the time of a long push.
create or replace function private.current_session() returns private.sessions
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.token_hash();
  mine private.sessions;
begin
  if key is null then
    return null;
  end if;
  select s.* into mine from private.sessions s
  join public.users u on u.id = s.user_id and u.is_enabled
  where s.token_hash = key
    and s.created_at > now() - interval '7 days'
    and s.last_seen_at > now() - interval '12 hours';
  return mine;
end $$;

-- The id of the signed-in user, or null.
create or replace function private.uid() returns uuid
language sql stable security definer set search_path = ''
as $$ select (private.current_session()).user_id $$;

-- What the caller may do: 0 visitor, 1 Viewer, 2 Content Manager, 3 Admin, 4 Super Admin.
-- A user who has to choose a new password counts as a visitor until then (S-04).
create or replace function private.rank() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select private.rank_of(u.role) from public.users u
     where u.id = private.uid() and not u.must_change_password), 0)
$$;

-- Refuses a caller who sends a token that opens nothing: a visitor's response would hide that the
-- session has ended.
create or replace function private.require_live_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(private.request_header('x-session-token'), '') <> '' and private.rank() = 0 then
    if private.uid() is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    raise sqlstate 'PT428' using message = 'Choose a new password first';
  end if;
end $$;

-- The seconds until a session ends if its user does nothing more.
create or replace function private.seconds_left(of_session private.sessions) returns integer
language sql stable set search_path = ''
as $$
  select extract(epoch from
    least(of_session.last_seen_at + interval '12 hours', of_session.created_at + interval '7 days') - now())::integer
$$;

-- An account as the client gets it.
create or replace function private.user_json(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(u) from public.users u where id = of_user $$;

create policy "super admins read accounts, everyone their own" on public.users
  for select using ((select private.rank()) >= 4 or ((select private.rank()) >= 1 and id = (select private.uid())));

insert into sync.tables (tbl, audience, noun, name_col, may_insert, may_delete, rank_of_row)
values ('users', 4, 'user', 'username', false, false, '4');

-- Refuses the name of a new account that looks like another name: one with invisible characters, with
-- characters that look like Latin letters (Greek, Cyrillic, wide, mathematical), or with Latin letters
-- beside letters of another script. Existing accounts keep their names.
create or replace function private.guard_new_user() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if length(new.username) > 200 then
    raise check_violation using message = 'Username must have at most 200 characters', constraint = 'users_username_length';
  elsif new.username ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]' then
    raise check_violation using message = 'Username contains characters that cannot be seen', constraint = 'users_username_visible';
  elsif new.username ~ '[\u0131\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1dbf\u1f00-\u1fff\u2100-\u218f\u2460-\u24ff\u2c60-\u2cff\ua4d0-\ua4ff\ua640-\ua69f\ua720-\ua7ff\uab30-\uabbf\uff01-\uff5e\U0001d400-\U0001d7ff]'
    or new.username ~ '[A-Za-z]' and new.username ~ '[\u0300-\u1dff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffdc\U00010000-\U0001cfff]' then
    raise check_violation using message = 'Username mixes letters that look alike: use one alphabet', constraint = 'users_username_alike';
  end if;
  return new;
end $$;

create trigger guard_new before insert on public.users
  for each row execute function private.guard_new_user();

-- Rules of accounts that hold for a procedure and for a person in the SQL editor alike.
create or replace function private.guard_users() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  was_super boolean := old.role = 'Super Admin' and old.is_enabled;
  stays_super boolean := tg_op = 'UPDATE' and new.role = 'Super Admin' and new.is_enabled;
begin
  if tg_op = 'UPDATE' then
    if new.username is distinct from old.username then
      raise check_violation using message = 'Username cannot be changed', constraint = 'users_username_fixed';
    elsif old.id = me and old.is_enabled and not new.is_enabled then
      raise check_violation using message = 'You cannot disable your own account', constraint = 'users_not_self';
    elsif old.id = me and new.role is distinct from old.role then
      raise check_violation using message = 'You cannot change your own role', constraint = 'users_not_self';
    end if;
  elsif old.id = me then
    raise check_violation using message = 'You cannot delete your own account', constraint = 'users_not_self';
  end if;
  -- Writers of accounts wait for the clock, so two of them cannot each count on the other one's account.
  if was_super and not stays_super and not exists (
    select from public.users u where u.id <> old.id and u.role = 'Super Admin' and u.is_enabled
  ) then
    raise check_violation using message = 'At least one enabled Super Admin is required', constraint = 'users_last_super_admin';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger guard before update or delete on public.users
  for each row execute function private.guard_users();

-- Ends all sessions of a user whose role changed or who was enabled or disabled (S-10).
create or replace function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sessions where user_id = new.id;
  return null;
end $$;

create trigger end_sessions after update of role, is_enabled on public.users
  for each row when (old.role is distinct from new.role or old.is_enabled is distinct from new.is_enabled)
  execute function private.end_sessions();

-- A new password ends all sessions of its user except the one that chose it.
create or replace function private.end_other_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sessions
  where user_id = new.user_id and id is distinct from (private.current_session()).id;
  return null;
end $$;

create trigger end_other_sessions after update of password_hash on private.credentials
  for each row execute function private.end_other_sessions();

-- ./schemas/activity-log.sql

-- Who changed what. Rows are written by private.log() and never changed.

create table public.activity_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  action text not null,
  description text not null,
  table_affected text,
  record_id uuid,
  changes jsonb,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.activity_logs is
  'One row per change. user_id has no foreign key: the history of a deleted user stays (S-22).';
create index activity_logs_action_created_at_idx on public.activity_logs (action, created_at desc);
create index activity_logs_created_at_id_idx on public.activity_logs (created_at desc, id);
create index activity_logs_record_id_created_at_idx on public.activity_logs (record_id, created_at desc, id);
create index activity_logs_user_id_created_at_idx on public.activity_logs (user_id, created_at desc);

alter table public.activity_logs enable row level security;
revoke all on public.activity_logs from public, anon, authenticated;
grant select (id, user_id, action, description, table_affected, record_id, changes, created_at)
  on public.activity_logs to anon, authenticated;

create policy "admins read the log" on public.activity_logs
  for select using ((select private.rank()) >= 3);

-- Writes one row of the activity log, with the caller as its author.
create or replace function private.log(action text, description text, table_affected text, record_id uuid, changes jsonb default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  values (private.uid(), action, description, table_affected, record_id, changes);
end $$;

-- Keeps a description on one line of at most 500 characters: replaces characters that break lines,
-- turn the direction of text or cannot be seen.
create or replace function private.limit_log_line() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.description := left(regexp_replace(new.description, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', ' ', 'g'), 500);
  new.action := left(new.action, 50);
  return new;
end $$;

create trigger one_line before insert on public.activity_logs
  for each row execute function private.limit_log_line();

create or replace function public.user_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 3 then
    raise insufficient_privilege using message = 'Only Admins read the activity log';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by lower(u.username)) from public.users u);
end $$;
comment on function public.user_names() is
  'Returns the names behind the user ids of the log (Admin): Admins read the log and not the accounts.';

create or replace function public.dashboard_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return jsonb_build_object('activity_24h',
    (select count(*) from public.activity_logs where created_at > now() - interval '24 hours'));
end $$;
comment on function public.dashboard_counts() is
  'Returns the numbers of the dashboard that no mirror holds.';

-- ./schemas/opening-hours.sql

-- The format of opening hours: lines of text that staff and visitors can read.

-- The end of a span for comparison: 24:00 for one that ends on the next day.
create or replace function private.span_end(opens text, closes text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$ select case when closes > opens then closes else '24:00' end $$;

-- True for spans of one day, such as 09:00-13:00, that do not overlap.
create or replace function private.spans_fit(spans text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select not exists (
    select from unnest(spans) with ordinality one (span, at)
    join unnest(spans) with ordinality other (span, at) on other.at > one.at
    where left(one.span, 5) < private.span_end(left(other.span, 5), right(other.span, 5))
      and left(other.span, 5) < private.span_end(left(one.span, 5), right(one.span, 5)))
$$;

-- True for lines such as "Monday 09:00-13:00" whose spans do not overlap. The rules of every list of texts
-- hold too: they refuse a list inside a list.
create or replace function private.is_week(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$')
    and not exists (
      select from unnest(lines) line
      group by split_part(line, ' ', 1)
      having not private.spans_fit(array_agg(right(line, 11))))
$$;

-- True for lines such as "2026-10-20 to 2026-10-22: closed (Dasara)" whose days do not overlap.
create or replace function private.is_special_days(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( to 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?: (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*)( \([^\n]+\))?$')
    and not exists (
      with days as (
        select at, left(line, 10) as first,
          coalesce(substring(line from '^.{10} to (.{10})'), left(line, 10)) as last,
          array(select (regexp_matches(split_part(line, ' (', 1), '\d\d:\d\d-\d\d:\d\d', 'g'))[1]) as spans
        from unnest(lines) with ordinality l (line, at))
      select from days one
      where one.last < one.first or not private.spans_fit(one.spans)
        or exists (select from days other
          where other.at > one.at and other.first <= one.last and one.first <= other.last))
$$;

-- ./schemas/content.sql

-- What staff edit through sync_push. Each block: the table, who reads it, and what sync knows of it. There is no
-- grant to write: procedures write.

create table public.hospital_profile (
  id uuid primary key default '00000000-0000-4000-8000-000000000001',
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
  about_text text check (length(about_text) <= 20000),
  mission text check (length(mission) <= 20000),
  address text check (length(address) <= 20000),
  city text check (length(city) <= 500),
  state text check (length(state) <= 500),
  pincode text check (length(pincode) <= 500),
  phone_numbers text[] not null default '{}' check (private.texts_fit(phone_numbers, 500)),
  emails text[] not null default '{}' check (private.texts_fit(emails, 500)),
  working_hours text check (length(working_hours) <= 20000),
  logo_image text check (private.is_picture(logo_image)),
  banner_image text check (private.is_picture(banner_image)),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  share_image text check (private.is_picture(share_image)),
  constraint hospital_profile_one_row check (id = '00000000-0000-4000-8000-000000000001')
);
comment on table public.hospital_profile is
  'The clinic itself: one row with a fixed id, so that all devices mean the same row.';
comment on column public.hospital_profile.share_image is 'Shown where an address of the site is shared.';
create index hospital_profile_last_updated_by_idx on public.hospital_profile (last_updated_by);

create policy "anyone reads the profile" on public.hospital_profile for select using (true);

insert into sync.tables (tbl, rank, noun, name_col, cols, may_delete, images, bucket, staff_only, translated, rank_of_row)
values ('hospital_profile', 2, 'hospital profile', 'name',
  '{name,about_text,mission,address,city,state,pincode,phone_numbers,emails,working_hours,logo_image,banner_image,share_image}',
  false, '{logo_image,banner_image,share_image}', 'hospital-profile', '{last_updated_by,translated_from}',
  '{name,about_text,mission,address,city,state,working_hours}', '0');

create table public.contact_information (
  id uuid primary key default '00000000-0000-4000-8000-000000000002',
  address text check (length(address) <= 20000),
  phone_numbers text[] not null default '{}' check (private.texts_fit(phone_numbers, 500)),
  email_addresses text[] not null default '{}' check (private.texts_fit(email_addresses, 500)),
  working_hours text check (length(working_hours) <= 20000),
  appointment_booking_link text check (private.is_web_address(appointment_booking_link)),
  google_maps_code text check (length(google_maps_code) <= 20000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  whatsapp_number text
    check (length(whatsapp_number) <= 40 and whatsapp_number ~ '^\+[0-9 ().-]+$'
      and length(regexp_replace(whatsapp_number, '[^0-9]', '', 'g')) between 8 and 15),
  opening_hours text[] not null default '{}' check (private.is_week(opening_hours)),
  special_hours text[] not null default '{}' check (private.is_special_days(special_hours)),
  constraint contact_information_one_row check (id = '00000000-0000-4000-8000-000000000002')
);
comment on table public.contact_information is
  'How patients reach the clinic: one row. Empty fields fall back to hospital_profile (S-25).';
comment on column public.contact_information.whatsapp_number is 'The clinic on WhatsApp, with the country code.';
comment on column public.contact_information.opening_hours is 'Lines such as "Monday 09:00-13:00".';
comment on column public.contact_information.special_hours is 'Days with other hours, such as "2026-10-20 to 2026-10-22: closed (Dasara)".';
create index contact_information_last_updated_by_idx on public.contact_information (last_updated_by);

create policy "anyone reads how to reach the clinic" on public.contact_information for select using (true);

insert into sync.tables (tbl, rank, noun, cols, may_delete, staff_only, translated, rank_of_row)
values ('contact_information', 2, 'contact information',
  '{address,phone_numbers,email_addresses,working_hours,appointment_booking_link,google_maps_code,whatsapp_number,opening_hours,special_hours}',
  false, '{last_updated_by,translated_from}', '{address,working_hours}', '0');

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
  qualification text check (length(qualification) <= 500),
  specialisation text check (length(specialisation) <= 500),
  years_of_experience integer check (years_of_experience between 0 and 100),
  expertise_details text check (length(expertise_details) <= 20000),
  photo text check (private.is_picture(photo)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.doctors is 'Shown on /doctors when enabled.';
create index doctors_added_by_idx on public.doctors (added_by);

create policy "anyone reads enabled doctors, staff read all" on public.doctors
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('doctors', 2, 'doctor', 'name',
  '{name,qualification,specialisation,years_of_experience,expertise_details,photo,display_order,is_enabled}',
  '{photo}', 'doctors', '{added_by,translated_from}',
  '{name,qualification,specialisation,expertise_details}', 'case when is_enabled then 0 else 1 end');

create table public.services (
  id uuid primary key default gen_random_uuid(),
  service_name text not null check (private.has_visible_text(service_name) and length(service_name) <= 200),
  description text check (length(description) <= 20000),
  icon_image text check (private.is_picture(icon_image)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.services is 'Shown on /services and on Home when enabled.';
create index services_added_by_idx on public.services (added_by);

create policy "anyone reads enabled services, staff read all" on public.services
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('services', 2, 'service', 'service_name',
  '{service_name,description,icon_image,display_order,is_enabled}', '{icon_image}', 'services',
  '{added_by,translated_from}', '{service_name,description}', 'case when is_enabled then 0 else 1 end');

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  patient_name text not null check (private.has_visible_text(patient_name) and length(patient_name) <= 200),
  review_english text check (length(review_english) <= 20000),
  review_telugu text check (length(review_telugu) <= 20000),
  patient_photo text check (private.is_picture(patient_photo)),
  star_rating integer default 5 check (star_rating between 1 and 5),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_published boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.testimonials is 'What patients say, in English and Telugu; shown when published.';
create index testimonials_added_by_idx on public.testimonials (added_by);

create policy "anyone reads published testimonials, staff read all" on public.testimonials
  for select using (is_published or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('testimonials', 2, 'testimonial', 'patient_name',
  '{patient_name,review_english,review_telugu,patient_photo,star_rating,display_order,is_published}',
  '{patient_photo}', 'testimonials', '{added_by,translated_from}', '{patient_name}',
  'case when is_published then 0 else 1 end');

create table public.social_media (
  id uuid primary key default gen_random_uuid(),
  platform_name text not null check (private.has_visible_text(platform_name) and length(platform_name) <= 200),
  profile_url text not null check (private.is_web_address(profile_url)),
  is_enabled boolean not null default true,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.social_media is 'Links in the footer, shown when enabled.';
create index social_media_last_updated_by_idx on public.social_media (last_updated_by);

create policy "anyone reads enabled links, staff read all" on public.social_media
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, rank_of_row)
values ('social_media', 2, 'social media link', 'platform_name',
  '{platform_name,profile_url,is_enabled,display_order}', '{last_updated_by}',
  'case when is_enabled then 0 else 1 end');

create table public.emergency_cards (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.has_visible_text(title) and length(title) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  signs text[] not null default '{}' check (private.texts_fit(signs, 500)),
  steps text[] not null default '{}' check (private.texts_fit(steps, 500)),
  avoid text[] not null default '{}' check (private.texts_fit(avoid, 500)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.emergency_cards is
  'What to do in an emergency, one card each. Visitors'' devices store them before anything else.';
comment on column public.emergency_cards.signs is 'How to recognise it, one sign each.';
comment on column public.emergency_cards.steps is 'What to do now, in this order.';
comment on column public.emergency_cards.avoid is 'What not to do.';

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('emergency_cards', 2, 'emergency card', 'title',
  '{title,slug,signs,steps,avoid,display_order,is_enabled}', '{translated_from}',
  '{title,signs,steps,avoid}', 'case when is_enabled then 0 else 1 end');

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.has_visible_text(title) and length(title) <= 200),
  message text check (length(message) <= 500),
  starts_on date not null check (starts_on between '1900-01-01' and '2100-12-31'),
  ends_on date not null check (ends_on between '1900-01-01' and '2100-12-31'),
  is_urgent boolean not null default false,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  constraint notices_end_after_they_begin check (starts_on <= ends_on)
);
comment on table public.notices is
  'What visitors should know for some days. Each device shows them by its own calendar.';
comment on column public.notices.starts_on is 'The first day it is shown, where the clinic is.';
comment on column public.notices.ends_on is 'The last day it is shown, where the clinic is.';
comment on column public.notices.is_urgent is 'On every public page, and not on Home alone.';

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('notices', 2, 'notice', 'title', '{title,message,starts_on,ends_on,is_urgent,display_order,is_enabled}',
  '{translated_from}', '{title,message}', 'case when is_enabled then 0 else 1 end');

-- ./schemas/themes.sql

-- Themes, their versions, and the settings of the site that name the live one.

create table public.modern_themes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  description text check (length(description) <= 20000),
  is_preset boolean not null default false,
  validation_status text not null default 'pending' check (validation_status in ('passed', 'failed', 'pending')),
  version_number integer not null default 1 check (version_number >= 1),
  created_at timestamptz not null default now(),
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  row_version bigint not null default 0
);
comment on table public.modern_themes is 'Themes as last saved. Presets are never changed or deleted.';

create policy "staff read themes" on public.modern_themes
  for select using ((select private.rank()) >= 1);

insert into sync.tables (tbl, audience, noun, name_col, may_insert, may_delete, rank_of_row)
values ('modern_themes', 1, 'theme', 'name', false, false, '1');

create table public.theme_versions (
  id uuid primary key default gen_random_uuid(),
  theme_id uuid not null references public.modern_themes on delete cascade,
  version_number integer not null check (version_number >= 1),
  name text not null,
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  change_description text not null default 'Theme configuration updated'
    check (length(change_description) <= 2000),
  created_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),
  row_version bigint not null default 0,
  unique (theme_id, version_number)
);
comment on table public.theme_versions is
  'Each configuration that a theme was saved with. Visitors see one of them.';
create index theme_versions_created_by_idx on public.theme_versions (created_by);

create table public.modern_site_settings (
  id uuid primary key default '00000000-0000-4000-8000-000000000003',
  health_library_enabled boolean not null default true,
  active_theme_id uuid references public.modern_themes on delete restrict,
  active_version_id uuid references public.theme_versions on delete restrict,
  theme_hash text,
  activated_at timestamptz,
  rollback_deadline timestamptz,
  previous_theme_id uuid references public.modern_themes on delete set null,
  previous_version_id uuid references public.theme_versions on delete set null,
  row_version bigint not null default 0,
  constraint modern_site_settings_one_row check (id = '00000000-0000-4000-8000-000000000003')
);
comment on table public.modern_site_settings is 'The switches of the site: one row.';
create index modern_site_settings_active_theme_id_idx on public.modern_site_settings (active_theme_id);
create index modern_site_settings_active_version_id_idx on public.modern_site_settings (active_version_id);
create index modern_site_settings_previous_theme_id_idx on public.modern_site_settings (previous_theme_id);
create index modern_site_settings_previous_version_id_idx on public.modern_site_settings (previous_version_id);

insert into public.modern_site_settings default values;

-- Visitors get their three columns through sync_pull only (S-68).
create policy "staff read the settings" on public.modern_site_settings
  for select using ((select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, cols, may_insert, may_delete, staff_only, rank_of_row)
values ('modern_site_settings', 2, 'site settings', '{health_library_enabled}', false, false,
  '{active_version_id,activated_at,rollback_deadline,previous_theme_id,previous_version_id}', '0');

-- True for the version of a theme that visitors see.
create or replace function private.is_live_version(version_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.modern_site_settings where active_version_id = version_id) $$;

create policy "anyone reads the live theme version, staff read all" on public.theme_versions
  for select using (private.is_live_version(id) or (select private.rank()) >= 1);

insert into sync.tables (tbl, noun, may_insert, may_delete, staff_only, rank_of_row, joins)
values ('theme_versions', 'theme version', false, false, '{created_by}',
  'case when s.active_version_id is not null then 0 else 99 end',
  'left join public.modern_site_settings s on s.active_version_id = r.id');

create or replace function public.theme_history(p_theme_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('version_number', v.version_number, 'change_description', v.change_description,
      'created_at', v.created_at, 'saved_by', u.username, 'config', v.config, 'config_hash', v.config_hash)
      order by v.version_number desc), '[]')
    from (select * from public.theme_versions t where t.theme_id = p_theme_id order by t.version_number desc limit 200) v
    left join public.users u on u.id = v.created_by);
end $$;
comment on function public.theme_history(uuid) is
  'Returns the last 200 versions of a theme with the names of their authors.';

-- The hash of a configuration, by which devices know whether a theme changed.
create or replace function private.theme_hash(config jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(config::text, 'UTF8')), 'hex') $$;

-- Admits a caller who may change themes, one at a time, so that exactly one theme is active. Returns the
-- caller's id; refuses another user's id or a lower rank.
create or replace function private.begin_theme_write(claimed uuid, needed integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform sync.begin_write(needed, 'Not allowed');
  if claimed is distinct from private.uid() then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return claimed;
end $$;

-- Makes a theme the site's look, with 24 hours to go back. Activating the live theme changes nothing; a
-- newer version of the live theme keeps the way back to another theme for as long as it was open (S-33).
create or replace function private.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  theme public.modern_themes;
  version uuid;
  live public.modern_site_settings;
  keeps_way_back boolean;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.validation_status = 'failed' or private.theme_config_error(theme.config) is not null then
    return private.error_result(coalesce(private.theme_config_error(theme.config), 'This theme did not pass validation'));
  end if;
  select v.id into version from public.theme_versions v
  where v.theme_id = theme.id and v.version_number = theme.version_number;
  if version is null then
    return private.error_result('This theme has no saved version to publish'); -- It was written past the procedures.
  end if;
  select * into live from public.modern_site_settings;
  if live.active_version_id = version then
    return jsonb_build_object('success', true, 'theme_name', theme.name);
  end if;
  keeps_way_back := coalesce(live.active_theme_id = theme.id and live.previous_theme_id <> theme.id
    and live.rollback_deadline > now(), false);
  update public.modern_site_settings set
    previous_theme_id = case when keeps_way_back then previous_theme_id else active_theme_id end,
    previous_version_id = case when keeps_way_back then previous_version_id else active_version_id end,
    rollback_deadline = case when keeps_way_back then rollback_deadline else now() + interval '24 hours' end,
    active_theme_id = theme.id, active_version_id = version, theme_hash = theme.config_hash, activated_at = now()
  where true;
  perform private.log('theme_activated', 'Activated modern theme: ' || theme.name, 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'theme_name', theme.name);
end $$;

-- Activates the theme version that was live before.
create or replace function private.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  settings public.modern_site_settings;
  version public.theme_versions;
begin
  select * into settings from public.modern_site_settings;
  select * into version from public.theme_versions where id = settings.previous_version_id;
  if version.id is null or settings.rollback_deadline is null then
    return private.error_result('There is no previous theme to go back to');
  elsif settings.rollback_deadline <= now() then
    return private.error_result('The time to roll back has passed');
  end if;
  -- The deadline is cleared with the previous theme, so that there is no second rollback (S-34).
  update public.modern_site_settings set
    active_theme_id = version.theme_id, active_version_id = version.id, theme_hash = version.config_hash,
    activated_at = now(), previous_theme_id = null, previous_version_id = null, rollback_deadline = null
  where true;
  perform private.log('theme_rolled_back', 'Rolled back to previous modern theme', 'modern_themes', null);
  return jsonb_build_object('success', true, 'message', 'Theme rolled back successfully!');
end $$;

-- Copies a theme into one that can be edited.
create or replace function private.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  original public.modern_themes;
  made uuid := gen_random_uuid();
  copy_name text := btrim(coalesce(p_new_name, ''));
begin
  select * into original from public.modern_themes where id = p_theme_id;
  if original.id is null then
    return private.error_result('Theme not found');
  elsif length(copy_name) not between 1 and 200 or not coalesce(private.is_slug(p_new_slug), false) then
    return private.error_result('A name and a slug are required');
  elsif exists (select from public.modern_themes where slug = p_new_slug) then
    return private.error_result('Slug already exists');
  end if;
  insert into public.modern_themes (id, name, slug, description, validation_status, config, config_hash)
  values (made, copy_name, p_new_slug, original.description, original.validation_status, original.config, original.config_hash);
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (made, 1, copy_name, original.config, original.config_hash, 'Duplicated from ' || original.name, me);
  perform private.log('theme_duplicated', 'Duplicated modern theme: ' || original.name || ' as ' || copy_name, 'modern_themes', made);
  return jsonb_build_object('success', true, 'name', copy_name, 'theme_id', made);
end $$;

-- Saves a new version of a theme (Super Admin). Refuses a save that is based on an older version, except
-- one that repeats the latest save by the same user: its response was lost on the way.
create or replace function private.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 4);
  theme public.modern_themes;
  summary text := coalesce(nullif(btrim(p_change_description), ''), 'Theme configuration updated');
  hash text := private.theme_hash(p_config);
  wrong text := private.theme_config_error(p_config);
  latest public.theme_versions;
  next integer;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into latest from public.theme_versions v where v.theme_id = theme.id and v.version_number = theme.version_number;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.is_preset then
    return private.error_result('Preset themes cannot be edited. Please duplicate this theme to create an editable version.');
  elsif p_base_version = theme.version_number - 1 and latest.created_by = me and latest.config_hash = hash
      and coalesce(p_description, theme.description) is not distinct from theme.description then
    return jsonb_build_object('success', true, 'version_number', theme.version_number);
  elsif p_base_version is not null and p_base_version <> theme.version_number then
    return private.error_result('This theme was saved by '
      || coalesce((select u.username from public.users u where u.id = latest.created_by), 'somebody else')
      || ' in the meantime (version ' || theme.version_number || ')');
  elsif wrong is not null then
    return private.error_result(wrong);
  end if;
  next := theme.version_number + 1;
  update public.modern_themes set config = p_config, config_hash = hash, version_number = next,
    description = coalesce(p_description, description), validation_status = 'passed' where id = theme.id;
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (theme.id, next, theme.name, p_config, hash, left(summary, 2000), me);
  perform private.log('theme_edited', 'Updated modern theme: ' || theme.name || ' - ' || left(summary, 2000), 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'version_number', next);
end $$;

-- Deletes a theme of the clinic's own that is not in use.
create or replace function private.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  theme public.modern_themes;
  settings public.modern_site_settings;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into settings from public.modern_site_settings;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.is_preset then
    return private.error_result('Cannot delete preset themes');
  elsif theme.id = settings.active_theme_id then
    return private.error_result('Cannot delete the currently active theme. Please activate another theme first.');
  elsif theme.id = settings.previous_theme_id and settings.rollback_deadline > now() then
    return private.error_result('This theme can still be rolled back to. Please wait until the 24 hours have passed.');
  end if;
  delete from public.modern_themes where id = theme.id;
  perform private.log('theme_deleted', 'Deleted modern theme: ' || theme.name, 'modern_themes', theme.id);
  return '{"success": true}';
end $$;

create or replace function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('activate_theme_atomic'),
    private.record_response('activate_theme_atomic', private.activate_theme_atomic(p_theme_id, p_user_id)));
end $$;
comment on function public.activate_theme_atomic(uuid,uuid) is
  'Makes a theme the site''s look, with 24 hours to go back. A repeated request gets the response of the
  first one.';

create or replace function public.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('rollback_theme'),
    private.record_response('rollback_theme', private.rollback_theme(p_user_id)));
end $$;
comment on function public.rollback_theme(uuid) is
  'Activates the theme version that was live before. A repeated request gets the response of the first one.';

create or replace function public.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('duplicate_theme'),
    private.record_response('duplicate_theme', private.duplicate_theme(p_theme_id, p_new_name, p_new_slug, p_user_id)));
end $$;
comment on function public.duplicate_theme(uuid,text,text,uuid) is
  'Copies a theme into one that can be edited. A repeated request gets the response of the first one.';

create or replace function public.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('update_theme'),
    private.record_response('update_theme',
      private.update_theme(p_theme_id, p_config, p_change_description, p_user_id, p_base_version, p_description)));
end $$;
comment on function public.update_theme(uuid,jsonb,text,uuid,integer,text) is
  'Saves a new version of a theme (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('delete_theme'),
    private.record_response('delete_theme', private.delete_theme(p_theme_id, p_user_id)));
end $$;
comment on function public.delete_theme(uuid,uuid) is
  'Deletes a theme of the clinic''s own that is not in use. A repeated request gets the response of the
  first one.';

-- ./schemas/theme-rules.sql

-- What a theme may hold, value by value. src/model/theme has the same rules;
-- supabase/tests/theme-rules.test.ts compares them.

create table private.theme_kinds (
  kind text primary key,
  types text[] not null,
  pattern text,
  unit text not null default '',
  "least" integer not null default 0,
  most integer,
  needs text[] not null default '{}',
  expected text not null
);
comment on table private.theme_kinds is
  'The kinds of values in a theme: JSON types, pattern, size, and required names. The kind `name` is for the names of entries.';

-- Patterns that Postgres and JavaScript read alike: no \d, \s, \w. Only those of labels and of the addresses of
-- fonts accept url(, ;, {, }, @, \ or a comment (threats 16, 17).
do $$
declare
  hex constant text := '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})';
  len constant text := '(?:[0-9]{1,4}(?:\.[0-9]{1,4})?|\.[0-9]{1,4})(?:px|rem|em|%|vh|vw|ch)';
  rgb constant text := 'rgba?\( *[0-9]{1,3} *, *[0-9]{1,3} *, *[0-9]{1,3} *(?:, *(?:0|1|0?\.[0-9]{1,3}) *)?\)';
  shift constant text := '(?:0|-?' || len || ')';
  one_shadow constant text := '(?:inset +)?' || shift || '(?: +' || shift || '){1,3} +(?:' || rgb || '|' || hex || '(?:[0-9a-fA-F]{2})?)';
  shadow constant text := 'none|' || one_shadow || '(?: *, *' || one_shadow || ')*';
  -- A blank has one place only: an ambiguous pattern would backtrack for ever in a browser.
  one_font constant text := '[A-Za-z][A-Za-z0-9_-]*(?: +[A-Za-z0-9_-]+)*';
  family constant text := format('(?:"%1$s"|''%1$s''|-?%1$s)', one_font);
  bezier constant text := 'cubic-bezier\((?: *-?[0-9]?\.?[0-9]{1,3} *,){3} *-?[0-9]?\.?[0-9]{1,3} *\)';
  control constant text := '\u0000-\u001f\u007f-\u009f\ud800-\udfff';
  plain constant text := '(?!.*(?:[A-Za-z0-9_-]\(|/\*|\*/))[^;{}@\\<>' || control || ']*';
  name constant text := '(?!(?:constructor|prototype)$)[a-z0-9][A-Za-z0-9-]{0,30}';
begin
  insert into private.theme_kinds (kind, types, pattern, unit, most, expected) values
  -- Values of a stylesheet: blanks around them are ignored (S-42).
  ('color', '{string}', hex, '', 400, 'must be a color such as #0B5CAD'),
  ('own-color', '{string}', '|' || hex, '', 400, 'must be a color such as #0B5CAD, or empty'),
  ('clear-color', '{string}', '|' || hex || '|transparent', '', 400, 'must be a color such as #0B5CAD, transparent or empty'),
  ('color-or-null', '{string,"null"}', hex, '', 400, 'must be a color such as #0B5CAD, or null'),
  ('size', '{string,number}', '0|' || len, 'px', 400, 'must be a size such as 12px'),
  ('weight', '{string,number}', '[1-9]00|normal|bold', '', 400, 'must be a font weight such as 600'),
  ('line-height', '{string,number}', '[1-3](?:\.[0-9]{1,3})?|' || len, '', 400, 'must be a line height such as 1.5'),
  ('opacity', '{string,number}', '0|1|0?\.[0-9]{1,3}', '', 400, 'must be a number from 0 to 1'),
  ('angle', '{number}', '(?:[0-9]{1,2}|[12][0-9]{2}|3[0-5][0-9])(?:\.[0-9]{1,4})?|360', '', 400, 'must be a number from 0 to 360'),
  ('position', '{number}', '[0-9]{1,2}(?:\.[0-9]{1,4})?|100', '', 400, 'must be a number from 0 to 100'),
  ('duration', '{string}', '0|[0-9]{1,4}(?:\.[0-9]{1,4})?(?:ms|s)', '', 400, 'must be a duration such as 200ms'),
  ('easing', '{string}', 'linear|ease|ease-in|ease-out|ease-in-out|' || bezier, '', 400, 'must be an easing such as ease-out'),
  ('shadow', '{string}', shadow, '', 400, 'must be a shadow such as 0 1px 2px rgba(0, 0, 0, 0.1)'),
  ('fonts', '{string}', family || '(?: *, *' || family || ')*', '', 400, 'must be names of fonts such as Lora, serif'),
  ('card-radius', '{string}', name || '|0|' || len, '', 400, 'must be the name of a border radius, or a size'),
  ('card-shadow', '{string}', name || '|' || shadow, '', 400, 'must be the name of a shadow, or a shadow');
  update private.theme_kinds set pattern = ' *(?:' || pattern || ') *';

  insert into private.theme_kinds (kind, types, pattern, least, most, expected) values
  ('font-address', '{string}', 'https://fonts\.googleapis\.com/css2?\?[A-Za-z0-9=&:;,@+._%|-]+', 0, 500,
    'must be an address that begins with https://fonts.googleapis.com/css'),
  ('layout-style', '{string}', 'modern|minimal|playful', 0, 400, 'must be modern, minimal or playful'),
  ('navigation-style', '{string}', 'floating|sticky|fixed', 0, 400, 'must be floating, sticky or fixed'),
  ('navigation-position', '{string}', 'top', 0, 400, 'must be top'),
  ('hover-effect', '{string}', 'none|subtle|lift|bounce', 0, 400, 'must be none, subtle, lift or bounce'),
  ('focus-style', '{string}', 'outline|shadow|border', 0, 400, 'must be outline, shadow or border'),
  ('gradient-type', '{string}', 'linear|radial', 0, 400, 'must be linear or radial'),
  ('switch', '{boolean}', null, 0, null, 'must be true or false'),
  ('label', '{string}', '[^' || control || ']*', 0, 60, 'must be a text of at most 60 characters'),
  ('title', '{string}', plain, 1, 60, 'must be a plain text of 1 to 60 characters'),
  ('free', '{string,number,boolean}', plain, 0, 60, 'must be a plain text of at most 60 characters, a number, true or false'),
  ('free-group', '{string,number,boolean,object}', plain, 0, 60,
    'must be a plain text of at most 60 characters, a number, true, false or a group of those'),
  ('name', '{string}', name, 0, 400, 'is not a setting of a theme');
end $$;
insert into private.theme_kinds (kind, types, least, most, needs, expected) values
  ('group', '{object}', 0, null, '{}', 'must be a group of settings'),
  ('map', '{object}', 0, 24, '{}', 'must be a group of at most 24 entries'),
  ('gradients', '{array}', 0, 12, '{}', 'must be a list of at most 12 gradients'),
  ('gradient', '{object}', 0, null, '{name,stops}', 'must be a gradient with a name and its stops'),
  ('stops', '{array}', 2, 8, '{}', 'must be a list of 2 to 8 stops'),
  ('stop', '{object}', 0, null, '{color,position}', 'must be a stop with a color and a position'),
  ('font-addresses', '{array}', 0, 4, '{}', 'must be a list of at most 4 addresses of fonts');

create table private.theme_rules (
  path text primary key,
  kind text not null references private.theme_kinds
);
comment on table private.theme_rules is
  'Each place in a theme and the kind of value it holds. The empty path is the theme itself, * any name, [] any entry.';
create index theme_rules_kind_idx on private.theme_rules (kind);

insert into private.theme_rules (path, kind)
select path, kind from (values
  ('group', 'colors colors.light colors.light.background colors.light.text colors.light.semantic colors.light.border
    typography typography.fontFamilies layoutTypography layoutTypography.headingSizes layoutSpacing
    layouts layouts.navigation layouts.cards designTokens animations animations.features
    accessibility accessibility.focusIndicators accessibility.keyboardNavigation accessibility.reducedMotion
    emergencyButton backButton'),
  ('map', 'typography.fontSizes typography.fontWeights typography.lineHeights
    layouts.hero layouts.sections layouts.pages
    designTokens.spacing designTokens.borderRadius designTokens.shadows designTokens.blur designTokens.opacity
    designTokens.borderWidth designTokens.containerWidths animations.durations animations.easings'),
  ('color', 'colors.light.primary colors.light.secondary colors.light.accent
    colors.light.background.page colors.light.background.surface colors.light.background.elevated
    colors.light.text.primary colors.light.text.secondary colors.light.text.muted colors.light.text.inverse
    colors.light.semantic.success colors.light.semantic.warning colors.light.semantic.error colors.light.semantic.info
    colors.light.border.default colors.light.border.hover colors.light.border.focus colors.light.decorativeIcon
    gradients[].stops[].color accessibility.focusIndicators.color'),
  ('gradients', 'gradients'),
  ('gradient', 'gradients[]'),
  ('title', 'gradients[].name'),
  ('gradient-type', 'gradients[].type'),
  ('angle', 'gradients[].angle'),
  ('stops', 'gradients[].stops'),
  ('stop', 'gradients[].stops[]'),
  ('position', 'gradients[].stops[].position'),
  ('fonts', 'typography.fontFamilies.heading typography.fontFamilies.body typography.fontFamilies.mono'),
  ('font-addresses', 'typography.fontUrls'),
  ('font-address', 'typography.fontUrls[]'),
  ('size', 'typography.fontSizes.* layoutTypography.headingSizes.h1 layoutTypography.headingSizes.h2
    layoutTypography.headingSizes.h3 layoutSpacing.sectionPaddingY layoutSpacing.cardPadding layoutSpacing.elementGap
    designTokens.spacing.* designTokens.borderRadius.* designTokens.blur.* designTokens.borderWidth.*
    designTokens.containerWidths.* accessibility.focusIndicators.width accessibility.minimumTargetSize'),
  ('weight', 'typography.fontWeights.* layoutTypography.headingWeight'),
  ('line-height', 'typography.lineHeights.* layoutTypography.headingLineHeight'),
  ('layout-style', 'layoutStyle'),
  ('navigation-style', 'layouts.navigation.style'),
  ('navigation-position', 'layouts.navigation.position'),
  ('color-or-null', 'layouts.navigation.activeBackground'),
  ('card-radius', 'layouts.cards.radius'),
  ('card-shadow', 'layouts.cards.shadow'),
  ('hover-effect', 'layouts.cards.hoverEffect'),
  ('free-group', 'layouts.hero.* layouts.sections.* layouts.pages.*'),
  ('free', 'layouts.hero.*.* layouts.sections.*.* layouts.pages.*.*'),
  ('shadow', 'designTokens.shadows.*'),
  ('opacity', 'designTokens.opacity.*'),
  ('duration', 'animations.durations.*'),
  ('easing', 'animations.easings.*'),
  ('focus-style', 'accessibility.focusIndicators.style'),
  ('switch', 'layouts.navigation.transparent layouts.navigation.enableThemeModeToggle
    animations.features.scrollReveal animations.features.hoverEffects animations.features.pageTransitions
    accessibility.keyboardNavigation.skipLinks accessibility.keyboardNavigation.focusVisible
    accessibility.highContrast accessibility.reducedMotion.respectPreference healthLibraryEnabled'),
  ('label', 'emergencyButton.text backButton.text'),
  ('own-color', 'emergencyButton.backgroundColor emergencyButton.textColor backButton.textColor backButton.hoverTextColor'),
  ('clear-color', 'backButton.backgroundColor backButton.borderColor backButton.hoverBackgroundColor')
) listed (kind, paths), regexp_split_to_table(paths, '\s+') path
union all
values ('', 'group');
insert into private.theme_rules (path, kind)
select replace(path, 'colors.light', 'colors.dark'), kind from private.theme_rules where path like 'colors.light%';

-- What no theme may lack.

create table private.theme_needs (
  turn integer primary key,
  path text not null references private.theme_rules,
  missing text not null,
  wrong text
);
comment on table private.theme_needs is 'What a theme must hold, and the message when it does not.';
create index theme_needs_path_idx on private.theme_needs (path);

insert into private.theme_needs values
  (1, 'colors.light.primary', 'Light mode primary color is required', 'Light mode primary color must be a valid hex color'),
  (2, 'colors.dark.primary', 'Dark mode primary color is required', 'Dark mode primary color must be a valid hex color'),
  (3, 'typography.fontFamilies.heading', 'Heading font family is required', null),
  (4, 'typography.fontFamilies.body', 'Body font family is required', null);

-- Checks a value against its kind. Not recursive.
create or replace function private.is_of_theme_kind(kind private.theme_kinds, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = any (kind.types) and coalesce(case jsonb_typeof(value)
    when 'string' then length(value #>> '{}') between kind.least and kind.most and value #>> '{}' ~ ('^(?:' || kind.pattern || ')$')
    when 'number' then trim_scale((value #>> '{}')::numeric) || kind.unit ~ ('^(?:' || kind.pattern || ')$')
    when 'array' then jsonb_array_length(value) between kind.least and kind.most
    when 'object' then value ?& kind.needs
      and (select count(*) from jsonb_object_keys(value)) between kind.least and coalesce(kind.most, 65536)
    end, true)
$$;

-- A name of a setting with all unusual characters replaced, for a message.
create or replace function private.printable_name(name text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(nullif(left(regexp_replace(name, '[^A-Za-z0-9_ -]', '?', 'g'), 40), ''), '?') $$;

-- Each value of a theme with its path and the path of its rule, which is null for an unknown setting.
create or replace function private.theme_places(config jsonb) returns table (path text, rule text, value jsonb)
language sql stable set search_path = ''
as $$
  with recursive given (path, rule, value) as (
    select '', '', config
    union all
    select inner_place.path, found.path, inner_place.value
    from given
    join private.theme_rules r on r.path = given.rule
    join private.theme_kinds k on k.kind = r.kind and jsonb_typeof(given.value) = any (k.types)
    cross join lateral (
      select concat_ws('.', nullif(given.path, ''), private.printable_name(name)),
        case when name ~ (select '^(?:' || n.pattern || ')$' from private.theme_kinds n where n.kind = 'name')
          then array[concat_ws('.', nullif(given.rule, ''), name), concat_ws('.', nullif(given.rule, ''), '*')] end, entry
      from jsonb_each(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end) named (name, entry)
      union all
      select given.path || '[' || place - 1 || ']', array[given.rule || '[]'], entry
      from jsonb_array_elements(case jsonb_typeof(given.value) when 'array' then given.value else '[]' end)
        with ordinality listed (entry, place)
    ) inner_place (path, rules, value)
    left join lateral (
      select r.path from private.theme_rules r where r.path = any (inner_place.rules) order by array_position(inner_place.rules, r.path) limit 1
    ) found on true
  )
  select given.path, given.rule, given.value from given
$$;

-- All problems of a theme: required settings first, then the others by path. A setting that is left out
-- is no problem, because the default theme's value is used.
create or replace function private.theme_problems(config jsonb) returns table (path text, message text)
language sql stable set search_path = ''
as $$
  with refused (message) as (
    select case when jsonb_typeof(config) is distinct from 'object' then 'The theme configuration is not usable'
      when octet_length(config::text) > 65536 then 'The theme configuration is too large' end
  ),
  given (path, rule, value) as (
    select p.path, p.rule, p.value from refused cross join lateral private.theme_places(config) p where refused.message is null
  ),
  wrong (path, message) as (
    select given.path, given.path || ' ' || coalesce(k.expected, (select n.expected from private.theme_kinds n where n.kind = 'name'))
    from given
    left join private.theme_rules r on r.path = given.rule
    left join private.theme_kinds k on k.kind = r.kind
    where k.kind is null or not private.is_of_theme_kind(k, given.value)
  ),
  needed (turn, path, message) as (
    select n.turn, n.path,
      case when v.value is null or v.value ~ '^ *$' then n.missing else coalesce(n.wrong, wrong.message) end
    from private.theme_needs n
    cross join lateral (select config #>> string_to_array(n.path, '.')) v (value)
    left join wrong on wrong.path = n.path
    where (v.value is null or v.value ~ '^ *$' or wrong.path is not null) and not exists (select from refused where refused.message is not null)
  )
  select said.path, said.message from (
    select 0 as turn, '' as path, refused.message from refused where refused.message is not null
    union all
    select needed.turn, needed.path, needed.message from needed
    union all
    select 5, wrong.path, wrong.message from wrong where wrong.path not in (select n.path from private.theme_needs n)
  ) said
  order by said.turn, said.path collate "C"
$$;

-- The first problem of a configuration, or null.
create or replace function private.theme_config_error(config jsonb) returns text
language sql stable set search_path = ''
as $$ select message from private.theme_problems(config) limit 1 $$;

-- ./schemas/health-library.sql

-- The health library: categories, illnesses and their pictures.

-- True while the health library is open to visitors.
create or replace function sync.library_open() returns boolean
language sql stable set search_path = ''
as $$ select coalesce((select health_library_enabled from public.modern_site_settings), true) $$;

-- sync.library_open() with the rights of its owner: a visitor cannot read the settings.
create or replace function private.library_open() returns boolean
language sql stable security definer set search_path = ''
as $$ select sync.library_open() $$;

create table public.health_library_categories (
  id uuid primary key default gen_random_uuid(),
  category_name text not null check (private.has_visible_text(category_name) and length(category_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.health_library_categories is 'Headings of the health library.';

create policy "anyone reads enabled categories, staff read all" on public.health_library_categories
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('health_library_categories', 2, 'category', 'category_name',
  '{category_name,slug,display_order,is_enabled}', '{translated_from}', '{category_name}',
  'case when is_enabled then 0 else 1 end');

create table public.health_library_illnesses (
  id uuid primary key default gen_random_uuid(),
  illness_name text not null check (private.has_visible_text(illness_name) and length(illness_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  short_summary text not null check (private.has_visible_text(short_summary) and length(short_summary) <= 20000),
  meaning text check (length(meaning) <= 20000),
  symptoms text[] not null default '{}' check (private.texts_fit(symptoms, 2000)),
  management_treatment text[] not null default '{}' check (private.texts_fit(management_treatment, 2000)),
  category_id uuid references public.health_library_categories on delete set null,
  tags text[] not null default '{}' check (private.texts_fit(tags, 500)),
  visibility text not null default 'draft' check (visibility in ('draft', 'published')),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0,
  when_to_get_help text check (length(when_to_get_help) <= 20000),
  last_reviewed_on date check (last_reviewed_on between '1900-01-01' and '2100-12-31'),
  last_reviewed_by text check (length(last_reviewed_by) <= 200),
  also_called text[] not null default '{}'
    check (private.texts_fit(also_called, 80) and cardinality(also_called) <= 60),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  service_ids uuid[] not null default '{}' check (private.ids_fit(service_ids)),
  doctor_ids uuid[] not null default '{}' check (private.ids_fit(doctor_ids)),
  related_ids uuid[] not null default '{}' check (private.ids_fit(related_ids))
);
comment on table public.health_library_illnesses is
  'Pages of the health library. Visitors see published ones while the library is open.';
comment on column public.health_library_illnesses.when_to_get_help is 'One point per line, shown as a card near the top of the page.';
comment on column public.health_library_illnesses.also_called is 'What people call it, in any script.';
comment on column public.health_library_illnesses.service_ids is 'Services for it, in this order. Ids of deleted or hidden ones are skipped.';
comment on column public.health_library_illnesses.doctor_ids is 'Doctors for it, in this order. Ids of deleted or hidden ones are skipped.';
comment on column public.health_library_illnesses.related_ids is 'Illnesses to read next, in this order. Ids of deleted or hidden ones are skipped.';
create index health_library_illnesses_category_id_idx on public.health_library_illnesses (category_id);

create policy "anyone reads published illnesses of an open library, staff read all" on public.health_library_illnesses
  for select using ((visibility = 'published' and (select private.library_open())) or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, portion_by, rank_of_row)
values ('health_library_illnesses', 2, 'illness', 'illness_name',
  '{illness_name,slug,short_summary,meaning,symptoms,management_treatment,when_to_get_help,category_id,tags,last_reviewed_on,last_reviewed_by,visibility,display_order,also_called,service_ids,doctor_ids,related_ids}',
  '{translated_from}',
  '{illness_name,short_summary,meaning,symptoms,management_treatment,when_to_get_help,tags}', 'id',
  'case when visibility = ''published'' and (select sync.library_open()) then 0 else 1 end');

create table public.health_library_images (
  id uuid primary key default gen_random_uuid(),
  illness_id uuid not null references public.health_library_illnesses on delete cascade,
  image_url text not null check (private.is_picture(image_url)),
  alt_text text check (length(alt_text) <= 500),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.health_library_images is 'Pictures of the page of an illness, as public as the page.';
create index health_library_images_illness_id_idx on public.health_library_images (illness_id);

create policy "anyone reads pictures of the illnesses they may read" on public.health_library_images
  for select using (exists (select from public.health_library_illnesses i where i.id = illness_id));

insert into sync.tables (tbl, rank, noun, cols, ordered_within, images, bucket, staff_only, translated, portion_by, rank_of_row, joins)
values ('health_library_images', 2, 'illness picture', '{illness_id,image_url,alt_text,display_order}',
  'illness_id', '{image_url}', 'health-library', '{translated_from}', '{alt_text}', 'illness_id',
  'case when i.visibility = ''published'' and (select sync.library_open()) then 0 else 1 end',
  'join public.health_library_illnesses i on i.id = r.illness_id');

-- ./schemas/translations.sql

-- A translation is a field of its row: te:name is stored in `translations`, and the fingerprint of the text it
-- was made from, te:name:of, in `translated_from` [R16].

-- A row with each translation as a field of its own, such as te:name and te:name:of [R16]. Most rows have
-- none, and are returned as they are.
create or replace function sync.flatten_translations(content jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  fields jsonb := content - '{translations,translated_from}'::text[];
begin
  if content -> 'translations' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key, c.value)
      from jsonb_each(content -> 'translations') l, jsonb_each(l.value) c), '{}');
  end if;
  if content -> 'translated_from' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key || ':of', c.value)
      from jsonb_each(content -> 'translated_from') l, jsonb_each(l.value) c), '{}');
  end if;
  return fields;
end $$;

-- Translations as the columns hold them: an object of texts per language.
create or replace function sync.by_language(fields jsonb, is_source boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(language, texts), '{}')
  from (
    select split_part(key, ':', 1) as language, jsonb_object_agg(split_part(key, ':', 2), value) as texts
    from jsonb_each(fields)
    where key like '%:%' and (key like '%:of') = is_source and value <> 'null'
    group by 1
  ) l
$$;

-- Fields with their translations folded into the two columns that hold them; those of `before` stay
-- unless they are overwritten.
create or replace function sync.fold_translations(before jsonb, fields jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if not exists (select from jsonb_object_keys(fields) k where k like '%:%') then
    return fields;
  end if;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key not like '%:%')
    || jsonb_build_object(
      'translations', sync.by_language(before || fields, false),
      'translated_from', sync.by_language(before || fields, true));
end $$;

-- An operation with empty translations replaced by null, which deletes them.
create or replace function sync.empty_translations_to_null(op jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
begin
  foreach part in array '{set,was}'::text[] loop
    if jsonb_typeof(op -> part) = 'object' and exists (
      select from jsonb_each(op -> part) f where f.key like '%:%' and f.value in ('""', '[]')
    ) then
      op := op || jsonb_build_object(part, (
        select jsonb_object_agg(f.key, case when f.key like '%:%' and f.value in ('""', '[]') then 'null' else f.value end)
        from jsonb_each(op -> part) f));
    end if;
  end loop;
  return op;
end $$;

-- True for a field that is a translation of a column of this table, or the fingerprint of one.
create or replace function sync.is_translation(t sync.tables, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select field ~ '^[a-z]{2,3}:[a-z_]+(:of)?$' and field not like 'en:%' and split_part(field, ':', 2) = any (t.translated)
$$;

-- The fingerprint of a text (FNV-1a, 32 bits), equal to the one of src/model/translations.ts.
create or replace function sync.fingerprint_of(value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  bytes constant bytea := convert_to(coalesce(btrim(case jsonb_typeof(value)
    when 'array' then (select string_agg(e, E'\n' order by n) from jsonb_array_elements_text(value) with ordinality x (e, n))
    else value #>> '{}' end, E' \t\r\n'), ''), 'UTF8');
  hash bigint := 2166136261;
begin
  for i in 0..length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, i)) * 16777619) & 4294967295;
  end loop;
  return lpad(to_hex(hash), 8, '0');
end $$;

-- True when the checks of a column accept the translation, too.
create or replace function sync.translation_fits(tbl regclass, col text, value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  place smallint;
  is_list boolean;
  rule text;
  fits boolean;
begin
  select a.attnum, a.atttypid = 'text[]'::regtype into place, is_list
  from pg_catalog.pg_attribute a where a.attrelid = tbl and a.attname = col;
  if value in ('""', '[]') or jsonb_typeof(value) <> (case when is_list then 'array' else 'string' end)
    or is_list and exists (select from jsonb_array_elements(value) e where jsonb_typeof(e) <> 'string') then
    return false;
  end if;
  for rule in
    select pg_catalog.pg_get_expr(c.conbin, c.conrelid) from pg_catalog.pg_constraint c
    where c.conrelid = tbl and c.contype = 'c' and c.conkey = array[place]
  loop
    execute format('select (%s) from jsonb_populate_record(null::%s, $1)', rule, tbl)
      into fits using jsonb_build_object(col, value);
    if not fits then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Refuses a translation by the name of its field. One that is written past the procedures without a
-- fingerprint gets that of the current text.
create or replace function sync.check_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  t sync.tables;
  written jsonb := sync.flatten_translations(jsonb_build_object('translations', new.translations, 'translated_from', new.translated_from));
  before jsonb := '{}';
  field text;
  value jsonb;
begin
  select * into strict t from sync.tables s where s.tbl = tg_table_name;
  if tg_op = 'UPDATE' then
    before := sync.flatten_translations(jsonb_build_object('translations', old.translations, 'translated_from', old.translated_from));
  end if;
  for field, value in select f.key, f.value from jsonb_each(written) f where before -> f.key is distinct from f.value loop
    if not sync.is_translation(t, field) then
      raise check_violation using message = format('%s.%s is no text to translate', t.tbl, field), constraint = field;
    elsif (case when field like '%:of' then jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^[0-9a-f]{8}$'
      else not sync.translation_fits(tg_relid, split_part(field, ':', 2), value) end) then
      raise check_violation using message = format('%s.%s does not fit', t.tbl, field), constraint = field;
    elsif field not like '%:of' and not written ? (field || ':of') then
      written := written || jsonb_build_object(field || ':of', sync.fingerprint_of(to_jsonb(new) -> split_part(field, ':', 2)));
    end if;
  end loop;
  new.translated_from := sync.by_language(written, true);
  return new;
end $$;

-- ./schemas/sync-triggers.sql

-- Triggers that give each write a version, each deletion a tombstone, and the log an entry.

-- Moves the clock by one and records the version in the timeline [R1].
-- A hosted project loads safeupdate for the role of its API, which refuses an UPDATE or DELETE without
-- WHERE (21000), inside procedures and triggers too. Statements that mean every row say so
-- (supabase/tests/bare-statements.test.ts).
create or replace function sync.tick() returns void
language plpgsql set search_path = ''
as $$
begin
  with next as (update sync.clock set version = version + 1 where one returning version)
  insert into sync.history (version) select version from next;
end $$;

-- Moves the clock before each statement that writes a synced table [R1]. A row trigger would run after
-- the lock of the row is taken, and two writers would wait for each other.
create or replace function sync.increment_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    raise 'TRUNCATE would not reach the devices; use DELETE';
  end if;
  perform sync.tick();
  return null;
end $$;

-- Gives a row its version, its time and its author [R1]. A write that changes no content moves the
-- version only; so does the deletion of the account that wrote the row.
create or replace function sync.stamp() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  not_content constant text[] := '{row_version,updated_at,last_updated_by,added_by,created_by}';
  own jsonb := '{}';
begin
  if tg_op = 'INSERT' then
    delete from sync.tombstones where tbl = tg_table_name and id = new.id;
  end if;
  if tg_op = 'INSERT' or to_jsonb(new) - not_content is distinct from to_jsonb(old) - not_content then
    own := jsonb_build_object('updated_at', now());
    if me is not null then
      own := own || jsonb_build_object('last_updated_by', me);
      if tg_op = 'INSERT' then
        own := own || jsonb_build_object('added_by', me, 'created_by', me);
      end if;
    end if;
  end if;
  new := jsonb_populate_record(new, own);
  select version into new.row_version from sync.clock;
  return new;
end $$;

-- Stores a deleted row as a tombstone [R2].
create or replace function sync.write_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.tombstones (tbl, id, version, row)
  select tg_table_name, old.id, version, to_jsonb(old) from sync.clock
  on conflict (tbl, id) do update set version = excluded.version, row = excluded.row, at = excluded.at;
  return null;
end $$;

-- Records the rows that refer to a row before it is deleted: afterwards the references are gone.
-- sync.write_tombstone() completes the tombstone.
create or replace function sync.record_dependents() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  ids jsonb;
  noted jsonb := '[]';
begin
  for r in select * from sync.refers x where x.parent = tg_table_name order by x.tbl, x.col loop
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''t'', %1$L, ''col'', %2$L, ''id'', x.id) order by x.id), ''[]'')
      from public.%1$I x where x.%2$I = $1', r.tbl, r.col) into ids using old.id;
    noted := noted || ids;
  end loop;
  if noted <> '[]' then
    insert into sync.tombstones (tbl, id, version, row, hung)
    select tg_table_name, old.id, c.version, to_jsonb(old), noted from sync.clock c
    on conflict (tbl, id) do update set hung = excluded.hung;
  end if;
  return old;
end $$;

-- Logs a change that was made past the procedures. Procedures log by themselves and set nadi.logged,
-- so that nothing is compared here.
create or replace function sync.log_direct_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb;
  after jsonb;
begin
  if current_setting('nadi.logged', true) = 'on' then
    return null;
  end if;
  before := case when tg_op <> 'INSERT' then sync.flatten_translations(to_jsonb(old)) - '{row_version,updated_at}'::text[] end;
  after := case when tg_op <> 'DELETE' then sync.flatten_translations(to_jsonb(new)) - '{row_version,updated_at}'::text[] end;
  if before is not distinct from after then
    return null;
  end if;
  perform private.log(
    case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end,
    'Changed directly in the database: ' || t.noun || coalesce(' ' || (coalesce(after, before) ->> t.name_col), ''),
    t.tbl, (coalesce(after, before) ->> 'id')::uuid,
    -- Content only: Admins read the log but not the accounts.
    case when before is not null and t.rank is not null then jsonb_build_object('before', before) end)
  from sync.tables t where t.tbl = tg_table_name;
  return null;
end $$;

-- Touches the pictures of an illness that was published or withdrawn: their audience depends on it [R4].
create or replace function sync.touch_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.health_library_images set row_version = 0 where illness_id = new.id;
  return null;
end $$;

create trigger sync_5 after update of visibility on public.health_library_illnesses
  for each row when (old.visibility is distinct from new.visibility)
  execute function sync.touch_images();

-- Touches the rows whose audience depends on the settings: the library's and the live theme's [R4].
create or replace function sync.touch_by_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.health_library_enabled is distinct from new.health_library_enabled then
    update public.health_library_illnesses set row_version = 0 where true;
    update public.health_library_images set row_version = 0 where true;
  end if;
  if old.active_version_id is distinct from new.active_version_id then
    update public.theme_versions set row_version = 0 where id in (old.active_version_id, new.active_version_id);
  end if;
  return null;
end $$;

create trigger sync_5 after update on public.modern_site_settings
  for each row execute function sync.touch_by_settings();

-- ./schemas/sync-feed.sql

-- The view that decides which rows a device may have, and the checksums of it.

-- Writes sync.feed anew from sync.tables: the one view that says who may see which row [R3].
create or replace function sync.write_feed() returns void
language plpgsql set search_path = ''
as $$
declare
  parts text;
begin
  select string_agg(
    format('select %L::text as tbl, r.id, r.row_version as v, %s as rank, to_jsonb(r) as row, %s as portion_key from public.%I r %s',
      tbl, rank_of_row, coalesce('r.' || quote_ident(portion_by), 'null::uuid'), tbl, joins), ' union all ' order by tbl collate "C")
  into parts from sync.tables;
  execute 'create or replace view sync.feed as ' || parts
    || ' union all select tbl, id, version, 99, null, null::uuid from sync.tombstones';
end $$;

select sync.write_feed();

-- Updates the checksums of a table for rows that changed. Reads the one table instead of the feed of all.
create or replace function sync.recount_rows(of_table text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
  here uuid[];
  ranks integer[];
  stamps bigint[];
begin
  select * into strict t from sync.tables s where s.tbl = of_table;
  -- The same expressions as in sync.write_feed().
  execute format('select array_agg(r.id), array_agg(%s), array_agg(r.row_version) from public.%I r %s where r.id = any ($1)',
    t.rank_of_row, t.tbl, t.joins) into here, ranks, stamps using ids;
  with before as (
    select s.id, s.rank, s.version from sync.standing s where s.tbl = of_table and s.id = any (ids)
  ), now_there as (
    select n.id, n.rank, n.version from unnest(here, ranks, stamps) n (id, rank, version) where n.rank < 99
  ), gone as (
    delete from sync.standing s using before b
    where s.tbl = of_table and s.id = b.id and not exists (select from now_there n where n.id = b.id)
  ), written as (
    insert into sync.standing (tbl, id, rank, version) select of_table, n.id, n.rank, n.version from now_there n
    on conflict (tbl, id) do update set rank = excluded.rank, version = excluded.version
    where (standing.rank, standing.version) <> (excluded.rank, excluded.version)
  ), added as (
    select x.rank, sum(x.one) as rows, sum(x.one * x.version) as versions
    from (select 1 as one, n.rank, n.version from now_there n union all select -1, b.rank, b.version from before b) x
    group by x.rank
  )
  insert into sync.sums (tbl, rank, rows, versions) select of_table, a.rank, a.rows, a.versions from added a
  on conflict (tbl, rank) do update set rows = sums.rows + excluded.rows, versions = sums.versions + excluded.versions;
end $$;

-- Updates the checksums after each statement [R6]. The writer holds the lock of the clock [R1], so they
-- cannot change in between. A row whose audience depends on another row is touched after it [R4] and
-- counted with its rank of that moment.
create or replace function sync.update_checksums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform sync.recount_rows(tg_table_name, array(select c.id from changed c union select w.id from was w));
  else
    perform sync.recount_rows(tg_table_name, array(select c.id from changed c));
  end if;
  return null;
end $$;

-- Recomputes the checksums of a table [R6].
create or replace function sync.recompute_checksums(t sync.tables) returns void
language sql set search_path = ''
as $$
  delete from sync.standing s where s.tbl = t.tbl;
  delete from sync.sums s where s.tbl = t.tbl;
  insert into sync.standing (tbl, id, rank, version)
    select t.tbl, f.id, f.rank, f.v from sync.feed f where f.tbl = t.tbl and f.rank < 99;
  insert into sync.sums (tbl, rank, rows, versions)
    select t.tbl, s.rank, count(*), sum(s.version) from sync.standing s where s.tbl = t.tbl group by s.rank;
$$;

-- ./schemas/sync-register.sql

-- A synced table is declared by its row in sync.tables, and sync.register_table() creates the rest: triggers,
-- index, feed, readers, the bucket of its pictures. content.sql has examples. A migration with a new table inserts
-- its row and calls register_table; one with a new column adds it to `cols` first:
--
--   update sync.tables set cols = cols || '{languages}' where tbl = 'doctors';
--   select sync.register_table('doctors');

-- Refuses a row of sync.tables that names a missing column: only the first edit would notice it.
create or replace function sync.require_known_columns(t sync.tables) returns void
language plpgsql stable set search_path = ''
as $$
declare
  stranger text;
begin
  select c into stranger
  from unnest(t.cols || t.images || t.staff_only || t.name_col || t.ordered_within || '{id,row_version}'::text[]) c
  where c is not null and not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', t.tbl)::regclass and a.attname = c and a.attnum > 0 and not a.attisdropped)
  limit 1;
  if found then
    raise undefined_column using message = format('sync.tables says that %s has a column %s', t.tbl, stranger);
  end if;
end $$;

-- Creates the triggers of a synced table [R1, R2], and the index that a pull uses.
create or replace function sync.register_triggers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from pg_catalog.pg_trigger where tgrelid = format('public.%I', t.tbl)::regclass and tgname = 'sync_2');
begin
  execute format('create or replace trigger sync_0 before truncate on public.%I for each statement execute function sync.increment_version()', t.tbl);
  execute format('create or replace trigger sync_1 before insert or update or delete on public.%I for each statement execute function sync.increment_version()', t.tbl);
  execute format('create or replace trigger sync_2 before insert or update on public.%I for each row execute function sync.stamp()', t.tbl);
  execute format('create or replace trigger sync_3 after delete on public.%I for each row execute function sync.write_tombstone()', t.tbl);
  execute format('create or replace trigger sync_4 after insert or update or delete on public.%I for each row execute function sync.log_direct_change()', t.tbl);
  -- A trigger with a transition table can be for one kind of statement only.
  execute format('create or replace trigger sync_8 after insert on public.%I referencing new table as changed
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create or replace trigger sync_9 after update on public.%I referencing new table as changed old table as was
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create or replace trigger sync_10 after delete on public.%I referencing old table as changed
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create index if not exists %I on public.%I (row_version)', t.tbl || '_row_version_idx', t.tbl);
  if is_new then
    -- Existing rows have no version yet, and no device would receive them.
    execute format('update public.%I set row_version = 0 where true', t.tbl);
  end if;
end $$;

-- Creates the triggers that record the dependents of a deleted row.
create or replace function sync.register_tombstones(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  parent text;
begin
  for parent in select distinct r.parent from sync.refers r where r.tbl = t.tbl loop
    execute format('create or replace trigger sync_7 before delete on public.%I for each row execute function sync.record_dependents()', parent);
  end loop;
end $$;

-- Adds what the translations of a table need: two columns and the trigger that checks them [R16].
create or replace function sync.register_translations(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into strict t from sync.tables s where s.tbl = register_translations.tbl;
  if t.translated = '{}' then
    return;
  elsif not t.translated <@ t.cols then
    raise undefined_column using message = format('sync.tables says that %s translates a column that is not edited', t.tbl);
  end if;
  execute format($f$alter table public.%I
    add column if not exists translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
    add column if not exists translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')$f$, t.tbl);
  execute format('create or replace trigger sync_6 before insert or update of translations, translated_from on public.%I
    for each row execute function sync.check_translations()', t.tbl);
  if 'translated_from' <> all (t.staff_only) then
    update sync.tables s set staff_only = staff_only || '{translated_from}' where s.tbl = t.tbl;
  end if;
end $$;

-- Grants direct reading: the columns that are not for staff only, of the rows that the feed shows to the
-- same rank. Direct writing is never granted. A table with a row policy of its own keeps it.
create or replace function sync.register_readers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  ours constant text := 'readers of sync.feed';
  readable text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into readable
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', t.tbl)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> all (t.staff_only);
  execute format('alter table public.%I enable row level security', t.tbl);
  execute format('revoke all on public.%I from public, anon, authenticated', t.tbl);
  execute format('grant select (%s) on public.%I to anon, authenticated', readable, t.tbl);

  execute format('drop policy if exists %I on public.%I', ours, t.tbl);
  if not exists (select from pg_catalog.pg_policy where polrelid = format('public.%I', t.tbl)::regclass) then
    if t.joins is not null then
      raise 'Write a row policy for %: what its feed joins cannot stand in one', t.tbl;
    end if;
    execute format('create policy %I on public.%I for select using ((%s) <= (select private.rank()))', ours, t.tbl, t.rank_of_row);
  end if;
end $$;

-- Creates the public bucket of a table, for pictures of at most 5 MB (S-47).
create or replace function sync.register_bucket(t sync.tables) returns void
language sql set search_path = ''
as $$
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select t.bucket, t.bucket, true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']
  where t.bucket is not null
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types
$$;

-- For migrations: makes the database follow the row of a table in sync.tables. It may run again, and then
-- changes nothing.
create or replace function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_known_columns(t);
  perform sync.register_triggers(t);
  perform sync.register_tombstones(t);
  perform sync.write_feed();
  -- The rule of its readers may have changed.
  perform sync.recompute_checksums(t);
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;

select sync.register_table(t.tbl) from sync.tables t;

-- ./schemas/sync-pull.sql

-- What a device receives: everything that changed for its rank since its cursor.

-- The version of a cursor that reads 'version.tag.rank', or null when this server did not write that
-- version under that tag, or the caller's rank has changed [R5].
create or replace function sync.cursor_version(since text, r integer) returns bigint
language sql stable set search_path = ''
as $$
  select h.version from sync.history h
  where since ~ '^[0-9]{1,18}\.[0-9a-f]{8}\.[0-9]$'
    and h.version = case when since ~ '^[0-9]{1,18}\.' then split_part(since, '.', 1)::bigint end
    and since = h.version || '.' || h.tag || '.' || r
$$;

-- The number of rows in a page of the initial sync.
create or replace function sync.initial_sync_page_rows() returns integer
language sql stable set search_path = ''
as $$ select 200 $$;

-- Where a device is in its initial sync [R19]. Without anything it asks since 'portions'; with pages it asks
-- with 'version.tag.rank.version.tag.id': the newest state of its pages, the state in which the first one
-- began, and its last key. No row when a state is of another timeline: rows could have been skipped that
-- never change on this one.
create or replace function sync.initial_sync_position(since text, r integer, out base bigint, out base_cursor text, out place uuid)
language sql stable set search_path = ''
as $$
  select sync.cursor_version(s.begun || '.' || r, r), s.begun, s.place::uuid
  from (select m[1] as reached, m[2] as begun, m[3] as place
    from regexp_match(since, '^([0-9]{1,18}\.[0-9a-f]{8}\.[0-9])\.([0-9]{1,18}\.[0-9a-f]{8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$') m) s
  -- Both states have to be of this timeline.
  where sync.cursor_version(s.reached, r) is not null and sync.cursor_version(s.begun || '.' || r, r) is not null
$$;

-- The last key of the page that comes after a key, or null when it is the last page.
create or replace function sync.initial_sync_page_end(after uuid, r integer) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) > sync.initial_sync_page_rows() then (array_agg(k.portion_key order by k.portion_key))[sync.initial_sync_page_rows()] end
  from (
    select f.portion_key from sync.feed f
    where (after is null and f.portion_key is not null or f.portion_key > after) and f.rank <= r
    order by f.portion_key limit sync.initial_sync_page_rows() + 1
  ) k
$$;

-- What changed for a rank since a cursor [R3, R5, R6, R19]: a new cursor, and the rows. With a cursor that the
-- server does not know it is a reset. A device that takes pages gets the next one, with a cursor of two
-- states and the last key.
create or replace function sync.changes(since text, r integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  takes_pages constant boolean := coalesce(since = 'portions' or since ~ '^[^.]+\.[^.]+\.[^.]+\.', false);
  known bigint;
  begun text;
  place uuid;
  until uuid;
  answer jsonb;
begin
  select h.version || '.' || h.tag, jsonb_build_object('cursor', h.version || '.' || h.tag || '.' || r)
  into begun, answer
  from sync.history h order by h.version desc limit 1;
  if since = answer ->> 'cursor' then
    return answer;
  end if;
  known := sync.cursor_version(since, r);
  if takes_pages then
    select p.base, coalesce(p.base_cursor, begun), p.place into known, begun, place from sync.initial_sync_position(since, r) p;
    until := sync.initial_sync_page_end(place, r);
  end if;
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  if until is not null then
    answer := answer || jsonb_build_object('cursor', (answer ->> 'cursor') || '.' || begun || '.' || until);
  end if;
  return answer || sync.collect_rows(r, known, place, until);
end $$;

-- The rows of a pull: `put`, `del`, and the checksums `sum` [R6]. `known` is the version that the device has,
-- or null. In an initial sync `place` is the last key of the page before, and `until` of this one; the last
-- page has no `until`.
create or replace function sync.collect_rows(r integer, known bigint, place uuid, until uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then
          -- Visitors get no columns for staff, and no fields made of them.
          sync.flatten_translations(case when r = 0 then f.row - t.staff_only else f.row end) end as row
      from (
        -- Two queries, so that the index finds the changed rows. Rows that changed since the first page
        -- come with the last one.
        select * from sync.feed f where f.v > known and until is null
        union all
        select * from sync.feed f
        where (known is null or place is not null) and f.rank <= r
          and (until is null and not coalesce(f.v > known, false) or f.portion_key <= until or place is null and f.portion_key is null)
          and (place is null or f.portion_key > place)
      ) f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: a device deletes its copy of both.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      -- An incomplete mirror has no checksum yet.
      select 'sum', s.tbl, jsonb_build_array(sum(s.rows), sum(s.versions)) from sync.sums s
      where until is null and s.rank <= r group by s.tbl having sum(s.rows) > 0
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;

create or replace function public.sync_pull(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_live_session();
  return sync.changes(since, private.rank());
end $$;
comment on function public.sync_pull(text) is
  'Returns what changed for the caller since a cursor, as one JSON value: a set would be cut at the row
  limit of the API without a word. STABLE, so that all its queries read one snapshot; as VOLATILE it
  returned torn responses.';

create or replace function public.visitor_pull(since text default null, apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb := sync.changes(since, 0);
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    perform set_config('response.headers', jsonb_build_array(
      jsonb_build_object('Cache-Control', 'public, max-age=10, stale-while-revalidate=20'),
      jsonb_build_object('ETag', 'W/"' || (answer ->> 'cursor') || '"'))::text, true);
  end if;
  return answer;
end $$;
comment on function public.visitor_pull(text,text) is
  'Returns what changed for visitors since a cursor. The response depends on nothing but the state the
  device is in, so caches may share it (R18, decision 23). The key is for the gateway of hosted projects,
  which may or may not pass it on; as a header it would cost browsers a preflight. An error undoes the
  headers that are set here, so it is never cached.';

-- ./schemas/sync-push.sql

-- What a device sends: mutations, each applied completely or not at all, in order.

create or replace function public.sync_push(mutations jsonb, since text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  me uuid;
  r integer;
  results jsonb;
begin
  -- One writer at a time, and one order of locks: the clock first.
  select p.me, p.r into me, r from sync.begin_push() p;
  -- A caller who may not edit is rejected edit by edit: the result of an edit that was applied before
  -- the role changed, and whose response was lost, still has to arrive (I8).
  perform sync.require_push_size(mutations);
  perform set_config('nadi.logged', 'on', true);
  update private.sessions set last_seen_at = now() where id = (private.current_session()).id;
  -- Edits of another timeline wait until the device has pulled this one.
  if sync.cursor_version(since, r) is null then
    return public.sync_pull(since);
  end if;
  results := sync.apply_mutations(mutations, me, r, until);
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $$;
comment on function public.sync_push(jsonb,text) is
  'Applies the edits of a device and returns their results with what changed since its cursor. Edits
  that are not applied within 0.4 seconds are held: all other writers wait for the clock, and an
  embedded database has one connection. A hosted project would end the statement after three seconds
  and lose all of it.';

-- Waits for the clock and returns the caller's id and rank. The session is checked before and after the
-- wait.
create or replace function sync.begin_push(out me uuid, out r integer)
language plpgsql set search_path = ''
as $$
begin
  for look in 1..2 loop
    perform private.require_live_session();
    me := private.uid();
    r := private.rank();
    if me is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    perform 1 from sync.clock for update;
  end loop;
end $$;

-- Refuses a push that is too large. A device sends at most 512 kB, 50 edits and one operation per edit
-- (src/db/outbox.ts); twice that size is refused here.
create or replace function sync.require_push_size(mutations jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(mutations) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'mutations must be a list';
  elsif jsonb_array_length(mutations) > 50 or octet_length(mutations::text) > 1048576 then
    raise sqlstate 'PT413' using message = 'At most 50 edits at a time';
  elsif (select sum(jsonb_array_length(e -> 'ops')) from jsonb_array_elements(mutations) e
      where jsonb_typeof(e -> 'ops') = 'array') > 100 then
    raise sqlstate 'PT413' using message = 'At most 100 operations at a time';
  end if;
end $$;

-- Applies mutations in order and returns their results. A mutation is held when it follows one that
-- was not applied to the same row, refers to a row that was not created, or comes after `until`.
create or replace function sync.apply_mutations(mutations jsonb, me uuid, r integer, until timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  m jsonb;
  keys text[];
  makes text[];
  refused text[] := '{}';
  absent text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  for m in select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n loop
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      continue;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')),
      array_agg((o ->> 't') || '/' || (o ->> 'id')) filter (where o ->> 'op' in ('insert', 'restore'))
    into keys, makes from jsonb_array_elements(m -> 'ops') o;
    result := sync.recorded_result(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) or absent <> '{}' and sync.referenced_rows(m -> 'ops') && absent then
        -- Follows an edit of the same row that was not applied, or belongs to a row that was not created,
        -- or comes too late: the device sends it again. The first one is always applied, or a slow server
        -- would never make progress.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.apply_mutation(m, r);
        decided := true;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
      absent := absent || coalesce(makes, '{}');
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  perform sync.write_order();
  return results;
end $$;

-- True for a mutation that can be applied: an id and at least one operation.
create or replace function sync.is_mutation(m jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce((m ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
    and jsonb_typeof(m -> 'ops') is not distinct from 'array' and m -> 'ops' <> '[]';
end $$;

-- The recorded result of a mutation [R7], or null. Another user's mutation is rejected.
create or replace function sync.recorded_result(m jsonb, me uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  earlier sync.applied;
begin
  select * into earlier from sync.applied where id = (m ->> 'id')::uuid;
  if earlier.user_id <> me then
    return jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '42501');
  end if;
  return earlier.result;
end $$;

-- The rows that the operations refer to, as table/id.
create or replace function sync.referenced_rows(ops jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(r.parent || '/' || (o -> 'set' ->> r.col))
  from jsonb_array_elements(ops) o join sync.refers r on r.tbl = o ->> 't'
  where o -> 'set' ->> r.col is not null
$$;

-- Applies one mutation completely or not at all, and records its result under its id [R7].
create or replace function sync.apply_mutation(mutation jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  clash jsonb := '{}';
  one jsonb;
  op jsonb;
  result jsonb := jsonb_build_object('id', mutation -> 'id');
  state text;
  rule text;
begin
  begin
    for op in select o from jsonb_array_elements(mutation -> 'ops') o loop
      one := sync.apply_op(op, r);
      if one is not null then
        clash := clash || jsonb_build_object(op ->> 'id', one);
      end if;
    end loop;
    if clash <> '{}' then
      raise exception using errcode = 'SY409';
    end if;
    -- An edit without changes is part of the timeline too: a restored backup must not lose its result unseen.
    perform sync.tick();
    result := result || '{"status": "ok"}';
  exception
    when sqlstate 'SY409' then
      result := result || jsonb_build_object('status', 'conflict', 'rows', clash);
    when sqlstate 'SY404' then
      -- Not recorded: the same mutation can be applied once its picture has arrived.
      return result || jsonb_build_object('status', 'held', 'missing', sqlerrm);
    when integrity_constraint_violation or data_exception or insufficient_privilege then
      get stacked diagnostics state = returned_sqlstate, rule = constraint_name;
      result := result || jsonb_build_object('status', 'rejected', 'code', state, 'constraint', nullif(rule, ''));
  end;
  insert into sync.applied (id, user_id, result) values ((mutation ->> 'id')::uuid, private.uid(), result);
  return result;
end $$;

-- Lets a caller of a rank write. It asks again once the lock of the clock is held: a user who was
-- disabled or demoted while waiting is refused (S-10). The procedure has to log by itself.
create or replace function sync.begin_write(needed integer, refusal text) returns void
language plpgsql set search_path = ''
as $$
begin
  for look in 1..2 loop
    if private.rank() < needed then
      raise insufficient_privilege using message = refusal;
    end if;
    perform 1 from sync.clock for update;
  end loop;
  perform set_config('nadi.logged', 'on', true);
end $$;

-- ./schemas/sync-operations.sql

-- The operations of a mutation: insert, update, move, delete; restore is in sync-restore.sql.

-- Applies one operation and logs it. Returns null, or the reason why it cannot be applied:
-- {"theirs": {column: value}} for a conflict, {"gone": deleted row} for a missing row.
create or replace function sync.apply_op(op jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  kind text := op ->> 'op';
  t sync.tables := sync.require_editable_table(op, r);
  now_there jsonb;
  theirs jsonb;
begin
  op := sync.empty_translations_to_null(op);
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select sync.flatten_translations(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  perform sync.require_complete(t, op);
  if kind = 'update' or (kind = 'insert' and now_there is null) or (kind = 'restore' and op ? 'set') then
    perform sync.require_pictures(t, op -> 'set');
  end if;

  if kind = 'restore' then
    return sync.apply_restore(t, op, now_there);
  elsif now_there is null then
    return sync.apply_missing(t, op);
  elsif kind = 'move' then
    perform sync.apply_move(t, op, now_there);
    return null;
  end if;
  theirs := sync.find_conflicts(t, op, now_there);
  if theirs is not null then
    return jsonb_build_object('theirs', theirs);
  end if;
  if kind = 'delete' then
    perform sync.apply_delete(t, op, now_there);
  elsif kind = 'update' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Added ' || sync.log_label(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;

-- The table of an operation; refuses one that the caller's rank may not edit in this way.
create or replace function sync.require_editable_table(op jsonb, r integer) returns sync.tables
language plpgsql stable set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into t from sync.tables where tbl = op ->> 't';
  if t.tbl is null or t.rank is null or t.rank > r
    or (op ->> 'op' in ('insert', 'restore') and not t.may_insert) or (op ->> 'op' = 'delete' and not t.may_delete) then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return t;
end $$;

-- Refuses an operation that lacks what its kind needs.
create or replace function sync.require_complete(t sync.tables, op jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  fields jsonb := op -> 'set';
  was jsonb := op -> 'was';
begin
  if kind = 'insert' then
    perform sync.require_columns(t, fields);
  elsif kind = 'update' or (kind = 'restore' and fields is not null) then
    perform sync.require_columns(t, fields);
    if was is null or not was ?& array(select jsonb_object_keys(fields)) then
      raise invalid_parameter_value using message = 'An update says what its author saw';
    end if;
  elsif kind = 'delete' then
    if jsonb_typeof(was) is distinct from 'object' or not was ?| t.cols then
      raise invalid_parameter_value using message = 'A deletion says what its author saw';
    end if;
  elsif kind is distinct from 'restore' and (kind is distinct from 'move' or 'display_order' <> all (t.cols)) then
    raise invalid_parameter_value using message = 'Unknown operation';
  end if;
end $$;

-- Refuses a column that clients may not edit: ignoring it would apply half an edit.
create or replace function sync.require_columns(t sync.tables, fields jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  stranger text;
begin
  if jsonb_typeof(fields) is distinct from 'object' or fields = '{}' then
    raise invalid_parameter_value using message = 'An edit names the columns it changes';
  end if;
  select k into stranger from jsonb_object_keys(fields) k
  where k <> all (t.cols) and not sync.is_translation(t, k)
    -- The fingerprint of the source is written with its translation only.
    or k like '%:of' and not fields ? left(k, -3)
  limit 1;
  if found then
    raise insufficient_privilege using message = format('%s.%s is not for editing', t.tbl, stranger), constraint = stranger;
  end if;
end $$;

-- Refuses a row that points at a picture of ours whose file has not arrived [R10].
create or replace function sync.require_pictures(t sync.tables, fields jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  missing text;
begin
  select f.value into missing
  from jsonb_each_text(fields) f
  where f.key = any (t.images) and f.value like '/storage/v1/object/public/%'
    and not exists (
      select from storage.objects o
      where o.bucket_id = split_part(f.value, '/', 6) and o.name = split_part(f.value, '/', 7))
  limit 1;
  if found then
    raise exception using errcode = 'SY404', message = missing;
  end if;
end $$;

-- The fields that changed on the server since the author of an operation saw them [R8], or null.
create or replace function sync.find_conflicts(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  -- The author of an insert saw no row: another device inserted it first.
  was jsonb := case when kind = 'insert' then '{}' else op -> 'was' end;
begin
  return (
    select jsonb_object_agg(f.key, n.value)
    from jsonb_each(case when kind = 'delete' then was else op -> 'set' end) f,
      -- A missing translation is null.
      lateral (select coalesce(now_there -> f.key, 'null')) n (value)
    -- A fingerprint is decided with its translation.
    where (f.key = any (t.cols) or sync.is_translation(t, f.key) and f.key not like '%:of')
      and n.value is distinct from was -> f.key
      and (kind = 'delete' or n.value is distinct from f.value)
      -- A changed order is no reason to keep a row, and a device without all rows numbers differently.
      and not (kind = 'delete' and f.key = 'display_order')
      and not (was ? f.key and sync.is_automatic_change(t, (op ->> 'id')::uuid, f.key, was -> f.key, n.value))
  );
end $$;

-- True when a reference changed because its row was deleted or restored, and no user edited it: such a
-- difference is no conflict.
create or replace function sync.is_automatic_change(t sync.tables, row_id uuid, col text, seen jsonb, there jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  parent text;
  is_gone boolean := seen = 'null';
begin
  select r.parent into parent from sync.refers r where r.tbl = t.tbl and r.col = is_automatic_change.col and not r.goes;
  if parent is null then
    return false;
  end if;
  if not is_gone then
    execute format('select not exists (select from public.%I x where x.id::text = $1)', parent) into is_gone using seen #>> '{}';
  end if;
  return is_gone and (there = 'null' or exists (
    select from sync.came_home h
    where h.tbl = t.tbl and h.id = row_id and h.col = is_automatic_change.col and h.parent::text = there #>> '{}'));
end $$;

-- Applies an operation on a row that is not there: an insert, also of a deleted row, or a deletion that
-- another user made first. Anything else is returned as {"gone": deleted row, "with": dependents}.
create or replace function sync.apply_missing(t sync.tables, op jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  grave sync.tombstones;
  buried jsonb;
  came jsonb;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  came := sync.count_dependents(row_id, grave.hung);
  if op ->> 'op' = 'insert' then
    if grave.id is null then
      perform sync.apply_insert(t, op);
    else
      -- Builds without the operation 'restore' restore a row in this way.
      perform sync.log_restore(t, sync.restore_row(t, row_id, op -> 'set'), came);
    end if;
    return null;
  end if;
  buried := sync.flatten_translations(grave.row);
  if op ->> 'op' = 'delete' and buried is not null then
    -- Two users deleted it: each deletion is in the log, with the name that the server knew. A row that
    -- the server never had, or whose tombstone was swept, is returned as gone.
    perform private.log('delete', 'Deleted ' || sync.log_label(t, buried) || ' (was deleted already)', t.tbl, row_id);
    return null;
  end if;
  return jsonb_build_object('gone', buried) || case when came <> '{}' then jsonb_build_object('with', came) else '{}' end;
end $$;

-- Inserts a row and returns it as it is stored.
create or replace function sync.insert_row(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  content jsonb := sync.fold_translations('{}', fields);
  cols text;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
    t.tbl, cols) using row_id, content;
  return sync.require_stored_as_sent(t, row_id, fields);
end $$;

-- Inserts a row and logs it.
create or replace function sync.apply_insert(t sync.tables, op jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  made jsonb := sync.insert_row(t, row_id, op -> 'set');
begin
  perform private.log('create', 'Added ' || sync.log_label(t, made), t.tbl, row_id, jsonb_build_object('after', op -> 'set'));
end $$;

-- Updates the fields of a row and logs their old and new values.
create or replace function sync.apply_update(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields jsonb := op -> 'set';
  content jsonb := sync.fold_translations(before, fields);
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where id = $1',
    t.tbl, cols) using row_id, content;
  made := sync.require_stored_as_sent(t, row_id, fields);
  perform private.log('update', 'Updated ' || sync.log_label(t, made), t.tbl, row_id,
    jsonb_build_object('before', sync.pick_fields(before, fields), 'after', fields));
end $$;

-- Deletes a row and logs it.
create or replace function sync.apply_delete(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
begin
  execute format('delete from public.%I where id = $1', t.tbl) using row_id;
  perform private.log('delete', 'Deleted ' || sync.log_label(t, before), t.tbl, row_id, jsonb_build_object('before', before));
end $$;

-- Puts a row after another one and renumbers, so that two devices that reorder never collide. Equal
-- numbers are ordered as src/model/order.ts orders them (S-46). When the other row is gone, the row
-- stays where it is.
create or replace function sync.apply_move(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  neighbour uuid := (op ->> 'after')::uuid;
  within text := coalesce(before ->> t.ordered_within, '-');
  waiting text[] := string_to_array(current_setting('nadi.order', true), ' ');
  ids uuid[];
  place integer;
begin
  if waiting[1] = t.tbl and waiting[2] = within then
    ids := array_remove(waiting[3:]::uuid[], row_id);
  else
    perform sync.write_order();
    execute format('select array_agg(id order by display_order, %s id) from public.%I where id <> $1 %s',
      case when t.name_col is not null then quote_ident(t.name_col) || ' collate "C",' else '' end, t.tbl,
      case when t.ordered_within is not null then format('and %1$I = ($2 ->> %1$L)::uuid', t.ordered_within) else '' end)
      into ids using row_id, before;
  end if;
  place := case when neighbour is null then 0 else array_position(ids, neighbour) end;
  if place is not null then
    ids := ids[1:place] || row_id || ids[place + 1:];
    perform set_config('nadi.order', concat_ws(' ', t.tbl, within, array_to_string(ids, ' ')), true);
  end if;
  perform private.log('update', 'Moved ' || sync.log_label(t, before), t.tbl, row_id);
end $$;

-- Writes a run of moves once, at its end: each move by itself would write every row between the two
-- places. Until then the order waits in the setting `nadi.order`, which a savepoint undoes together with
-- its mutation: the table, the row they are ordered within, and the ids in order.
create or replace function sync.write_order() returns void
language plpgsql set search_path = ''
as $$
declare
  waiting text[] := string_to_array(current_setting('nadi.order', true), ' ');
begin
  if waiting[1] is null then
    return;
  end if;
  perform set_config('nadi.order', '', true);
  execute format('update public.%I x set display_order = p.n - 1
    from unnest($1) with ordinality p (id, n) where x.id = p.id and x.display_order <> p.n - 1', waiting[1])
    using waiting[3:]::uuid[];
end $$;

-- Refuses values that the database did not store exactly as sent: a value converted to the type of its
-- column would make the author's next edit a conflict. Returns the row as it is stored.
create or replace function sync.require_stored_as_sent(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  now_there jsonb;
begin
  execute format('select sync.flatten_translations(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  if exists (select from jsonb_each(fields) f where coalesce(now_there -> f.key, 'null') is distinct from f.value) then
    raise invalid_text_representation using message = 'A value does not fit its column';
  end if;
  return now_there;
end $$;

-- The name of a row in the activity log.
create or replace function sync.log_label(t sync.tables, content jsonb) returns text
language sql immutable set search_path = ''
as $$ select t.noun || coalesce(': ' || nullif(content ->> t.name_col, ''), '') $$;

-- The named fields, with null for those that are missing.
create or replace function sync.pick_fields(fields jsonb, names jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select coalesce(jsonb_object_agg(n, fields -> n), '{}') from jsonb_object_keys(names) n $$;

-- ./schemas/sync-restore.sql

-- How a deleted row comes back with its dependents [R17], and what is known of its past.

-- Restores a row or an earlier version of it. Returns null, or a conflict, or {"gone": null} when the
-- tombstone is gone too.
create or replace function sync.apply_restore(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  fields jsonb := coalesce(op -> 'set', '{}');
  grave sync.tombstones;
  clash jsonb;
  came jsonb;
begin
  if now_there is null then
    select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
    if grave.id is null then
      return '{"gone": null}';
    end if;
  end if;
  clash := sync.find_conflicts(t, op, coalesce(now_there, sync.flatten_translations(grave.row)));
  if clash is not null then
    return jsonb_build_object('theirs', clash);
  elsif now_there is null then
    came := sync.count_dependents(row_id, grave.hung);
    perform sync.log_restore(t, sync.restore_row(t, row_id, fields), came);
  elsif fields <> '{}' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Brought back ' || sync.log_label(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;

-- Restores a deleted row, its deleted children, and the references to it. A dependent that was unlinked
-- and deleted later refers to it again in its tombstone.
create or replace function sync.restore_row(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  grave sync.tombstones;
  made jsonb;
  w record;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  made := sync.insert_row(t, row_id, sync.restorable_fields(t, row_id, grave.row) || fields);
  for w in select * from sync.list_dependents(row_id, grave.hung) loop
    if w.goes then
      perform sync.restore_row(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;
    else
      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;
      perform sync.record_relinks(w.tbl, w.col, row_id, w.ids);
    end if;
  end loop;
  -- A dependent that was unlinked, and deleted later, refers to it again when it is restored itself.
  for w in
    update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)
    from jsonb_array_elements(grave.hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col' and not r.goes
    where s.tbl = r.tbl and s.id = (e ->> 'id')::uuid and s.row ->> r.col is null
    returning s.tbl, r.col, s.id
  loop
    perform sync.record_relinks(w.tbl, w.col, row_id, array[w.id]);
  end loop;
  return made;
end $$;

-- The fields of a tombstone that may be written. A reference to a row that is gone becomes null, and the
-- tombstone of that row records it as a dependent.
create or replace function sync.restorable_fields(t sync.tables, row_id uuid, buried jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  fields jsonb;
  r record;
  is_there boolean;
begin
  select jsonb_object_agg(f.key, f.value) into fields from jsonb_each(sync.flatten_translations(buried)) f
  where f.key = any (t.cols) or sync.is_translation(t, f.key);
  for r in select x.col, x.parent, fields ->> x.col as id from sync.refers x
    where x.tbl = t.tbl and not x.goes and fields ->> x.col is not null
  loop
    execute format('select exists (select from public.%I x where x.id = $1)', r.parent) into is_there using r.id::uuid;
    if not is_there then
      fields := fields || jsonb_build_object(r.col, null);
      update sync.tombstones s set hung = s.hung || jsonb_build_object('t', t.tbl, 'col', r.col, 'id', row_id)
      where s.tbl = r.parent and s.id = r.id::uuid;
    end if;
  end loop;
  return fields;
end $$;

-- The dependents that a restore brings along, by table and column: deleted rows that were deleted with
-- it (goes), and rows whose reference was unlinked and is still empty.
create or replace function sync.list_dependents(parent_id uuid, hung jsonb, out tbl text, out col text, out goes boolean, out ids uuid[]) returns setof record
language plpgsql stable set search_path = ''
as $$
declare
  noted uuid[];
begin
  for tbl, col, goes, noted in
    select r.tbl, r.col, r.goes, array_agg((e ->> 'id')::uuid)
    from jsonb_array_elements(hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col'
    group by 1, 2, 3 order by 1, 2
  loop
    if goes then
      select array_agg(s.id order by s.id) into ids from sync.tombstones s
      where s.tbl = list_dependents.tbl and s.id = any (noted) and s.row ->> list_dependents.col = parent_id::text;
    else
      execute format('select array_agg(x.id order by x.id) from public.%I x where x.id = any ($1) and x.%I is null', tbl, col)
        into ids using noted;
    end if;
    if ids is not null then
      return next;
    end if;
  end loop;
end $$;

-- The number of dependents by table.
create or replace function sync.count_dependents(row_id uuid, hung jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.tbl, c.n), '{}')
  from (select w.tbl, sum(cardinality(w.ids)) as n from sync.list_dependents(row_id, hung) w group by w.tbl) c
$$;

-- Records rows that a restore linked to their parent again.
create or replace function sync.record_relinks(tbl text, col text, parent uuid, ids uuid[]) returns void
language sql set search_path = ''
as $$
  insert into sync.came_home as h (tbl, id, col, parent) select record_relinks.tbl, i, record_relinks.col, record_relinks.parent from unnest(ids) i
  on conflict (tbl, id, col) do update set parent = excluded.parent, at = excluded.at
$$;

-- Logs a restore with the number of rows that came with it.
create or replace function sync.log_restore(t sync.tables, made jsonb, came jsonb) returns void
language sql set search_path = ''
as $$
  select private.log('create', 'Brought back ' || sync.log_label(t, made) || coalesce(', with ' || (
      select string_agg(c.value || ' × ' || s.noun, ', ' order by c.key) from jsonb_each_text(came) c join sync.tables s on s.tbl = c.key), ''),
    t.tbl, (made ->> 'id')::uuid, jsonb_build_object('after', made - '{id,row_version,updated_at}'::text[] - t.staff_only))
$$;

create or replace function public.deleted_records() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  told constant interval := '30 days';
  page constant integer := 200;
begin
  if not exists (select from sync.tables t where t.may_delete and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Deleted records are for users who may delete';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('t', d.tbl, 'id', d.id, 'at', d.at, 'by', d.username,
      'was', sync.flatten_translations(d.row) - '{id,row_version}'::text[], 'takes', sync.count_dependents(d.id, d.hung)) order by d.at desc, d.id), '[]')
    from (
      select s.*, l.username
      from sync.tombstones s
      join sync.tables t on t.tbl = s.tbl
      left join lateral (
        select u.username from public.activity_logs a left join public.users u on u.id = a.user_id
        where a.record_id = s.id and a.table_affected = s.tbl and a.action = 'delete'
        order by a.created_at desc limit 1
      ) l on true
      where t.may_delete and t.rank <= private.rank() and s.at > now() - told
        -- A record that was deleted with its parent is restored with it.
        and not exists (
          select from sync.refers r join sync.tombstones p on p.tbl = r.parent
          where r.tbl = s.tbl and r.goes and p.id::text = s.row ->> r.col)
      order by s.at desc, s.id limit page
    ) d);
end $$;
comment on function public.deleted_records() is
  'Returns the last 200 records deleted within 30 days that the caller may restore, from any device.';

-- The child records of a row, present and deleted; without those whose tombstones were swept.
create or replace function sync.list_child_records(parent text, parent_id uuid) returns table (tbl text, id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  r record;
begin
  for r in select x.tbl, x.col from sync.refers x where x.parent = list_child_records.parent and x.goes loop
    return query execute format('select %L::text, x.id from public.%I x where x.%I = $1', r.tbl, r.tbl, r.col)
      using parent_id;
    return query select t.tbl, t.id from sync.tombstones t
      where t.tbl = r.tbl and t.row ->> r.col = parent_id::text;
  end loop;
end $$;

create or replace function public.record_history(p_table text, p_id uuid, p_skip integer default 0, p_parts boolean default false)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 50;
begin
  if not exists (select from sync.tables t where t.tbl = p_table and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'The history of a record is for users who may edit it';
  end if;
  return (
    with told as (
      select p_table as tbl, p_id as id
      union all
      select p.tbl, p.id from sync.list_child_records(p_table, p_id) p join sync.tables t on t.tbl = p.tbl
      where p_parts and t.rank <= private.rank()
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'user_id', l.user_id, 'username', u.username, 'action', l.action,
      'description', l.description, 'table_affected', l.table_affected, 'record_id', l.record_id, 'changes', l.changes,
      'created_at', l.created_at)
      order by l.created_at desc, l.id), '[]')
    from (
      select a.* from told join public.activity_logs a on a.record_id = told.id and a.table_affected = told.tbl
      order by a.created_at desc, a.id limit page offset greatest(coalesce(p_skip, 0), 0)
    ) l
    left join public.users u on u.id = l.user_id);
end $$;
comment on function public.record_history(text,uuid,integer,boolean) is
  'Returns the log entries of a record, newest first, 50 at a time, with those of its child records on request.';

-- ./schemas/requests.sql

-- A request with an id is carried out once: a repeated one gets the recorded response.

create table private.requests (
  user_id uuid not null,
  procedure text not null,
  id uuid not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, procedure, id)
);
comment on table private.requests is
  'Responses to successful requests with an id, kept for a week. None holds a secret.';

-- The id of the request, from the header idempotency-key; null where there is none.
create or replace function private.request_id() returns uuid
language sql stable set search_path = ''
as $$
  select given::uuid from private.request_header('idempotency-key') given
  where given ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

-- The recorded response to this request, or null when the request has to be carried out. A second
-- request with the same id waits until the first one is finished.
create or replace function private.recorded_response(of_procedure text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.uid();
  request uuid := private.request_id();
begin
  if me is null or request is null then
    return null;
  end if;
  -- This waits for a request with the same id that is being carried out now.
  insert into private.requests (user_id, procedure, id) values (me, of_procedure, request) on conflict do nothing;
  if found then
    return null;
  end if;
  return (select r.answer from private.requests r
    where r.user_id = me and r.procedure = of_procedure and r.id = request);
end $$;

-- Records the response to a request that succeeded, and returns it. A failed request changed nothing
-- and is decided anew when it is repeated.
create or replace function private.record_response(of_procedure text, said jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if said -> 'success' = 'true' then
    update private.requests r set answer = said
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  else
    delete from private.requests r
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  end if;
  return said;
end $$;

-- ./schemas/sign-in.sql

-- Signing in and out, sessions, and the limits of attempts.

create table private.attempts (
  id bigint generated always as identity primary key,
  name text not null,
  at timestamptz not null default now(),
  address text,
  stranger boolean not null default false
);
comment on table private.attempts is
  'Sign-ins of the last minutes that failed or are under way, to slow down guessing.';
create index attempts_address_at_idx on private.attempts (address, at) where stranger;
create index attempts_at_idx on private.attempts (at) where stranger;
create index attempts_name_at_idx on private.attempts (name, at);

create table private.known_devices (
  device_hash text not null,
  user_id uuid not null references public.users on delete cascade,
  last_good_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
comment on table private.known_devices is
  'Devices with a recent successful sign-in. Their failures are counted apart, so that a stranger cannot lock staff out.';

create table private.gateway (
  one boolean primary key default true check (one),
  address_header text check (address_header ~ '^[a-z0-9-]+$')
);
comment on table private.gateway is
  'One row: the header in which the gateway passes on the client''s address; null where there is no gateway.';

insert into private.gateway default values;

-- Compares a password with a bcrypt hash, and with no other kind: pgcrypto falls back to DES silently
-- for a prefix that it does not know, and bcrypt ignores what follows the 72nd byte (S-24, S-67).
create or replace function private.password_matches(password text, stored text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when stored !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' or octet_length(password) > 72 or password = '' then false
    else extensions.crypt(password, '$2a$' || substr(stored, 5)) = '$2a$' || substr(stored, 5)
  end
$$;

-- The address under which attempts are counted: itself, or for IPv6 the network of 64 bits that one
-- customer has.
create or replace function private.attempt_address(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  a inet := btrim(address)::inet;
begin
  return case family(a) when 6 then host(network(set_masklen(a, 64))) else host(a) end;
exception when data_exception then
  return nullif(left(btrim(address), 100), '');
end $$;

-- The client's address from the header that the gateway sets, or null where none is configured.
create or replace function private.client_address() returns text
language sql stable set search_path = ''
as $$ select private.request_header(g.address_header) from private.gateway g $$;

-- Counts an attempt and returns whether it may go on. Limits of 15 minutes: 10 attempts per name, 50
-- per address and 500 in all, the last two for unknown devices only.
create or replace function private.is_attempt_allowed(of_name text, from_address text default null, is_stranger boolean default false) returns boolean
language plpgsql set search_path = ''
as $$
declare
  per_name constant integer := 10;
  per_address constant integer := 50;
  in_all constant integer := 500;
  mine bigint;
begin
  insert into private.attempts (name, address, stranger)
  values (of_name, private.attempt_address(from_address), is_stranger) returning id into mine;
  perform pg_advisory_xact_lock(hashtextextended(of_name, 0));
  delete from private.attempts where at < now() - interval '15 minutes';
  if (select count(*) from private.attempts where name = of_name and id <> mine) >= per_name
    or (is_stranger and (
      (select count(*) from private.attempts where stranger and address = private.attempt_address(from_address) and id <> mine) >= per_address
      or (select count(*) from private.attempts where stranger and id <> mine) >= in_all))
  then
    delete from private.attempts where id = mine;
    return false;
  end if;
  return true;
end $$;

-- The response to a sign-in that exceeds the limit of attempts.
create or replace function private.too_many_attempts() returns jsonb
language sql immutable set search_path = ''
as $$ select '{"error": "Too many attempts. Please try again in a few minutes."}'::jsonb $$;

-- The hash under which a device is stored, or null for an unnamed one.
create or replace function private.hash_device(device text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(device, 'UTF8')), 'hex') where device <> '' $$;

create or replace function public.sign_in(username text, password text, device text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  begun jsonb := private.sign_in_begin(username, device, private.client_address());
begin
  if begun ? 'error' then
    return begun;
  end if;
  return private.sign_in_finish(username, device, begun,
    private.password_matches(coalesce(password, ''), begun ->> 'stored'));
end $$;
comment on function public.sign_in(text,text,text) is
  'Checks a name and password and opens a session. Returns {"token", "user"}, where last_login is the
  one before (S-05), or {"error"}. Failures are responses, because an exception would undo the count
  of attempts. The embedded server compares the password between the two halves itself
  (supabase/local/sign-in.ts): here it would block its only connection.';

-- The first half of signing in: counts the attempt. Returns {"stored", "counter", "known"}, where
-- `stored` is the hash to compare the password with, or {"error"}. Never for a client to see.
create or replace function private.sign_in_begin(username text, device text, address text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  who text := lower(btrim(coalesce(username, '')));
  found_user public.users;
  stored text;
  is_known boolean;
  counter text;
begin
  select * into found_user from public.users u where lower(u.username) = who and u.is_enabled;
  select c.password_hash into stored from private.credentials c where c.user_id = found_user.id;
  is_known := exists (select from private.known_devices d where d.user_id = found_user.id
    and d.device_hash = private.hash_device(device) and d.last_good_at > now() - interval '30 days');
  counter := left(who, 200) || case when is_known then '/' || private.hash_device(device) else '' end;
  if not private.is_attempt_allowed(counter, address, not is_known) then
    return private.too_many_attempts();
  end if;
  -- An unknown name takes the same time: it is compared with a hash of no password.
  return jsonb_build_object('counter', counter, 'known', is_known,
    'stored', coalesce(stored, '$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'));
end $$;

-- The second half of signing in: opens a session if the password matched the hash of sign_in_begin.
create or replace function private.sign_in_finish(username text, device text, begun jsonb, matches boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  found_user public.users;
  key text := private.hash_device(device);
  token text;
begin
  if matches is not true then
    return '{"error": "Invalid username or password"}';
  end if;
  delete from private.attempts where name = begun ->> 'counter';
  perform 1 from sync.clock for update; -- Before any row of sessions: all writers of accounts lock in this order.
  -- While this call waited, the account may have been disabled or its password changed.
  select u.* into found_user from public.users u join private.credentials c on c.user_id = u.id
  where lower(u.username) = lower(btrim(sign_in_finish.username)) and u.is_enabled and c.password_hash = begun ->> 'stored';
  if not found then
    return '{"error": "Invalid username or password"}';
  end if;
  token := private.open_session(found_user.id, key);
  perform private.remember_device(found_user.id, key);
  perform private.record_sign_in(found_user);
  return jsonb_build_object('token', token, 'user', to_jsonb(found_user)); -- With the last_login before this one (S-05).
end $$;

-- Opens a session and returns its token. It replaces the user's session on the same device, and the
-- one that the caller came with.
create or replace function private.open_session(of_user uuid, key text) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  delete from private.sessions s where s.created_at < now() - interval '7 days' or s.last_seen_at < now() - interval '12 hours';
  delete from private.sessions s where s.user_id = of_user
    and (s.device_hash = key or s.token_hash = private.token_hash());
  insert into private.sessions (token_hash, user_id, user_agent, device_hash)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), of_user, left(private.request_header('user-agent'), 300), key);
  return token;
end $$;

-- Remembers a device of a user, whose failed sign-ins are counted apart from those of strangers.
create or replace function private.remember_device(of_user uuid, key text) returns void
language plpgsql set search_path = ''
as $$
begin
  if key is not null then
    insert into private.known_devices (device_hash, user_id) values (key, of_user)
    on conflict (device_hash, user_id) do update set last_good_at = now();
  end if;
end $$;

-- Writes the time of a sign-in and logs it.
create or replace function private.record_sign_in(found_user public.users) returns void
language plpgsql set search_path = ''
as $$
begin
  begin
    perform set_config('nadi.logged', 'on', true);
    update public.users u set last_login = now() where u.id = found_user.id;
  exception when others then
    raise warning 'last_login was not written: %', sqlerrm; -- Signing in still works (AC-115).
  end;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id)
  values (found_user.id, 'login', 'User logged in: ' || found_user.username, 'users', found_user.id);
end $$;

create or replace function public.sign_out() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is not null then
    perform private.log('logout', 'User logged out: ' || (private.user_json(mine.user_id) ->> 'username'), 'users', mine.user_id);
    delete from private.sessions where id = mine.id;
  end if;
end $$;
comment on function public.sign_out() is 'Ends the caller''s session and logs it.';

create or replace function public.my_session(touch boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is null then
    return null;
  end if;
  if touch then
    update private.sessions set last_seen_at = now() where id = mine.id returning * into mine;
  end if;
  return jsonb_build_object('user', private.user_json(mine.user_id), 'ends_in', private.seconds_left(mine));
end $$;
comment on function public.my_session(boolean) is
  'Returns the caller''s account and the seconds until the session ends, or null. Counts as activity
  unless `touch` is false.';

create or replace function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'user_agent', s.user_agent, 'created_at', s.created_at,
    'last_seen_at', s.last_seen_at, 'current', s.id = (private.current_session()).id) order by s.last_seen_at desc), '[]')
  from private.sessions s where s.user_id = private.uid() and private.seconds_left(s) > 0
$$;
comment on function public.my_sessions() is
  'Returns the caller''s live sessions. Ended ones are left out, also before the sweep deletes them.';

create or replace function public.sign_out_others() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform 1 from sync.clock for update; -- Otherwise two callers that end several sessions could deadlock.
  delete from private.sessions where user_id = private.uid() and id <> (private.current_session()).id;
end $$;
comment on function public.sign_out_others() is 'Ends all sessions of the caller except this one.';

-- Changes the caller's own password. The new one comes as a hash made in the browser (S-67).
create or replace function private.change_password(old_password text, new_hash text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.uid();
  -- Not a name that a sign-in can count: those have no space in front.
  counter text := ' password of ' || me;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Sign in again';
  elsif coalesce(new_hash, '') !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'new_hash must be a bcrypt hash of cost 10';
  elsif not private.is_attempt_allowed(counter) then
    return '{"success": false, "error": "Too many attempts. Please try again in a few minutes."}';
  elsif not coalesce(private.password_matches(old_password,
      (select c.password_hash from private.credentials c where c.user_id = me)), false) then
    return '{"success": false, "error": "The current password is not right"}';
  elsif private.password_matches(old_password, new_hash) then
    return '{"success": false, "error": "Please choose a password that is not the current one"}';
  end if;
  delete from private.attempts where name = counter;
  perform 1 from sync.clock for update;
  perform set_config('nadi.logged', 'on', true);
  update private.credentials set password_hash = new_hash where user_id = me;
  update public.users set must_change_password = false where id = me;
  perform private.log('update', 'Changed own password', 'users', me);
  return '{"success": true}';
end $$;

create or replace function public.change_password(old_password text, new_hash text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('change_password'),
    private.record_response('change_password', private.change_password(old_password, new_hash)));
end $$;
comment on function public.change_password(text,text) is
  'Changes the caller''s own password: {"success"} or {"error"}. A repeated request gets the response of
  the first one.';

-- ./schemas/staff-accounts.sql

-- How accounts are made and changed.

-- Creates the first account, only while there are no accounts (S-03). Its password must be changed at
-- the first sign-in. For the owner of the database: the first start of the local server, or the SQL
-- editor of a hosted project.
create or replace function private.create_default_admin(password text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if exists (select from public.users) then
    return false;
  end if;
  perform 1 from sync.clock for update;
  if exists (select from public.users) then
    return false; -- Another caller was faster.
  end if;
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  insert into public.users (username, email, role, must_change_password)
  values ('superadmin', 'superadmin@clinic.invalid', 'Super Admin', true) returning id into made;
  insert into private.credentials values (made, extensions.crypt(password, extensions.gen_salt('bf', 10)));
  return true;
end $$;

-- For the owner of the database, when a password is lost: sets one that must be changed at the next
-- sign-in. Returns false for an unknown name.
create or replace function private.reset_password(of_username text, password text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  whose uuid;
begin
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  update public.users set must_change_password = true where lower(username) = lower(btrim(of_username)) returning id into whose;
  if whose is null then
    return false;
  end if;
  insert into private.credentials values (whose, extensions.crypt(password, extensions.gen_salt('bf', 10)))
  on conflict (user_id) do update set password_hash = excluded.password_hash;
  return true;
end $$;

create or replace function public.ensure_default_admin() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.create_default_admin(encode(extensions.gen_random_bytes(24), 'base64'));
  return '{"success": true}';
exception when others then
  raise warning 'Failed to create Super Admin: %', sqlerrm;
  return '{"success": false, "error": "Failed to create Super Admin"}';
end $$;
comment on function public.ensure_default_admin() is
  'Makes sure that a first account exists (AC-105). Its password is random and unknown until the owner
  sets it, so calling this gives no access.';

-- The response to a change of accounts that a rule refuses.
create or replace function private.account_error(rule text, message text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('success', false, 'error', case rule
    when 'users_username_key' then 'Username already exists'
    when 'users_email_key' then 'Email already exists'
    when 'users_email_check' then 'Email is invalid'
    when 'users_username_check' then 'Username is required'
    when 'users_role_known' then 'Role is required'
    else message end)
$$;

-- Adds an account with its password, and logs it.
create or replace function private.add_account(account public.users, password_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.users (id, username, email, role, is_enabled, must_change_password)
  values (account.id, account.username, account.email, account.role, account.is_enabled, account.must_change_password);
  insert into private.credentials values (account.id, password_hash);
  perform private.log('create', 'Created user: ' || account.username, 'users', account.id,
    jsonb_build_object('after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)));
end $$;

-- Changes an account, and its password where one is given. The log says that an e-mail address or a
-- password is new, never its value (S-78).
create or replace function private.change_account(before public.users, account public.users, password_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.users u set username = account.username, email = account.email, role = account.role,
    is_enabled = account.is_enabled, must_change_password = account.must_change_password where u.id = account.id;
  if password_hash is not null then
    insert into private.credentials values (account.id, change_account.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash;
  end if;
  perform private.log('update', 'Updated user: ' || before.username, 'users', account.id,
    jsonb_build_object('before', jsonb_build_object('role', before.role, 'is_enabled', before.is_enabled),
      'after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)
        || case when account.email = before.email then '{}' else '{"email": "a new one"}'::jsonb end
        || case when password_hash is null then '{}' else '{"password": "a new one"}'::jsonb end));
end $$;

-- Creates or changes an account (Super Admin).
create or replace function private.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  account public.users;
  before public.users;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  if password_hash is not null and password_hash !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'password_hash must be a bcrypt hash of cost 10';
  end if;
  account.id := coalesce(save_user.id, gen_random_uuid());
  select * into before from public.users u where u.id = account.id;
  -- The rule of its column refuses a missing value, with a message for people.
  account.username := private.trim_name(coalesce(save_user.username, ''));
  account.email := private.trim_name(coalesce(save_user.email, ''));
  account.role := coalesce(save_user.role, '');
  account.is_enabled := coalesce(save_user.is_enabled, before.is_enabled, true);
  account.must_change_password := coalesce(save_user.must_change_password, before.must_change_password, false);
  if before.id is not null then
    perform private.change_account(before, account, password_hash);
  elsif password_hash is null then
    return '{"success": false, "error": "Password is required"}';
  else
    perform private.add_account(account, password_hash);
  end if;
  return jsonb_build_object('success', true, 'id', account.id);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;

-- Enables or disables an account (Super Admin).
create or replace function private.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  update public.users u set is_enabled = enabled where u.id = set_user_enabled.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to update user status"}';
  end if;
  perform private.log('update', case when enabled then 'Enabled user: ' else 'Disabled user: ' end || whose, 'users', set_user_enabled.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;

-- Deletes an account (Super Admin). Its entries in the activity log stay.
create or replace function private.delete_user(id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  delete from public.users u where u.id = delete_user.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to delete user"}';
  end if;
  perform private.log('delete', 'Deleted user: ' || whose, 'users', delete_user.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;

create or replace function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('save_user'),
    private.record_response('save_user',
      private.save_user(id, username, email, role, is_enabled, password_hash, must_change_password)));
end $$;
comment on function public.save_user(uuid,text,text,text,boolean,text,boolean) is
  'Creates or changes an account (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('set_user_enabled'),
    private.record_response('set_user_enabled', private.set_user_enabled(id, enabled)));
end $$;
comment on function public.set_user_enabled(uuid,boolean) is
  'Enables or disables an account (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.delete_user(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('delete_user'),
    private.record_response('delete_user', private.delete_user(id)));
end $$;
comment on function public.delete_user(uuid) is
  'Deletes an account (Super Admin). A repeated request gets the response of the first one.';

-- ./schemas/storage.sql

-- Pictures: who may store and delete files, and the daily housekeeping.

-- True for a bucket of a registered table. Policies of files call it as the caller, who cannot read
-- sync.tables.
create or replace function private.is_own_bucket(bucket text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from sync.tables t where t.bucket = is_own_bucket.bucket) $$;

-- True for a file name that a device gives to a picture. A logo drawn as 512 × 512 ends with -512: it is
-- the icon of the installed app, and the manifest has to state its size.
create or replace function private.is_picture_name(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name ~ '^[0-9]{13}-[0-9a-f]{32}(-512)?\.(jpg|jpeg|png|webp|gif)$' $$;

-- The addresses of all referenced pictures: in a row, in a tombstone, or in the log of the last week,
-- because deleted and replaced pictures can be restored.
create or replace function private.referenced_pictures() returns table (address text)
language plpgsql stable set search_path = ''
as $$
declare
  t text;
  col text;
begin
  for t, col in select s.tbl, c from sync.tables s, unnest(s.images) c loop
    return query execute format('select %1$I from public.%2$I where %1$I is not null', col, t);
  end loop;
  return query
    select v.value from sync.tombstones s, jsonb_each_text(s.row) v where v.value like '/storage/%'
    union all
    select v.value from public.activity_logs l, jsonb_each_text(l.changes -> 'before') v
    where l.created_at > now() - interval '7 days' and v.value like '/storage/%';
end $$;

-- True for a file that a row, a tombstone or a recent log entry references.
create or replace function private.is_picture_referenced(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.referenced_pictures() n where n.address = '/storage/v1/object/public/' || bucket || '/' || file)
$$;

create policy "content managers add pictures" on storage.objects
  for insert to anon, authenticated
  with check (private.is_own_bucket(bucket_id) and private.is_picture_name(name) and (select private.rank()) >= 2);

create policy "content managers see pictures" on storage.objects
  for select to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2);

create policy "content managers remove pictures that are not in use" on storage.objects
  for delete to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2 and not private.is_picture_referenced(bucket_id, name));

-- Files that are older than a week and not referenced.
create or replace function private.unreferenced_pictures() returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  left join (select distinct address from private.referenced_pictures()) n
    on n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name
  where private.is_own_bucket(o.bucket_id) and o.created_at < now() - interval '7 days' and n.address is null
$$;

-- Deletes what no cursor needs: a device that was away for longer than `keep` gets a reset. Recomputes
-- checksums that have drifted.
create or replace function sync.sweep(keep interval default '90 days') returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.came_home where at < now() - keep;
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
  perform sync.recompute_checksums(t) from sync.tables t where exists (
    select from (select f.rank, count(*) as rows, sum(f.v) as versions from sync.feed f
      where f.tbl = t.tbl and f.rank < 99 group by f.rank) f
    full join (select * from sync.sums s where s.tbl = t.tbl and s.rows <> 0) s using (rank)
    where (f.rows, f.versions) is distinct from (s.rows, s.versions));
end $$;

-- Daily housekeeping. The local server calls it; on a hosted project pg_cron does. Locks in the order of
-- sign_in: attempts, the clock, sessions.
create or replace function private.sweep() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.requests where at < now() - interval '7 days';
  delete from private.attempts where at < now() - interval '15 minutes';
  perform sync.sweep();
  delete from private.sessions where created_at < now() - interval '7 days' or last_seen_at < now() - interval '12 hours';
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $$;

create or replace function public.sweep() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.sweep();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', u.bucket_id, 'name', u.name)), '[]')
    from private.unreferenced_pictures() u
  );
end $$;
comment on function public.sweep() is
  'Daily housekeeping for a hosted project, where the database cannot delete files: returns the pictures
  to delete, and the caller, who has the secret key, deletes them through the Storage API (npm run sweep).';

-- ./schemas/privileges.sql

-- Who may call what. A function may be called only by the roles that are named here. A later migration
-- revokes and grants for its own functions.

revoke all on all tables in schema private, sync from public, anon, authenticated;
revoke all on all functions in schema private, sync from public, anon, authenticated, service_role;
revoke all on function public.activate_theme_atomic(uuid,uuid), public.change_password(text,text),
  public.dashboard_counts(), public.delete_theme(uuid,uuid), public.delete_user(uuid),
  public.deleted_records(), public.duplicate_theme(uuid,text,text,uuid), public.ensure_default_admin(),
  public.my_session(boolean), public.my_sessions(), public.record_history(text,uuid,integer,boolean),
  public.rollback_theme(uuid), public.save_user(uuid,text,text,text,boolean,text,boolean),
  public.set_user_enabled(uuid,boolean), public.sign_in(text,text,text), public.sign_out(),
  public.sign_out_others(), public.sweep(), public.sync_pull(text), public.sync_push(jsonb,text),
  public.theme_history(uuid), public.update_theme(uuid,jsonb,text,uuid,integer,text),
  public.user_names(), public.visitor_pull(text,text)
  from public, anon, authenticated;

-- The API.
grant execute on function public.activate_theme_atomic(uuid,uuid), public.change_password(text,text),
  public.dashboard_counts(), public.delete_theme(uuid,uuid), public.delete_user(uuid),
  public.deleted_records(), public.duplicate_theme(uuid,text,text,uuid), public.ensure_default_admin(),
  public.my_session(boolean), public.my_sessions(), public.record_history(text,uuid,integer,boolean),
  public.rollback_theme(uuid), public.save_user(uuid,text,text,text,boolean,text,boolean),
  public.set_user_enabled(uuid,boolean), public.sign_in(text,text,text), public.sign_out(),
  public.sign_out_others(), public.sync_pull(text), public.sync_push(jsonb,text),
  public.theme_history(uuid), public.update_theme(uuid,jsonb,text,uuid,integer,text),
  public.user_names(), public.visitor_pull(text,text)
  to anon, authenticated;

-- Row policies call these as the caller; they reveal nothing about other users.
grant execute on function private.is_live_version(uuid), private.is_picture_referenced(text,text), private.is_own_bucket(text),
  private.is_picture_name(text), private.library_open(), private.rank(), private.uid()
  to anon, authenticated;
