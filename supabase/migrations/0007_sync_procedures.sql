-- The two doors of sync: sync_pull reads, sync_push writes and reads.

-- What changed for the caller since a cursor, as one JSON value: a set would be
-- cut at the API's row limit without a word. STABLE, so that all its queries
-- see one snapshot; as VOLATILE it returned torn answers (design/sync.md).
create function public.sync_pull(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  r integer := private.rank();
  known bigint;
  answer jsonb;
begin
  perform private.require_live_session();
  select jsonb_build_object('cursor', h.version || '.' || h.tag || '.' || r) into answer
  from sync.history h order by h.version desc limit 1;
  if since = answer ->> 'cursor' then
    return answer;
  end if;
  known := sync.base(since, r);
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  return answer || (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then case when r = 0 then f.row - t.staff_only else f.row end end as row
      from sync.feed f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r and (known is null and f.rank <= r or f.v > known)
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: to a device it is the same.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      select 'sum', tbl, jsonb_build_array(count(*), sum(v)) from sync.feed where rank <= r group by tbl
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;
comment on function public.sync_pull(text) is 'What changed for the caller since a cursor; without one, everything.';

-- How a row is called in the log.
create function sync.name_of(t sync.tables, content jsonb) returns text
language sql immutable set search_path = ''
as $$ select t.noun || coalesce(': ' || nullif(content ->> t.name_col, ''), '') $$;

-- Refuses a column the table does not let people edit: silence would be a half-applied edit.
create function sync.require_columns(t sync.tables, fields jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  stranger text;
begin
  if jsonb_typeof(fields) is distinct from 'object' or fields = '{}' then
    raise invalid_parameter_value using message = 'An edit names the columns it changes';
  end if;
  select k into stranger from jsonb_object_keys(fields) k where k <> all (t.cols) limit 1;
  if found then
    raise insufficient_privilege using message = format('%s.%s is not for editing', t.tbl, stranger), constraint = stranger;
  end if;
end $$;

-- A row may only point at a picture of ours once its file has arrived.
create function sync.require_pictures(t sync.tables, fields jsonb) returns void
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

-- What the database holds must be what was sent, to the letter: a value bent
-- to a column's type would make the next edit of its own author a conflict.
create function sync.require_kept(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  now_there jsonb;
begin
  execute format('select to_jsonb(x) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  if exists (select from jsonb_each(fields) f where now_there -> f.key is distinct from f.value) then
    raise invalid_text_representation using message = 'A value does not fit its column';
  end if;
  return now_there;
end $$;

create function sync.only(fields jsonb, names jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select coalesce(jsonb_object_agg(n, fields -> n), '{}') from jsonb_object_keys(names) n $$;

create function sync.apply_insert(t sync.tables, op jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields jsonb := op -> 'set';
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(fields) k;
  execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
    t.tbl, cols) using row_id, fields;
  made := sync.require_kept(t, row_id, fields);
  perform private.log('create', 'Added ' || sync.name_of(t, made), t.tbl, row_id, jsonb_build_object('after', fields));
end $$;

create function sync.apply_update(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields jsonb := op -> 'set';
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(fields) k;
  execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where id = $1',
    t.tbl, cols) using row_id, fields;
  made := sync.require_kept(t, row_id, fields);
  perform private.log('update', 'Updated ' || sync.name_of(t, made), t.tbl, row_id,
    jsonb_build_object('before', sync.only(before, fields), 'after', fields));
end $$;

-- Puts a row after another one and renumbers, so that two tablets that reorder
-- never collide. Ties fall as src/model/order.ts lets them fall (S-46). When the
-- neighbour is gone the row stays where it is.
create function sync.apply_move(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  neighbour uuid := (op ->> 'after')::uuid;
  ids uuid[];
  place integer;
begin
  execute format('select array_agg(id order by display_order, %s id) from public.%I where id <> $1 %s',
    case when t.name_col is not null then quote_ident(t.name_col) || ' collate "C",' else '' end, t.tbl,
    case when t.ordered_within is not null then format('and %1$I = ($2 ->> %1$L)::uuid', t.ordered_within) else '' end)
    into ids using row_id, before;
  place := case when neighbour is null then 0 else array_position(ids, neighbour) end;
  if place is not null then
    ids := ids[1:place] || row_id || ids[place + 1:];
    execute format('update public.%I x set display_order = p.n - 1
      from unnest($1) with ordinality p (id, n) where x.id = p.id and x.display_order <> p.n - 1', t.tbl) using ids;
  end if;
  perform private.log('update', 'Moved ' || sync.name_of(t, before), t.tbl, row_id);
end $$;

-- Applies one operation and logs it. Null when it is done; else what stands in
-- its way: {"theirs": {column: value}} or {"gone": the deleted row}.
create function sync.apply_op(op jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
  kind text := op ->> 'op';
  row_id uuid := (op ->> 'id')::uuid;
  fields jsonb := op -> 'set';
  was jsonb := op -> 'was';
  now_there jsonb;
  theirs jsonb;
begin
  select * into t from sync.tables where tbl = op ->> 't';
  if t.tbl is null or t.rank is null or t.rank > r
    or (kind = 'insert' and not t.may_insert) or (kind = 'delete' and not t.may_delete) then
    raise insufficient_privilege using message = 'Not allowed';
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
    if now_there is null then
      -- Two people deleted it: both have what they wanted, and each is in the log.
      perform private.log('delete', 'Deleted ' || sync.name_of(t, was) || ' (was deleted already)', t.tbl, row_id);
      return null;
    end if;
    fields := was;
  elsif kind is distinct from 'move' or 'display_order' <> all (t.cols) then
    raise invalid_parameter_value using message = 'Unknown operation';
  end if;

  if now_there is null then
    return jsonb_build_object('gone', (select s.row from sync.tombstones s where s.tbl = t.tbl and s.id = row_id));
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

-- Decides one mutation, all of it or nothing, and records the answer under its id.
create function sync.decide(mutation jsonb, r integer) returns jsonb
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
    -- An edit that changed nothing is part of the timeline too: a restore must not lose its record unseen.
    perform sync.tick();
    result := result || '{"status": "ok"}';
  exception
    when sqlstate 'SY409' then
      result := result || jsonb_build_object('status', 'conflict', 'rows', clash);
    when sqlstate 'SY404' then
      -- Not recorded: the same mutation is right once its picture is here.
      return result || jsonb_build_object('status', 'held', 'missing', sqlerrm);
    when integrity_constraint_violation or data_exception or insufficient_privilege then
      get stacked diagnostics state = returned_sqlstate, rule = constraint_name;
      result := result || jsonb_build_object('status', 'rejected', 'code', state, 'constraint', nullif(rule, ''));
  end;
  insert into sync.applied (id, user_id, result) values ((mutation ->> 'id')::uuid, private.uid(), result);
  return result;
end $$;

-- Applies edits in order, each at most once, and answers with their results and
-- what changed since the cursor. At most 50 edits: a device keeps to 512 kB, and twice that is refused.
create function public.sync_push(mutations jsonb, since text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r integer;
  me uuid;
  m jsonb;
  earlier sync.applied;
  result jsonb;
  results jsonb := '[]';
  keys text[];
  refused text[] := '{}';
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
    elsif keys && refused then
      -- Follows a refused edit of the same row: a chain of edits stays whole.
      result := jsonb_build_object('id', m -> 'id', 'status', 'held');
    else
      result := sync.decide(m, r);
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $$;
comment on function public.sync_push(jsonb, text) is 'Applies a device''s edits, each at most once, and answers like sync_pull.';

revoke all on function public.sync_pull(text), public.sync_push(jsonb, text),
  sync.name_of(sync.tables, jsonb), sync.require_columns(sync.tables, jsonb),
  sync.require_pictures(sync.tables, jsonb), sync.require_kept(sync.tables, uuid, jsonb),
  sync.only(jsonb, jsonb), sync.apply_insert(sync.tables, jsonb),
  sync.apply_update(sync.tables, jsonb, jsonb), sync.apply_move(sync.tables, jsonb, jsonb),
  sync.apply_op(jsonb, integer), sync.decide(jsonb, integer) from public, anon, authenticated;
grant execute on function public.sync_pull(text), public.sync_push(jsonb, text) to anon, authenticated;
