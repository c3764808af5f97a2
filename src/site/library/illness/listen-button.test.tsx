// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createContent, emergencyCard, illness } from '../../testing/sample-content.ts'
import { listHeadings, renderSite } from '../../testing/site.tsx'

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang })
type Voice = ReturnType<typeof voice>

class Utterance {
  voice: Voice | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A silent speech engine: the test ends each utterance. */
const phone = {
  voices: [] as Voice[],
  utterances: [] as Utterance[],
  onvoiceschanged: null as (() => void) | null,
  getVoices: () => phone.voices,
  speak: (piece: Utterance) => void phone.utterances.push(piece),
  cancel: vi.fn<() => void>(),
}

beforeEach(() => {
  Object.assign(phone, { voices: [voice('en_IN')], utterances: [], onvoiceschanged: null })
  phone.cancel.mockClear()
  vi.stubGlobal('speechSynthesis', phone)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stroke = illness({
  illness_name: 'Stroke',
  slug: 'stroke',
  short_summary: 'A part of the brain gets no blood. It takes 4.5 hours!',
  meaning: 'A vessel is blocked',
  symptoms: ['A weak arm', 'మాట తడబడటం'],
  management_treatment: ['Tablets'],
  when_to_get_help: 'See a doctor\nTake a list',
})

const open = (over: Partial<typeof stroke> = {}) =>
  renderSite(
    '/health-library/stroke',
    createContent({ health_library_illnesses: [{ ...stroke, ...over }] }),
  )
const button = (name: string) => screen.findByRole('button', { name })
const texts = () => phone.utterances.map(({ text }) => text)
const readAll = () => act(() => phone.utterances.at(-1)?.onend?.())

test('a page is read aloud sentence by sentence, in its order, and then the button returns', async () => {
  open()
  fireEvent.click(await button('Listen'))
  await button('Stop')
  expect(texts()).toEqual([
    'A part of the brain gets no blood.',
    'It takes 4.5 hours!',
    'What It Means',
    'A vessel is blocked',
    'When to get help',
    'See a doctor',
    'Take a list',
    'Common Symptoms',
    'A weak arm',
    'Management & Treatment',
    'Tablets',
  ])
  readAll()
  expect(await button('Listen')).toBeTruthy()
})

test('the advice on an emergency is read before what it means (S-108)', async () => {
  open({ when_to_get_help: 'Call 108' })
  fireEvent.click(await button('Listen'))
  expect(texts().slice(2, 5)).toEqual(['When to get help', 'Call 108', 'What It Means'])
})

test('each text is read with a voice of its language, and skipped without one', async () => {
  phone.voices = [voice('te-IN', false), voice('en-US'), voice('en_IN')]
  open()
  fireEvent.click(await button('Listen'))
  readAll()
  expect(new Set(phone.utterances.map((piece) => piece.voice?.lang))).toEqual(new Set(['en_IN']))
  expect(texts()).not.toContain('మాట తడబడటం')
  phone.voices.push(voice('te-IN'))
  phone.utterances = []
  fireEvent.click(await button('Listen'))
  readAll()
  const telugu = phone.utterances.filter((piece) => piece.voice?.lang === 'te-IN')
  expect(telugu.map(({ text }) => text)).toEqual(['మాట తడబడటం'])
})

test('an emergency card is read aloud, with what to do before the signs', async () => {
  const card = emergencyCard({
    title: 'Stroke',
    slug: 'stroke',
    signs: ['One side droops'],
    steps: ['Call 108', 'Note the time'],
    avoid: ['No food'],
  })
  renderSite('/emergency/stroke', createContent({ emergency_cards: [card] }))
  fireEvent.click(await button('Listen'))
  expect(texts()).toEqual([
    'Stroke.',
    'Call 108 for an ambulance.',
    'Do this now',
    'Call 108',
    'Note the time',
    'Do not',
    'No food',
    'How to tell',
    'One side droops',
  ])
})

test('voices that load late show the button, unless they are network voices', async () => {
  phone.voices = []
  open()
  await expect.poll(() => phone.onvoiceschanged).not.toBeNull()
  phone.voices = [voice('en-IN', false), voice('hi-IN')]
  act(() => phone.onvoiceschanged?.())
  expect(listHeadings(1)).toEqual(['Stroke'])
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  phone.voices = [voice('en-GB')]
  act(() => phone.onvoiceschanged?.())
  expect(await button('Listen')).toBeTruthy()
})

test('Stop ends the reading at once, and a late end event does not stop the next one', async () => {
  open()
  fireEvent.click(await button('Listen'))
  const stopped = phone.utterances.at(-1)
  const late = stopped?.onerror
  fireEvent.click(await button('Stop'))
  expect(phone.cancel).toHaveBeenCalledTimes(1)
  fireEvent.click(await button('Listen'))
  expect(late).toBeTruthy()
  act(() => stopped?.onerror?.())
  expect(await button('Stop')).toBeTruthy()
})

test('the reading ends when the reader leaves the page or the tab is hidden', async () => {
  const { go } = open()
  fireEvent.click(await button('Listen'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
  expect(phone.cancel).toHaveBeenCalledTimes(1)
  fireEvent.click(await button('Listen'))
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(listHeadings(1)).toEqual(['Health Library'])
  expect(phone.cancel).toHaveBeenCalledTimes(2)
  go(-1)
  expect(await button('Listen')).toBeTruthy()
})

test('a voice that fails resets the button', async () => {
  open()
  fireEvent.click(await button('Listen'))
  await button('Stop')
  act(() => phone.utterances.at(-1)?.onerror?.())
  expect(await button('Listen')).toBeTruthy()
})

test('a device without speech has no button', async () => {
  vi.unstubAllGlobals()
  open()
  await act(async () => {
    await import('./listen-button.tsx')
  })
  expect(listHeadings(1)).toEqual(['Stroke'])
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
})
