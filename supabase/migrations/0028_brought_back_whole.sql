-- A deleted row that comes back comes back whole (docs/decisions/0019-brought-back-whole.md): with the
-- rows the database deleted along with it, and with those it let go. What hung on a row is noted in
-- its tombstone before it goes, by the foreign keys there are: a further table needs nothing here.

alter table sync.tombstones add column hung jsonb not null default '[]';
comment on column sync.tombstones.hung is 'What referred to the row when it was deleted: [{"t": table, "col": column, "id": row}].';

create view sync.refers as
  select child.tbl, a.attname::text as col, parent.tbl as parent, c.confdeltype = 'c' as goes
  from pg_catalog.pg_constraint c
  join sync.tables child on c.conrelid = to_regclass(format('public.%I', child.tbl))
  join sync.tables parent on c.confrelid = to_regclass(format('public.%I', parent.tbl))
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.confdeltype in ('c', 'n') and a.attname = any (child.cols);
comment on view sync.refers is 'Which columns of content refer to which table; whether the row goes with the one it refers to, or is let go.';

-- ---- When a row goes ----

-- Before the row goes: afterwards nothing refers to it any more. sync.bury() completes the tombstone.
create function sync.note_what_hangs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  ids jsonb;
  noted jsonb := '[]';
begin
  for r in select * from sync.refers x where x.parent = tg_table_name order by x.tbl, x.col loop
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''t'', %1$L, ''col'', %2$L, ''id'', x.id) order by x.id), ''[]'')
      from public.%1$I x where x.%2$I = $1', r.tbl, r.col) into ids using old.id;
    noted := noted || ids;
  end loop;
  if noted <> '[]' then
    insert into sync.tombstones (tbl, id, version, row, hung)
    select tg_table_name, old.id, c.version, to_jsonb(old), noted from sync.clock c
    on conflict (tbl, id) do update set hung = excluded.hung;
  end if;
  return old;
end $$;

create function sync.register_tombstones(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  parent text;
begin
  for parent in select distinct r.parent from sync.refers r where r.tbl = t.tbl loop
    execute format('create or replace trigger sync_7 before delete on public.%I for each row execute function sync.note_what_hangs()', parent);
  end loop;
end $$;
comment on function sync.register_tombstones(sync.tables) is 'Gives the tables that a table refers to the trigger by which their tombstones know of it [R17].';

create or replace function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_declared(t);
  perform sync.register_triggers(t);
  perform sync.register_tombstones(t);
  perform sync.write_feed();
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;

select sync.register_table(t.tbl) from sync.tables t;

-- Pictures that went with their illness before this migration carry its version: the deletion of the
-- one was a statement within that of the other. Which illnesses a category had let go nobody knows.
update sync.tombstones p set hung = x.hung
from (
  select i.id, jsonb_agg(jsonb_build_object('t', c.tbl, 'col', 'illness_id', 'id', c.id) order by c.id) as hung
  from sync.tombstones i
  join sync.tombstones c on c.tbl = 'health_library_images' and c.version = i.version and c.row ->> 'illness_id' = i.id::text
  where i.tbl = 'health_library_illnesses'
  group by i.id
) x
where p.tbl = 'health_library_illnesses' and p.id = x.id;

-- ---- When it comes back ----

create function sync.what_comes(parent_id uuid, hung jsonb, out tbl text, out col text, out goes boolean, out ids uuid[]) returns setof record
language plpgsql stable set search_path = ''
as $$
declare
  noted uuid[];
begin
  for tbl, col, goes, noted in
    select r.tbl, r.col, r.goes, array_agg((e ->> 'id')::uuid)
    from jsonb_array_elements(hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col'
    group by 1, 2, 3 order by 1, 2
  loop
    if goes then
      select array_agg(s.id order by s.id) into ids from sync.tombstones s
      where s.tbl = what_comes.tbl and s.id = any (noted) and s.row ->> what_comes.col = parent_id::text;
    else
      execute format('select array_agg(x.id order by x.id) from public.%I x where x.id = any ($1) and x.%I is null', tbl, col)
        into ids using noted;
    end if;
    if ids is not null then
      return next;
    end if;
  end loop;
end $$;
comment on function sync.what_comes(uuid, jsonb) is 'Of what hung on a deleted row, that which comes back with it: deleted with it and not made again since, or let go and free since.';

create function sync.counted(row_id uuid, hung jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.tbl, c.n), '{}')
  from (select w.tbl, sum(cardinality(w.ids)) as n from sync.what_comes(row_id, hung) w group by w.tbl) c
$$;
comment on function sync.counted(uuid, jsonb) is 'How many rows of which table come back with a deleted row: {"health_library_images": 2}.';

create function sync.insert_row(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  content jsonb := sync.folded('{}', fields);
  cols text;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
    t.tbl, cols) using row_id, content;
  return sync.require_kept(t, row_id, fields);
end $$;
comment on function sync.insert_row(sync.tables, uuid, jsonb) is 'Makes a row of its fields, which it must hold unbent; answers with it.';

create or replace function sync.apply_insert(t sync.tables, op jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  made jsonb := sync.insert_row(t, row_id, op -> 'set');
begin
  perform private.log('create', 'Added ' || sync.name_of(t, made), t.tbl, row_id, jsonb_build_object('after', op -> 'set'));
end $$;

-- The fields of a tombstone that may be written. What it referred to may be gone by now: then it is
-- free, as the database would have left it, and that one's tombstone knows of it.
create function sync.fields_to_bring_back(t sync.tables, row_id uuid, buried jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  fields jsonb;
  r record;
  is_there boolean;
begin
  select jsonb_object_agg(f.key, f.value) into fields from jsonb_each(sync.flat(buried)) f
  where f.key = any (t.cols) or sync.is_translation(t, f.key);
  for r in select x.col, x.parent, fields ->> x.col as id from sync.refers x
    where x.tbl = t.tbl and not x.goes and fields ->> x.col is not null
  loop
    execute format('select exists (select from public.%I x where x.id = $1)', r.parent) into is_there using r.id::uuid;
    if not is_there then
      fields := fields || jsonb_build_object(r.col, null);
      update sync.tombstones s set hung = s.hung || jsonb_build_object('t', t.tbl, 'col', r.col, 'id', row_id)
      where s.tbl = r.parent and s.id = r.id::uuid;
    end if;
  end loop;
  return fields;
end $$;

create function sync.bring_back(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  grave sync.tombstones;
  made jsonb;
  w record;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  made := sync.insert_row(t, row_id, sync.fields_to_bring_back(t, row_id, grave.row) || fields);
  for w in select * from sync.what_comes(row_id, grave.hung) loop
    if w.goes then
      perform sync.bring_back(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;
    else
      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;
    end if;
  end loop;
  -- What was let go and deleted later belongs to it again when it comes back itself.
  update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)
  from jsonb_array_elements(grave.hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col' and not r.goes
  where s.tbl = r.tbl and s.id = (e ->> 'id')::uuid and s.row ->> r.col is null;
  return made;
end $$;
comment on function sync.bring_back(sync.tables, uuid, jsonb) is 'Makes a deleted row of its tombstone with these fields on top, and with it all that went with it and all that it let go.';

create function sync.log_brought_back(t sync.tables, made jsonb, came jsonb) returns void
language sql set search_path = ''
as $$
  select private.log('create', 'Brought back ' || sync.name_of(t, made) || coalesce(', with ' || (
      select string_agg(c.value || ' × ' || s.noun, ', ' order by c.key) from jsonb_each_text(came) c join sync.tables s on s.tbl = c.key), ''),
    t.tbl, (made ->> 'id')::uuid, jsonb_build_object('after', made - '{id,row_version,updated_at}'::text[] - t.staff_only))
$$;

create function sync.apply_restore(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  fields jsonb := coalesce(op -> 'set', '{}');
  grave sync.tombstones;
  clash jsonb;
  came jsonb;
begin
  if now_there is null then
    select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
    if grave.id is null then
      return '{"gone": null}';
    end if;
  end if;
  clash := sync.theirs(t, op, coalesce(now_there, sync.flat(grave.row)));
  if clash is not null then
    return jsonb_build_object('theirs', clash);
  elsif now_there is null then
    came := sync.counted(row_id, grave.hung);
    perform sync.log_brought_back(t, sync.bring_back(t, row_id, fields), came);
  elsif fields <> '{}' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Brought back ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;
comment on function sync.apply_restore(sync.tables, jsonb, jsonb) is 'Brings a deleted row back, with an edit on top or none; where somebody else was faster, only the edit is left. Answers like apply_op.';

-- ---- Operations ----

create or replace function sync.table_of(op jsonb, r integer) returns sync.tables
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
  came := sync.counted(row_id, grave.hung);
  if op ->> 'op' = 'insert' then
    if grave.id is null then
      perform sync.apply_insert(t, op);
    else
      -- Builds that know no 'restore' bring a row back so.
      perform sync.log_brought_back(t, sync.bring_back(t, row_id, op -> 'set'), came);
    end if;
    return null;
  end if;
  buried := sync.flat(grave.row);
  if op ->> 'op' = 'delete' and buried is not null then
    -- Two people deleted it: both have what they wanted, and each is in the log, by the name the
    -- server knew. Of a row it never knew, or has forgotten, nobody can have seen what they say.
    perform private.log('delete', 'Deleted ' || sync.name_of(t, buried) || ' (was deleted already)', t.tbl, row_id);
    return null;
  end if;
  return jsonb_build_object('gone', buried) || case when came <> '{}' then jsonb_build_object('with', came) else '{}' end;
end $$;
comment on function sync.apply_missing(sync.tables, jsonb) is 'Applies an operation whose row is not there; answers like apply_op, and with what would come back with the row.';

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
  op := sync.with_nothing_as_null(op);
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select sync.flat(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
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
comment on function sync.apply_op(jsonb, integer) is 'Applies one operation and logs it. Null when it is done; else what is in its way: {"theirs": {column: value}} or {"gone": the deleted row, "with": {table: how many come back with it}}.';

-- ---- What rests on a row that was refused ----

create function sync.rests_on(ops jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(r.parent || '/' || (o -> 'set' ->> r.col))
  from jsonb_array_elements(ops) o join sync.refers r on r.tbl = o ->> 't'
  where o -> 'set' ->> r.col is not null
$$;
comment on function sync.rests_on(jsonb) is 'The rows that operations refer to, as in doctors/<id>.';

create or replace function sync.decide_in_order(mutations jsonb, me uuid, r integer, until timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  m jsonb;
  keys text[];
  makes text[];
  refused text[] := '{}';
  absent text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  for m in select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n loop
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      continue;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')),
      array_agg((o ->> 't') || '/' || (o ->> 'id')) filter (where o ->> 'op' in ('insert', 'restore'))
    into keys, makes from jsonb_array_elements(m -> 'ops') o;
    result := sync.earlier_answer(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) or absent <> '{}' and sync.rests_on(m -> 'ops') && absent then
        -- Follows a refused edit of the same row: a chain of edits stays whole. Or belongs to a row
        -- that was refused. Or comes too late: the device sends it again. The first one is always
        -- decided, or a slow server would never be done.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.decide(m, r);
        decided := true;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
      absent := absent || coalesce(makes, '{}');
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  perform sync.write_order();
  return results;
end $$;

revoke all on function sync.note_what_hangs(), sync.register_tombstones(sync.tables), sync.what_comes(uuid, jsonb),
  sync.counted(uuid, jsonb), sync.insert_row(sync.tables, uuid, jsonb), sync.fields_to_bring_back(sync.tables, uuid, jsonb),
  sync.bring_back(sync.tables, uuid, jsonb), sync.log_brought_back(sync.tables, jsonb, jsonb),
  sync.apply_restore(sync.tables, jsonb, jsonb), sync.rests_on(jsonb) from public, anon, authenticated;
