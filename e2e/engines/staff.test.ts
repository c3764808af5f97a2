import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { hire, openClinic, type Clinic } from '../clinic.ts'
import { firefox } from './puppeteer.ts'
import { staffScreensAreKept } from './staff.ts'
import type { Device } from './tab.ts'
import { webkit } from './webkit.ts'

const DOCTOR = 'Dr. Imran Baig'

describe.for([firefox, webkit])('in $name', (engine) => {
  let clinic: Clinic
  let tablet: Device
  let folder: string
  beforeAll(async () => {
    ;[clinic, tablet, folder] = await Promise.all([
      openClinic(),
      engine.open({ width: 820, height: 1180 }),
      mkdtemp(join(tmpdir(), 'nadi-engines-')),
    ])
  })
  afterAll(async () => {
    await tablet?.close()
    await clinic?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('somebody new signs in and chooses a password of their own (S-04)', async () => {
    const person = await hire(clinic.sql, { mustChange: true })
    await tablet.goto(`${clinic.url}/login`)
    await tablet.type({ role: 'field', name: 'Username' }, person.username)
    await tablet.type({ role: 'field', name: /^Password/ }, person.password)
    await tablet.click({ role: 'button', name: 'Log in' })
    await tablet.type({ role: 'field', name: 'Current password' }, person.password)
    await tablet.type({ role: 'field', name: /^New password/ }, 'words of her own')
    await tablet.type({ role: 'field', name: 'Repeat new password' }, 'words of her own')
    await tablet.click({ role: 'button', name: 'Save password' })
    await tablet.until(() => document.querySelector('dialog[open]') === null)
    const [account] = await clinic.sql('select * from public.users where id = $1', [person.id])
    expect(account).toMatchObject({ must_change_password: false })
    await staffScreensAreKept(tablet)
  })

  test('an edit with a picture reaches the server (S-49)', async () => {
    const photo = join(folder, 'photo.jpg')
    await writeFile(photo, await photoOf(tablet))
    await openDoctors()
    await tablet.click({ role: 'button', name: `Edit ${DOCTOR}` })
    await tablet.type({ role: 'field', name: 'Qualification' }, 'MD, DM, FRCP')
    await tablet.file('form input[type="file"]', photo)
    await tablet.see('form img[alt^="Preview"]')
    await tablet.click({ role: 'button', name: 'Save' })
    await expect.poll(stored).toMatchObject({ qualification: 'MD, DM, FRCP' })
    // WebKit cannot write WebP.
    await expect.poll(stored).toMatchObject({ photo: expect.stringMatching(/\.(webp|jpg)$/) })
  })

  test('an edit made while the server is gone waits, survives a reload, and arrives when it is back (S-53)', async () => {
    await openDoctors()
    await clinic.down()
    await tablet.click({ role: 'button', name: `Edit ${DOCTOR}` })
    await tablet.type({ role: 'field', name: 'Specialisation' }, 'Sleep')
    await tablet.click({ role: 'button', name: 'Save' })
    await tablet.until(saysInHeader, 'Waiting to sync (1)')
    await tablet.reload()
    await tablet.until(saysInHeader, 'Waiting to sync (1)')
    await tablet.until((words) => document.body.innerText.includes(words), 'Sleep')
    await clinic.up()
    // As when the network is back: it asks at once, and not within the next minute.
    await tablet.evaluate(() => void window.dispatchEvent(new Event('online')))
    await tablet.until(saysInHeader, 'All saved')
    await expect.poll(stored).toMatchObject({ specialisation: 'Sleep' })
  })

  const openDoctors = async () => {
    await tablet.goto(`${clinic.url}/admin/doctors`)
    await tablet.see({ role: 'button', name: `Edit ${DOCTOR}` })
  }

  async function stored(): Promise<Record<string, unknown>> {
    const [row] = await clinic.sql('select * from public.doctors where name = $1', [DOCTOR])
    return row ?? {}
  }
})

/** Asked in the page itself. */
const saysInHeader = (words: string) =>
  document.querySelector('header')?.innerText.includes(words) ?? false

/** A picture as a camera makes it, drawn in the page. */
async function photoOf(tab: Device): Promise<Buffer> {
  const url = await tab.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 900
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    for (let n = 0; n < 300; n += 1) {
      context.fillStyle = `hsl(${n} 60% 50%)`
      context.fillRect((n * 37) % 1200, (n * 53) % 900, 90, 60)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
