import type { Locator, Page } from 'playwright-core'

import type { Device } from './device.ts'
import type { RandomSource } from './random.ts'
import { readDeviceOutbox } from './read-device-outbox.ts'
import type { TestWord } from './verdict.ts'

/** A staff member with a device of their own. */
export interface Person {
  username: string
  password: string
  device: Device
  chance: RandomSource
  words: TestWord[]
}

const DOCTORS = ['Dr. Imran Baig', 'Dr. Meera Chacko', 'Dr. Harsha Kondapalli'] as const
const DOCTOR_FIELDS = [
  ['qualification', 'Qualification'],
  ['specialisation', 'Specialisation'],
] as const

/** What people do, the usual things more often. */
const doings = [
  changeDoctor,
  changeDoctor,
  changeDoctor,
  changeMission,
  addTestimonial,
  addTestimonial,
  deleteTestimonial,
  settle,
] as const

/** One edit, by the panel's own screens. What stands in the way of it ends it, as it would for a person. */
export async function editOnce(person: Person): Promise<void> {
  await person.chance.oneOf(doings)(person)
}

/** Opens a screen of the panel, past a locked screen and an ended session. */
export async function openPanelScreen(person: Person, screen: string): Promise<Page> {
  const page = await person.device.tab()
  await page.goto(`${person.device.line.url}/admin/${screen}`)
  const unlock = page.getByRole('button', { name: 'Unlock' })
  const enter = page.getByRole('button', { name: 'Log in' })
  const inside = page.getByRole('button', { name: 'Logout' })
  await unlock.or(enter).or(inside).first().waitFor()
  if (await enter.isVisible()) await page.getByLabel('Username').fill(person.username)
  if (!(await inside.isVisible())) {
    await page.getByLabel(/^Password/).fill(person.password)
    await unlock.or(enter).click()
    await inside.waitFor()
    await page.goto(`${person.device.line.url}/admin/${screen}`)
    await inside.waitFor()
  }
  const again = page.getByRole('button', { name: 'Sign in again' })
  if (await again.isVisible()) {
    await again.click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel(/^Password/).fill(person.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  return page
}

function newWord({ words, username }: Person, field: string): TestWord {
  const number = String(words.length + 1).padStart(4, '0')
  const word = { text: `${username} ${number}.`, field, isSaved: false, isGivenUp: false }
  words.push(word)
  return word
}

async function changeDoctor(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'doctors')
  const doctor = person.chance.oneOf(DOCTORS)
  await page.getByRole('button', { name: `Edit ${doctor}`, exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit Doctor' })
  const written: TestWord[] = []
  for (const [field, label] of DOCTOR_FIELDS) {
    if (written.length > 0 && person.chance.next() < 0.6) continue
    if (written.length === 0 && field === 'qualification' && person.chance.next() < 0.4) continue
    const word = newWord(person, field)
    await form.getByLabel(label, { exact: true }).fill(word.text)
    written.push(word)
  }
  await page.waitForTimeout(person.chance.between(0, 3_000))
  await keepMine(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  for (const word of written) word.isSaved = true
}

async function changeMission(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'hospital-profile')
  const form = page.locator('main form')
  const word = newWord(person, 'mission')
  await form.getByLabel('Mission', { exact: true }).fill(word.text)
  await keepMine(form)
  await form.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('saved successfully!').waitFor()
  word.isSaved = true
}

async function addTestimonial(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'testimonials')
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  const form = page.getByRole('form', { name: /^Add/ })
  const word = newWord(person, 'patient_name')
  await form.getByLabel('Patient Name').fill(word.text)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  word.isSaved = true
}

/** Shared, so that another staff member may edit it at the same time. */
async function deleteTestimonial(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'testimonials')
  const ours = page.getByRole('button', { name: /^Delete person-\d \d{4}\.$/ })
  await ours.last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

/** Decides about the first edit that waits for its author. */
async function settle(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'sync')
  if (!(await readDeviceOutbox(page)).some(({ state }) => state === 'parked')) return
  if (person.chance.next() < 0.5 && (await press(page, 'Keep mine'))) return
  // Before it is pressed: a kill may come first after it.
  for (const { content } of await listQuestions(page)) {
    for (const word of person.words) if (content.includes(word.text)) word.isGivenUp = true
  }
  if (!(await press(page, 'Use theirs'))) await press(page, 'Discard my change')
  const question = page.getByRole('dialog').getByRole('button', { name: /^(Discard|Delete)/ })
  if (await question.isVisible()) await question.click()
}

/** The edits that were refused, and those behind them, which an answer may be for too [D20]. */
async function listQuestions(page: Page) {
  const outbox = await readDeviceOutbox(page)
  const parked = outbox.filter(({ state }) => state === 'parked').flatMap(({ records }) => records)
  return outbox.filter(({ records }) => records.some((record) => parked.includes(record)))
}

/** Presses the first button of a name, or where several fields are asked about, chooses that for each. */
async function press(page: Page, name: string): Promise<boolean> {
  for (const radio of await page.getByRole('radio', { name }).all()) await radio.check()
  const button = page.getByRole('button', { name, exact: true }).first()
  const chosen = page.getByRole('button', { name: 'Keep what I chose', disabled: false }).first()
  for (const one of [button, chosen]) {
    if (!(await one.isVisible())) continue
    await one.click()
    return true
  }
  return false
}

/** Where another user has changed the field that is being typed in, the form asks [D19]. */
async function keepMine(form: Locator): Promise<void> {
  for (const button of await form.getByRole('button', { name: /^Keep mine: / }).all()) {
    await button.click()
  }
}
