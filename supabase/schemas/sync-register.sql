-- A synced table is declared by its row in sync.tables, and sync.register_table() creates the rest: triggers,
-- index, feed, readers, the bucket of its pictures. content.sql has examples. A migration with a new table inserts
-- its row and calls register_table; one with a new column adds it to `cols` first:
--
--   update sync.tables set cols = cols || '{languages}' where tbl = 'doctors';
--   select sync.register_table('doctors');

-- Refuses a row of sync.tables that names a missing column: only the first edit would notice it.
create or replace function sync.require_known_columns(t sync.tables) returns void
language plpgsql stable set search_path = ''
as $$
declare
  stranger text;
begin
  select c into stranger
  from unnest(t.cols || t.images || t.staff_only || t.name_col || t.ordered_within || '{id,row_version}'::text[]) c
  where c is not null and not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', t.tbl)::regclass and a.attname = c and a.attnum > 0 and not a.attisdropped)
  limit 1;
  if found then
    raise undefined_column using message = format('sync.tables says that %s has a column %s', t.tbl, stranger);
  end if;
end $$;

-- Creates the triggers of a synced table [R1, R2], and the index that a pull uses.
create or replace function sync.register_triggers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from pg_catalog.pg_trigger where tgrelid = format('public.%I', t.tbl)::regclass and tgname = 'sync_2');
begin
  execute format('create or replace trigger sync_0 before truncate on public.%I for each statement execute function sync.increment_version()', t.tbl);
  execute format('create or replace trigger sync_1 before insert or update or delete on public.%I for each statement execute function sync.increment_version()', t.tbl);
  execute format('create or replace trigger sync_2 before insert or update on public.%I for each row execute function sync.stamp()', t.tbl);
  execute format('create or replace trigger sync_3 after delete on public.%I for each row execute function sync.write_tombstone()', t.tbl);
  execute format('create or replace trigger sync_4 after insert or update or delete on public.%I for each row execute function sync.log_direct_change()', t.tbl);
  -- A trigger with a transition table can be for one kind of statement only.
  execute format('create or replace trigger sync_8 after insert on public.%I referencing new table as changed
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create or replace trigger sync_9 after update on public.%I referencing new table as changed old table as was
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create or replace trigger sync_10 after delete on public.%I referencing old table as changed
    for each statement execute function sync.update_checksums()', t.tbl);
  execute format('create index if not exists %I on public.%I (row_version)', t.tbl || '_row_version_idx', t.tbl);
  if is_new then
    -- Existing rows have no version yet, and no device would receive them.
    execute format('update public.%I set row_version = 0 where true', t.tbl);
  end if;
end $$;

-- Creates the triggers that record the dependents of a deleted row.
create or replace function sync.register_tombstones(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  parent text;
begin
  for parent in select distinct r.parent from sync.refers r where r.tbl = t.tbl loop
    execute format('create or replace trigger sync_7 before delete on public.%I for each row execute function sync.record_dependents()', parent);
  end loop;
end $$;

-- Adds what the translations of a table need: two columns and the trigger that checks them [R16].
create or replace function sync.register_translations(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into strict t from sync.tables s where s.tbl = register_translations.tbl;
  if t.translated = '{}' then
    return;
  elsif not t.translated <@ t.cols then
    raise undefined_column using message = format('sync.tables says that %s translates a column that is not edited', t.tbl);
  end if;
  execute format($f$alter table public.%I
    add column if not exists translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
    add column if not exists translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')$f$, t.tbl);
  execute format('create or replace trigger sync_6 before insert or update of translations, translated_from on public.%I
    for each row execute function sync.check_translations()', t.tbl);
  if 'translated_from' <> all (t.staff_only) then
    update sync.tables s set staff_only = staff_only || '{translated_from}' where s.tbl = t.tbl;
  end if;
end $$;

-- Grants direct reading: the columns that are not for staff only, of the rows that the feed shows to the
-- same rank. Direct writing is never granted. A table with a row policy of its own keeps it.
create or replace function sync.register_readers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  ours constant text := 'readers of sync.feed';
  readable text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into readable
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', t.tbl)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> all (t.staff_only);
  execute format('alter table public.%I enable row level security', t.tbl);
  execute format('revoke all on public.%I from public, anon, authenticated', t.tbl);
  execute format('grant select (%s) on public.%I to anon, authenticated', readable, t.tbl);

  execute format('drop policy if exists %I on public.%I', ours, t.tbl);
  if not exists (select from pg_catalog.pg_policy where polrelid = format('public.%I', t.tbl)::regclass) then
    if t.joins is not null then
      raise 'Write a row policy for %: what its feed joins cannot stand in one', t.tbl;
    end if;
    execute format('create policy %I on public.%I for select using ((%s) <= (select private.rank()))', ours, t.tbl, t.rank_of_row);
  end if;
end $$;

-- Creates the public bucket of a table, for pictures of at most 5 MB (S-47).
create or replace function sync.register_bucket(t sync.tables) returns void
language sql set search_path = ''
as $$
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select t.bucket, t.bucket, true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']
  where t.bucket is not null
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types
$$;

-- For migrations: makes the database follow the row of a table in sync.tables. It may run again, and then
-- changes nothing.
create or replace function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_known_columns(t);
  perform sync.register_triggers(t);
  perform sync.register_tombstones(t);
  perform sync.write_feed();
  -- The rule of its readers may have changed.
  perform sync.recompute_checksums(t);
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;

select sync.register_table(t.tbl) from sync.tables t;
