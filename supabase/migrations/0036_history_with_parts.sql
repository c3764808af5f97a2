-- The history of a record tells, where it is asked to, of what belongs to the record as well: the pictures of
-- an illness that came, changed and went. Builds that do not ask get the lines of the record alone.

-- What goes when a row goes, and what went before it; of what was deleted longer ago than tombstones are kept, nothing.
create function sync.parts_of(parent text, parent_id uuid) returns table (tbl text, id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  r record;
begin
  for r in select x.tbl, x.col from sync.refers x where x.parent = parts_of.parent and x.goes loop
    return query execute format('select %L::text, x.id from public.%I x where x.%I = $1', r.tbl, r.tbl, r.col)
      using parent_id;
    return query select t.tbl, t.id from sync.tombstones t
      where t.tbl = r.tbl and t.row ->> r.col = parent_id::text;
  end loop;
end $$;
revoke all on function sync.parts_of(text, uuid) from public, anon, authenticated;
comment on function sync.parts_of(text, uuid) is 'The rows that belong to a row, deleted ones among them for as long as their tombstones are kept.';

drop function public.record_history(text, uuid, integer);

create function public.record_history(p_table text, p_id uuid, p_skip integer default 0, p_parts boolean default false)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 50;
begin
  if not exists (select from sync.tables t where t.tbl = p_table and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Whoever may edit a record reads its history';
  end if;
  return (
    with told as (
      select p_table as tbl, p_id as id
      union all
      select p.tbl, p.id from sync.parts_of(p_table, p_id) p join sync.tables t on t.tbl = p.tbl
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
comment on function public.record_history(text, uuid, integer, boolean) is 'Fifty lines of the log about one record, newest first, after so many, with the names of who did it; for whoever may edit the record. With p_parts also about what belongs to it.';

revoke all on function public.record_history(text, uuid, integer, boolean) from public, anon, authenticated;
grant execute on function public.record_history(text, uuid, integer, boolean) to anon, authenticated;
