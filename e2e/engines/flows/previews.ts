import { expect, test } from 'vitest'

import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'

export function previewTests(opened: EngineFixture): void {
  test(
    'the preview of a theme shows the pictures of the site, its logo first (AC-341)',
    { tags: ['full'] },
    async () => {
      const desk = await openStaffDesk(opened)
      await opened.clinic.sql(
        `insert into public.modern_themes (name, slug, config, config_hash, validation_status)
      select 'Ours', 'ours', config, config_hash, 'passed'
      from public.modern_themes where slug = 'clinical-modern' on conflict do nothing`,
      )
      await desk.goto(`${opened.clinic.url}/admin/modern-themes`)
      await desk.click({ role: 'button', name: 'Edit Theme Ours' })
      await desk.click({ role: 'button', name: 'Doctors' })
      await desk.until(hasPictures, 'The site in this theme', 'header img, main img')
      expect(await desk.evaluate(sheetsMissing, 'The site in this theme')).toEqual([])
    },
  )

  test('the preview of an illness shows its pictures', { tags: ['full'] }, async () => {
    const desk = await openStaffDesk(opened)
    await desk.goto(`${opened.clinic.url}/admin/health-library/illnesses`)
    await desk.click({ role: 'button', name: 'Edit Obstructive Sleep Apnoea' })
    await desk.click({ role: 'button', name: 'Preview' })
    await desk.until(hasPictures, 'The page as visitors see it', 'img')
    expect(await desk.evaluate(sheetsMissing, 'The page as visitors see it')).toEqual([])
  })
}

/** Whether a frame shows two of these pictures; a missing one has a placeholder. */
function hasPictures(title: string, which: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
  const images = frame?.contentDocument?.querySelectorAll<HTMLImageElement>(which) ?? []
  const [first, second] = images
  if (!first || !second) return false
  for (const image of [first, second]) image.loading = 'eager'
  return first.naturalWidth > 0 && second.naturalWidth > 0
}

/** The URLs of stylesheets that failed to load in a frame. */
function sheetsMissing(title: string): string[] {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
  const links = frame?.contentDocument?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...(links ?? [])].filter(({ sheet }) => sheet === null).map(({ href }) => href)
}
