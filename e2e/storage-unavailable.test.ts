// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { findCard, openDoctors, signIn } from './staff.ts'

const REFUSED = `() => { throw new DOMException('Not allowed', 'SecurityError') }`
const refuse = (...names: string[]) =>
  names.map((name) => `Object.defineProperty(window, '${name}', { get: ${REFUSED} })`).join(';')
const NO_WORKER = `ServiceWorkerContainer.prototype.register = async ${REFUSED}`

const { clinic, browser } = await openForTests()

const browsers = [
  ['has no IndexedDB', `delete window.indexedDB; delete Window.prototype.indexedDB`],
  ['denies storage', `${refuse('indexedDB', 'caches')}; ${NO_WORKER}`],
  [
    'has its cookies turned off',
    `window.BroadcastChannel = class { constructor() { (${REFUSED})() } };
    ${refuse('indexedDB', 'caches', 'localStorage', 'sessionStorage')}; ${NO_WORKER};
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })`,
  ],
] as const

test.for(browsers)(
  'a browser that %s opens every page, and tells staff in one sentence why they cannot sign in (S-79)',
  async ([, script]) => {
    const { page, problems, close } = await open(script)
    await readsEverything(page)
    await page.goto(`${clinic.url}/login`)
    await page.getByText('this browser does not allow it').waitFor()
    expect(await page.getByRole('button', { name: 'Log in' }).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  },
)

test('a browser that rejects the service worker opens every page, and staff can work in it (S-79)', async () => {
  const { page, problems, close } = await open(NO_WORKER)
  await readsEverything(page)
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
  await openDoctors(page, clinic)
  await findCard(page, 'Dr. Imran Baig').waitFor()
  expect(problems).toEqual([])
  await close()
})

const throws = (owner: string, name: string) => `${owner}.${name} = ${REFUSED}`
const throwsOnRead = (name: string) =>
  `Object.defineProperty(Navigator.prototype, '${name}', { get: ${REFUSED} })`

const interfaces = [
  ['crypto', refuse('crypto')],
  ['crypto.subtle', `Object.defineProperty(Crypto.prototype, 'subtle', { get: ${REFUSED} })`],
  ['matchMedia', throws('window', 'matchMedia')],
  [
    'FinalizationRegistry',
    `window.FinalizationRegistry = class { constructor() { (${REFUSED})() } }`,
  ],
  ['requestIdleCallback', throws('window', 'requestIdleCallback')],
  ['AbortSignal.timeout', throws('AbortSignal', 'timeout')],
  ['Intl.DateTimeFormat', `Intl.DateTimeFormat = class { constructor() { (${REFUSED})() } }`],
  ['scrollTo', `${throws('window', 'scrollTo')}; ${throws('Element.prototype', 'scrollTo')}`],
  ['focus', throws('HTMLElement.prototype', 'focus')],
  ['history.state', `Object.defineProperty(History.prototype, 'state', { get: ${REFUSED} })`],
  ['history.replaceState', throws('History.prototype', 'replaceState')],
  ['performance.mark', throws('Performance.prototype', 'mark')],
  ['navigator.serviceWorker', throwsOnRead('serviceWorker')],
  ['serviceWorker.register', throws('ServiceWorkerContainer.prototype', 'register')],
  ['navigator.userAgentData', throwsOnRead('userAgentData')],
  ['navigator.connection', throwsOnRead('connection')],
  ['String.normalize', throws('String.prototype', 'normalize')],
  ['getAll of a database', throws('IDBObjectStore.prototype', 'getAll')],
  ['openCursor of a database', throws('IDBObjectStore.prototype', 'openCursor')],
] as const

test.for(interfaces)(
  'a browser in which %s throws opens every page, and its search finds an illness',
  async ([, script]) => {
    const { page, problems, close } = await open(script)
    await readsEverything(page)
    expect(problems).toEqual([])
    await close()
  },
)

test('an illness stays usable in a browser that throws when it is asked for its voices', async () => {
  const { page, close } = await open(throws('SpeechSynthesis.prototype', 'getVoices'))
  const thrown = page.waitForEvent('pageerror')
  await readsEverything(page)
  await thrown
  await page.goBack()
  await page.getByRole('searchbox').waitFor()
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)
  await close()
})

async function open(script: string) {
  const context = await browser.newContext({ viewport: PHONE })
  await context.addInitScript(script)
  const page = await context.newPage()
  return { page, problems: collectPageProblems(page), close: () => context.close() }
}

/** From link to link, in the hydrated app. */
async function readsEverything(page: Page): Promise<void> {
  await page.goto(clinic.url)
  await expect.poll(() => page.locator('main').evaluate(isHydrated), LONG_TIMEOUT).toBe(true)
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  await page.getByRole('link', { name: 'Doctors' }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: 'Dr. Imran Baig' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Health Library' }).filter({ visible: true }).first().click()
  await page.getByRole('searchbox').fill('migrane')
  // The whole list is still there, hidden, while the results replace it.
  const visibleLink = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true })
  await expect.poll(() => visibleLink(/narcolepsy/i).count(), LONG_TIMEOUT).toBe(0)
  await visibleLink(/migraine/i)
    .first()
    .click()
  await page.getByRole('heading', { name: 'What It Means' }).waitFor()
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)
}

/** React notes its own record on the elements that it has taken over. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
