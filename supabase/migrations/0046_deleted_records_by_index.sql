-- The list of deleted records no longer reads every tombstone.

create index tombstones_at_idx on sync.tombstones (at desc, id);

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
