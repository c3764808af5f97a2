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

-- True for a time that a wrong clock wrote. Without it, what was written then would be good until the clock
-- gets there. Five minutes are more than a clock is corrected by while it runs.
create or replace function private.is_ahead(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select at > now() + interval '5 minutes' $$;

-- True for a session that is at most 12 hours idle and at most 7 days old.
create or replace function private.is_live(of_session private.sessions) returns boolean
language sql stable set search_path = ''
as $$
  select of_session.created_at > now() - interval '7 days' and of_session.last_seen_at > now() - interval '12 hours'
    and not private.is_ahead(greatest(of_session.created_at, of_session.last_seen_at))
$$;

-- The caller's live session, of an enabled user.
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
  where s.token_hash = key and private.is_live(s);
  return mine;
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
