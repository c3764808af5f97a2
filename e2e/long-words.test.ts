// @module-tag full

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import type { TableName } from '../src/model/rows.ts'
import { tables } from '../src/model/tables.ts'
import { readPublicPages } from '../tools/public-pages.ts'
import { openForTests } from './fixture.ts'
import { requireSite } from './site-fixture.ts'

/** Pasted texts: a URL, words joined by Word or a chat, and Telugu without spaces. */
const WORDS = [
  `https://clinic.example/${'neurology-'.repeat(8)}`,
  'a sentence whose spaces look usual and do not break a line at all'.replaceAll(' ', '\u00A0'),
  'నరాలవ్యాధులనిపుణులవైద్యశాలనిద్రసమస్యలచికిత్సాకేంద్రంకదలికలరుగ్మతలు',
]

/** Columns with a fixed format: a URL, a number, a date, an option. The others hold any text. */
const OF_A_KIND =
  /(?:_image|_url|_ids?|_at|_link|_hours|photo|slug|hash)$|^(?:id|url|visibility|emails|phone_numbers|whatsapp\w*|google_map\w*|pincode|tone|icon)$/

const { clinic, browser } = await openForTests()
const changed: string[] = []
const refused: string[] = []

beforeAll(async () => {
  const columns = await clinic.sql<{ tbl: string; col: string; type: string }>(
    `select c.table_name tbl, c.column_name col, c.data_type type
     from information_schema.columns c
     where c.table_schema = 'public' and c.data_type in ('text', 'ARRAY')
       and has_column_privilege('anon', format('public.%I', c.table_name), c.column_name, 'select')`,
  )
  for (const { tbl, col, type } of columns.filter(holdsAnyText)) {
    const value = type === 'ARRAY' ? `array_append("${col}", $1)` : `$1`
    for (const at of WORDS.keys()) {
      const isTaken = await fits(
        `update public.${tbl} set "${col}" = ${value} ${rowsOf(tbl, at)}`,
        at,
      )
      ;(isTaken ? changed : refused).push(`${tbl}.${col}`)
    }
  }
})

/** Opening hours are rows of a form; the text beside them is free. */
const holdsAnyText = ({ tbl, col }: { tbl: string; col: string }) =>
  tbl in tables &&
  tables[tbl as TableName].audience === 'public' &&
  (col === 'working_hours' || !OF_A_KIND.test(col))

/** Every third row of a table, or its only one. */
const rowsOf = (tbl: string, at: number) =>
  `where ctid in (select ctid from (select ctid, row_number() over (order by ctid) n
     from public.${tbl}) one where n % 3 = ${at} or (select count(*) from public.${tbl}) = 1)`

/** Writes as much of a text as the column accepts. */
async function fits(update: string, at: number): Promise<boolean> {
  for (const length of [110, 60, 40, 30]) {
    try {
      await clinic.sql(update, [WORDS[at]?.slice(0, length)])
      return true
    } catch {
      // The column accepts less.
    }
  }
  return false
}

/** Each text of the page that overflows the window or is clipped by a box. */
const cutTexts = () => {
  const { clientWidth, scrollWidth } = document.documentElement
  const cut =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
  /** Where a box clips its content; null if it scrolls, or is for screen readers only. */
  const edgeOf = (box: Element): number | null => {
    const { overflowX, position } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX)) return null
    if (position === 'absolute' && box.clientWidth <= 1) return null
    return overflowX === 'visible' ? clientWidth : box.getBoundingClientRect().right
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const edges: (number | null)[] = [clientWidth]
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      edges.push(edgeOf(box))
    }
    const range = document.createRange()
    range.selectNodeContents(text)
    const beyond = range.getBoundingClientRect().right - Math.min(...edges.map((edge) => edge ?? 0))
    if (!edges.includes(null) && text.parentElement?.checkVisibility() && beyond > 1) {
      cut.push(`${text.parentElement.className} ${Math.round(beyond)} px: ${text.textContent}`)
    }
  }
  return cut
}

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(clinic.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('every text of the clinic wraps on the narrowest phone, without overflow or clipping', async () => {
  expect(refused).toEqual([])
  expect(new Set(changed).size).toBeGreaterThan(30)
  const [illness] = await clinic.sql<{ slug: string }>(
    `select slug from public.health_library_illnesses where visibility = 'published' order by display_order limit 1`,
  )
  const paths = [...(await readPublicPages(requireSite())), `/health-library/${illness?.slug}`]
  for (const path of paths) {
    const page = await open(path)
    expect.soft([path, await page.evaluate(cutTexts)]).toEqual([path, []])
    await page.context().close()
  }
})
