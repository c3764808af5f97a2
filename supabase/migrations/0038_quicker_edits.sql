-- What the server does for each edit, in less time. A function in SQL with a search path of its own is
-- parsed and planned again wherever a statement calls it; one in PL/pgSQL keeps its plans as long as the
-- connection. Each of these promises what it promised before.

-- Most rows have no translations, and then there is nothing to take apart.
create or replace function sync.flat(content jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  fields jsonb := content - '{translations,translated_from}'::text[];
begin
  if content -> 'translations' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key, c.value)
      from jsonb_each(content -> 'translations') l, jsonb_each(l.value) c), '{}');
  end if;
  if content -> 'translated_from' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key || ':of', c.value)
      from jsonb_each(content -> 'translated_from') l, jsonb_each(l.value) c), '{}');
  end if;
  return fields;
end $$;

create or replace function sync.folded(before jsonb, fields jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if not exists (select from jsonb_object_keys(fields) k where k like '%:%') then
    return fields;
  end if;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key not like '%:%')
    || jsonb_build_object(
      'translations', sync.by_language(before || fields, false),
      'translated_from', sync.by_language(before || fields, true));
end $$;

create or replace function sync.with_nothing_as_null(op jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
begin
  foreach part in array '{set,was}'::text[] loop
    if jsonb_typeof(op -> part) = 'object' and exists (
      select from jsonb_each(op -> part) f where f.key like '%:%' and f.value in ('""', '[]')
    ) then
      op := op || jsonb_build_object(part, (
        select jsonb_object_agg(f.key, case when f.key like '%:%' and f.value in ('""', '[]') then 'null' else f.value end)
        from jsonb_each(op -> part) f));
    end if;
  end loop;
  return op;
end $$;

create or replace function sync.tick() returns void
language plpgsql set search_path = ''
as $$
begin
  with next as (update sync.clock set version = version + 1 where one returning version)
  insert into sync.history (version) select version from next;
end $$;

create or replace function private.log(action text, description text, table_affected text, record_id uuid, changes jsonb default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  values (private.uid(), action, description, table_affected, record_id, changes);
end $$;

-- Edits are in the log already, and compare nothing here.
create or replace function sync.log_direct_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb;
  after jsonb;
begin
  if current_setting('nadi.logged', true) = 'on' then
    return null;
  end if;
  before := case when tg_op <> 'INSERT' then sync.flat(to_jsonb(old)) - '{row_version,updated_at}'::text[] end;
  after := case when tg_op <> 'DELETE' then sync.flat(to_jsonb(new)) - '{row_version,updated_at}'::text[] end;
  if before is not distinct from after then
    return null;
  end if;
  perform private.log(
    case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end,
    'Changed directly in the database: ' || t.noun || coalesce(' ' || (coalesce(after, before) ->> t.name_col), ''),
    t.tbl, (coalesce(after, before) ->> 'id')::uuid,
    -- Content only: Admins read the log, and not the accounts.
    case when before is not null and t.rank is not null then jsonb_build_object('before', before) end)
  from sync.tables t where t.tbl = tg_table_name;
  return null;
end $$;

-- Asks the one table that changed instead of the feed of all.
create or replace function sync.count_rows(of_table text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
  here uuid[];
  ranks integer[];
  stamps bigint[];
begin
  select * into strict t from sync.tables s where s.tbl = of_table;
  -- As sync.write_feed() says it.
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
