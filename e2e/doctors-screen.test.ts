import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { hire } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { cardOf, cardsIn, everythingIsSaved, openDoctors, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()

test(
  'on a large screen the doctors stand in three columns, and good news is green (AC-152, AC-418)',
  { tags: ['full'] },
  async () => {
    const sunita = await hire(clinic.sql)
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(`${clinic.url}/login`)
    await page.getByLabel('Username').fill(sunita.username)
    await page.getByLabel(/^Password/).fill(sunita.password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Doctors' }).click()
    const cards = cardsIn(page, 'Doctors')
    await cards.nth(5).waitFor()
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    )
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    expect(tops[3]).toBeGreaterThan(tops[0] ?? Infinity)

    await page.getByRole('button', { name: 'Add Doctor' }).click()
    await page.getByLabel('Full Name').fill('Dr. Green')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const banner = page.locator('[data-tone]', { hasText: 'Doctor added successfully!' })
    const [red = 0, green = 0, blue = 0] = await banner.evaluate((box) =>
      (getComputedStyle(box).borderInlineStartColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(green).toBeGreaterThan(Math.max(red, blue))
  },
)

test(
  'beside the sidebar of a small screen the header and the cards keep their shape',
  { tags: ['full'] },
  async () => {
    const rani = await hire(clinic.sql, { username: 'rani' })
    const context = await browser.newContext({
      viewport: { width: 1024, height: 768 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(`${clinic.url}/login`)
    await page.getByLabel('Username').fill(rani.username)
    await page.getByLabel(/^Password/).fill(rani.password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Doctors' }).click()
    const badge = cardsIn(page, 'Doctors').getByText('Active', { exact: true }).first()
    await badge.waitFor()
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(180)
    expect((await badge.boundingBox())?.height).toBeLessThan(40)
  },
)

test(
  'a doctor is dragged to another place with the mouse, and with a finger, and patients see that order (S-46)',
  { tags: ['full'] },
  async () => {
    const asha = await hire(clinic.sql, { username: 'asha' })
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      hasTouch: true,
    })
    const page = await context.newPage()
    await signIn(page, clinic, asha)
    await openDoctors(page, clinic)
    const cards = cardsIn(page, 'Doctors')
    const names = () => cards.getByRole('heading').allTextContents()
    await cards.nth(5).waitFor()
    const [first = '', second = '', third = ''] = await names()

    await page.getByRole('button', { name: `Take up ${first} to move it` }).hover()
    await page.mouse.down()
    const box = await cardOf(page, second).boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 60, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third])

    await dragWithFinger(page, third, second)
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first])
    await everythingIsSaved(page)
    const rows = await clinic.sql<{ name: string }>(
      'select name from public.doctors order by display_order limit 3',
    )
    expect(rows.map(({ name }) => name)).toEqual([third, second, first])
    await context.close()
  },
)

/** Puts a card before another one, as a finger does. */
async function dragWithFinger(page: Page, doctor: string, before: string): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const grip = await page
    .getByRole('button', { name: `Take up ${doctor} to move it` })
    .boundingBox()
  const target = await cardOf(page, before).boundingBox()
  if (!grip || !target) throw new Error('A card is not on the screen')
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }
  const to = { x: target.x + 10, y: target.y + 60 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const x = from.x + (to.x - from.x) * part
    const y = from.y + (to.y - from.y) * part
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
