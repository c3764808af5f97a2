import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createStaffAccount } from '../../clinic.ts'
import { createDoctorReader, DOCTOR, openDoctors, isTextInHeader } from '../doctors.ts'
import type { Device, Engine } from '../drivers/tab.ts'
import { DESK, openStaffDesk, type EngineFixture } from '../engine-fixture.ts'
import { waitForCachedStaffScreens } from '../sign-in.ts'

export function staffTests(opened: EngineFixture, engine: Engine): void {
  test(
    'a new user signs in and chooses a password (S-04)',
    { tags: ['full'] },
    async ({ task }) => {
      if (task.result?.retryCount) {
        await opened.desk.close()
        opened.desk = await engine.open(DESK)
      }
      const { clinic, desk } = opened
      const person = await createStaffAccount(clinic.sql, { role: 'Super Admin', mustChange: true })
      await desk.goto(`${clinic.url}/login`)
      await desk.type({ role: 'field', name: 'Username' }, person.username)
      await desk.type({ role: 'field', name: /^Password/ }, person.password)
      await desk.click({ role: 'button', name: 'Log in' })
      await desk.type({ role: 'field', name: 'Current password' }, person.password)
      await desk.type({ role: 'field', name: /^New password/ }, 'words of her own')
      await desk.type({ role: 'field', name: 'Repeat new password' }, 'words of her own')
      await desk.click({ role: 'button', name: 'Save password' })
      await desk.until(() => document.querySelector('dialog[open]') === null)
      const [account] = await clinic.sql('select * from public.users where id = $1', [person.id])
      expect(account).toMatchObject({ must_change_password: false })
      await waitForCachedStaffScreens(desk)
      opened.isSignedIn = true
    },
  )

  test('an edit with a picture reaches the server (S-49)', { tags: ['full'] }, async () => {
    const desk = await openStaffDesk(opened)
    const photo = join(opened.folder, 'photo.jpg')
    await writeFile(photo, await photoOf(desk))
    await openDoctors(desk, opened.clinic)
    await desk.click({ role: 'button', name: `Edit ${DOCTOR}` })
    await desk.type({ role: 'field', name: 'Qualification' }, 'MD, DM, FRCP')
    await desk.file('form input[type="file"]', photo)
    await desk.see('form img[alt^="Preview"]')
    await desk.click({ role: 'button', name: 'Save' })
    const stored = createDoctorReader(opened.clinic)
    await expect.poll(stored).toMatchObject({ qualification: 'MD, DM, FRCP' })
    // WebKit cannot write WebP.
    await expect.poll(stored).toMatchObject({ photo: expect.stringMatching(/\.(webp|jpg)$/) })
  })

  test('an edit made while the server is down waits, survives a reload, and is sent once it is up (S-53)', async () => {
    const { clinic } = opened
    const desk = await openStaffDesk(opened)
    await openDoctors(desk, clinic)
    // The server may have it while this device waits for the acknowledgement.
    await desk.until(isTextInHeader, 'All saved')
    await clinic.down()
    await desk.click({ role: 'button', name: `Edit ${DOCTOR}` })
    await desk.type({ role: 'field', name: 'Specialisation' }, 'Sleep')
    await desk.click({ role: 'button', name: 'Save' })
    await desk.until(isTextInHeader, 'Waiting to sync (1)')
    await desk.reload()
    await desk.until(isTextInHeader, 'Waiting to sync (1)')
    await desk.until((words) => document.body.innerText.includes(words), 'Sleep')
    await clinic.up()
    // As when the network returns: it syncs at once, not within the next minute.
    await desk.evaluate(() => void window.dispatchEvent(new Event('online')))
    await desk.until(isTextInHeader, 'All saved')
    await expect.poll(createDoctorReader(clinic)).toMatchObject({ specialisation: 'Sleep' })
  })
}

/** A picture like a camera's, drawn in the page. */
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
