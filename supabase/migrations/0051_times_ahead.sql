-- What was written while the server's clock was ahead is not good until the clock gets there: a session
-- opened then was good for up to 15 days, and ten wrong passwords locked a name for as long.

create or replace function private.is_ahead(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select at > now() + interval '5 minutes' $$;

create or replace function private.is_live(of_session private.sessions) returns boolean
language sql stable set search_path = ''
as $$
  select of_session.created_at > now() - interval '7 days' and of_session.last_seen_at > now() - interval '12 hours'
    and not private.is_ahead(greatest(of_session.created_at, of_session.last_seen_at))
$$;

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

create or replace function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'user_agent', s.user_agent, 'created_at', s.created_at,
    'last_seen_at', s.last_seen_at, 'current', s.id = (private.current_session()).id) order by s.last_seen_at desc), '[]')
  from private.sessions s where s.user_id = private.uid() and private.is_live(s)
$$;

create or replace function private.sweep() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.requests where at < now() - interval '7 days';
  delete from private.attempts where at < now() - interval '15 minutes' or private.is_ahead(at);
  perform sync.sweep();
  delete from private.sessions s where not private.is_live(s);
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $$;

revoke all on function private.is_ahead(timestamptz), private.is_live(private.sessions)
  from public, anon, authenticated, service_role;
