-- The four longest procedures in parts, each of which says what it promises. They answer, refuse,
-- lock and write as before.

-- ---- One operation of an edit ----

create function sync.table_of(op jsonb, r integer) returns sync.tables
language plpgsql stable set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into t from sync.tables where tbl = op ->> 't';
  if t.tbl is null or t.rank is null or t.rank > r
    or (op ->> 'op' = 'insert' and not t.may_insert) or (op ->> 'op' = 'delete' and not t.may_delete) then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return t;
end $$;
comment on function sync.table_of(jsonb, integer) is 'What sync.tables says of the table of an operation; refuses what this rank may not do there.';

create function sync.require_complete(t sync.tables, op jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  fields jsonb := op -> 'set';
  was jsonb := op -> 'was';
begin
  if kind = 'insert' then
    perform sync.require_columns(t, fields);
  elsif kind = 'update' then
    perform sync.require_columns(t, fields);
    if was is null or not was ?& array(select jsonb_object_keys(fields)) then
      raise invalid_parameter_value using message = 'An update says what its author saw';
    end if;
  elsif kind = 'delete' then
    if jsonb_typeof(was) is distinct from 'object' or not was ?| t.cols then
      raise invalid_parameter_value using message = 'A deletion says what its author saw';
    end if;
  elsif kind is distinct from 'move' or 'display_order' <> all (t.cols) then
    raise invalid_parameter_value using message = 'Unknown operation';
  end if;
end $$;
comment on function sync.require_complete(sync.tables, jsonb) is 'Refuses an operation that does not say all that its kind has to, or is of no kind we know.';

create function sync.apply_missing(t sync.tables, op jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  buried jsonb;
begin
  if op ->> 'op' = 'insert' then
    perform sync.apply_insert(t, op);
    return null;
  end if;
  select s.row into buried from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  if op ->> 'op' = 'delete' and buried is not null then
    -- Two people deleted it: both have what they wanted, and each is in the log, by the name the
    -- server knew. Of a row it never knew, or has forgotten, nobody can have seen what they say.
    perform private.log('delete', 'Deleted ' || sync.name_of(t, buried) || ' (was deleted already)', t.tbl, row_id);
    return null;
  end if;
  return jsonb_build_object('gone', buried);
end $$;
comment on function sync.apply_missing(sync.tables, jsonb) is 'Applies an operation whose row is not there; answers like apply_op.';

create function sync.theirs(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  -- The author of an insert saw no row: another tablet made it first, as two may make the only row of a table.
  was jsonb := case when kind = 'insert' then '{}' else op -> 'was' end;
begin
  return (
    select jsonb_object_agg(f.key, now_there -> f.key)
    from jsonb_each(case when kind = 'delete' then was else op -> 'set' end) f
    where f.key = any (t.cols)
      and now_there -> f.key is distinct from was -> f.key
      and (kind = 'delete' or now_there -> f.key is distinct from f.value)
  );
end $$;
comment on function sync.theirs(sync.tables, jsonb, jsonb) is 'The values in the way of an operation: neither what its author saw nor already what they want. Values are compared, never times. Null when there are none.';

create function sync.apply_delete(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
begin
  execute format('delete from public.%I where id = $1', t.tbl) using row_id;
  perform private.log('delete', 'Deleted ' || sync.name_of(t, before), t.tbl, row_id, jsonb_build_object('before', before));
end $$;
comment on function sync.apply_delete(sync.tables, jsonb, jsonb) is 'Deletes a row, and logs all that it held.';

create or replace function sync.apply_op(op jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  kind text := op ->> 'op';
  t sync.tables := sync.table_of(op, r);
  now_there jsonb;
  theirs jsonb;
begin
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select to_jsonb(x) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  perform sync.require_complete(t, op);
  if kind = 'update' or (kind = 'insert' and now_there is null) then
    perform sync.require_pictures(t, op -> 'set');
  end if;

  if now_there is null then
    return sync.apply_missing(t, op);
  elsif kind = 'move' then
    perform sync.apply_move(t, op, now_there);
    return null;
  end if;
  theirs := sync.theirs(t, op, now_there);
  if theirs is not null then
    return jsonb_build_object('theirs', theirs);
  end if;
  if kind = 'delete' then
    perform sync.apply_delete(t, op, now_there);
  elsif kind = 'update' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Added ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;
comment on function sync.apply_op(jsonb, integer) is 'Applies one operation and logs it. Null when it is done; else what is in its way: {"theirs": {column: value}} or {"gone": the deleted row}.';

-- ---- A push ----

create function sync.begin_push(out me uuid, out r integer)
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
comment on function sync.begin_push() is 'Takes the row of the clock; answers who pushes, and with which rank. Asked again once the row is ours: whoever was disabled or demoted while waiting for it is refused (S-10).';

-- A device keeps to 512 kB, and twice that is refused. An edit of a device has one operation, and a
-- device keeps to 50 (src/db/outbox.ts).
create function sync.require_push_size(mutations jsonb) returns void
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
comment on function sync.require_push_size(jsonb) is 'Refuses a push that is no list, or is longer than a push may be.';

create function sync.is_mutation(m jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce((m ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
    and jsonb_typeof(m -> 'ops') is not distinct from 'array' and m -> 'ops' <> '[]';
end $$;
comment on function sync.is_mutation(jsonb) is 'Whether this has an id to be known by, and operations.';

create function sync.earlier_answer(m jsonb, me uuid) returns jsonb
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
comment on function sync.earlier_answer(jsonb, uuid) is 'The answer recorded for this mutation, or null; a refusal where another person sent it.';

create function sync.decide_in_order(mutations jsonb, me uuid, r integer, until timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  m jsonb;
  keys text[];
  refused text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  for m in select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n loop
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      continue;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')) into keys from jsonb_array_elements(m -> 'ops') o;
    result := sync.earlier_answer(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) then
        -- Follows a refused edit of the same row: a chain of edits stays whole. Or comes too late: the
        -- device sends it again. The first one is always decided, or a slow server would never be done.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.decide(m, r);
        decided := true;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  perform sync.write_order();
  return results;
end $$;
comment on function sync.decide_in_order(jsonb, uuid, integer, timestamptz) is 'The answers to mutations, in their order, each decided at most once; what is not decided until then is held.';

-- What is not decided within 0.4 seconds is held: everybody else waits for the clock meanwhile, and
-- for the one connection of an embedded database, which cannot end a statement by itself; a hosted
-- project ends one after three seconds, and would lose all of it.
create or replace function public.sync_push(mutations jsonb, since text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  me uuid;
  r integer;
  results jsonb;
begin
  -- One writer at a time, and one order of locks: everything below follows the clock's row.
  select p.me, p.r into me, r from sync.begin_push() p;
  -- A role that edits nothing is refused edit by edit: one that arrived before the role was taken
  -- away, and whose answer was lost, must still hear that it was applied (I8).
  perform sync.require_push_size(mutations);
  perform set_config('nadi.logged', 'on', true);
  update private.sessions set last_seen_at = now() where id = (private.current_session()).id;
  -- Edits made on another timeline wait until the device has seen this one.
  if sync.base(since, r) is null then
    return public.sync_pull(since);
  end if;
  results := sync.decide_in_order(mutations, me, r, until);
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $$;

-- ---- Accounts ----

create function private.add_account(account public.users, password_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.users (id, username, email, role, is_enabled, must_change_password)
  values (account.id, account.username, account.email, account.role, account.is_enabled, account.must_change_password);
  insert into private.credentials values (account.id, password_hash);
  perform private.log('create', 'Created user: ' || account.username, 'users', account.id,
    jsonb_build_object('after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)));
end $$;
comment on function private.add_account(public.users, text) is 'Adds an account and its password, and logs it.';

create function private.change_account(before public.users, account public.users, password_hash text) returns void
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
comment on function private.change_account(public.users, public.users, text) is 'Changes an account, and its password where one is given. The log says that an e-mail address or a password is a new one, never which (S-78).';

-- Creates (no id, or one not known) or changes an account: {"success", "id"} or {"success", "error"}.
-- Whoever gave somebody a password says with `must_change_password` that it is not to stay.
create or replace function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
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
  -- What is missing is refused by the rule of its column, which has words for people.
  account.username := btrim(coalesce(save_user.username, ''));
  account.email := btrim(coalesce(save_user.email, ''));
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

-- ---- Signing in ----

create function private.open_session(of_user uuid, key text) returns text
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
comment on function private.open_session(uuid, text) is 'Opens a session and answers with its token. It replaces this person''s session of this tablet, and the one the caller came with, if that was theirs; sessions that have run out go.';

create function private.remember_device(of_user uuid, key text) returns void
language plpgsql set search_path = ''
as $$
begin
  if key is not null then
    insert into private.known_devices (device_hash, user_id) values (key, of_user)
    on conflict (device_hash, user_id) do update set last_good_at = now();
  end if;
end $$;
comment on function private.remember_device(uuid, text) is 'From now on this person is no stranger on this device, if it was named.';

create function private.note_sign_in(found_user public.users) returns void
language plpgsql set search_path = ''
as $$
begin
  begin
    perform set_config('nadi.logged', 'on', true);
    update public.users u set last_login = now() where u.id = found_user.id;
  exception when others then
    raise warning 'last_login was not written: %', sqlerrm; -- AC-115: signing in still works
  end;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id)
  values (found_user.id, 'login', 'User logged in: ' || found_user.username, 'users', found_user.id);
end $$;
comment on function private.note_sign_in(public.users) is 'Writes when somebody signed in last, and a line of the log.';

create or replace function private.sign_in_finish(username text, device text, begun jsonb, matches boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  found_user public.users;
  key text := private.device_key(device);
  token text;
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
  token := private.open_session(found_user.id, key);
  perform private.remember_device(found_user.id, key);
  perform private.note_sign_in(found_user);
  return jsonb_build_object('token', token, 'user', to_jsonb(found_user)); -- With the last_login before this one (S-05).
end $$;
comment on function private.sign_in_finish(text, text, jsonb, boolean) is 'The second half of signing in: opens a session if the password matched what sign_in_begin answered with.';

revoke all on function sync.table_of(jsonb, integer), sync.require_complete(sync.tables, jsonb),
  sync.apply_missing(sync.tables, jsonb), sync.theirs(sync.tables, jsonb, jsonb),
  sync.apply_delete(sync.tables, jsonb, jsonb), sync.begin_push(), sync.require_push_size(jsonb),
  sync.is_mutation(jsonb), sync.earlier_answer(jsonb, uuid),
  sync.decide_in_order(jsonb, uuid, integer, timestamptz), private.add_account(public.users, text),
  private.change_account(public.users, public.users, text), private.open_session(uuid, text),
  private.remember_device(uuid, text), private.note_sign_in(public.users)
  from public, anon, authenticated;
