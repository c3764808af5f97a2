// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest'

import { migrate, openPglite } from '../../supabase/local/database.ts'
import { openStorage, createPictureName } from '../../supabase/local/storage-for-tests.ts'
import { createHostilePictures, type HostilePicture } from './hostile-pictures.ts'

let world: Awaited<ReturnType<typeof openStorage>>
let pictures: HostilePicture[]
beforeAll(async () => {
  const db = await openPglite()
  await migrate(db)
  world = await openStorage(db)
  pictures = await createHostilePictures()
})
afterAll(async () => {
  await world.stop()
  await world.db.close()
})

test('a hostile picture is stored unchanged and served as a picture, or rejected; as another type it is always rejected (threat 19)', async () => {
  const outcomes = []
  for (const picture of pictures) outcomes.push(await outcomeOf(picture))
  const [stored, refused] = [
    outcomes.filter((one) => one.startsWith('stored')),
    outcomes.filter((one) => one.startsWith('refused')),
  ]
  expect(new Set(stored)).toEqual(new Set(['stored, and sent as it is']))
  expect(new Set(refused)).toEqual(new Set(['refused']))
  // A run in which none was taken, or none was refused, would prove little.
  expect(stored.length).toBeGreaterThan(pictures.length / 2)
  expect(stored.length + refused.length).toBe(pictures.length)

  // In turn: a thousand connections at once are more than a busy machine accepts.
  const codes = new Set<unknown>()
  for (const { type, bytes } of pictures) {
    const contentType = type === 'image/png' ? 'image/gif' : 'image/png'
    const { error } = await world.editor.upload(createPictureName(), bytes, { contentType })
    codes.add((error as { statusCode?: string } | null)?.statusCode)
  }
  expect([...codes]).toEqual(['415'])
})

/** What the storage made of it. */
async function outcomeOf({ name, type, bytes }: HostilePicture): Promise<string> {
  const file = createPictureName(type.slice('image/'.length))
  const { error } = await world.editor.upload(file, bytes, { contentType: type })
  const rows = await world.rowsOf(file)
  if (error) {
    const isKnown = error.message === `mime type ${type} is not supported` && rows.length === 0
    return isKnown ? 'refused' : `${name}: ${error.message}`
  }
  const response = await world.at(`public/doctors/${file}`)
  const isSame =
    Buffer.from(await response.arrayBuffer()).equals(bytes) &&
    response.headers.get('content-type') === type &&
    response.headers.get('x-content-type-options') === 'nosniff'
  return isSame ? 'stored, and sent as it is' : `stored, but ${name} is sent otherwise`
}
