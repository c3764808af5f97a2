// @vitest-environment node
import { expect, test } from 'vitest'

import type { Content } from '#db/content.ts'
import { localizePath, type Language } from '#model/languages.ts'
import type { EditableTable } from '#model/rows.ts'
import { fillAllTextFields } from '#model/testing/naughty-rows.ts'
import { naughtyStrings } from '#model/testing/naughty-strings.ts'
import { addresses } from '#site/testing/addresses.ts'
import {
  category,
  contact,
  contentTables,
  createContent,
  createRow,
  doctor,
  emergencyCard,
  illness,
  image,
  notice,
  profile,
  service,
} from '#site/testing/sample-content.ts'

import { renderPage } from './render.tsx'
import { sampleShell } from './sample-shell.ts'

const SERVICE = service({}).id
const DOCTOR = doctor({}).id
const CATEGORY = category({}).id
const TREMOR = illness({}).id

/** A clinic with this text in every field. */
function contentOf(text: string): Content {
  const fill = (table: EditableTable) => {
    const { slug: _, ...fields } = fillAllTextFields(table, text)
    return fields
  }
  const links = { category_id: CATEGORY, service_ids: [SERVICE], doctor_ids: [DOCTOR] }
  return createContent({
    ...Object.fromEntries(contentTables.map((table) => [table, [createRow(table, fill(table))]])),
    hospital_profile: profile(fill('hospital_profile')),
    contact_information: contact(fill('contact_information')),
    doctors: [doctor({ ...fill('doctors'), id: DOCTOR })],
    services: [service({ ...fill('services'), id: SERVICE })],
    health_library_categories: [
      category({ ...fill('health_library_categories'), slug: 'walking', id: CATEGORY }),
    ],
    health_library_illnesses: [
      illness({
        ...fill('health_library_illnesses'),
        ...links,
        slug: 'tremor',
        id: TREMOR,
        visibility: 'published',
      }),
    ],
    health_library_images: [
      image({ ...fill('health_library_images'), illness_id: TREMOR, image_url: '/hand.webp' }),
    ],
    emergency_cards: [emergencyCard({ ...fill('emergency_cards'), slug: 'stroke' })],
    notices: [notice({ ...fill('notices'), starts_on: '1900-01-01', ends_on: '2100-12-31' })],
  })
}

/** Renders all pages of such a clinic in one language. */
function renderAll(text: string, language: Language): string {
  const content = contentOf(text)
  const html = addresses.map((address) => {
    const path = localizePath(language, address)
    const page = renderPage({
      path,
      content,
      origin: 'https://clinic.example',
      api: '',
      shell: sampleShell,
    })
    if (page?.kind !== 'page') throw new Error(`${path} was not rendered for ${text}`)
    return page.html
  })
  return html.join('\n')
}

const DATA = /(<script type="application\/(?:ld\+)?json"[^>]*>)([^<]*)(<\/script>)/g
const STYLE = /<style[^>]*>[^<]*<\/style>/g
const TAG =
  /<\/?[a-z][^\s>/]*(?:\s+[^\s=>/"]+(?:="[^"]*")?)*\s*\/?>|<!--\/?\$-->|<!-- -->|<!doctype html>/gi
const LINK = /<a\s[^>]*href="([^"]*)"/
const LEADS = /^(?:[/#?]|https?:\/\/|tel:\+?\d+$|mailto:[^\s<>"]+$)/
const PROGRAM = /\s(?:href|src|srcset|action|style|on[a-z]+)="\s*(?:[a-z]*script:|data:(?!image))/i

/** The parts of a page. */
interface Parts {
  /** Each kind of element with the names of its attributes. */
  kinds: Set<string>
  tags: string[]
  /** The data blocks. */
  data: string[]
  words: string
}

function partsOf(html: string): Parts {
  const data = [...html.matchAll(DATA)].map(([, , json = '']) => json)
  const tags = new Set<string>()
  const words = html
    .replaceAll(DATA, '$1$3')
    .replaceAll(STYLE, '')
    .replaceAll(TAG, (tag) => {
      tags.add(tag)
      return ''
    })
  const kinds = [...tags].map((tag) => tag.replaceAll(/="[^"]*"/g, '').replaceAll(/\s+/g, ' '))
  return { kinds: new Set(kinds), tags: [...tags], data, words }
}

/** A plain text of every kind that pages render in a special way. */
const plain = [
  'Words',
  'Two\nlines',
  'A long text. '.repeat(80),
  '+91 40 5550 0142',
  'front@clinic.example',
  'https://example.org/',
]

/** Lists the problems of the pages of a clinic with this text in every field. */
function problemsOf(text: string, language: Language, known: ReadonlySet<string>): string[] {
  const { kinds, tags, data, words } = partsOf(renderAll(text, language))
  const links = tags.flatMap((tag) => LINK.exec(tag)?.[1] ?? [])
  return [
    ...[...kinds].filter((kind) => !known.has(kind)),
    ...tags.filter((tag) => PROGRAM.test(tag)),
    ...links.filter((href) => !LEADS.test(href)),
    ...data.filter((json) => !isJson(json)),
    ...(/.{0,30}[<>].{0,30}/s.exec(words) ?? []),
  ]
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

test('every table that visitors see has a text, except themes', () => {
  const empty = Object.entries(contentOf('Words')).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual(['modern_site_settings', 'theme_versions'])
})

test(
  'with a naughty string in every field the pages have no other elements, attributes or links than with plain text (threats 14, 15, 18)',
  { tags: ['full'], timeout: 300_000 },
  () => {
    const inBoth = plain.flatMap((text) => [renderAll(text, 'en'), renderAll(text, 'te')])
    const known = new Set(inBoth.flatMap((html) => [...partsOf(html).kinds]))
    expect(known.size).toBeGreaterThan(100)
    // Alternating, because both languages use the same code: half the time.
    const found = naughtyStrings.flatMap((text, i) =>
      problemsOf(text, i % 2 === 0 ? 'en' : 'te', known).map((problem) => [text, problem]),
    )
    expect(found).toEqual([])
  },
)
