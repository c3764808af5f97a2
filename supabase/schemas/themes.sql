-- Themes, their versions, and the settings of the site that name the live one.

create table public.modern_themes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  description text check (length(description) <= 20000),
  is_preset boolean not null default false,
  validation_status text not null default 'pending' check (validation_status in ('passed', 'failed', 'pending')),
  version_number integer not null default 1 check (version_number >= 1),
  created_at timestamptz not null default now(),
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  row_version bigint not null default 0
);
comment on table public.modern_themes is 'Themes as last saved. Presets are never changed or deleted.';

create policy "staff read themes" on public.modern_themes
  for select using ((select private.rank()) >= 1);

insert into sync.tables (tbl, audience, noun, name_col, may_insert, may_delete, rank_of_row)
values ('modern_themes', 1, 'theme', 'name', false, false, '1');

create table public.theme_versions (
  id uuid primary key default gen_random_uuid(),
  theme_id uuid not null references public.modern_themes on delete cascade,
  version_number integer not null check (version_number >= 1),
  name text not null,
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  change_description text not null default 'Theme configuration updated'
    check (length(change_description) <= 2000),
  created_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),
  row_version bigint not null default 0,
  unique (theme_id, version_number)
);
comment on table public.theme_versions is
  'Each configuration that a theme was saved with. Visitors see one of them.';
create index theme_versions_created_by_idx on public.theme_versions (created_by);

create table public.modern_site_settings (
  id uuid primary key default '00000000-0000-4000-8000-000000000003',
  health_library_enabled boolean not null default true,
  active_theme_id uuid references public.modern_themes on delete restrict,
  active_version_id uuid references public.theme_versions on delete restrict,
  theme_hash text,
  activated_at timestamptz,
  rollback_deadline timestamptz,
  previous_theme_id uuid references public.modern_themes on delete set null,
  previous_version_id uuid references public.theme_versions on delete set null,
  row_version bigint not null default 0,
  constraint modern_site_settings_one_row check (id = '00000000-0000-4000-8000-000000000003')
);
comment on table public.modern_site_settings is 'The switches of the site: one row.';
create index modern_site_settings_active_theme_id_idx on public.modern_site_settings (active_theme_id);
create index modern_site_settings_active_version_id_idx on public.modern_site_settings (active_version_id);
create index modern_site_settings_previous_theme_id_idx on public.modern_site_settings (previous_theme_id);
create index modern_site_settings_previous_version_id_idx on public.modern_site_settings (previous_version_id);

insert into public.modern_site_settings default values;

-- Visitors get their three columns through sync_pull only (S-68).
create policy "staff read the settings" on public.modern_site_settings
  for select using ((select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, cols, may_insert, may_delete, staff_only, rank_of_row)
values ('modern_site_settings', 2, 'site settings', '{health_library_enabled}', false, false,
  '{active_version_id,activated_at,rollback_deadline,previous_theme_id,previous_version_id}', '0');

-- True for the version of a theme that visitors see.
create or replace function private.is_live_version(version_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.modern_site_settings where active_version_id = version_id) $$;

create policy "anyone reads the live theme version, staff read all" on public.theme_versions
  for select using (private.is_live_version(id) or (select private.rank()) >= 1);

insert into sync.tables (tbl, noun, may_insert, may_delete, staff_only, rank_of_row, joins)
values ('theme_versions', 'theme version', false, false, '{created_by}',
  'case when s.active_version_id is not null then 0 else 99 end',
  'left join public.modern_site_settings s on s.active_version_id = r.id');

create or replace function public.theme_history(p_theme_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('version_number', v.version_number, 'change_description', v.change_description,
      'created_at', v.created_at, 'saved_by', u.username, 'config', v.config, 'config_hash', v.config_hash)
      order by v.version_number desc), '[]')
    from (select * from public.theme_versions t where t.theme_id = p_theme_id order by t.version_number desc limit 200) v
    left join public.users u on u.id = v.created_by);
end $$;
comment on function public.theme_history(uuid) is
  'Returns the last 200 versions of a theme with the names of their authors.';

-- The hash of a configuration, by which devices know whether a theme changed.
create or replace function private.theme_hash(config jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(config::text, 'UTF8')), 'hex') $$;

-- Admits a caller who may change themes, one at a time, so that exactly one theme is active. Returns the
-- caller's id; refuses another user's id or a lower rank.
create or replace function private.begin_theme_write(claimed uuid, needed integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform sync.begin_write(needed, 'Not allowed');
  if claimed is distinct from private.uid() then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return claimed;
end $$;

-- Makes a theme the site's look, with 24 hours to go back. Activating the live theme changes nothing; a
-- newer version of the live theme keeps the way back to another theme for as long as it was open (S-33).
create or replace function private.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  theme public.modern_themes;
  version uuid;
  live public.modern_site_settings;
  keeps_way_back boolean;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.validation_status = 'failed' or private.theme_config_error(theme.config) is not null then
    return private.error_result(coalesce(private.theme_config_error(theme.config), 'This theme did not pass validation'));
  end if;
  select v.id into version from public.theme_versions v
  where v.theme_id = theme.id and v.version_number = theme.version_number;
  if version is null then
    return private.error_result('This theme has no saved version to publish'); -- It was written past the procedures.
  end if;
  select * into live from public.modern_site_settings;
  if live.active_version_id = version then
    return jsonb_build_object('success', true, 'theme_name', theme.name);
  end if;
  keeps_way_back := coalesce(live.active_theme_id = theme.id and live.previous_theme_id <> theme.id
    and live.rollback_deadline > now(), false);
  update public.modern_site_settings set
    previous_theme_id = case when keeps_way_back then previous_theme_id else active_theme_id end,
    previous_version_id = case when keeps_way_back then previous_version_id else active_version_id end,
    rollback_deadline = case when keeps_way_back then rollback_deadline else now() + interval '24 hours' end,
    active_theme_id = theme.id, active_version_id = version, theme_hash = theme.config_hash, activated_at = now()
  where true;
  perform private.log('theme_activated', 'Activated modern theme: ' || theme.name, 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'theme_name', theme.name);
end $$;

-- Activates the theme version that was live before.
create or replace function private.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  settings public.modern_site_settings;
  version public.theme_versions;
begin
  select * into settings from public.modern_site_settings;
  select * into version from public.theme_versions where id = settings.previous_version_id;
  if version.id is null or settings.rollback_deadline is null then
    return private.error_result('There is no previous theme to go back to');
  elsif settings.rollback_deadline <= now() then
    return private.error_result('The time to roll back has passed');
  end if;
  -- The deadline is cleared with the previous theme, so that there is no second rollback (S-34).
  update public.modern_site_settings set
    active_theme_id = version.theme_id, active_version_id = version.id, theme_hash = version.config_hash,
    activated_at = now(), previous_theme_id = null, previous_version_id = null, rollback_deadline = null
  where true;
  perform private.log('theme_rolled_back', 'Rolled back to previous modern theme', 'modern_themes', null);
  return jsonb_build_object('success', true, 'message', 'Theme rolled back successfully!');
end $$;

-- Copies a theme into one that can be edited.
create or replace function private.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  original public.modern_themes;
  made uuid := gen_random_uuid();
  copy_name text := btrim(coalesce(p_new_name, ''));
begin
  select * into original from public.modern_themes where id = p_theme_id;
  if original.id is null then
    return private.error_result('Theme not found');
  elsif length(copy_name) not between 1 and 200 or not coalesce(private.is_slug(p_new_slug), false) then
    return private.error_result('A name and a slug are required');
  elsif exists (select from public.modern_themes where slug = p_new_slug) then
    return private.error_result('Slug already exists');
  end if;
  insert into public.modern_themes (id, name, slug, description, validation_status, config, config_hash)
  values (made, copy_name, p_new_slug, original.description, original.validation_status, original.config, original.config_hash);
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (made, 1, copy_name, original.config, original.config_hash, 'Duplicated from ' || original.name, me);
  perform private.log('theme_duplicated', 'Duplicated modern theme: ' || original.name || ' as ' || copy_name, 'modern_themes', made);
  return jsonb_build_object('success', true, 'name', copy_name, 'theme_id', made);
end $$;

-- Saves a new version of a theme (Super Admin). Refuses a save that is based on an older version, except
-- one that repeats the latest save by the same user: its response was lost on the way.
create or replace function private.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 4);
  theme public.modern_themes;
  summary text := coalesce(nullif(btrim(p_change_description), ''), 'Theme configuration updated');
  hash text := private.theme_hash(p_config);
  wrong text := private.theme_config_error(p_config);
  latest public.theme_versions;
  next integer;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into latest from public.theme_versions v where v.theme_id = theme.id and v.version_number = theme.version_number;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.is_preset then
    return private.error_result('Preset themes cannot be edited. Please duplicate this theme to create an editable version.');
  elsif p_base_version = theme.version_number - 1 and latest.created_by = me and latest.config_hash = hash
      and coalesce(p_description, theme.description) is not distinct from theme.description then
    return jsonb_build_object('success', true, 'version_number', theme.version_number);
  elsif p_base_version is not null and p_base_version <> theme.version_number then
    return private.error_result('This theme was saved by '
      || coalesce((select u.username from public.users u where u.id = latest.created_by), 'somebody else')
      || ' in the meantime (version ' || theme.version_number || ')');
  elsif wrong is not null then
    return private.error_result(wrong);
  end if;
  next := theme.version_number + 1;
  update public.modern_themes set config = p_config, config_hash = hash, version_number = next,
    description = coalesce(p_description, description), validation_status = 'passed' where id = theme.id;
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (theme.id, next, theme.name, p_config, hash, left(summary, 2000), me);
  perform private.log('theme_edited', 'Updated modern theme: ' || theme.name || ' - ' || left(summary, 2000), 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'version_number', next);
end $$;

-- Deletes a theme of the clinic's own that is not in use.
create or replace function private.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.begin_theme_write(p_user_id, 3);
  theme public.modern_themes;
  settings public.modern_site_settings;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into settings from public.modern_site_settings;
  if theme.id is null then
    return private.error_result('Theme not found');
  elsif theme.is_preset then
    return private.error_result('Cannot delete preset themes');
  elsif theme.id = settings.active_theme_id then
    return private.error_result('Cannot delete the currently active theme. Please activate another theme first.');
  elsif theme.id = settings.previous_theme_id and settings.rollback_deadline > now() then
    return private.error_result('This theme can still be rolled back to. Please wait until the 24 hours have passed.');
  end if;
  delete from public.modern_themes where id = theme.id;
  perform private.log('theme_deleted', 'Deleted modern theme: ' || theme.name, 'modern_themes', theme.id);
  return '{"success": true}';
end $$;

create or replace function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('activate_theme_atomic'),
    private.record_response('activate_theme_atomic', private.activate_theme_atomic(p_theme_id, p_user_id)));
end $$;
comment on function public.activate_theme_atomic(uuid,uuid) is
  'Makes a theme the site''s look, with 24 hours to go back. A repeated request gets the response of the
  first one.';

create or replace function public.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('rollback_theme'),
    private.record_response('rollback_theme', private.rollback_theme(p_user_id)));
end $$;
comment on function public.rollback_theme(uuid) is
  'Activates the theme version that was live before. A repeated request gets the response of the first one.';

create or replace function public.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('duplicate_theme'),
    private.record_response('duplicate_theme', private.duplicate_theme(p_theme_id, p_new_name, p_new_slug, p_user_id)));
end $$;
comment on function public.duplicate_theme(uuid,text,text,uuid) is
  'Copies a theme into one that can be edited. A repeated request gets the response of the first one.';

create or replace function public.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('update_theme'),
    private.record_response('update_theme',
      private.update_theme(p_theme_id, p_config, p_change_description, p_user_id, p_base_version, p_description)));
end $$;
comment on function public.update_theme(uuid,jsonb,text,uuid,integer,text) is
  'Saves a new version of a theme (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('delete_theme'),
    private.record_response('delete_theme', private.delete_theme(p_theme_id, p_user_id)));
end $$;
comment on function public.delete_theme(uuid,uuid) is
  'Deletes a theme of the clinic''s own that is not in use. A repeated request gets the response of the
  first one.';
