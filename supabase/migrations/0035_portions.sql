-- The first mirror of a large library comes in portions that are whole in themselves (R19, decision 22).

alter table sync.tables add column portion_by text;
comment on column sync.tables.portion_by is 'The column by which a first mirror is cut into portions: rows with the same value come together. Null for a table that comes whole, before all that is cut.';
update sync.tables set portion_by = 'id' where tbl = 'health_library_illnesses';
update sync.tables set portion_by = 'illness_id' where tbl = 'health_library_images';

create or replace function sync.write_feed() returns void
language plpgsql set search_path = ''
as $$
declare
  parts text;
begin
  select string_agg(
    format('select %L::text as tbl, r.id, r.row_version as v, %s as rank, to_jsonb(r) as row, %s as portion_key from public.%I r %s',
      tbl, rank_of_row, coalesce('r.' || quote_ident(portion_by), 'null::uuid'), tbl, joins), ' union all ' order by tbl collate "C")
  into parts from sync.tables;
  execute 'create or replace view sync.feed as ' || parts
    || ' union all select tbl, id, version, 99, null, null::uuid from sync.tombstones';
end $$;
select sync.write_feed();

create function sync.portion_rows() returns integer
language sql stable set search_path = ''
as $$ select 500 $$;
comment on function sync.portion_rows() is 'About how many rows of the tables that are cut come in a portion; a library of no more is one answer.';

-- A device that has nothing asks since 'portions'. One that has some asks with
-- 'version.tag.rank.version.tag.id': the newest state that any of its portions is of, the state in
-- which the first one began, and the last key it has.
create function sync.portion_place(since text, r integer, out base bigint, out base_cursor text, out place uuid)
language sql stable set search_path = ''
as $$
  select sync.base(s.begun || '.' || r, r), s.begun, s.place::uuid
  from (select m[1] as reached, m[2] as begun, m[3] as place
    from regexp_match(since, '^([0-9]{1,18}\.[0-9a-f]{8}\.[0-9])\.([0-9]{1,18}\.[0-9a-f]{8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$') m) s
  -- On another timeline some rows may have been passed over that never changed on this one.
  where sync.base(s.reached, r) is not null and sync.base(s.begun || '.' || r, r) is not null
$$;
comment on function sync.portion_place(text, integer) is 'How far a device is whose first mirror is still coming; all null where this server did not bring it there.';

create function sync.portion_end(after uuid, r integer) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) > sync.portion_rows() then (array_agg(k.portion_key order by k.portion_key))[sync.portion_rows()] end
  from (
    select f.portion_key from sync.feed f
    where (after is null and f.portion_key is not null or f.portion_key > after) and f.rank <= r
    order by f.portion_key limit sync.portion_rows() + 1
  ) k
$$;
comment on function sync.portion_end(uuid, integer) is 'The last key of the portion after a key; null when what is left fits in one.';

create or replace function sync.changes(since text, r integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  takes_portions constant boolean := coalesce(since = 'portions' or since ~ '^[^.]+\.[^.]+\.[^.]+\.', false);
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
  known := sync.base(since, r);
  if takes_portions then
    select p.base, coalesce(p.base_cursor, begun), p.place into known, begun, place from sync.portion_place(since, r) p;
    until := sync.portion_end(place, r);
  end if;
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  if until is not null then
    answer := answer || jsonb_build_object('cursor', (answer ->> 'cursor') || '.' || begun || '.' || until);
  end if;
  return answer || (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then
          -- Without the columns for staff, and therefore without the fields that are made of them.
          sync.flat(case when r = 0 then f.row - t.staff_only else f.row end) end as row
      from sync.feed f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r and (
        known is null and f.rank <= r and (until is null or f.portion_key is null or f.portion_key <= until)
        -- What changed behind the device's back since the first portion comes with the last.
        or f.v > known and until is null
        or f.rank <= r and f.portion_key > place and (until is null or f.portion_key <= until))
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: to a device it is the same.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      -- A mirror of which something is still to come adds up to nothing yet.
      select 'sum', tbl, jsonb_build_array(count(*), sum(v)) from sync.feed where until is null and rank <= r group by tbl
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;
comment on function sync.changes(text, integer) is 'What changed for callers of a rank since a cursor; without one they know, everything, in portions for whoever takes them.';

revoke all on function sync.portion_rows(), sync.portion_place(text, integer), sync.portion_end(uuid, integer)
  from public, anon, authenticated;
