-- A visitor's pull is an ordinary GET that every cache may keep for a moment (R18, decision 23).

create function sync.changes(since text, r integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  known bigint;
  answer jsonb;
begin
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
        case when f.rank <= r then
          -- Without the columns for staff, and therefore without the fields that are made of them.
          sync.flat(case when r = 0 then f.row - t.staff_only else f.row end) end as row
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
comment on function sync.changes(text, integer) is 'What changed for callers of a rank since a cursor; without one they know, everything.';

create or replace function public.sync_pull(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_live_session();
  return sync.changes(since, private.rank());
end $$;

-- Whoever asks: the answer hangs on nothing but the state they are in, so that one may be given to
-- another. The key is for the gateway before hosted projects, which may or may not pass it on; as a
-- header it would make browsers ask first whether they may ask. No error is ever kept: it undoes
-- what is set here.
create function public.visitor_pull(since text default null, apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb := sync.changes(since, 0);
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    perform set_config('response.headers', jsonb_build_array(
      jsonb_build_object('Cache-Control', 'public, max-age=10, stale-while-revalidate=20'),
      jsonb_build_object('ETag', 'W/"' || (answer ->> 'cursor') || '"'))::text, true);
  end if;
  return answer;
end $$;
comment on function public.visitor_pull(text, text) is 'What changed for everybody since a cursor; without one, everything. Caches may keep it for half a minute.';

revoke all on function sync.changes(text, integer), public.visitor_pull(text, text) from public, anon, authenticated;
grant execute on function public.visitor_pull(text, text) to anon, authenticated;
