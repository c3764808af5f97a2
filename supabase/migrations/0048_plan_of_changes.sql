-- A pull of what changed since a version keeps its plan.

-- The rows that changed after a version. Planning the feed takes longer than reading a change, so the plan
-- is generic and kept. A generic plan expects a third of all rows and would read whole tables.
create or replace function sync.changed_rows(known bigint) returns table (tbl text, id uuid, rank integer, "row" jsonb)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off'
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

revoke all on all functions in schema sync from public, anon, authenticated, service_role;
