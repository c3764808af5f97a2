import { expect, test } from 'vitest'

import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'

const COPY = 'Festival Days'
const COLOUR = '#AA3311'
const PREVIEW = 'The site in this theme'

export function themeTests(opened: EngineFixture): void {
  test(
    "a theme is duplicated, edited beside a preview, saved and activated, and a patient's open page applies it (AC-341, AC-378)",
    { tags: ['full'] },
    async () => {
      const { phone, clinic } = opened
      await asBefore(opened)
      const desk = await openStaffDesk(opened)
      await phone.goto(clinic.url)
      await phone.until(() => performance.getEntriesByName('usable').length > 0)
      expect(await phone.evaluate(primary)).not.toBe(COLOUR)

      await desk.goto(`${clinic.url}/admin/modern-themes`)
      await desk.click({ role: 'button', name: 'Duplicate Marigold Courtyard' })
      await desk.type({ role: 'field', name: /^Theme Name/ }, COPY)
      await desk.click({ role: 'button', name: 'Duplicate' })
      const themes = () => clinic.sql('select name from public.modern_themes')
      await expect.poll(themes).toContainEqual({ name: COPY })
      await desk.click({ role: 'button', name: `Edit Theme ${COPY}` })
      await desk.click({ role: 'button', name: 'Colors' })
      await desk.type('[name="colors.light.primary"]', COLOUR)
      await desk.until(previewWears, PREVIEW, COLOUR)
      expect(await desk.evaluate(primary)).not.toBe(COLOUR)

      await desk.click({ role: 'button', name: 'Save Changes' })
      await desk.until(hasText, `Theme "${COPY}" updated successfully! Version 2 created.`)
      await desk.click({ role: 'button', name: 'Close' })
      await desk.click({ role: 'button', name: `Activate ${COPY}` })
      await desk.click({ role: 'button', name: 'Activate', within: 'dialog[open]' })
      await desk.see({ role: 'button', name: 'Rollback' })
      // Like a visitor who returns to a page: it polls the server.
      await phone.evaluate(() => void window.dispatchEvent(new Event('online')))
      await phone.until(wears, COLOUR)
    },
  )
}

/** The sample clinic's initial theme, also on a retry. */
async function asBefore({ clinic }: EngineFixture): Promise<void> {
  await clinic.sql(
    `update public.modern_site_settings set active_theme_id = v.theme_id, active_version_id = v.id,
      theme_hash = v.config_hash, previous_theme_id = null, previous_version_id = null,
      rollback_deadline = null
    from public.theme_versions v where v.name = 'Clinical Modern'`,
  )
  await clinic.sql('delete from public.modern_themes where name = $1', [COPY])
}

// These run in the page.

const primary = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim()

const wears = (colour: string) =>
  getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim() === colour

const hasText = (words: string) => document.body.innerText.includes(words)

function previewWears(title: string, colour: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
  const root = frame?.contentDocument?.documentElement
  return root ? getComputedStyle(root).getPropertyValue('--color-primary').trim() === colour : false
}
