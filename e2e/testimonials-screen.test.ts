import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { barriersOn } from './barriers.ts'
import { DESKTOP } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { cardOf, cardsIn, everythingIsSaved, openScreen, save, signIn } from './staff.ts'

const TELUGU = 'డాక్టర్ గారు ఓపికగా విన్నారు. ఇప్పుడు హాయిగా నిద్రపోతున్నాను. '

const { clinic, browser } = await openForTests()
let sunita: Person
beforeAll(async () => {
  sunita = await hire(clinic.sql)
})

async function openTestimonials(): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await openScreen(page, clinic, 'testimonials', 'Manage Testimonials')
  await cardsIn(page, 'Testimonials').nth(3).waitFor()
  return page
}

/** How many lines of a text are to be seen. */
async function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
    return Math.round(element.clientHeight / lineHeight)
  })
}

test(
  'a review typed offline in two languages is cut to three and two lines in the list, and whole for patients (AC-177, AC-178, AC-181, AC-183, S-53)',
  { tags: ['full'] },
  async () => {
    const page = await openTestimonials()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add Testimonial' }).click()
    const form = page.getByRole('form', { name: 'Add New Testimonial' })
    await form.getByLabel('Patient Name').fill('Lalitha P.')
    await form.getByRole('radio', { name: '5 stars' }).focus()
    await page.keyboard.press('ArrowLeft')
    await form.getByLabel('Review (English)').fill('They listened to every word. '.repeat(30))
    await form.getByLabel('Review (Telugu)').fill(TELUGU.repeat(20))
    const preview = form.getByRole('region', { name: 'Preview' })
    await preview.getByText('They listened').waitFor()
    expect(await linesOf(preview.getByText('They listened'))).toBe(3)
    expect(await linesOf(preview.getByText('డాక్టర్'))).toBe(2)
    await save(form)
    const card = cardOf(page, 'Lalitha P.')
    await card.getByText('Waiting to sync (1)').waitFor()
    await card.getByText('Published').waitFor()
    await card.getByText('4 of 5 stars').waitFor()
    expect(await linesOf(card.getByText('They listened'))).toBe(3)
    expect(await linesOf(card.getByText('డాక్టర్'))).toBe(2)
    expect(await card.getByText('డాక్టర్').getAttribute('lang')).toBe('te')

    await page.context().setOffline(false)
    await everythingIsSaved(page)
    const [row] = await clinic.sql(
      `select * from public.testimonials where patient_name = 'Lalitha P.'`,
    )
    expect(row).toMatchObject({
      star_rating: 4,
      is_published: true,
      display_order: 0,
      review_telugu: TELUGU.repeat(20).trim(),
      added_by: sunita.id,
    })
    await page.context().close()

    const patient = await browser.newPage()
    await patient.goto(`${clinic.url}/testimonials`)
    await patient.getByRole('heading', { name: 'Lalitha P.' }).waitFor()
    await patient.getByText(TELUGU.repeat(20).trim()).waitFor()
    await patient.close()
  },
)

test(
  'one that is no longer published is a draft, and patients do not see it (AC-177)',
  { tags: ['full'] },
  async () => {
    const page = await openTestimonials()
    const name = await cardsIn(page, 'Testimonials').getByRole('heading').nth(1).textContent()
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    const form = page.getByRole('form', { name: 'Edit Testimonial' })
    await form.getByLabel('Published').uncheck()
    await save(form)
    await cardOf(page, String(name)).getByText('Draft').waitFor()
    await everythingIsSaved(page)
    const answer = await page.request.get(`${clinic.url}/testimonials`)
    expect(await answer.text()).not.toContain(name)
    await page.context().close()
  },
)

test(
  'a Viewer has no link to it, and its address leads to the dashboard (S-09)',
  { tags: ['full'] },
  async () => {
    const viewer = await hire(clinic.sql, { role: 'Viewer', username: 'viewer' })
    const page = await browser.newPage()
    await signIn(page, clinic, viewer)
    expect(await page.getByRole('link', { name: 'Testimonials' }).count()).toBe(0)
    await page.goto(`${clinic.url}/admin/testimonials`)
    await page.getByText('Your role does not include that screen.').waitFor()
    await page.close()
  },
)

test('the screen and its form are open to all', { tags: ['full'] }, async () => {
  const page = await openTestimonials()
  expect.soft(await barriersOn(page), 'the list').toEqual([])
  await page.setViewportSize(DESKTOP)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('form').waitFor()
  expect.soft(await barriersOn(page), 'the form').toEqual([])
  await page.context().close()
})
