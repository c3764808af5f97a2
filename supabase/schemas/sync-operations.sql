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
  if t.images = '{}' then
    return;
  end if;
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
-- column would make the author's next edit a conflict.
create or replace function sync.require_equal(fields jsonb, now_there jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if exists (select from jsonb_each(fields) f where coalesce(now_there -> f.key, 'null') is distinct from f.value) then
    raise invalid_text_representation using message = 'A value does not fit its column';
  end if;
end $$;

-- Returns a row as it is stored, if that is exactly as it was sent.
create or replace function sync.require_stored_as_sent(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  now_there jsonb;
begin
  execute format('select sync.flatten_translations(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  perform sync.require_equal(fields, now_there);
  return now_there;
end $$;

-- The name of a row in the activity log.
create or replace function sync.log_label(t sync.tables, content jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return t.noun || coalesce(': ' || nullif(content ->> t.name_col, ''), '');
end $$;

-- The named fields, with null for those that are missing.
create or replace function sync.pick_fields(fields jsonb, names jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (select coalesce(jsonb_object_agg(n, fields -> n), '{}') from jsonb_object_keys(names) n);
end $$;
