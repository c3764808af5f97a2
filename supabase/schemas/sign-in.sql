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
  delete from private.attempts where at < now() - interval '15 minutes' or private.is_ahead(at);
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
  delete from private.sessions s where not private.is_live(s);
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
  from private.sessions s where s.user_id = private.uid() and private.is_live(s)
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
