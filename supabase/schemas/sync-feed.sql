-- The view that decides which rows a device may have, and the checksums of it.

-- Writes sync.feed anew from sync.tables: the one view that says who may see which row [R3].
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

-- Updates the checksums of a table for rows that changed. Reads the one table instead of the feed of all.
create or replace function sync.recount_rows(of_table text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
  here uuid[];
  ranks integer[];
  stamps bigint[];
begin
  select * into strict t from sync.tables s where s.tbl = of_table;
  -- The same expressions as in sync.write_feed().
  execute format('select array_agg(r.id), array_agg(%s), array_agg(r.row_version) from public.%I r %s where r.id = any ($1)',
    t.rank_of_row, t.tbl, t.joins) into here, ranks, stamps using ids;
  with before as (
    select s.id, s.rank, s.version from sync.standing s where s.tbl = of_table and s.id = any (ids)
  ), now_there as (
    select n.id, n.rank, n.version from unnest(here, ranks, stamps) n (id, rank, version) where n.rank < 99
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

-- Updates the checksums after each statement [R6]. The writer holds the lock of the clock [R1], so they
-- cannot change in between. A row whose audience depends on another row is touched after it [R4] and
-- counted with its rank of that moment.
create or replace function sync.update_checksums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform sync.recount_rows(tg_table_name, array(select c.id from changed c union select w.id from was w));
  else
    perform sync.recount_rows(tg_table_name, array(select c.id from changed c));
  end if;
  return null;
end $$;

-- Recomputes the checksums of a table [R6].
create or replace function sync.recompute_checksums(t sync.tables) returns void
language sql set search_path = ''
as $$
  delete from sync.standing s where s.tbl = t.tbl;
  delete from sync.sums s where s.tbl = t.tbl;
  insert into sync.standing (tbl, id, rank, version)
    select t.tbl, f.id, f.rank, f.v from sync.feed f where f.tbl = t.tbl and f.rank < 99;
  insert into sync.sums (tbl, rank, rows, versions)
    select t.tbl, s.rank, count(*), sum(s.version) from sync.standing s where s.tbl = t.tbl group by s.rank;
$$;
