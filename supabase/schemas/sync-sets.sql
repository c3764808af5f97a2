-- Applies mutations of the same kind together: each check, write and log statement runs once per set.

-- Applies the first mutations of a list of the same kind (sync.count_alike) and records their results.
-- Returns their number. The caller applies the others one by one: the first of them is a conflict, names
-- a missing or deleted row, or has a recorded result. Returns 0 if one of them is rejected.
create or replace function sync.apply_set(list jsonb[], me uuid, r integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  kind constant text := list[1] #>> '{ops,0,op}';
  t sync.tables;
  ops jsonb[];
  ids uuid[];
  before jsonb[];
  made jsonb[];
  number integer;
begin
  t := sync.require_editable_table(list[1] #> '{ops,0}', r);
  if kind = 'update' and sync.has_unique_column(t, list[1] #> '{ops,0,set}') then
    return 0;
  end if;
  perform sync.write_order();
  ids := array(select (m ->> 'id')::uuid from unnest(list) m);
  if exists (select from sync.applied a where a.id = any (ids)) then
    return 0;
  end if;
  ops := array(select sync.empty_translations_to_null(m #> '{ops,0}') from unnest(list) m);
  before := sync.read_rows(t, ops);
  number := sync.count_plain(t, ops, before);
  if number < 2 then
    return 0;
  end if;
  ops := ops[1:number];
  perform sync.require_complete(t, o), sync.require_pictures(t, o -> 'set') from unnest(ops) o;
  perform sync.write_rows(t, ops, before[1:number]);
  made := sync.read_rows(t, ops);
  perform sync.require_equal(x.o -> 'set', x.made) from unnest(ops, made) x (o, made);
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  select me, case kind when 'insert' then 'create' else 'update' end,
    case kind when 'insert' then 'Added ' else 'Updated ' end || sync.log_label(t, x.made), t.tbl, (x.o ->> 'id')::uuid,
    case when kind = 'update' then jsonb_build_object('before', sync.pick_fields(x.before, x.o -> 'set')) else '{}' end
      || jsonb_build_object('after', x.o -> 'set')
  from unnest(ops, before[1:number], made) with ordinality x (o, before, made, n) order by n;
  insert into sync.applied (id, user_id, result)
  select (m ->> 'id')::uuid, me, jsonb_build_object('id', m -> 'id', 'status', 'ok') from unnest(list[1:number]) m;
  return number;
exception when others then
  -- The set is undone. Applied one by one, each mutation gets its own result.
  return 0;
end $$;

-- True if fields contain a column of a unique index: in a row of updates, one may take the value that the
-- one before it frees.
create or replace function sync.has_unique_column(t sync.tables, fields jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from pg_catalog.pg_index i
    where i.indrelid = format('public.%I', t.tbl)::regclass and i.indisunique and (i.indexprs is not null or exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and fields ? a.attname)));
end $$;

-- The rows of operations on one table, with null for missing ones.
create or replace function sync.read_rows(t sync.tables, ops jsonb[]) returns jsonb[]
language plpgsql stable set search_path = ''
as $$
declare
  found jsonb[];
begin
  execute format('select array_agg(sync.flatten_translations(to_jsonb(r)) order by x.n)
    from unnest($1) with ordinality x (o, n) left join public.%I r on r.id = (x.o ->> ''id'')::uuid', t.tbl)
    into found using ops;
  return found;
end $$;

-- The number of operations before the first one that is a conflict, updates a missing row, or inserts a
-- row that exists or was deleted.
create or replace function sync.count_plain(t sync.tables, ops jsonb[], before jsonb[]) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(min(x.n) - 1, cardinality(ops)) from unnest(ops, before) with ordinality x (o, before, n)
    where case x.o ->> 'op'
      when 'update' then x.before is null or sync.find_conflicts(t, x.o, x.before) is not null
      else x.before is not null or exists (select from sync.tombstones s where s.tbl = t.tbl and s.id = (x.o ->> 'id')::uuid)
    end);
end $$;

-- Inserts or updates the rows of operations that set the same columns.
create or replace function sync.write_rows(t sync.tables, ops jsonb[], before jsonb[]) returns void
language plpgsql set search_path = ''
as $$
declare
  contents jsonb[] := array(select sync.fold_translations(coalesce(x.before, '{}'), x.o -> 'set') from unnest(ops, before) x (o, before));
  cols text[] := array(select quote_ident(k) from jsonb_object_keys(contents[1]) k);
  written integer;
begin
  if ops[1] ->> 'op' = 'insert' then
    execute format('insert into public.%1$I (id, %2$s) select (x.o ->> ''id'')::uuid, p.%3$s
      from unnest($1, $2) with ordinality x (o, content, n), jsonb_populate_record(null::public.%1$I, x.content) p order by x.n',
      t.tbl, array_to_string(cols, ', '), array_to_string(cols, ', p.')) using ops, contents;
  else
    execute format('update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, x.content))
      from unnest($1, $2) x (o, content) where r.id = (x.o ->> ''id'')::uuid',
      t.tbl, array_to_string(cols, ', ')) using ops, contents;
  end if;
  get diagnostics written = row_count;
  if written <> cardinality(ops) then
    raise 'Two mutations of one row';
  end if;
end $$;
