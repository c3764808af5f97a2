import { useEffect, useMemo, useState } from 'react'

import { emptyContent, useContentState, type Content } from '#db/content.ts'
import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { Category } from '#model/rows.ts'
import type { Form, PublicRow } from '#model/rows.ts'
import { parseDistinctNames } from '#model/texts/normalize-text.ts'
import { parseUploadPath } from '#model/texts/picture-path.ts'
import { isTranslation } from '#model/translations.ts'

import type { IllnessPictures } from './use-illness-pictures.ts'

/** Placeholders for the id and the slug: a new illness may have neither yet. */
export const PREVIEW = 'preview'

interface IllnessInput {
  fields: Form<'health_library_illnesses'>
  pictures: IllnessPictures
  categories: readonly Category[]
}

/** Returns the content the public page would have if the form were saved and published. */
export function usePreviewContent({ fields, pictures, categories }: IllnessInput): Content {
  const { content } = useContentState()
  const fileUrls = useFilesHere(pictures.map(({ image_url }) => image_url).join('\n'))
  return useMemo(
    () => ({
      ...(content ?? emptyContent),
      // Ignores the visibility switches: the preview shows the page itself.
      modern_site_settings: [],
      health_library_categories: categories,
      // The other illnesses are link targets.
      health_library_illnesses: [...(content?.health_library_illnesses ?? []), published(fields)],
      health_library_images: pictures.map((picture, at) => ({
        ...picture,
        row_version: 0,
        illness_id: PREVIEW,
        image_url: fileUrls.get(picture.image_url) ?? picture.image_url,
        alt_text: picture.alt_text.trim() || null,
        display_order: at,
      })),
    }),
    [content, fields, pictures, categories, fileUrls],
  )
}

/** The row as it would be stored if it were complete. */
function published(fields: IllnessInput['fields']): PublicRow<'health_library_illnesses'> {
  return {
    ...fields,
    ...translationsIn(fields),
    id: PREVIEW,
    row_version: 0,
    slug: PREVIEW,
    illness_name: fields.illness_name.trim() || 'No name yet',
    short_summary: fields.short_summary.trim(),
    meaning: fields.meaning?.trim() || null,
    symptoms: filled(fields.symptoms),
    management_treatment: filled(fields.management_treatment),
    tags: filled(fields.tags),
    also_called: parseDistinctNames(fields.also_called),
    visibility: 'published',
  }
}

/** The translations, trimmed; blank ones are left out. */
function translationsIn(fields: IllnessInput['fields']): Partial<IllnessInput['fields']> {
  const texts = Object.entries(fields).filter(([field]) => isTranslation(field))
  const stored = texts.map(([field, text]) => [
    field,
    Array.isArray(text) ? filled(text) : typeof text === 'string' ? text.trim() : text,
  ])
  return Object.fromEntries(stored) as Partial<IllnessInput['fields']>
}

const filled = (items: readonly string[]): string[] =>
  items.map((item) => item.trim()).filter(Boolean)

const NONE: ReadonlyMap<string, string> = new Map()

/** Local URLs of pictures that are not on the server yet. */
function useFilesHere(addresses: string): ReadonlyMap<string, string> {
  const db = useDatabase()
  const [urls, setUrls] = useState(NONE)
  useEffect(() => {
    const finding = filesHere(db, addresses.split('\n'))
    finding.then(setUrls, reportError)
    return () => void finding.then(revokeAll, reportError)
  }, [db, addresses])
  return urls
}

function revokeAll(urls: ReadonlyMap<string, string>): void {
  for (const url of urls.values()) URL.revokeObjectURL(url)
}

async function filesHere(
  db: ClinicDatabase,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const address of addresses) {
    const file = await db.blobs.get(parseUploadPath(address)?.name ?? '')
    if (file) urls.set(address, URL.createObjectURL(new Blob([file.bytes], { type: file.type })))
  }
  return urls
}
