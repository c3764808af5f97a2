-- Guessing is limited per name, per address and in all; a tablet has one session;
-- and a password can be compared outside of the database.

alter table private.attempts
  add column address text,
  add column stranger boolean not null default false;
comment on table private.attempts is 'Sign-ins of the last minutes that failed or are under way, to slow down guessing.';
create index on private.attempts (address, at) where stranger;
create index on private.attempts (at) where stranger;

alter table private.sessions add column device_hash text;
comment on column private.sessions.device_hash is 'The device it was opened on, as in known_devices; null where none was named.';

-- Which header tells where a request comes from: one that the gateway writes and no client can.
-- Empty until the operator of a hosted project says so (docs/operations.md); the local server tells
-- the address itself.
create table private.gateway (
  one boolean primary key default true check (one),
  address_header text check (address_header ~ '^[a-z0-9-]+$')
);
insert into private.gateway default values;

-- Under what an address is counted: itself, or the network of 64 bits that one IPv6 customer has.
create function private.address_counter(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  a inet := btrim(address)::inet;
begin
  return case family(a) when 6 then host(network(set_masklen(a, 64))) else host(a) end;
exception when data_exception then
  return nullif(left(btrim(address), 100), '');
end $$;

create function private.client_address() returns text
language sql stable set search_path = ''
as $$ select private.request_header(g.address_header) from private.gateway g $$;

-- Counts one attempt under a name and says whether that is still allowed: 10 in 15 minutes. Written
-- first, so that a read-only call cannot guess for free, and one caller at a time per name, so that
-- parallel guesses stop at the limit.
-- A stranger, on a device nobody has signed in on lately, is counted per address and in all as well;
-- calls at the same moment may exceed these by as many as there are. 50 per address: the tablets of
-- a clinic share one, and thirty people who each mistype once or twice on a new morning's tablet
-- stay below. 500 in all: a password is guessed by then with no luck worth speaking of, and the
-- comparing takes 5 % of one processor. Devices that are known never wait for strangers.
drop function private.may_try(text);
create function private.may_try(of_name text, from_address text default null, is_stranger boolean default false) returns boolean
language plpgsql set search_path = ''
as $$
declare
  per_name constant integer := 10;
  per_address constant integer := 50;
  in_all constant integer := 500;
  mine bigint;
begin
  insert into private.attempts (name, address, stranger)
  values (of_name, private.address_counter(from_address), is_stranger) returning id into mine;
  perform pg_advisory_xact_lock(hashtextextended(of_name, 0));
  delete from private.attempts where at < now() - interval '15 minutes';
  if (select count(*) from private.attempts where name = of_name and id <> mine) >= per_name
    or (is_stranger and (
      (select count(*) from private.attempts where stranger and address = private.address_counter(from_address) and id <> mine) >= per_address
      or (select count(*) from private.attempts where stranger and id <> mine) >= in_all))
  then
    delete from private.attempts where id = mine;
    return false;
  end if;
  return true;
end $$;

create function private.too_many_attempts() returns jsonb
language sql immutable set search_path = ''
as $$ select '{"error": "Too many attempts. Please try again in a few minutes."}'::jsonb $$;

create function private.device_key(device text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(device, 'UTF8')), 'hex') where device <> '' $$;

-- The first half of signing in: counts the attempt. Answers {"stored", "counter", "known"}, where
-- `stored` is the hash to compare the password with, or {"error"}. Never for a client to see.
create function private.sign_in_begin(username text, device text, address text) returns jsonb
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
    and d.device_hash = private.device_key(device) and d.last_good_at > now() - interval '30 days');
  counter := left(who, 200) || case when is_known then '/' || private.device_key(device) else '' end;
  if not private.may_try(counter, address, not is_known) then
    return private.too_many_attempts();
  end if;
  -- An unknown name costs the same time: it is compared with a hash of no password.
  return jsonb_build_object('counter', counter, 'known', is_known,
    'stored', coalesce(stored, '$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'));
end $$;

-- The second half: opens a session if the password matched what sign_in_begin answered with. It
-- replaces the one of this tablet, and the one the caller came with, if they are the same person's.
create function private.sign_in_finish(username text, device text, begun jsonb, matches boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  found_user public.users;
  key text := private.device_key(device);
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  answer jsonb;
begin
  if matches is not true then
    return '{"error": "Invalid username or password"}';
  end if;
  delete from private.attempts where name = begun ->> 'counter';
  perform 1 from sync.clock for update; -- Before any session row: everyone who changes accounts locks in this order.
  -- The account may have been disabled, or given another password, while this call waited.
  select u.* into found_user from public.users u join private.credentials c on c.user_id = u.id
  where lower(u.username) = lower(btrim(sign_in_finish.username)) and u.is_enabled and c.password_hash = begun ->> 'stored';
  if not found then
    return '{"error": "Invalid username or password"}';
  end if;
  delete from private.sessions s where s.created_at < now() - interval '7 days' or s.last_seen_at < now() - interval '12 hours';
  delete from private.sessions s where s.user_id = found_user.id
    and (s.device_hash = key or s.token_hash = private.token_hash());
  insert into private.sessions (token_hash, user_id, user_agent, device_hash)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), found_user.id, left(private.request_header('user-agent'), 300), key);
  if key is not null then
    insert into private.known_devices (device_hash, user_id) values (key, found_user.id)
    on conflict (device_hash, user_id) do update set last_good_at = now();
  end if;
  answer := jsonb_build_object('token', token, 'user', to_jsonb(found_user));
  begin
    perform set_config('nadi.logged', 'on', true);
    update public.users u set last_login = now() where u.id = found_user.id;
  exception when others then
    raise warning 'last_login was not written: %', sqlerrm; -- AC-115: signing in still works
  end;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id)
  values (found_user.id, 'login', 'User logged in: ' || found_user.username, 'users', found_user.id);
  return answer;
end $$;

-- Checks a name and password and opens a session: {"token", "user"}, where
-- last_login is the one before (S-05), or {"error"}. Failures are answers, not
-- exceptions: an exception would undo the count of attempts. The embedded server compares between
-- the two halves itself (supabase/local/sign-in.ts), because here it would keep its one connection.
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

revoke all on private.gateway from public, anon, authenticated;
revoke all on function private.address_counter(text), private.client_address(), private.may_try(text, text, boolean),
  private.too_many_attempts(), private.device_key(text), private.sign_in_begin(text, text, text),
  private.sign_in_finish(text, text, jsonb, boolean) from public, anon, authenticated;
