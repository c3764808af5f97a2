-- Staff accounts and their sessions. The hash of a password and the hash of a
-- session's token live in `private`: no table the API shows ever holds them.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username ~ '^[^[:space:]](.*[^[:space:]])?$' and length(username) <= 200),
  email text not null check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 200),
  role text not null default 'Viewer'
    constraint users_role_known check (role in ('Viewer', 'Content Manager', 'Admin', 'Super Admin')),
  is_enabled boolean not null default true,
  must_change_password boolean not null default false,
  last_login timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.users is 'Staff accounts. Only a Super Admin sees or changes them.';
create unique index users_username_key on public.users (lower(username));
create unique index users_email_key on public.users (lower(email));
create index on public.users (created_by);

create table private.credentials (
  user_id uuid primary key references public.users on delete cascade,
  password_hash text not null
    check (password_hash ~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$')
);
comment on table private.credentials is 'bcrypt hashes, cost 10. They never leave the database.';

create table private.sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id uuid not null references public.users on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
comment on table private.sessions is 'Who is signed in where: the SHA-256 of each token, never the token.';
create index on private.sessions (user_id);

create table private.attempts (
  id bigint generated always as identity primary key,
  name text not null,
  at timestamptz not null default now()
);
comment on table private.attempts is 'Failed sign-ins of the last minutes, to slow down guessing.';
create index on private.attempts (name, at);

create table private.known_devices (
  device_hash text not null,
  user_id uuid not null references public.users on delete cascade,
  last_good_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
comment on table private.known_devices is
  'Devices with a recent good sign-in: they count their failures apart, so an outsider cannot lock staff out.';

create function private.rank_of(role text) returns integer
language sql immutable set search_path = ''
as $$ select coalesce(array_position(array['Viewer', 'Content Manager', 'Admin', 'Super Admin'], role), 0) $$;

-- After a transaction this setting is '' instead of missing, and '' is no JSON.
create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> name $$;

-- The SHA-256 of the caller's session token, or null when there is none that could be ours.
create function private.token_hash() returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
  from (select private.request_header('x-session-token') as token) given
  where token ~ '^[A-Za-z0-9_-]{43}$'
$$;

-- The caller's session while it lives: 12 hours idle, 7 days at most, and only of an enabled user.
create function private.current_session() returns private.sessions
language sql stable security definer set search_path = ''
as $$
  select s from private.sessions s
  join public.users u on u.id = s.user_id and u.is_enabled
  where s.token_hash = private.token_hash()
    and s.created_at > now() - interval '7 days'
    and s.last_seen_at > now() - interval '12 hours'
$$;

-- The signed-in user's id, or null.
create function private.uid() returns uuid
language sql stable security definer set search_path = ''
as $$ select (private.current_session()).user_id $$;

-- What the caller may do: 0 for a visitor, 1 Viewer, 2 Content Manager, 3 Admin, 4 Super Admin.
-- A user who must still choose a password counts as a visitor until then (S-04).
create function private.rank() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select private.rank_of(u.role) from public.users u
     where u.id = private.uid() and not u.must_change_password), 0)
$$;

-- Stops a caller who believes to be signed in and is not: silence would look like a visitor's answer.
create function private.require_live_session() returns void
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

-- Policies run these as the caller; they say nothing about anybody else.
revoke all on function private.rank_of(text), private.request_header(text), private.token_hash(),
  private.current_session(), private.uid(), private.rank(), private.require_live_session()
  from public, anon, authenticated;
grant execute on function private.rank(), private.uid() to anon, authenticated;

alter table public.users enable row level security;
revoke all on public.users from anon, authenticated;
grant select on public.users to anon, authenticated;
create policy "super admins read accounts, everyone their own" on public.users
  for select using ((select private.rank()) >= 4 or ((select private.rank()) >= 1 and id = (select private.uid())));

-- Rules that hold for whoever writes, a procedure or a person in the SQL editor.
create function private.guard_users() returns trigger
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
  -- Writers of users queue on the sync clock, so two of them cannot both see the other one stay.
  if was_super and not stays_super and not exists (
    select from public.users u where u.id <> old.id and u.role = 'Super Admin' and u.is_enabled
  ) then
    raise check_violation using message = 'At least one enabled Super Admin is required', constraint = 'users_last_super_admin';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger guard before update or delete on public.users
  for each row execute function private.guard_users();

-- A change of role or of being enabled ends the user's sessions at once (S-10).
create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sessions where user_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of role, is_enabled on public.users
  for each row when (old.role is distinct from new.role or old.is_enabled is distinct from new.is_enabled)
  execute function private.end_sessions();

-- A new password ends every session but the one that chose it.
create function private.end_other_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sessions
  where user_id = new.user_id and id is distinct from (private.current_session()).id;
  return null;
end $$;
create trigger end_other_sessions after update of password_hash on private.credentials
  for each row execute function private.end_other_sessions();

revoke all on function private.guard_users(), private.end_sessions(), private.end_other_sessions()
  from public, anon, authenticated;
