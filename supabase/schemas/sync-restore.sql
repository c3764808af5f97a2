-- How a deleted row comes back with its dependents [R17], and what is known of its past.

-- Restores a row or an earlier version of it. Returns null, or a conflict, or {"gone": null} when the
-- tombstone is gone too.
create or replace function sync.apply_restore(t sync.tables, op jsonb, now_there jsonb) returns jsonb
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
  clash := sync.find_conflicts(t, op, coalesce(now_there, sync.flatten_translations(grave.row)));
  if clash is not null then
    return jsonb_build_object('theirs', clash);
  elsif now_there is null then
    came := sync.count_dependents(row_id, grave.hung);
    perform sync.log_restore(t, sync.restore_row(t, row_id, fields), came);
  elsif fields <> '{}' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Brought back ' || sync.log_label(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;

-- Restores a deleted row, its deleted children, and the references to it. A dependent that was unlinked
-- and deleted later refers to it again in its tombstone.
create or replace function sync.restore_row(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  grave sync.tombstones;
  made jsonb;
  w record;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  made := sync.insert_row(t, row_id, sync.restorable_fields(t, row_id, grave.row) || fields);
  for w in select * from sync.list_dependents(row_id, grave.hung) loop
    if w.goes then
      perform sync.restore_row(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;
    else
      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;
      perform sync.record_relinks(w.tbl, w.col, row_id, w.ids);
    end if;
  end loop;
  -- A dependent that was unlinked, and deleted later, refers to it again when it is restored itself.
  for w in
    update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)
    from jsonb_array_elements(grave.hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col' and not r.goes
    where s.tbl = r.tbl and s.id = (e ->> 'id')::uuid and s.row ->> r.col is null
    returning s.tbl, r.col, s.id
  loop
    perform sync.record_relinks(w.tbl, w.col, row_id, array[w.id]);
  end loop;
  return made;
end $$;

-- The fields of a tombstone that may be written. A reference to a row that is gone becomes null, and the
-- tombstone of that row records it as a dependent.
create or replace function sync.restorable_fields(t sync.tables, row_id uuid, buried jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  fields jsonb;
  r record;
  is_there boolean;
begin
  select jsonb_object_agg(f.key, f.value) into fields from jsonb_each(sync.flatten_translations(buried)) f
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

-- The dependents that a restore brings along, by table and column: deleted rows that were deleted with
-- it (goes), and rows whose reference was unlinked and is still empty.
create or replace function sync.list_dependents(parent_id uuid, hung jsonb, out tbl text, out col text, out goes boolean, out ids uuid[]) returns setof record
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
      where s.tbl = list_dependents.tbl and s.id = any (noted) and s.row ->> list_dependents.col = parent_id::text;
    else
      execute format('select array_agg(x.id order by x.id) from public.%I x where x.id = any ($1) and x.%I is null', tbl, col)
        into ids using noted;
    end if;
    if ids is not null then
      return next;
    end if;
  end loop;
end $$;

-- The number of dependents by table.
create or replace function sync.count_dependents(row_id uuid, hung jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.tbl, c.n), '{}')
  from (select w.tbl, sum(cardinality(w.ids)) as n from sync.list_dependents(row_id, hung) w group by w.tbl) c
$$;

-- Records rows that a restore linked to their parent again.
create or replace function sync.record_relinks(tbl text, col text, parent uuid, ids uuid[]) returns void
language sql set search_path = ''
as $$
  insert into sync.came_home as h (tbl, id, col, parent) select record_relinks.tbl, i, record_relinks.col, record_relinks.parent from unnest(ids) i
  on conflict (tbl, id, col) do update set parent = excluded.parent, at = excluded.at
$$;

-- Logs a restore with the number of rows that came with it.
create or replace function sync.log_restore(t sync.tables, made jsonb, came jsonb) returns void
language sql set search_path = ''
as $$
  select private.log('create', 'Brought back ' || sync.log_label(t, made) || coalesce(', with ' || (
      select string_agg(c.value || ' × ' || s.noun, ', ' order by c.key) from jsonb_each_text(came) c join sync.tables s on s.tbl = c.key), ''),
    t.tbl, (made ->> 'id')::uuid, jsonb_build_object('after', made - '{id,row_version,updated_at}'::text[] - t.staff_only))
$$;

create or replace function public.deleted_records() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  told constant interval := '30 days';
  page constant integer := 200;
begin
  if not exists (select from sync.tables t where t.may_delete and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Deleted records are for users who may delete';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('t', d.tbl, 'id', d.id, 'at', d.at, 'by', d.username,
      'was', sync.flatten_translations(d.row) - '{id,row_version}'::text[], 'takes', sync.count_dependents(d.id, d.hung)) order by d.at desc, d.id), '[]')
    from (
      select s.*, l.username
      from sync.tombstones s
      join sync.tables t on t.tbl = s.tbl
      left join lateral (
        select u.username from public.activity_logs a left join public.users u on u.id = a.user_id
        where a.record_id = s.id and a.table_affected = s.tbl and a.action = 'delete'
        order by a.created_at desc limit 1
      ) l on true
      where t.may_delete and t.rank <= private.rank() and s.at > now() - told
        -- A record that was deleted with its parent is restored with it.
        and not exists (
          select from sync.refers r join sync.tombstones p on p.tbl = r.parent
          where r.tbl = s.tbl and r.goes and p.id = case when r.tbl = s.tbl then (s.row ->> r.col)::uuid end)
      order by s.at desc, s.id limit page
    ) d);
end $$;
comment on function public.deleted_records() is
  'Returns the last 200 records deleted within 30 days that the caller may restore, from any device.';

-- The child records of a row, present and deleted; without those whose tombstones were swept.
create or replace function sync.list_child_records(parent text, parent_id uuid) returns table (tbl text, id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  r record;
begin
  for r in select x.tbl, x.col from sync.refers x where x.parent = list_child_records.parent and x.goes loop
    return query execute format('select %L::text, x.id from public.%I x where x.%I = $1', r.tbl, r.tbl, r.col)
      using parent_id;
    return query select t.tbl, t.id from sync.tombstones t
      where t.tbl = r.tbl and t.row ->> r.col = parent_id::text;
  end loop;
end $$;

create or replace function public.record_history(p_table text, p_id uuid, p_skip integer default 0, p_parts boolean default false)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 50;
begin
  if not exists (select from sync.tables t where t.tbl = p_table and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'The history of a record is for users who may edit it';
  end if;
  return (
    with told as (
      select p_table as tbl, p_id as id
      union all
      select p.tbl, p.id from sync.list_child_records(p_table, p_id) p join sync.tables t on t.tbl = p.tbl
      where p_parts and t.rank <= private.rank()
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'user_id', l.user_id, 'username', u.username, 'action', l.action,
      'description', l.description, 'table_affected', l.table_affected, 'record_id', l.record_id, 'changes', l.changes,
      'created_at', l.created_at)
      order by l.created_at desc, l.id), '[]')
    from (
      select a.* from told join public.activity_logs a on a.record_id = told.id and a.table_affected = told.tbl
      order by a.created_at desc, a.id limit page offset greatest(coalesce(p_skip, 0), 0)
    ) l
    left join public.users u on u.id = l.user_id);
end $$;
comment on function public.record_history(text,uuid,integer,boolean) is
  'Returns the log entries of a record, newest first, 50 at a time, with those of its child records on request.';
