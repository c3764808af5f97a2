-- What a device receives: everything that changed for its rank since its cursor.

-- The version of a cursor that reads 'version.tag.rank', or null when this server did not write that
-- version under that tag, or the caller's rank has changed [R5].
create or replace function sync.cursor_version(since text, r integer) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if since !~ '^[0-9]{1,18}\.[0-9a-f]{8}\.[0-9]$' then
    return null;
  end if;
  return (
    select h.version from sync.history h
    where h.version = split_part(since, '.', 1)::bigint
      and since = h.version || '.' || h.tag || '.' || r
  );
end $$;

-- The number of rows in a page of the initial sync.
create or replace function sync.initial_sync_page_rows() returns integer
language sql stable set search_path = ''
as $$ select 200 $$;

-- Where a device is in its initial sync [R19]. Without anything it asks since 'portions'; with pages it asks
-- with 'version.tag.rank.version.tag.id': the newest state of its pages, the state in which the first one
-- began, and its last key. No row when a state is of another timeline: rows could have been skipped that
-- never change on this one.
create or replace function sync.initial_sync_position(since text, r integer, out base bigint, out base_cursor text, out place uuid)
language sql stable set search_path = ''
as $$
  select sync.cursor_version(s.begun || '.' || r, r), s.begun, s.place::uuid
  from (select m[1] as reached, m[2] as begun, m[3] as place
    from regexp_match(since, '^([0-9]{1,18}\.[0-9a-f]{8}\.[0-9])\.([0-9]{1,18}\.[0-9a-f]{8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$') m) s
  -- Both states have to be of this timeline.
  where sync.cursor_version(s.reached, r) is not null and sync.cursor_version(s.begun || '.' || r, r) is not null
$$;

-- The last key of the page that comes after a key, or null when it is the last page.
create or replace function sync.initial_sync_page_end(after uuid, r integer) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) > sync.initial_sync_page_rows() then (array_agg(k.portion_key order by k.portion_key))[sync.initial_sync_page_rows()] end
  from (
    select f.portion_key from sync.feed f
    where (after is null and f.portion_key is not null or f.portion_key > after) and f.rank <= r
    order by f.portion_key limit sync.initial_sync_page_rows() + 1
  ) k
$$;

-- What changed for a rank since a cursor [R3, R5, R6, R19]: a new cursor, and the rows. With a cursor that the
-- server does not know it is a reset. A device that takes pages gets the next one, with a cursor of two
-- states and the last key.
create or replace function sync.changes(since text, r integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  takes_pages constant boolean := coalesce(since = 'portions' or since ~ '^[^.]+\.[^.]+\.[^.]+\.', false);
  known bigint;
  begun text;
  place uuid;
  until uuid;
  answer jsonb;
begin
  select h.version || '.' || h.tag, jsonb_build_object('cursor', h.version || '.' || h.tag || '.' || r)
  into begun, answer
  from sync.history h order by h.version desc limit 1;
  if since = answer ->> 'cursor' then
    return answer;
  end if;
  known := sync.cursor_version(since, r);
  if takes_pages then
    select p.base, coalesce(p.base_cursor, begun), p.place into known, begun, place from sync.initial_sync_position(since, r) p;
    until := sync.initial_sync_page_end(place, r);
  end if;
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  if until is not null then
    answer := answer || jsonb_build_object('cursor', (answer ->> 'cursor') || '.' || begun || '.' || until);
  end if;
  return answer || sync.collect_rows(r, known, place, until);
end $$;

-- The rows that changed after a version. Planning the feed takes longer than reading a change, so the plan
-- is generic and kept. A generic plan expects a third of all rows and would read whole tables. Forbidden reads
-- look dear even of one row, and what is dear Postgres would compile anew at each call (JIT).
create or replace function sync.changed_rows(known bigint) returns table (tbl text, id uuid, rank integer, "row" jsonb)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off'
  set jit = 'off'
as $$
begin
  return query select f.tbl, f.id, f.rank, f.row from sync.feed f where f.v > known;
end $$;

-- The rows of a page, or all rows for a reset. Rows that changed since the first page come with the last one.
create or replace function sync.page_rows(r integer, known bigint, place uuid, until uuid)
  returns table (tbl text, id uuid, rank integer, "row" jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query select f.tbl, f.id, f.rank, f.row from sync.feed f
    where f.rank <= r
      and (until is null and not coalesce(f.v > known, false) or f.portion_key <= until or place is null and f.portion_key is null)
      and (place is null or f.portion_key > place);
end $$;

-- The rows of a pull: `put`, `del`, and the checksums `sum` [R6]. `known` is the version that the device has,
-- or null. In an initial sync `place` is the last key of the page before, and `until` of this one; the last
-- page has no `until`.
create or replace function sync.collect_rows(r integer, known bigint, place uuid, until uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then
          -- Visitors get no columns for staff, and no fields made of them.
          sync.flatten_translations(case when r = 0 then f.row - t.staff_only else f.row end) end as row
      from (
        select * from sync.changed_rows(known) where until is null
        union all
        select * from sync.page_rows(r, known, place, until) where known is null or place is not null
      ) f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: a device deletes its copy of both.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      -- An incomplete mirror has no checksum yet.
      select 'sum', s.tbl, jsonb_build_array(sum(s.rows), sum(s.versions)) from sync.sums s
      where until is null and s.rank <= r group by s.tbl having sum(s.rows) > 0
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;

create or replace function public.sync_pull(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_live_session();
  return sync.changes(since, private.rank());
end $$;
comment on function public.sync_pull(text) is
  'Returns what changed for the caller since a cursor, as one JSON value: a set would be cut at the row
  limit of the API without a word. STABLE, so that all its queries read one snapshot; as VOLATILE it
  returned torn responses.';

create or replace function public.visitor_pull(since text default null, apikey text default null) returns jsonb
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
comment on function public.visitor_pull(text,text) is
  'Returns what changed for visitors since a cursor. The response depends on nothing but the state the
  device is in, so caches may share it (R18, decision 23). The key is for the gateway of hosted projects,
  which may or may not pass it on; as a header it would cost browsers a preflight. An error undoes the
  headers that are set here, so it is never cached.';
