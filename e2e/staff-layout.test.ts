// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT } from './browser.ts'
import { openForTests } from './fixture.ts'
import { openSignedInPages } from './signed-in.ts'
import { findCard, findCards, waitForEverythingSaved, openScreen } from './staff.ts'

const TELUGU = 'డాక్టర్ గారు ఓపికగా విన్నారు. ఇప్పుడు హాయిగా నిద్రపోతున్నాను. '

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser }, { hasTouch: true })
const laptop = openSignedInPages({ clinic, browser }, {})

/** A screen of the panel, at this size. */
async function open(path: string, heading: string, [width, height]: readonly [number, number]) {
  const { page } = await signedIn('Content Manager', { width, height })
  await openScreen(page, clinic, path, heading)
  return page
}

test.for([
  ['doctors', 'Manage Doctors', 1440, 3],
  ['services', 'Manage Services', 1440, 2],
  ['testimonials', 'Manage Testimonials', 1440, 2],
  ['modern-themes', 'Modern Themes', 390, 1],
  ['modern-themes', 'Modern Themes', 900, 2],
  ['modern-themes', 'Modern Themes', 1440, 3],
] as const)(
  'the cards of %s (%s) at %d px are in %d columns (AC-152, AC-171, AC-299)',
  async ([path, heading, width, columns]) => {
    const page = await open(path, heading, [width, 900])
    const cards = page.locator('[data-row]')
    await cards.nth(3).waitFor()
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts.slice(0, columns)).size).toBe(columns)
    expect(new Set(lefts).size).toBe(columns)
  },
)

test('beside the sidebar of a small screen the header and the cards keep their shape', async () => {
  const page = await open('doctors', 'Manage Doctors', [1024, 768])
  const badge = findCards(page, 'Doctors').getByText('Active', { exact: true }).first()
  await badge.waitFor()
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(180)
  expect((await badge.boundingBox())?.height).toBeLessThan(40)
})

test('a laptop shows the whole sidebar, and a tablet in landscape shows its labels', async () => {
  const { page } = await laptop('Super Admin', { width: 1366, height: 768 })
  const sidebar = page.getByRole('complementary')
  const links = sidebar.getByRole('link')
  await links.last().waitFor()
  expect(await sidebar.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1180, height: 820 })
  for (const link of await links.all())
    expect((await link.locator('span').boundingBox())?.width).toBeGreaterThan(30)
})

test("a long review is truncated to three lines in English and two in Telugu, in the list and in the form's preview (AC-178)", async () => {
  // A retry finds what the first attempt added.
  await clinic.sql(`delete from public.testimonials where patient_name = 'Lalitha P.'`)
  await clinic.sql(
    `insert into public.testimonials (patient_name, review_english, review_telugu)
      values ('Lalitha P.', repeat('They listened to every word. ', 30), repeat($1, 20))`,
    [TELUGU],
  )
  const page = await open('testimonials', 'Manage Testimonials', [1280, 800])
  // An open page polls once a minute, a loaded one at once.
  await page.reload()
  expect(await linesIn(findCard(page, 'Lalitha P.'))).toEqual([3, 2])
  await page.getByRole('button', { name: 'Edit Lalitha P.', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  expect(await linesIn(preview)).toEqual([3, 2])
  // The stars are one tab stop, and the arrow keys choose among them.
  await page.getByRole('radio', { name: '5 stars' }).focus()
  await page.keyboard.press('ArrowLeft')
  await preview.getByText('4 of 5 stars').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('Testimonial updated successfully!').waitFor()
})

test('the Save button of a long form stays visible, and covers no focused field', async () => {
  const page = await open('hospital-profile', 'Hospital Profile', [768, 1024])
  await page.getByLabel(/^Hospital Name/).fill('Another name')
  const button = page.getByRole('button', { name: 'Save Profile' })
  const bar = await button.boundingBox()
  expect(bar?.y).toBeLessThan(1024)
  expect(bar?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (const label of ['Mission', 'Pincode', 'Phone number 1', 'Working Hours']) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    const [box, below] = [await field.boundingBox(), await button.boundingBox()]
    expect((box?.y ?? 0) + 30, label).toBeLessThan(below?.y ?? 0)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
})

test('at 400 % zoom a dialog uses the whole screen, and Back closes only the dialog', async () => {
  const page = await open('health-library/categories', 'Manage Categories', [320, 256])
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form')
  await form.waitFor()
  const scrollRoom = await form.evaluate((it) => {
    let scrolling: Element | null = it
    while (scrolling && scrolling.scrollHeight <= scrolling.clientHeight) {
      scrolling = scrolling.parentElement
    }
    return scrolling?.clientHeight
  })
  expect(scrollRoom).toBeGreaterThan(200)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toContain('health-library')
})

const wholeOn = (text: Locator) =>
  text.evaluate((it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    const cell = it.closest('td')
    return { lines: lines.size, isCut: cell !== null && cell.scrollWidth > cell.clientWidth }
  })

test('on a phone a long address breaks no name, time or category', async () => {
  const address = `https://www.facebook.com/pages/${'a-clinic-with-a-long-name/'.repeat(5)}`
  await clinic.sql(`update public.social_media set profile_url = $1`, [address])
  const platforms = await open('social-media', 'Social Media', [1180, 820])
  const name = platforms.getByRole('table').locator('strong').first()
  expect(await wholeOn(name)).toEqual({ lines: 1, isCut: false })
  const illnesses = await open('health-library/illnesses', 'Manage Illnesses', [390, 844])
  const category = illnesses.locator('td[data-label="Category"]', { hasText: 'Movement' }).first()
  await category.scrollIntoViewIfNeeded()
  expect(await wholeOn(category)).toEqual({ lines: 1, isCut: false })
  const { page: boss } = await signedIn('Super Admin', { width: 390, height: 844 })
  // The longest of the badges.
  await clinic.sql(
    `insert into public.activity_logs (action, description, table_affected)
      values ('theme_activated', 'Activated theme', 'modern_themes')`,
  )
  await openScreen(boss, clinic, 'activity-logs', 'Activity Logs')
  await boss.getByText('Theme activated', { exact: true }).first().waitFor()
  const time = boss.locator('td[data-label="Date & Time"] > time').first()
  expect(await wholeOn(time)).toEqual({ lines: 1, isCut: false })
  for (const details of await boss.getByRole('button', { name: /^Details of / }).all()) {
    const box = await details.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(374)
  }
})

test('a card is moved with the mouse and with a finger, and the server has that order (S-46)', async () => {
  const page = await open('doctors', 'Manage Doctors', [1280, 900])
  const cards = findCards(page, 'Doctors')
  await cards.nth(5).waitFor()
  const inFront = async () => (await cards.getByRole('heading').allTextContents()).slice(0, 3)
  const [first = '', second = '', third = ''] = await inFront()

  await gripOf(page, first).hover()
  await page.mouse.down()
  const box = await findCard(page, second).boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 60, { steps: 5 })
  await page.mouse.up()
  await expect.poll(inFront, LONG_TIMEOUT).toEqual([second, first, third])

  await dragWithFinger(page, third, second)
  await expect.poll(inFront, LONG_TIMEOUT).toEqual([third, second, first])
  await waitForEverythingSaved(page)
  const rows = await clinic.sql<{ name: string }>(
    'select name from public.doctors order by display_order limit 3',
  )
  expect(rows.map(({ name }) => name)).toEqual([third, second, first])
})

/** The number of visible lines of an English and a Telugu review. */
async function linesIn(review: Locator): Promise<number[]> {
  await review.getByText('They listened').waitFor()
  const texts = [review.getByText('They listened'), review.getByText('డాక్టర్')]
  return Promise.all(
    texts.map((text) =>
      text.evaluate((it) =>
        Math.round(it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)),
      ),
    ),
  )
}

const gripOf = (page: Page, doctor: string) =>
  page.getByRole('button', { name: `Move ${doctor} to another place` })

/** Drags a card before another one, as a finger does. */
async function dragWithFinger(page: Page, doctor: string, before: string): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const grip = await gripOf(page, doctor).boundingBox()
  const target = await findCard(page, before).boundingBox()
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
