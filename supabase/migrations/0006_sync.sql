-- The sync core: how every device hears of every change, in order.
-- docs/sync.md numbers the rules; the tests cite them.

-- One clock. Whoever writes a synced table takes this row first and holds it
-- until commit, so versions become visible in the order of their numbers.
create table sync.clock (
  one boolean primary key default true check (one),
  version bigint not null default 0
);
insert into sync.clock default values;

-- A random tag per version: a cursor from a timeline that a restored backup
-- has cut off carries a tag nobody knows.
create table sync.history (
  version bigint primary key,
  tag text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 8),
  at timestamptz not null default now()
);
insert into sync.history (version) values (0);

-- What was deleted, whole, so that mirrors drop it and people can bring it back.
create table sync.tombstones (
  tbl text not null,
  id uuid not null,
  version bigint not null,
  row jsonb not null,
  at timestamptz not null default now(),
  primary key (tbl, id)
);
create index on sync.tombstones (version);

-- The answer to every mutation that was ever decided, refusals included.
create table sync.applied (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  result jsonb not null
);

-- What the sync core knows of each table. `rank` is the least role that may
-- edit it through sync_push; null means by its own procedures only. `audience`
-- is the least role whose devices keep it: others never hear of its rows.
create table sync.tables (
  tbl text primary key,
  rank integer,
  audience integer not null default 0,
  cols text[] not null default '{}',
  noun text not null,
  name_col text,
  may_insert boolean not null default true,
  may_delete boolean not null default true,
  ordered_within text,
  images text[] not null default '{}',
  staff_only text[] not null default '{}'
);
insert into sync.tables (tbl, rank, cols, noun, name_col, may_insert, may_delete, ordered_within, images, staff_only) values
  ('hospital_profile', 2, '{name,about_text,mission,address,city,state,pincode,phone_numbers,emails,working_hours,logo_image,banner_image}',
   'hospital profile', 'name', true, false, null, '{logo_image,banner_image}', '{last_updated_by}'),
  ('contact_information', 2, '{address,phone_numbers,email_addresses,working_hours,appointment_booking_link,google_maps_code}',
   'contact information', null, true, false, null, '{}', '{last_updated_by}'),
  ('doctors', 2, '{name,qualification,specialisation,years_of_experience,expertise_details,photo,display_order,is_enabled}',
   'doctor', 'name', true, true, null, '{photo}', '{added_by}'),
  ('services', 2, '{service_name,description,icon_image,display_order,is_enabled}',
   'service', 'service_name', true, true, null, '{icon_image}', '{added_by}'),
  ('testimonials', 2, '{patient_name,review_english,review_telugu,patient_photo,star_rating,display_order,is_published}',
   'testimonial', 'patient_name', true, true, null, '{patient_photo}', '{added_by}'),
  ('social_media', 2, '{platform_name,profile_url,is_enabled,display_order}',
   'social media link', 'platform_name', true, true, null, '{}', '{last_updated_by}'),
  ('health_library_categories', 2, '{category_name,slug,display_order,is_enabled}',
   'category', 'category_name', true, true, null, '{}', '{}'),
  ('health_library_illnesses', 2, '{illness_name,slug,short_summary,meaning,symptoms,management_treatment,category_id,tags,visibility,display_order}',
   'illness', 'illness_name', true, true, null, '{}', '{}'),
  ('health_library_images', 2, '{illness_id,image_url,alt_text,display_order}',
   'illness picture', null, true, true, 'illness_id', '{image_url}', '{}'),
  ('modern_site_settings', 2, '{health_library_enabled}',
   'site settings', null, false, false, null, '{}',
   '{active_version_id,activated_at,rollback_deadline,previous_theme_id,previous_version_id}'),
  ('theme_versions', null, '{}', 'theme version', null, false, false, null, '{}', '{created_by}'),
  ('modern_themes', null, '{}', 'theme', 'name', false, false, null, '{}', '{}'),
  ('users', null, '{}', 'user', 'username', false, false, null, '{}', '{}');
update sync.tables set audience = 1 where tbl = 'modern_themes';
update sync.tables set audience = 4 where tbl = 'users';

create function sync.tick() returns void
language sql set search_path = ''
as $$
  with next as (update sync.clock set version = version + 1 returning version)
  insert into sync.history (version) select version from next
$$;

-- Before the statement, not before the row: a row trigger runs after the row's
-- own lock is taken, and two writers then wait for each other.
create function sync.bump() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    raise 'TRUNCATE would not reach the devices; use DELETE';
  end if;
  perform sync.tick();
  return null;
end $$;

-- Gives a row its version, its time and its author. A touch that changes no
-- column moves the version only; so does an account that is deleted, as whoever
-- deletes it did not write the rows its author is taken from.
create function sync.stamp() returns trigger
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

create function sync.bury() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.tombstones (tbl, id, version, row)
  select tg_table_name, old.id, version, to_jsonb(old) from sync.clock
  on conflict (tbl, id) do update set version = excluded.version, row = excluded.row, at = excluded.at;
  return null;
end $$;

-- A change made past the procedures, in the SQL editor say, is logged as the system's (S-66).
create function sync.log_direct_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{row_version,updated_at}'::text[] end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{row_version,updated_at}'::text[] end;
begin
  if current_setting('nadi.logged', true) = 'on' or before is not distinct from after then
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

do $$
declare t text;
begin
  for t in select tbl from sync.tables loop
    execute format('create trigger sync_0 before truncate on public.%I for each statement execute function sync.bump()', t);
    execute format('create trigger sync_1 before insert or update or delete on public.%I for each statement execute function sync.bump()', t);
    execute format('create trigger sync_2 before insert or update on public.%I for each row execute function sync.stamp()', t);
    execute format('create trigger sync_3 after delete on public.%I for each row execute function sync.bury()', t);
    execute format('create trigger sync_4 after insert or update or delete on public.%I for each row execute function sync.log_direct_change()', t);
    execute format('create index on public.%I (row_version)', t);
  end loop;
end $$;

-- A row whose audience hangs on another row is touched when that row changes.
create function sync.touch_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.health_library_images set row_version = 0 where illness_id = new.id;
  return null;
end $$;
create trigger sync_5 after update of visibility on public.health_library_illnesses
  for each row when (old.visibility is distinct from new.visibility)
  execute function sync.touch_images();

create function sync.touch_by_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.health_library_enabled is distinct from new.health_library_enabled then
    update public.health_library_illnesses set row_version = 0;
    update public.health_library_images set row_version = 0;
  end if;
  if old.active_version_id is distinct from new.active_version_id then
    update public.theme_versions set row_version = 0 where id in (old.active_version_id, new.active_version_id);
  end if;
  return null;
end $$;
create trigger sync_5 after update on public.modern_site_settings
  for each row execute function sync.touch_by_settings();

-- Lets a caller of a rank in to write. He is asked again once the clock is his: whoever was
-- disabled or demoted while waiting for it is refused (S-10). The procedure logs by itself.
create function sync.begin_write(needed integer, refusal text) returns void
language plpgsql set search_path = ''
as $$
begin
  for look in 1..2 loop
    if private.rank() < needed then
      raise insufficient_privilege using message = refusal;
    end if;
    perform 1 from sync.clock for update;
  end loop;
  perform set_config('nadi.logged', 'on', true);
end $$;

create function sync.library_open() returns boolean
language sql stable set search_path = ''
as $$ select coalesce((select health_library_enabled from public.modern_site_settings), true) $$;

-- The one place that says who may see which row: 0 everyone, 1 any staff,
-- 4 Super Admins, 99 nobody. The row policies below are proved equal to it.
create view sync.feed as
  select 'hospital_profile' as tbl, id, row_version as v, 0 as rank, to_jsonb(r) as row from public.hospital_profile r
  union all
  select 'contact_information', id, row_version, 0, to_jsonb(r) from public.contact_information r
  union all
  select 'doctors', id, row_version, case when is_enabled then 0 else 1 end, to_jsonb(r) from public.doctors r
  union all
  select 'services', id, row_version, case when is_enabled then 0 else 1 end, to_jsonb(r) from public.services r
  union all
  select 'testimonials', id, row_version, case when is_published then 0 else 1 end, to_jsonb(r) from public.testimonials r
  union all
  select 'social_media', id, row_version, case when is_enabled then 0 else 1 end, to_jsonb(r) from public.social_media r
  union all
  select 'health_library_categories', id, row_version, case when is_enabled then 0 else 1 end, to_jsonb(r)
  from public.health_library_categories r
  union all
  select 'health_library_illnesses', id, row_version,
    case when visibility = 'published' and (select sync.library_open()) then 0 else 1 end, to_jsonb(r)
  from public.health_library_illnesses r
  union all
  select 'health_library_images', r.id, r.row_version,
    case when i.visibility = 'published' and (select sync.library_open()) then 0 else 1 end, to_jsonb(r)
  from public.health_library_images r join public.health_library_illnesses i on i.id = r.illness_id
  union all
  select 'modern_site_settings', id, row_version, 0, to_jsonb(r) from public.modern_site_settings r
  union all
  select 'theme_versions', r.id, r.row_version, case when s.active_version_id is not null then 0 else 99 end, to_jsonb(r)
  from public.theme_versions r left join public.modern_site_settings s on s.active_version_id = r.id
  union all
  select 'modern_themes', id, row_version, 1, to_jsonb(r) from public.modern_themes r
  union all
  select 'users', id, row_version, 4, to_jsonb(r) from public.users r
  union all
  select tbl, id, version, 99, null from sync.tombstones;

-- A cursor reads 'version.tag.rank'. It is known when this server wrote that
-- version under that tag and the caller's rank has not changed; then its version, else null.
create function sync.base(since text, r integer) returns bigint
language sql stable set search_path = ''
as $$
  select h.version from sync.history h
  where since ~ '^[0-9]{1,18}\.[0-9a-f]{8}\.[0-9]$'
    and h.version = case when since ~ '^[0-9]{1,18}\.' then split_part(since, '.', 1)::bigint end
    and since = h.version || '.' || h.tag || '.' || r
$$;

-- Forgets what no cursor needs: devices away for longer than `keep` start afresh.
create function sync.sweep(keep interval default '90 days') returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
end $$;

revoke all on function sync.tick(), sync.bump(), sync.stamp(), sync.bury(), sync.log_direct_change(),
  sync.touch_images(), sync.touch_by_settings(), sync.begin_write(integer, text), sync.library_open(), sync.base(text, integer),
  sync.sweep(interval) from public, anon, authenticated;
