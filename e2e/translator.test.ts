// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

// oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, where only it itself is
/** What a browser's translator does to a page, continuously: it replaces each text node by elements. */
function translate(): void {
  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('font, script, style, [translate="no"]'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data} [ta]`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateWithin(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateWithin(node)
  }).observe(document.body, { childList: true, subtree: true })
}

async function translated(path: string): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await page.goto(clinic.url + path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.evaluate(translate)
  return { page, problems }
}

test('a page translated by the browser loses the network, regains it, and its links work', async () => {
  const { page, problems } = await translated('/')
  const line = page.locator('output').filter({ hasText: 'You are offline' })
  for (let time = 0; time < 2; time += 1) {
    await page.context().setOffline(true)
    await expect.poll(() => line.isVisible(), LONG_TIMEOUT).toBe(true)
    await page.context().setOffline(false)
    await expect.poll(() => line.isVisible(), LONG_TIMEOUT).toBe(false)
  }
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page
    .getByRole('link', { name: /^Doctors/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Meet Our Doctors/ }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('on a page translated by the browser a query typed letter by letter still shows whom to call', async () => {
  const { page, problems } = await translated('/health-library')
  const call = page.locator('main a[href="tel:108"]')
  const type = async (question: string) => {
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').pressSequentially(question, { delay: 40 })
  }
  for (const question of ['face drooping', 'left arm suddenly weak', 'a fit that does not stop']) {
    await type(question)
    await expect.poll(() => call.first().isVisible(), LONG_TIMEOUT).toBe(true)
    await type('snoring')
  }
  expect(await page.locator('main h1').isVisible()).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})
