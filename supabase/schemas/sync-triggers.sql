-- Triggers that give each write a version, each deletion a tombstone, and the log an entry.

-- Moves the clock by one and records the version in the timeline [R1].
-- A hosted project loads safeupdate for the role of its API, which refuses an UPDATE or DELETE without
-- WHERE (21000), inside procedures and triggers too. Statements that mean every row say so
-- (supabase/tests/bare-statements.test.ts).
create or replace function sync.tick() returns void
language plpgsql set search_path = ''
as $$
begin
  with next as (update sync.clock set version = version + 1 where one returning version)
  insert into sync.history (version) select version from next;
end $$;

-- Moves the clock before each statement that writes a synced table [R1]. A row trigger would run after
-- the lock of the row is taken, and two writers would wait for each other.
create or replace function sync.increment_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    raise 'TRUNCATE would not reach the devices; use DELETE';
  end if;
  perform sync.tick();
  return null;
end $$;

-- Gives a row its version, its time and its author [R1]. A write that changes no content moves the
-- version only; so does the deletion of the account that wrote the row.
create or replace function sync.stamp() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  not_content constant text[] := '{row_version,updated_at,last_updated_by,added_by,created_by}';
  own jsonb := '{}';
begin
  if tg_op = 'INSERT' then
    delete from sync.tombstones where tbl = tg_table_name and id = new.id;
  end if;
  if tg_op = 'INSERT' or to_jsonb(new) - not_content is distinct from to_jsonb(old) - not_content then
    own := jsonb_build_object('updated_at', now());
    if me is not null then
      own := own || jsonb_build_object('last_updated_by', me);
      if tg_op = 'INSERT' then
        own := own || jsonb_build_object('added_by', me, 'created_by', me);
      end if;
    end if;
  end if;
  new := jsonb_populate_record(new, own);
  select version into new.row_version from sync.clock;
  return new;
end $$;

-- Stores a deleted row as a tombstone [R2].
create or replace function sync.write_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.tombstones (tbl, id, version, row)
  select tg_table_name, old.id, version, to_jsonb(old) from sync.clock
  on conflict (tbl, id) do update set version = excluded.version, row = excluded.row, at = excluded.at;
  return null;
end $$;

-- Records the rows that refer to a row before it is deleted: afterwards the references are gone.
-- sync.write_tombstone() completes the tombstone.
create or replace function sync.record_dependents() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  ids jsonb;
  noted jsonb := '[]';
begin
  for r in select * from sync.refers x where x.parent = tg_table_name order by x.tbl, x.col loop
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''t'', %1$L, ''col'', %2$L, ''id'', x.id) order by x.id), ''[]'')
      from public.%1$I x where x.%2$I = $1', r.tbl, r.col) into ids using old.id;
    noted := noted || ids;
  end loop;
  if noted <> '[]' then
    insert into sync.tombstones (tbl, id, version, row, hung)
    select tg_table_name, old.id, c.version, to_jsonb(old), noted from sync.clock c
    on conflict (tbl, id) do update set hung = excluded.hung;
  end if;
  return old;
end $$;

-- Logs a change that was made past the procedures. Procedures log by themselves and set nadi.logged,
-- so that nothing is compared here.
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
  before := case when tg_op <> 'INSERT' then sync.flatten_translations(to_jsonb(old)) - '{row_version,updated_at}'::text[] end;
  after := case when tg_op <> 'DELETE' then sync.flatten_translations(to_jsonb(new)) - '{row_version,updated_at}'::text[] end;
  if before is not distinct from after then
    return null;
  end if;
  perform private.log(
    case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end,
    'Changed directly in the database: ' || t.noun || coalesce(' ' || (coalesce(after, before) ->> t.name_col), ''),
    t.tbl, (coalesce(after, before) ->> 'id')::uuid,
    -- Content only: Admins read the log but not the accounts.
    case when before is not null and t.rank is not null then jsonb_build_object('before', before) end)
  from sync.tables t where t.tbl = tg_table_name;
  return null;
end $$;

-- Touches the pictures of an illness that was published or withdrawn: their audience depends on it [R4].
create or replace function sync.touch_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.health_library_images set row_version = 0 where illness_id = new.id;
  return null;
end $$;

create trigger sync_5 after update of visibility on public.health_library_illnesses
  for each row when (old.visibility is distinct from new.visibility)
  execute function sync.touch_images();

-- Touches the rows whose audience depends on the settings: the library's and the live theme's [R4].
create or replace function sync.touch_by_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.health_library_enabled is distinct from new.health_library_enabled then
    update public.health_library_illnesses set row_version = 0 where true;
    update public.health_library_images set row_version = 0 where true;
  end if;
  if old.active_version_id is distinct from new.active_version_id then
    update public.theme_versions set row_version = 0 where id in (old.active_version_id, new.active_version_id);
  end if;
  return null;
end $$;

create trigger sync_5 after update on public.modern_site_settings
  for each row execute function sync.touch_by_settings();
