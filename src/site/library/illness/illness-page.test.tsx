// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { en } from '../../messages/en.ts'
import {
  category,
  contact,
  createContent,
  emergencyCard,
  illness,
  image,
  profile,
  createThemedSettings,
} from '../../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../../testing/site.tsx'
import { formatLongDay } from './illness-review.tsx'

const NEXT = en.illness.next
const movement = category({ category_name: 'Movement' })
const tremor = illness({
  illness_name: 'Essential Tremor',
  slug: 'essential-tremor',
  short_summary: 'Shaking hands.',
  meaning: 'Nerves send uneven signals.',
  symptoms: ['Hands shake', 'Voice shakes'],
  management_treatment: ['Medicines', 'Exercises'],
  tags: ['tremor', 'hands'],
  category_id: movement.id,
})
const rows = {
  health_library_categories: [movement],
  health_library_illnesses: [tremor],
  health_library_images: [
    image({ illness_id: tremor.id, image_url: '/b.webp', alt_text: 'Second', display_order: 2 }),
    image({ illness_id: tremor.id, image_url: '/a.webp', alt_text: 'First', display_order: 1 }),
    image({ illness_id: movement.id, image_url: '/c.webp', alt_text: 'Of another' }),
  ],
}

const openTremor = (over: Parameters<typeof createContent>[0] = {}) =>
  renderSite('/health-library/essential-tremor', createContent({ ...rows, ...over }))

const changed = (over: Parameters<typeof illness>[0]) => ({
  health_library_illnesses: [{ ...tremor, ...over }],
})

test('AC-006 AC-092 an illness shows its category, name, summary, tags and pictures', () => {
  const { main } = openTremor()
  expect(listHeadings(1)).toEqual(['Essential Tremor'])
  for (const text of ['Movement', 'Shaking hands.', 'tremor', 'hands']) {
    expect(main.getByText(text)).toBeTruthy()
  }
  expect(main.getAllByRole('img')).toHaveLength(2)
})

test("AC-093 pictures come in display order, with the staff's descriptions", () => {
  const { main } = openTremor()
  expect(main.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'First',
    'Second',
  ])
})

test('the meaning of an illness is shown before its pictures', () => {
  const { main } = openTremor()
  const [picture] = main.getAllByRole('img')
  for (const text of ['Shaking hands.', 'Nerves send uneven signals.']) {
    const place = main.getByText(text).compareDocumentPosition(picture ?? document.body)
    expect([text, place]).toEqual([text, Node.DOCUMENT_POSITION_FOLLOWING])
  }
})

test('AC-094 the three sections have their exact headings', () => {
  const { main } = openTremor()
  expect(listHeadings(2)).toEqual([
    'What It Means',
    'Common Symptoms',
    'Management & Treatment',
    NEXT,
  ])
  for (const text of ['Nerves send uneven signals.', 'Voice shakes', 'Exercises']) {
    expect(main.getByText(text)).toBeTruthy()
  }
})

test('AC-094 an illness without a meaning has no section for it', () => {
  openTremor(changed({ meaning: null }))
  expect(listHeadings(2)).toEqual(['Common Symptoms', 'Management & Treatment', NEXT])
})

test('AC-095 every illness says that it does not replace a doctor', () => {
  const { main } = openTremor()
  const note = main.getByText(/educational/).textContent
  expect(note).toContain('not a substitute for professional medical advice')
})

test.for([
  [{}, 'Back'],
  [{ backButton: { text: 'All topics' } }, 'All topics'],
  [{ backButton: { text: ' ' } }, 'Back'],
] as const)('AC-091 with a theme of %j the back link reads %s', ([config, text]) => {
  const { main } = openTremor(createThemedSettings(config))
  expect(hrefOf(main.getByRole('link', { name: text }))).toBe('/health-library')
})

test('AC-099 an illness without a category is Uncategorized', () => {
  const { main } = openTremor(changed({ category_id: null }))
  expect(main.getByText('Uncategorized')).toBeTruthy()
})

const closed = createThemedSettings({}, { libraryEnabled: false })

test.for([
  ['an unknown address', { health_library_illnesses: [] }],
  ['a draft', changed({ visibility: 'draft' })],
  ['an illness of a closed library', closed],
] as const)('AC-096 AC-097 %s shows Health Information Not Found (S-12)', ([, over]) => {
  const { main } = openTremor(over)
  expect(listHeadings(1)).toEqual(['Health Information Not Found'])
  expect(
    main.getByText("The health information you're looking for doesn't exist or has been removed."),
  ).toBeTruthy()
})

test('an illness that could not be fetched shows Health Information Not Found', () => {
  renderSite('/health-library/essential-tremor', null, { failed: true })
  expect(listHeadings(1)).toEqual(['Health Information Not Found'])
})

const called = { contact_information: contact({ phone_numbers: ['+91 40 2222 2222'] }) }

test("a missing illness leads to the clinic's number and to the library", () => {
  const { main } = openTremor({ health_library_illnesses: [], ...called })
  expect(main.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/)
  expect(main.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/health-library')
})

const card = () => screen.getByRole('region', { name: 'When to get help' })

test("when to get help is a list with one point per line of the staff's text", () => {
  openTremor(changed({ when_to_get_help: ' See a doctor soon\n\n- Do not drive\n• Rest \n' }))
  const [points] = within(card()).getAllByRole('list')
  const texts = within(points ?? document.body).getAllByRole('listitem')
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'See a doctor soon',
    'Do not drive',
    'Rest',
  ])
})

const points = ['One', 'Two', 'Three', 'Four', 'Five']
const shownAtOnce = () =>
  within(card())
    .getAllByText(/^(One|Two|Three|Four|Five)$/)
    .filter((point) => !point.closest('details'))
    .map(({ textContent }) => textContent)

test('long advice that can wait is collapsed at first, and expands without script', () => {
  openTremor(changed({ when_to_get_help: points.join('\n') }))
  expect(shownAtOnce()).toEqual(['One', 'Two'])
  const rest = within(card()).getByText('When else to get help').closest('details')
  const later = within(rest ?? document.body).getAllByRole('listitem', { hidden: true })
  expect(later.map(({ textContent }) => textContent)).toEqual(['Three', 'Four', 'Five'])
})

test('short advice is shown in full', () => {
  openTremor(changed({ when_to_get_help: points.slice(0, 3).join('\n') }))
  expect(shownAtOnce()).toEqual(['One', 'Two', 'Three'])
  expect(within(card()).queryByText('When else to get help')).toBeNull()
})

const EMERGENCY = { short_summary: 'It is an emergency: call 108.' }

test('the advice on an emergency is shown in full (S-108)', () => {
  openTremor(changed({ ...EMERGENCY, when_to_get_help: points.join('\n') }))
  expect(shownAtOnce()).toEqual(points)
})

const clinicPhones = {
  hospital_profile: profile({ phone_numbers: ['+91 40 1111 1111'] }),
  contact_information: contact({ phone_numbers: ['Front desk', '+91 40 2222 2222'] }),
}
const AMBULANCE = ['Call 108 for an ambulance', 'tel:108']
const CLINIC = ['Call the clinic: +91 40 2222 2222', 'tel:+914022222222']

test.for([
  ['an emergency', EMERGENCY, [AMBULANCE, CLINIC]],
  ['an illness with signs of one', { when_to_get_help: 'Rest\nCall 108' }, [AMBULANCE, CLINIC]],
  ['another illness', {}, [CLINIC]],
] as const)('the numbers to call for %s are plain links (S-108)', ([, over, numbers]) => {
  openTremor({ ...changed({ when_to_get_help: 'See a doctor', ...over }), ...clinicPhones })
  const links = within(card()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual(numbers)
})

test('the signs of an emergency come first, with the number beside them (S-108)', () => {
  openTremor({
    ...changed({ when_to_get_help: 'Rest\nWalk\nCall 108 for a fit' }),
    ...clinicPhones,
  })
  const lists = within(card()).getAllByRole('list')
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Call 108 for a fit',
    AMBULANCE[0],
    'RestWalk',
    CLINIC[0],
  ])
})

const ownCard = { emergency_cards: [emergencyCard({ slug: 'essential-tremor', title: 'Tremor' })] }

test.for([
  ['an emergency', { ...EMERGENCY }, {}, 0],
  ['an illness with an emergency card', {}, ownCard, 0],
  ['another illness', {}, {}, 1],
  ['another illness without a meaning', { meaning: null }, {}, 1],
] as const)('when to get help of %s is part %i + 1 of the page (S-108)', ([, over, cards, at]) => {
  openTremor({ ...changed({ when_to_get_help: 'Rest\nWalk\nCall 108', ...over }), ...cards })
  expect(listHeadings(2).indexOf('When to get help')).toBe(at)
})

test.for([
  ['signs of an emergency', 'Rest\nWalk\nCall 108', true],
  ['no such signs', 'Rest', false],
] as const)('a page with %s below leads to them at its start: %s', ([, text, isThere]) => {
  const { main } = openTremor(changed({ when_to_get_help: text }))
  const link = main.queryByRole('link', { name: 'When to get help' })
  expect(link !== null).toBe(isThere)
  const target = link && document.querySelector(hrefOf(link) ?? '')
  expect(target?.textContent ?? null).toBe(isThere ? 'When to get help' : null)
})

test.for([
  ['nothing', null],
  ['an empty text', ''],
  ['dashes and empty lines', ' \n - \n'],
])('with %s on when to get help there is no card', ([, text]) => {
  openTremor(changed({ when_to_get_help: text ?? null }))
  expect(screen.queryByText('When to get help')).toBeNull()
  expect(listHeadings(2)).toEqual([
    'What It Means',
    'Common Symptoms',
    'Management & Treatment',
    NEXT,
  ])
})

test.for([
  ['2026-03-12', 'Dr. Rao', 'Last reviewed on 12 March 2026 by Dr. Rao'],
  ['2026-03-12', null, 'Last reviewed on 12 March 2026'],
  [null, 'Dr. Rao', 'Last reviewed by Dr. Rao'],
] as const)('a review on %s by %s reads "%s"', ([day, name, text]) => {
  const { main } = openTremor(changed({ last_reviewed_on: day, last_reviewed_by: name }))
  expect(main.getByText(/^Last reviewed/).closest('p')?.textContent).toBe(text)
})

test('the date of a review is the same in every time zone', () => {
  const zone = process.env['TZ']
  for (const place of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    process.env['TZ'] = place
    expect(formatLongDay('2026-03-01', en.longDate)).toBe('1 March 2026')
  }
  process.env['TZ'] = zone
})

test('a row that was mirrored before reviews existed renders without one', () => {
  const { when_to_get_help: _help, last_reviewed_on: _on, last_reviewed_by: _by, ...older } = tremor
  const { main } = openTremor({ health_library_illnesses: [older as typeof tremor] })
  expect(listHeadings(1)).toEqual(['Essential Tremor'])
  expect(main.queryByText(/reviewed|undefined|Invalid/)).toBeNull()
})

test('a long page begins with links to its sections, a short one does not', () => {
  openTremor()
  expect(screen.queryByRole('region', { name: 'On this page' })).toBeNull()
  cleanup()
  openTremor(changed({ meaning: 'Nerves send uneven signals. '.repeat(50) }))
  const contents = within(screen.getByRole('region', { name: 'On this page' }))
  for (const link of contents.getAllByRole('link')) {
    const part = document.querySelector(hrefOf(link) ?? '')
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(contents.getAllByRole('link')).toHaveLength(3)
})

test('all Telugu text is marked as Telugu, for voices and fonts', () => {
  const { main } = openTremor({
    health_library_images: [],
    ...changed({
      illness_name: 'పక్షవాతం',
      short_summary: 'మెదడుకు రక్తం అందదు.',
      meaning: 'రక్తనాళం మూసుకుపోతుంది.',
      symptoms: ['బలహీనత'],
      when_to_get_help: '108కి కాల్ చేయండి',
      last_reviewed_by: 'డా. సరోజిని',
    }),
  })
  for (const text of [
    'పక్షవాతం',
    'మెదడుకు రక్తం అందదు.',
    'రక్తనాళం మూసుకుపోతుంది.',
    'బలహీనత',
    '108కి కాల్ చేయండి',
    'డా. సరోజిని',
  ]) {
    expect([text, main.getByText(text).lang]).toEqual([text, 'te'])
  }
})

test('a page that is unpublished while it is open says so at its top, with the number and the search', () => {
  const { main, store } = openTremor()
  const scrolled = vi.spyOn(document.documentElement, 'scrollTop', 'set')
  act(() => store.set({ content: createContent(called) }))
  const heading = main.getByRole('heading', { name: 'Health Information Not Found' })
  expect(document.activeElement).toBe(heading)
  expect(scrolled).toHaveBeenCalledWith(0)
  expect(main.getByRole('link', { name: /^Call / })).toBeTruthy()
  const search = main.getByRole('link', { name: 'Search the health library' })
  expect(hrefOf(search)).toBe('/health-library')
})

test('a page that was never published takes no focus', () => {
  renderSite('/health-library/no-such', createContent(rows))
  expect(listHeadings(1)).toEqual(['Health Information Not Found'])
  expect(document.activeElement).toBe(document.body)
})

test('an illness without a summary, tags or pictures still has its name and its note', () => {
  const { main } = openTremor({
    health_library_images: [],
    ...changed({
      tags: [],
      short_summary: '',
      meaning: null,
      symptoms: [],
      management_treatment: [],
    }),
  })
  expect(listHeadings(1)).toEqual(['Essential Tremor'])
  expect(listHeadings(2)).toEqual([NEXT])
  expect(main.queryByRole('img')).toBeNull()
  expect(main.getByText(/educational/)).toBeTruthy()
})

test('an illness that is still loading is not called missing [R19]', async () => {
  const { store, main } = renderSite(
    '/health-library/essential-tremor',
    createContent({ ...rows, health_library_illnesses: [], health_library_images: [] }),
    { isPartial: true },
  )
  expect(main.getByRole('status').textContent).toBe(en.loading)
  expect(document.title).toBe(en.clinicName)
  expect(main.queryByText(en.illness.missing)).toBeNull()
  act(() => store.set({ offline: true }))
  expect(main.getByText(en.illness.notCached)).toBeTruthy()
  act(() => store.set({ offline: false, content: createContent(rows) }))
  expect(listHeadings(1)).toEqual(['Essential Tremor'])
  act(() =>
    store.set({ isPartial: false, content: createContent({ health_library_illnesses: [] }) }),
  )
  expect(main.getByText(en.illness.missingText)).toBeTruthy()
})
