-- Nobody conflicts with what nobody edited. A row that refers to another one lets go when that is deleted,
-- and is brought home when it comes back; whoever edits it without having heard of that, because they did
-- both themselves a minute ago and offline, was told that somebody else had changed it [R8, R17].

create table sync.came_home (
  tbl text not null,
  id uuid not null,
  col text not null,
  parent uuid not null,
  at timestamptz not null default now(),
  primary key (tbl, id, col)
);
comment on table sync.came_home is 'What a row that came back brought home, and nobody else put there; kept as long as tombstones.';

create function sync.bring_home(tbl text, col text, parent uuid, ids uuid[]) returns void
language sql set search_path = ''
as $$
  insert into sync.came_home as h (tbl, id, col, parent) select bring_home.tbl, i, bring_home.col, bring_home.parent from unnest(ids) i
  on conflict (tbl, id, col) do update set parent = excluded.parent, at = excluded.at
$$;
comment on function sync.bring_home is 'Notes that these rows refer to another one again because it came back.';

create or replace function sync.bring_back(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  grave sync.tombstones;
  made jsonb;
  w record;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  made := sync.insert_row(t, row_id, sync.fields_to_bring_back(t, row_id, grave.row) || fields);
  for w in select * from sync.what_comes(row_id, grave.hung) loop
    if w.goes then
      perform sync.bring_back(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;
    else
      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;
      perform sync.bring_home(w.tbl, w.col, row_id, w.ids);
    end if;
  end loop;
  -- What was let go and deleted later belongs to it again when it comes back itself.
  for w in
    update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)
    from jsonb_array_elements(grave.hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col' and not r.goes
    where s.tbl = r.tbl and s.id = (e ->> 'id')::uuid and s.row ->> r.col is null
    returning s.tbl, r.col, s.id
  loop
    perform sync.bring_home(w.tbl, w.col, row_id, array[w.id]);
  end loop;
  return made;
end $$;

create function sync.is_moved_along(t sync.tables, row_id uuid, col text, seen jsonb, there jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  parent text;
  is_gone boolean := seen = 'null';
begin
  select r.parent into parent from sync.refers r where r.tbl = t.tbl and r.col = is_moved_along.col and not r.goes;
  if parent is null then
    return false;
  end if;
  if not is_gone then
    execute format('select not exists (select from public.%I x where x.id::text = $1)', parent) into is_gone using seen #>> '{}';
  end if;
  return is_gone and (there = 'null' or exists (
    select from sync.came_home h
    where h.tbl = t.tbl and h.id = row_id and h.col = is_moved_along.col and h.parent::text = there #>> '{}'));
end $$;
comment on function sync.is_moved_along is 'Whether a reference differs from what was seen only because the row it was seen to refer to went, or the one it refers to came back and brought it home.';

create or replace function sync.theirs(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  -- The author of an insert saw no row: another tablet made it first, as two may make the only row of a table.
  was jsonb := case when kind = 'insert' then '{}' else op -> 'was' end;
begin
  return (
    select jsonb_object_agg(f.key, n.value)
    from jsonb_each(case when kind = 'delete' then was else op -> 'set' end) f,
      -- A translation that is not there is null.
      lateral (select coalesce(now_there -> f.key, 'null')) n (value)
    -- What a translation was made from goes with it.
    where (f.key = any (t.cols) or sync.is_translation(t, f.key) and f.key not like '%:of')
      and n.value is distinct from was -> f.key
      and (kind = 'delete' or n.value is distinct from f.value)
      -- Where a row stands among others is no reason to keep it, and a tablet that does not know all
      -- of the others counts its places otherwise.
      and not (kind = 'delete' and f.key = 'display_order')
      and not (was ? f.key and sync.is_moved_along(t, (op ->> 'id')::uuid, f.key, was -> f.key, n.value))
  );
end $$;

create or replace function sync.sweep(keep interval default '90 days') returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.came_home where at < now() - keep;
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
  perform sync.count_anew(t) from sync.tables t where exists (
    select from (select f.rank, count(*) as rows, sum(f.v) as versions from sync.feed f
      where f.tbl = t.tbl and f.rank < 99 group by f.rank) f
    full join (select * from sync.sums s where s.tbl = t.tbl and s.rows <> 0) s using (rank)
    where (f.rows, f.versions) is distinct from (s.rows, s.versions));
end $$;

revoke all on sync.came_home from public, anon, authenticated;
revoke all on function sync.bring_home(text, text, uuid, uuid[]), sync.is_moved_along(sync.tables, uuid, text, jsonb, jsonb) from public, anon, authenticated;
