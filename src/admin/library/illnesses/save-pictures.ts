import type { ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow, moveRow, removeRow } from '#db/edits.ts'
import { readRows } from '#db/read-view.ts'
import { toForm } from '#model/blanks.ts'
import { sortRows } from '#model/order.ts'
import type { Form } from '#model/rows.ts'
import { toStorableText } from '#model/texts/normalize-text.ts'

const TABLE = 'health_library_images'

/**
 * A picture of an illness in its form, with its texts in every language; its index in the list is
 * its order.
 */
export type FormPicture = Omit<Form<typeof TABLE>, 'illness_id' | 'display_order' | 'alt_text'> & {
  /** The id of its row, or its address before it has a row. */
  id: string
  alt_text: string
}

/** The pictures of an illness in the overlay; a new illness has none. */
export async function readPictures(
  db: ClinicDatabase,
  illnessId: string | null,
): Promise<FormPicture[]> {
  if (illnessId === null) return []
  const rows = await readRows(db, TABLE)
  const ofIllness = rows.filter((row) => row.illness_id === illnessId)
  return sortRows(TABLE, ofIllness).map((row) => {
    const { illness_id: _, display_order: __, ...picture } = toForm(TABLE, row)
    return { ...picture, id: row.id, alt_text: row.alt_text ?? '' }
  })
}

interface Change {
  now: readonly FormPicture[]
  /** The base is the form as opened: later changes of other tablets stay. */
  base: readonly FormPicture[]
}

/**
 * Stores the differences with one edit per picture, so that two tablets seldom conflict. Returns
 * the stored pictures.
 */
export async function savePictures(
  db: ClinicDatabase,
  illnessId: string,
  { now, base }: Change,
): Promise<FormPicture[]> {
  const before = new Map(base.map((picture) => [picture.id, picture]))
  const remaining = new Set(now.map(({ id }) => id))
  for (const { id } of base) if (!remaining.has(id)) await removeRow(db, TABLE, id)
  let last = await highestOrder(db, illnessId)
  const ids: string[] = []
  for (const picture of now) {
    const old = before.get(picture.id)
    if (old) await describe(db, picture, old)
    else last += 1
    ids.push(old ? picture.id : await add(db, illnessId, picture, last))
  }
  const ordered = base.flatMap(({ id }) => (remaining.has(id) ? [id] : []))
  await order(db, [...ordered, ...ids.filter((id) => !before.has(id))], ids)
  return now.map((picture, at) => {
    const words = wordsOf(picture)
    return { ...picture, ...words, id: ids[at] ?? picture.id, alt_text: words.alt_text ?? '' }
  })
}

async function highestOrder(db: ClinicDatabase, illnessId: string): Promise<number> {
  const rows = await readRows(db, TABLE)
  const ofIllness = rows.filter((row) => row.illness_id === illnessId)
  return Math.max(-1, ...ofIllness.map((row) => row.display_order))
}

function add(
  db: ClinicDatabase,
  illness_id: string,
  picture: FormPicture,
  display_order: number,
): Promise<string> {
  const { image_url } = picture
  return addRow(db, TABLE, { illness_id, image_url, ...wordsOf(picture), display_order })
}

async function describe(db: ClinicDatabase, now: FormPicture, base: FormPicture): Promise<void> {
  await changeRow(db, TABLE, now.id, {
    fields: wordsOf(now),
    base: wordsOf(base),
  })
}

/** The stored texts of a picture. */
function wordsOf(picture: FormPicture): Partial<Form<typeof TABLE>> {
  const { id: _, image_url: __, ...words } = picture
  return Object.fromEntries(Object.entries(words).map(([field, text]) => [field, asStored(text)]))
}

const asStored = (text: string | null): string | null => toStorableText(text ?? '').trim() || null

/** Moves pictures into the wanted order with as few moves as possible. */
async function order(
  db: ClinicDatabase,
  have: readonly string[],
  want: readonly string[],
): Promise<void> {
  let current = [...have]
  for (const [place, id] of want.entries()) {
    if (current[place] === id) continue
    await moveRow(db, TABLE, { id, after: want[place - 1] ?? null })
    current = current.filter((pictureId) => pictureId !== id).toSpliced(place, 0, id)
  }
}
