-- A synced table is declared once, by its row in sync.tables, and sync.register_table() makes the
-- rest of it: triggers, index, feed, who reads it, the bucket of its pictures. A new table:
--
--   create table public.notices (id uuid primary key default gen_random_uuid(), …, row_version bigint not null default 0);
--   comment on table public.notices is '…';
--   insert into sync.tables (tbl, rank, cols, noun, name_col, rank_of_row, images, bucket) values
--     ('notices', 2, '{title,picture,is_enabled}', 'notice', 'title',
--      'case when is_enabled then 0 else 1 end', '{picture}', 'notices');
--   select sync.register_table('notices');
--
-- and a new column of a table that is there:
--
--   alter table public.doctors add column languages text[] not null default '{}' check (…);
--   update sync.tables set cols = cols || '{languages}' where tbl = 'doctors';
--   select sync.register_table('doctors');

alter table sync.tables
  add column rank_of_row text not null default '0',
  add column joins text,
  add column bucket text;
comment on table sync.tables is 'What the sync core knows of each table; sync.register_table() makes the database follow it.';
comment on column sync.tables.rank is 'The least role that may edit it through sync_push; null means by its own procedures only.';
comment on column sync.tables.audience is 'The least role whose devices keep it: others never hear of its rows.';
comment on column sync.tables.rank_of_row is 'The least role that may read a row r, in SQL: 0 everyone, 1 any staff, 4 Super Admins, 99 nobody.';
comment on column sync.tables.joins is 'What rank_of_row needs beside the row; such a table has a row policy of its own.';
comment on column sync.tables.bucket is 'Where the files of its pictures are.';

update sync.tables t
set rank_of_row = coalesce(x.rank_of_row, t.rank_of_row), joins = x.joins, bucket = x.bucket
from (values
  ('hospital_profile', null, null, 'hospital-profile'),
  ('doctors', 'case when is_enabled then 0 else 1 end', null, 'doctors'),
  ('services', 'case when is_enabled then 0 else 1 end', null, 'services'),
  ('testimonials', 'case when is_published then 0 else 1 end', null, 'testimonials'),
  ('social_media', 'case when is_enabled then 0 else 1 end', null, null),
  ('health_library_categories', 'case when is_enabled then 0 else 1 end', null, null),
  ('health_library_illnesses',
    $$case when visibility = 'published' and (select sync.library_open()) then 0 else 1 end$$, null, null),
  ('health_library_images',
    $$case when i.visibility = 'published' and (select sync.library_open()) then 0 else 1 end$$,
    'join public.health_library_illnesses i on i.id = r.illness_id', 'health-library'),
  ('theme_versions', 'case when s.active_version_id is not null then 0 else 99 end',
    'left join public.modern_site_settings s on s.active_version_id = r.id', null),
  ('modern_themes', '1', null, null),
  ('users', '4', null, null)
) x (tbl, rank_of_row, joins, bucket)
where x.tbl = t.tbl;
-- Everyone reads what says so, and nothing else by mistake.
alter table sync.tables alter column rank_of_row drop default;
alter table sync.tables add constraint tables_pictures_have_a_bucket check ((images = '{}') = (bucket is null));

-- Refuses a declaration that names a column the table lacks: it would be noticed by the first edit only.
create function sync.require_declared(t sync.tables) returns void
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

-- The triggers [R1, R2], and the index by which a pull finds what changed.
create function sync.register_triggers(t sync.tables) returns void
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
  execute format('create index if not exists %I on public.%I (row_version)', t.tbl || '_row_version_idx', t.tbl);
  if is_new then
    -- Rows that were there before it have no version yet, and no device would hear of them.
    execute format('update public.%I set row_version = 0 where true', t.tbl);
  end if;
end $$;

-- The one view that says who may see which row [R3], written anew from sync.tables.
create function sync.write_feed() returns void
language plpgsql set search_path = ''
as $$
declare
  parts text;
begin
  select string_agg(
    format('select %L::text as tbl, r.id, r.row_version as v, %s as rank, to_jsonb(r) as row from public.%I r %s',
      tbl, rank_of_row, tbl, joins), ' union all ' order by tbl collate "C")
  into parts from sync.tables;
  execute 'create or replace view sync.feed as ' || parts
    || ' union all select tbl, id, version, 99, null from sync.tombstones';
end $$;

-- Who reads it directly: the columns that are not for staff, of the rows the feed shows to the same
-- rank. Nobody writes. A table with a row policy of its own keeps that.
create function sync.register_readers(t sync.tables) returns void
language plpgsql set search_path = ''
as $$
declare
  ours constant text := 'whoever sync.feed shows it to';
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

-- A public bucket for pictures of at most 5 MB (S-47).
create function sync.register_bucket(t sync.tables) returns void
language sql set search_path = ''
as $$
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select t.bucket, t.bucket, true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']
  where t.bucket is not null
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types
$$;

-- Makes the database follow what sync.tables says of a table. May run again, and then does nothing more.
create function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_declared(t);
  perform sync.register_triggers(t);
  perform sync.write_feed();
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;
comment on function sync.register_table(text) is 'For migrations: makes the database follow the row of this table in sync.tables.';

-- The sweep and the policies of files know the registered buckets; those ask as the caller, who
-- cannot read sync.tables.
create or replace function private.is_own_bucket(bucket text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from sync.tables t where t.bucket = is_own_bucket.bucket) $$;

revoke all on function sync.require_declared(sync.tables), sync.register_triggers(sync.tables), sync.write_feed(),
  sync.register_readers(sync.tables), sync.register_bucket(sync.tables), sync.register_table(text)
  from public, anon, authenticated;

select sync.register_table(t.tbl) from sync.tables t;
