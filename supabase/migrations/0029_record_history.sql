-- The history of one record, for whoever may edit it. Who may read the log stays as it is.

create index activity_logs_record_id_created_at_idx on public.activity_logs (record_id, created_at desc, id);

create function public.record_history(p_table text, p_id uuid, p_skip integer default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 50;
begin
  if not exists (select from sync.tables t where t.tbl = p_table and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Whoever may edit a record reads its history';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'user_id', l.user_id, 'username', u.username, 'action', l.action,
      'description', l.description, 'changes', l.changes, 'created_at', l.created_at)
      order by l.created_at desc, l.id), '[]')
    from (
      select * from public.activity_logs a where a.record_id = p_id and a.table_affected = p_table
      order by a.created_at desc, a.id limit page offset greatest(coalesce(p_skip, 0), 0)
    ) l
    left join public.users u on u.id = l.user_id);
end $$;
comment on function public.record_history(text, uuid, integer) is 'Fifty lines of the log about one record, newest first, after so many, with the names of who did it; for whoever may edit the record.';

revoke all on function public.record_history(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.record_history(text, uuid, integer) to anon, authenticated;
