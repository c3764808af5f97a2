-- What a large library may cost: its first mirror comes in portions that are whole in themselves
-- (R19, decision 22), and one changed row costs no more than in a small one (R6).

-- What the rows of a table add up to for whoever reads them is kept as they change: to count
-- 10,000 rows for each answer took longer than all else in it.
create table sync.standing (
  tbl text not null,
  id uuid not null,
  rank integer not null,
  version bigint not null,
  primary key (tbl, id)
);
comment on table sync.standing is 'The rank and version with which each row is in the sums; what sync.feed says of it.';

create table sync.sums (
  tbl text not null,
  rank integer not null,
  rows bigint not null,
  versions numeric not null,
  primary key (tbl, rank)
);
comment on table sync.sums is 'How many rows of a rank a table has, and what their versions add up to [R6].';

create function sync.count_rows(of_table text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  with before as (
    select s.id, s.rank, s.version from sync.standing s where s.tbl = of_table and s.id = any (ids)
  ), now_there as (
    select f.id, f.rank, f.v as version from sync.feed f where f.tbl = of_table and f.id = any (ids) and f.rank < 99
  ), gone as (
    delete from sync.standing s using before b
    where s.tbl = of_table and s.id = b.id and not exists (select from now_there n where n.id = b.id)
  ), written as (
    insert into sync.standing (tbl, id, rank, version) select of_table, n.id, n.rank, n.version from now_there n
    on conflict (tbl, id) do update set rank = excluded.rank, version = excluded.version
    where (standing.rank, standing.version) <> (excluded.rank, excluded.version)
  ), added as (
    select x.rank, sum(x.one) as rows, sum(x.one * x.version) as versions
    from (select 1 as one, n.rank, n.version from now_there n union all select -1, b.rank, b.version from before b) x
    group by x.rank
  )
  insert into sync.sums (tbl, rank, rows, versions) select of_table, a.rank, a.rows, a.versions from added a
  on conflict (tbl, rank) do update set rows = sums.rows + excluded.rows, versions = sums.versions + excluded.versions;
end $$;
comment on function sync.count_rows(text, uuid[]) is 'Carries the sums of a table on with rows that changed, came or went.';

create function sync.count_anew(t sync.tables) returns void
language sql set search_path = ''
as $$
  delete from sync.standing s where s.tbl = t.tbl;
  delete from sync.sums s where s.tbl = t.tbl;
  insert into sync.standing (tbl, id, rank, version)
    select t.tbl, f.id, f.rank, f.v from sync.feed f where f.tbl = t.tbl and f.rank < 99;
  insert into sync.sums (tbl, rank, rows, versions)
    select t.tbl, s.rank, count(*), sum(s.version) from sync.standing s where s.tbl = t.tbl group by s.rank;
$$;
comment on function sync.count_anew(sync.tables) is 'Counts a table as if for the first time: its sums are right afterwards, whatever went past the triggers.';

-- Whoever writes has the row of the clock [R1], so nobody else changes the sums meanwhile. A row whose
-- audience hangs on another one is touched behind it [R4], and counted here with the rank it has by then.
create function sync.keep_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform sync.count_rows(tg_table_name, array(select c.id from changed c union select w.id from was w));
  else
    perform sync.count_rows(tg_table_name, array(select c.id from changed c));
  end if;
  return null;
end $$;

create or replace function sync.register_triggers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from pg_catalog.pg_trigger where tgrelid = format('public.%I', t.tbl)::regclass and tgname = 'sync_2');
begin
  execute format('create or replace trigger sync_0 before truncate on public.%I for each statement execute function sync.bump()', t.tbl);
  execute format('create or replace trigger sync_1 before insert or update or delete on public.%I for each statement execute function sync.bump()', t.tbl);
  execute format('create or replace trigger sync_2 before insert or update on public.%I for each row execute function sync.stamp()', t.tbl);
  execute format('create or replace trigger sync_3 after delete on public.%I for each row execute function sync.bury()', t.tbl);
  execute format('create or replace trigger sync_4 after insert or update or delete on public.%I for each row execute function sync.log_direct_change()', t.tbl);
  -- A trigger that is told which rows changed can have one kind of change only.
  execute format('create or replace trigger sync_8 after insert on public.%I referencing new table as changed
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create or replace trigger sync_9 after update on public.%I referencing new table as changed old table as was
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create or replace trigger sync_10 after delete on public.%I referencing old table as changed
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create index if not exists %I on public.%I (row_version)', t.tbl || '_row_version_idx', t.tbl);
  if is_new then
    -- Rows that were there before it have no version yet, and no device would hear of them.
    execute format('update public.%I set row_version = 0 where true', t.tbl);
  end if;
end $$;
select sync.register_triggers(t) from sync.tables t;

create or replace function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_declared(t);
  perform sync.register_triggers(t);
  perform sync.register_tombstones(t);
  perform sync.write_feed();
  -- What it says of their readers may be another rule than before.
  perform sync.count_anew(t);
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;

create or replace function sync.sweep(keep interval default '90 days') returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
  perform sync.count_anew(t) from sync.tables t where exists (
    select from (select f.rank, count(*) as rows, sum(f.v) as versions from sync.feed f
      where f.tbl = t.tbl and f.rank < 99 group by f.rank) f
    full join (select * from sync.sums s where s.tbl = t.tbl and s.rows <> 0) s using (rank)
    where (f.rows, f.versions) is distinct from (s.rows, s.versions));
end $$;

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
select sync.count_anew(t) from sync.tables t;

create function sync.portion_rows() returns integer
language sql stable set search_path = ''
as $$ select 200 $$;
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
      from (
        -- Each alone, so that the index finds what changed. What changed behind a device's back
        -- since its first portion comes with the last one.
        select * from sync.feed f where f.v > known and until is null
        union all
        select * from sync.feed f
        where (known is null or place is not null) and f.rank <= r
          and (until is null and not coalesce(f.v > known, false) or f.portion_key <= until or place is null and f.portion_key is null)
          and (place is null or f.portion_key > place)
      ) f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: to a device it is the same.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      -- A mirror of which something is still to come adds up to nothing yet.
      select 'sum', s.tbl, jsonb_build_array(sum(s.rows), sum(s.versions)) from sync.sums s
      where until is null and s.rank <= r group by s.tbl having sum(s.rows) > 0
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;
comment on function sync.changes(text, integer) is 'What changed for callers of a rank since a cursor; without one they know, everything, in portions for whoever takes them.';

revoke all on function sync.count_rows(text, uuid[]), sync.count_anew(sync.tables), sync.keep_sums(),
  sync.portion_rows(), sync.portion_place(text, integer), sync.portion_end(uuid, integer)
  from public, anon, authenticated;
