-- Activating, rolling back, copying and saving themes (spec §7). One transaction
-- each; the actor is the session's, whatever id is sent along.

create function private.theme_hash(config jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(config::text, 'UTF8')), 'hex') $$;

-- Lets in who may change themes, one caller at a time: exactly one theme is ever active. Raises for
-- another one's id or a lower rank.
create function private.theme_actor(claimed uuid, needed integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform sync.begin_write(needed, 'Not allowed');
  if claimed is distinct from private.uid() then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return claimed;
end $$;

-- Texts of a config become part of a style sheet: none may leave its value or fetch anything. Apart
-- are labels, which are shown as text, and the addresses of fonts, which have one host.
create function private.theme_config_error(config jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  styles jsonb;
  fonts jsonb := config #> '{typography,fontUrls}';
  hostile text;
  mode text;
begin
  if jsonb_typeof(config) is distinct from 'object' or octet_length(config::text) > 65536 then
    return 'The theme configuration is not usable';
  end if;
  styles := config #- '{emergencyButton,text}' #- '{backButton,text}' #- '{typography,fontUrls}';
  select t into hostile from (
    select v #>> '{}' from jsonb_path_query(styles, 'strict $.** ? (@.type() == "string")') v
    union all
    select k #>> '{}' from jsonb_path_query(styles, 'strict $.** ? (@.type() == "object").keyvalue().key') k
  ) texts (t)
  where t ~* '([[:cntrl:];{}@\\<>]|/\*|\*/|(url|src|image|image-set|cross-fade|element|paint|attr|env|var|expression)\s*\()'
    or t like '\_\_%'
  limit 1;
  if not found and jsonb_typeof(fonts) = 'array' then
    select coalesce(f #>> '{}', 'null') into hostile from jsonb_array_elements(fonts) f
    where coalesce(f #>> '{}', '') !~ '^https://fonts\.googleapis\.com/css2?\?[A-Za-z0-9=&:;,@+._%|-]+$' or length(f #>> '{}') > 500 limit 1;
  elsif not found then
    hostile := fonts #>> '{}';
  end if;
  if hostile is not null then
    return 'The theme configuration holds a value that is not allowed: ' || left(hostile, 60);
  end if;
  foreach mode in array array['light', 'dark'] loop
    if coalesce(btrim(config #>> array['colors', mode, 'primary']), '') = '' then
      return initcap(mode) || ' mode primary color is required';
    elsif btrim(config #>> array['colors', mode, 'primary']) !~ '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' then
      return initcap(mode) || ' mode primary color must be a valid hex color';
    end if;
  end loop;
  if coalesce(btrim(config #>> '{typography,fontFamilies,heading}'), '') = '' then
    return 'Heading font family is required';
  elsif coalesce(btrim(config #>> '{typography,fontFamilies,body}'), '') = '' then
    return 'Body font family is required';
  end if;
  return null;
end $$;

create function private.failed(message text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('success', false, 'error', message) $$;

create function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
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
    activated_at = now(), rollback_deadline = now() + interval '24 hours';
  perform private.log('theme_activated', 'Activated modern theme: ' || theme.name, 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'theme_name', theme.name);
end $$;
comment on function public.activate_theme_atomic(uuid, uuid) is 'Makes a theme the site''s look, with 24 hours to go back.';

create function public.rollback_theme(p_user_id uuid) returns jsonb
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
    activated_at = now(), previous_theme_id = null, previous_version_id = null, rollback_deadline = null;
  perform private.log('theme_rolled_back', 'Rolled back to previous modern theme', 'modern_themes', null);
  return jsonb_build_object('success', true, 'message', 'Theme rolled back successfully!');
end $$;
comment on function public.rollback_theme(uuid) is 'Returns to the theme before the active one, within 24 hours.';

create function public.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  original public.modern_themes;
  made uuid := gen_random_uuid();
  copy_name text := btrim(coalesce(p_new_name, ''));
begin
  select * into original from public.modern_themes where id = p_theme_id;
  if original.id is null then
    return private.failed('Theme not found');
  elsif length(copy_name) not between 1 and 200 or not coalesce(private.is_slug(p_new_slug), false) then
    return private.failed('A name and a slug are required');
  elsif exists (select from public.modern_themes where slug = p_new_slug) then
    return private.failed('Slug already exists');
  end if;
  insert into public.modern_themes (id, name, slug, description, validation_status, config, config_hash)
  values (made, copy_name, p_new_slug, original.description, original.validation_status, original.config, original.config_hash);
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (made, 1, copy_name, original.config, original.config_hash, 'Duplicated from ' || original.name, me);
  perform private.log('theme_duplicated', 'Duplicated modern theme: ' || original.name || ' as ' || copy_name, 'modern_themes', made);
  return jsonb_build_object('success', true, 'name', copy_name, 'theme_id', made);
end $$;
comment on function public.duplicate_theme(uuid, text, text, uuid) is 'Copies a theme into one that can be edited.';

create function public.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 4);
  theme public.modern_themes;
  summary text := coalesce(nullif(btrim(p_change_description), ''), 'Theme configuration updated');
  next integer;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.is_preset then
    return private.failed('Preset themes cannot be edited. Please duplicate this theme to create an editable version.');
  elsif p_base_version is not null and p_base_version <> theme.version_number then
    return private.failed('This theme was saved by '
      || coalesce((select u.username from public.theme_versions v join public.users u on u.id = v.created_by
          where v.theme_id = theme.id and v.version_number = theme.version_number), 'somebody else')
      || ' in the meantime (version ' || theme.version_number || ')');
  elsif private.theme_config_error(p_config) is not null then
    return private.failed(private.theme_config_error(p_config));
  end if;
  next := theme.version_number + 1;
  update public.modern_themes set config = p_config, config_hash = private.theme_hash(p_config), version_number = next,
    description = coalesce(p_description, description), validation_status = 'passed' where id = theme.id;
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (theme.id, next, theme.name, p_config, private.theme_hash(p_config), left(summary, 2000), me);
  perform private.log('theme_edited', 'Updated modern theme: ' || theme.name || ' - ' || left(summary, 2000), 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'version_number', next);
end $$;
comment on function public.update_theme(uuid, jsonb, text, uuid, integer, text) is 'Saves a theme as a new version (Super Admin); what the public sees stays.';

create function public.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  theme public.modern_themes;
  settings public.modern_site_settings;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into settings from public.modern_site_settings;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.is_preset then
    return private.failed('Cannot delete preset themes');
  elsif theme.id = settings.active_theme_id then
    return private.failed('Cannot delete the currently active theme. Please activate another theme first.');
  elsif theme.id = settings.previous_theme_id and settings.rollback_deadline > now() then
    return private.failed('This theme can still be rolled back to. Please wait until the 24 hours have passed.');
  end if;
  delete from public.modern_themes where id = theme.id;
  perform private.log('theme_deleted', 'Deleted modern theme: ' || theme.name, 'modern_themes', theme.id);
  return '{"success": true}';
end $$;
comment on function public.delete_theme(uuid, uuid) is 'Deletes a theme of the clinic''s own that is not in use.';

revoke all on function private.theme_hash(jsonb), private.theme_actor(uuid, integer), private.theme_config_error(jsonb),
  private.failed(text), public.activate_theme_atomic(uuid, uuid), public.rollback_theme(uuid),
  public.duplicate_theme(uuid, text, text, uuid), public.update_theme(uuid, jsonb, text, uuid, integer, text),
  public.delete_theme(uuid, uuid) from public, anon, authenticated;
grant execute on function public.activate_theme_atomic(uuid, uuid), public.rollback_theme(uuid),
  public.duplicate_theme(uuid, text, text, uuid), public.update_theme(uuid, jsonb, text, uuid, integer, text),
  public.delete_theme(uuid, uuid) to anon, authenticated;
