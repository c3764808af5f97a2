-- A hosted project loads safeupdate for the role of its API: an UPDATE or DELETE without WHERE is
-- refused there (21000), inside procedures and triggers too. These five meant every row on purpose,
-- and now say so; supabase/tests/bare-statements.test.ts finds the next one.

create or replace function sync.tick() returns void
language sql set search_path = ''
as $$
  with next as (update sync.clock set version = version + 1 where one returning version)
  insert into sync.history (version) select version from next
$$;

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

create or replace function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  theme public.modern_themes;
  version uuid;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.validation_status = 'failed' or private.theme_config_error(theme.config) is not null then
    return private.failed(coalesce(private.theme_config_error(theme.config), 'This theme did not pass validation'));
  end if;
  select v.id into version from public.theme_versions v
  where v.theme_id = theme.id and v.version_number = theme.version_number;
  if version is null then
    return private.failed('This theme has no saved version to publish'); -- Someone wrote it past the procedures.
  end if;
  update public.modern_site_settings set
    previous_theme_id = active_theme_id, previous_version_id = active_version_id,
    active_theme_id = theme.id, active_version_id = version, theme_hash = theme.config_hash,
    activated_at = now(), rollback_deadline = now() + interval '24 hours'
  where true;
  perform private.log('theme_activated', 'Activated modern theme: ' || theme.name, 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'theme_name', theme.name);
end $$;

create or replace function public.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  settings public.modern_site_settings;
  version public.theme_versions;
begin
  select * into settings from public.modern_site_settings;
  select * into version from public.theme_versions where id = settings.previous_version_id;
  if version.id is null or settings.rollback_deadline is null then
    return private.failed('There is no previous theme to go back to');
  elsif settings.rollback_deadline <= now() then
    return private.failed('The time to roll back has passed');
  end if;
  -- The deadline is cleared with the previous theme: one cannot roll back twice (S-34).
  update public.modern_site_settings set
    active_theme_id = version.theme_id, active_version_id = version.id, theme_hash = version.config_hash,
    activated_at = now(), previous_theme_id = null, previous_version_id = null, rollback_deadline = null
  where true;
  perform private.log('theme_rolled_back', 'Rolled back to previous modern theme', 'modern_themes', null);
  return jsonb_build_object('success', true, 'message', 'Theme rolled back successfully!');
end $$;
