-- A push applies mutations of the same kind as a set.

drop function sync.apply_mutation(jsonb, integer);

-- Applies mutations in order and returns their results. A mutation is held when it follows one that
-- was not applied to the same row, refers to a row that was not created, or comes after `until`.
-- Mutations of the same kind are applied as a set where the results are the same. The size of sets doubles,
-- so that none takes much longer than all before it, and starts again after a mutation that was not applied.
create or replace function sync.apply_mutations(mutations jsonb, me uuid, r integer, until timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  list constant jsonb[] := array(select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n);
  alike constant integer[] := sync.count_alike(list);
  n integer := 1;
  size integer := 1;
  number integer;
  m jsonb;
  keys text[];
  makes text[];
  refused text[] := '{}';
  absent text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  while n <= cardinality(list) loop
    m := list[n];
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      n := n + 1;
      continue;
    end if;
    number := least(size, alike[n]);
    if number > 1 and absent = '{}' and clock_timestamp() <= until then
      number := sync.apply_set(list[n:n + number - 1], me, r);
      if number > 0 then
        results := results || (select jsonb_agg(jsonb_build_object('id', e -> 'id', 'status', 'ok')) from unnest(list[n:n + number - 1]) e);
        size := case when number < least(size, alike[n]) then 1 else size * 2 end;
        n := n + number;
        continue;
      end if;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')),
      array_agg((o ->> 't') || '/' || (o ->> 'id')) filter (where o ->> 'op' in ('insert', 'restore'))
    into keys, makes from jsonb_array_elements(m -> 'ops') o;
    result := sync.recorded_result(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) or absent <> '{}' and sync.referenced_rows(m -> 'ops') && absent then
        -- Follows an edit of the same row that was not applied, or belongs to a row that was not created,
        -- or comes too late: the device sends it again. The first one is always applied, or a slow server
        -- would never make progress.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.apply_mutation(m, me, r);
        decided := true;
        size := case when result ->> 'status' = 'ok' then 2 else 1 end;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
      absent := absent || coalesce(makes, '{}');
    end if;
    results := results || jsonb_build_array(result);
    n := n + 1;
  end loop;
  perform sync.write_order();
  return results;
end $$;

-- For each mutation, the number of mutations of the same kind from it on: one insert or update each, of the
-- same columns of one table. A mutation of a row that another one names as well is of its own kind.
create or replace function sync.count_alike(list jsonb[]) returns integer[]
language plpgsql immutable set search_path = ''
as $$
begin
  return array(
    with named as (
      select n, o ->> 't' as t, o ->> 'id' as id, o ->> 'op' as op, o -> 'set' as fields,
        count(*) over (partition by n) as ops, count(*) over (partition by o ->> 't', lower(o ->> 'id')) as times
      from unnest(list) with ordinality x (m, n), jsonb_array_elements(case when sync.is_mutation(m) then m -> 'ops' end) o
    ), shapes as (
      select x.n, concat_ws(' ', s.op, s.t, (select string_agg(k, ' ') from jsonb_object_keys(s.fields) k)) as shape
      from generate_series(1, cardinality(list)) x (n)
      left join named s on s.n = x.n and s.ops = 1 and s.times = 1 and s.op in ('insert', 'update') and jsonb_typeof(s.fields) = 'object'
    ), runs as (
      select n, shape, n - row_number() over (partition by shape order by n) as run from shapes
    )
    select case when shape = '' then 1 else count(*) over (partition by shape, run order by n desc) end from runs order by n);
end $$;

-- Applies one mutation completely or not at all, and records its result under its id [R7].
create or replace function sync.apply_mutation(mutation jsonb, me uuid, r integer) returns jsonb
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
    -- An edit without changes is part of the timeline too: a restored backup must not lose its result unseen.
    perform sync.tick();
    result := result || '{"status": "ok"}';
  exception
    when sqlstate 'SY409' then
      result := result || jsonb_build_object('status', 'conflict', 'rows', clash);
    when sqlstate 'SY404' then
      -- Not recorded: the same mutation can be applied once its picture has arrived.
      return result || jsonb_build_object('status', 'held', 'missing', sqlerrm);
    when integrity_constraint_violation or data_exception or insufficient_privilege then
      get stacked diagnostics state = returned_sqlstate, rule = constraint_name;
      result := result || jsonb_build_object('status', 'rejected', 'code', state, 'constraint', nullif(rule, ''));
  end;
  insert into sync.applied (id, user_id, result) values ((mutation ->> 'id')::uuid, me, result);
  return result;
end $$;

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

revoke all on all functions in schema sync from public, anon, authenticated, service_role;
