-- What one push may cost: how many operations it holds, how long it decides, and
-- what each row it writes takes. And what a line of the log may hold.

-- The caller's session while it lives: 12 hours idle, 7 days at most, and only of an enabled user.
-- In plpgsql, which keeps its plan: as SQL it was planned anew for every row a statement wrote, and
-- that was half the time of a long push.
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

-- A run of moves is written once, at its end: each by itself would write every row between the two
-- places, and the versions of a row that one transaction piles up make each further write slower.
-- Until then the order waits in the setting `nadi.order`, which a savepoint takes back with the
-- mutation that made it: the table, the row they are ordered within, and the ids in order.
create function sync.write_order() returns void
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

-- Puts a row after another one and renumbers, so that two tablets that reorder
-- never collide. Ties fall as src/model/order.ts lets them fall (S-46). When the
-- neighbour is gone the row stays where it is.
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
  perform private.log('update', 'Moved ' || sync.name_of(t, before), t.tbl, row_id);
end $$;

-- Applies one operation and logs it. Null when it is done; else what stands in
-- its way: {"theirs": {column: value}} or {"gone": the deleted row}.
create or replace function sync.apply_op(op jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
  kind text := op ->> 'op';
  row_id uuid := (op ->> 'id')::uuid;
  fields jsonb := op -> 'set';
  was jsonb := op -> 'was';
  now_there jsonb;
  buried jsonb;
  theirs jsonb;
begin
  select * into t from sync.tables where tbl = op ->> 't';
  if t.tbl is null or t.rank is null or t.rank > r
    or (kind = 'insert' and not t.may_insert) or (kind = 'delete' and not t.may_delete) then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select to_jsonb(x) from public.%I x where id = $1', t.tbl) into now_there using row_id;

  if kind = 'insert' then
    perform sync.require_columns(t, fields);
    if now_there is null then
      perform sync.require_pictures(t, fields);
      perform sync.apply_insert(t, op);
      return null;
    end if;
    -- Somebody made this row first, as two tablets may make the only row of a table.
    was := '{}';
  elsif kind = 'update' then
    perform sync.require_columns(t, fields);
    if was is null or not was ?& array(select jsonb_object_keys(fields)) then
      raise invalid_parameter_value using message = 'An update says what its author saw';
    end if;
    perform sync.require_pictures(t, fields);
  elsif kind = 'delete' then
    if jsonb_typeof(was) is distinct from 'object' or not was ?| t.cols then
      raise invalid_parameter_value using message = 'A deletion says what its author saw';
    end if;
    fields := was;
  elsif kind is distinct from 'move' or 'display_order' <> all (t.cols) then
    raise invalid_parameter_value using message = 'Unknown operation';
  end if;

  if now_there is null then
    select s.row into buried from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
    if kind = 'delete' and buried is not null then
      -- Two people deleted it: both have what they wanted, and each is in the log, by the name the
      -- server knew. Of a row it never knew, or has forgotten, nobody can have seen what he says.
      perform private.log('delete', 'Deleted ' || sync.name_of(t, buried) || ' (was deleted already)', t.tbl, row_id);
      return null;
    end if;
    return jsonb_build_object('gone', buried);
  end if;
  if kind = 'move' then
    perform sync.apply_move(t, op, now_there);
    return null;
  end if;

  -- Values are compared, never times: what the author saw, or already what he wants, is fine.
  select jsonb_object_agg(f.key, now_there -> f.key) into theirs
  from jsonb_each(fields) f
  where f.key = any (t.cols)
    and now_there -> f.key is distinct from was -> f.key
    and (kind = 'delete' or now_there -> f.key is distinct from f.value);
  if theirs is not null then
    return jsonb_build_object('theirs', theirs);
  end if;
  if kind = 'delete' then
    execute format('delete from public.%I where id = $1', t.tbl) using row_id;
    perform private.log('delete', 'Deleted ' || sync.name_of(t, now_there), t.tbl, row_id, jsonb_build_object('before', now_there));
  elsif kind = 'update' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Added ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;

-- Applies edits in order, each at most once, and answers with their results and
-- what changed since the cursor. At most 50 edits: a device keeps to 512 kB, and twice that is refused.
-- At most 100 operations: an edit of a device has one, and a device keeps to 50 (src/db/outbox.ts).
-- What is not decided within 0.4 seconds is held: everybody else waits for the clock meanwhile, and
-- for the one connection of an embedded database, which cannot end a statement by itself; a hosted
-- project ends one after three seconds, and would lose all of it.
create or replace function public.sync_push(mutations jsonb, since text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  r integer;
  me uuid;
  m jsonb;
  earlier sync.applied;
  result jsonb;
  results jsonb := '[]';
  keys text[];
  refused text[] := '{}';
  decided boolean := false;
begin
  -- One writer at a time, and one order of locks: everything below follows the clock's row. Asked
  -- again once it is ours: whoever was disabled or demoted while waiting for it is refused (S-10).
  for look in 1..2 loop
    perform private.require_live_session();
    me := private.uid();
    r := private.rank();
    if me is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    perform 1 from sync.clock for update;
  end loop;
  -- A role that edits nothing is refused edit by edit: one that arrived before the role was taken
  -- away, and whose answer was lost, must still hear that it was applied (I8).
  if jsonb_typeof(mutations) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'mutations must be a list';
  elsif jsonb_array_length(mutations) > 50 or octet_length(mutations::text) > 1048576 then
    raise sqlstate 'PT413' using message = 'At most 50 edits at a time';
  elsif (select sum(jsonb_array_length(e -> 'ops')) from jsonb_array_elements(mutations) e
      where jsonb_typeof(e -> 'ops') = 'array') > 100 then
    raise sqlstate 'PT413' using message = 'At most 100 operations at a time';
  end if;
  perform set_config('nadi.logged', 'on', true);
  update private.sessions set last_seen_at = now() where id = (private.current_session()).id;
  -- Edits made on another timeline wait until the device has seen this one.
  if sync.base(since, r) is null then
    return public.sync_pull(since);
  end if;

  for m in select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n loop
    if (m ->> 'id') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or m ->> 'id' is null
      or jsonb_typeof(m -> 'ops') is distinct from 'array' or m -> 'ops' = '[]' then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      continue;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')) into keys from jsonb_array_elements(m -> 'ops') o;
    select * into earlier from sync.applied where id = (m ->> 'id')::uuid;
    if found then
      result := case when earlier.user_id = me then earlier.result
        else jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '42501') end;
    elsif keys && refused or (decided and clock_timestamp() > until) then
      -- Follows a refused edit of the same row: a chain of edits stays whole. Or comes too late: the
      -- device sends it again. The first one is always decided, or a slow server would never be done.
      result := jsonb_build_object('id', m -> 'id', 'status', 'held');
    else
      result := sync.decide(m, r);
      decided := true;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  perform sync.write_order();
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $$;

revoke all on function sync.write_order() from public, anon, authenticated;

-- A line of the log is one line, whoever writes it: of at most 500 characters, and without those
-- that break lines, turn the direction of the text or cannot be seen.
create function private.one_line() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.description := left(regexp_replace(new.description, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', ' ', 'g'), 500);
  new.action := left(new.action, 50);
  return new;
end $$;
create trigger one_line before insert on public.activity_logs
  for each row execute function private.one_line();
revoke all on function private.one_line() from public, anon, authenticated;
