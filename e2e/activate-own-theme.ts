import type { Clinic } from './clinic.ts'

/** Activates a theme of the clinic's own: a new copy of 'Clinical Modern'. */
export async function activateOwnTheme(
  sql: Clinic['sql'],
  name: string,
  madeBy: string,
): Promise<void> {
  await sql(
    `update public.modern_site_settings set active_theme_id = v.theme_id,
      active_version_id = v.id, theme_hash = v.config_hash, previous_theme_id = null,
      previous_version_id = null, rollback_deadline = null
    from public.theme_versions v where v.name = 'Clinical Modern'`,
  )
  await sql('delete from public.modern_themes where not is_preset')
  await sql(
    `with made as (
      insert into public.modern_themes (name, slug, description, validation_status, config, config_hash)
      select $1, 'own-theme', 'Fresh', 'passed', config, config_hash
      from public.modern_themes where name = 'Clinical Modern' returning *
    ), version as (
      insert into public.theme_versions
        (theme_id, version_number, name, config, config_hash, change_description, created_by)
      select id, 1, name, config, config_hash, 'Duplicated from Clinical Modern', $2 from made
      returning *
    )
    update public.modern_site_settings set active_theme_id = version.theme_id,
      active_version_id = version.id, theme_hash = version.config_hash from version`,
    [name, madeBy],
  )
}
