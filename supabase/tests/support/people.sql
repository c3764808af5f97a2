-- What the pgTAP files share: people with accounts and open sessions, and short
-- words for acting as one of them. Loaded once, outside of what each file undoes.

create schema tests;
grant usage on schema tests to anon;

-- The bcryptjs hash of 'a good password'.
create function tests.hash() returns text language sql immutable
as $$ select '$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK' $$;

create function tests.id(name text) returns uuid language sql immutable
as $$ select md5(name)::uuid $$;

create function tests.token(name text) returns text language sql immutable
as $$ select left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 43) $$;

-- Adds an account whose password is 'a good password', and signs it in.
create function tests.person(name text, role text) returns void language plpgsql
as $$
begin
  perform set_config('nadi.logged', 'on', true);
  insert into public.users (id, username, email, role) values (tests.id(name), name, name || '@clinic.invalid', role);
  insert into private.credentials values (tests.id(name), tests.hash());
  perform set_config('nadi.logged', '', true);
  perform tests.session(name, tests.token(name));
end $$;

create function tests.session(name text, token text) returns void language sql
as $$
  insert into private.sessions (token_hash, user_id)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), tests.id(name))
$$;

-- From here on every statement is a request of the API by that person, until tests.owner().
create function tests.act(name text) returns void language plpgsql
as $$ begin perform tests.send(tests.token(name)); end $$;

create function tests.visitor() returns void language plpgsql
as $$ begin perform tests.send(null); end $$;

-- The same person, with an id of the request (S-95).
create function tests.act(name text, request uuid) returns void language plpgsql
as $$
begin
  perform tests.send(tests.token(name));
  perform set_config('request.headers',
    (current_setting('request.headers')::jsonb || jsonb_build_object('idempotency-key', request))::text, true);
end $$;

create function tests.send(token text) returns void language plpgsql
as $$
begin
  perform set_config('request.headers',
    json_strip_nulls(json_build_object('x-session-token', token, 'user-agent', 'Test Browser'))::text, true);
  perform set_config('role', 'anon', true);
end $$;

-- Back to the owner of the database, as in the SQL editor. What the API's request set is forgotten with it.
create function tests.owner() returns void language plpgsql
as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.headers', '', true);
  perform set_config('nadi.logged', '', true);
end $$;

-- Sends edits as the caller, who knows everything there is; one mutation with a fresh id for each operation.
create function tests.push(variadic ops jsonb[]) returns jsonb language plpgsql
as $$
begin
  return public.sync_push((select jsonb_agg(tests.edit(gen_random_uuid(), o)) from unnest(ops) o),
    public.sync_pull(null) ->> 'cursor') -> 'results';
end $$;

create function tests.edit(id uuid, variadic ops jsonb[]) returns jsonb language sql
as $$ select jsonb_build_object('id', id, 'ops', to_jsonb(ops)) $$;

create function tests.op(op text, t text, id uuid, fields jsonb default '{}') returns jsonb language sql
as $$ select jsonb_build_object('op', op, 't', t, 'id', id) || fields $$;

-- The answer to a whole push of one edit, in a few words: its status, with the code of a refusal.
create function tests.said(results jsonb) returns text language sql
as $$
  select string_agg(concat_ws(' ', r ->> 'status', r ->> 'code', r ->> 'constraint'), ', ' order by n)
  from jsonb_array_elements(results) with ordinality x (r, n)
$$;

-- Guesses a password some times and answers how often the server looked at the guess. The guess is
-- empty: wrong without the cost of a hash.
create function tests.guess(username text, times integer, device text default null) returns integer language plpgsql
as $$
declare
  looked_at integer := 0;
begin
  for n in 1..times loop
    if public.sign_in(username, '', device) ->> 'error' = 'Invalid username or password' then
      looked_at := looked_at + 1;
    end if;
  end loop;
  return looked_at;
end $$;

-- Gives pushes another limit of time than 0.4 seconds (R10).
create function tests.limit_pushes(allowed text) returns void language plpgsql
as $$
begin
  execute regexp_replace(pg_get_functiondef('public.sync_push'::regproc),
    'clock_timestamp\(\) \+ interval ''[^'']+''', format('clock_timestamp() + interval %L', allowed));
end $$;

-- On a busy machine a push of a few edits may need longer: results must not depend on the machine.
select tests.limit_pushes('1 hour');
