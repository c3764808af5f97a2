-- What was deleted can be brought back by whoever may delete, from any device: sync_push has the
-- operation 'restore', and this tells what there is to restore.

create function public.deleted_records() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  told constant interval := '30 days';
  page constant integer := 200;
begin
  if not exists (select from sync.tables t where t.may_delete and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Whoever may delete sees what was deleted';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('t', d.tbl, 'id', d.id, 'at', d.at, 'by', d.username,
      'was', sync.flat(d.row) - '{id,row_version}'::text[], 'takes', sync.counted(d.id, d.hung)) order by d.at desc, d.id), '[]')
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
        -- What went along with another record comes back with it.
        and not exists (
          select from sync.refers r join sync.tombstones p on p.tbl = r.parent
          where r.tbl = s.tbl and r.goes and p.id::text = s.row ->> r.col)
      order by s.at desc, s.id limit page
    ) d);
end $$;
comment on function public.deleted_records() is 'The two hundred records deleted last, in thirty days, that the caller may bring back, newest first: [{t, id, at, by, was, takes}]. What went along with another is counted in its takes.';

revoke all on function public.deleted_records() from public, anon, authenticated;
grant execute on function public.deleted_records() to anon, authenticated;
