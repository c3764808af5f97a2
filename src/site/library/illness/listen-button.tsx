import { useEffect, useEffectEvent, useState } from 'react'

import { ErrorBoundary } from '#late/error-boundary.tsx'
import type { PublicRow } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'

import type { Messages } from '../../messages/message-catalog.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { listCareLines, type CareLevel } from './care-level.ts'
import { hasVoice, readAloud } from './read-aloud.ts'

type Illness = PublicRow<'health_library_illnesses'>

interface ListenToIllnessProps {
  illness: Illness
  level: CareLevel
}

/** Reads the page of an illness aloud. */
export function ListenToIllness({ illness, level }: ListenToIllnessProps) {
  const { illness: messages } = useMessages()
  return <ListenButton texts={() => textsOfIllness(illness, level, messages)} />
}

/** Reads an emergency card aloud, with what to do before the signs, because time matters. */
export function ListenToCard({ card }: { card: PublicRow<'emergency_cards'> }) {
  const { emergency: messages, illness } = useMessages()
  const texts = () => [
    `${card.title}.`,
    `${illness.ambulance}.`,
    ...part(messages.steps, card.steps),
    ...part(messages.avoid, card.avoid),
    ...part(messages.signs, card.signs),
  ]
  return <ListenButton texts={texts} />
}

interface ListenButtonProps {
  texts: () => string[]
}

/** A browser may refuse to name its voices: the page stays without the button. */
function ListenButton(props: ListenButtonProps) {
  return (
    <ErrorBoundary>
      <ButtonIfVoice {...props} />
    </ErrorBoundary>
  )
}

/** Rendered if the device has a local voice for the language. */
function ButtonIfVoice({ texts }: ListenButtonProps) {
  const { locale, illness: messages } = useMessages()
  const [canRead, setCanRead] = useState(false)
  const [reading, setReading] = useState(false)
  const begin = useEffectEvent(() => readAloud(texts(), () => setReading(false)))

  useEffect(() => {
    const update = () => setCanRead(hasVoice(locale))
    update()
    // Voices load late in most browsers. Older Safaris have no event listeners here.
    speechSynthesis.onvoiceschanged = update
    return () => {
      speechSynthesis.onvoiceschanged = null
    }
  }, [locale])

  useEffect(() => {
    if (!reading) return undefined
    const stop = begin()
    // The reading started while the tab was visible, so it is hidden now.
    const onHide = () => setReading(false)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      stop()
    }
  }, [reading])

  return (
    canRead && (
      <Button tone="quiet" onClick={() => setReading(!reading)}>
        {reading ? messages.stopListening : messages.listen}
      </Button>
    )
  )
}

/** Returns the texts in the order of the page. */
function textsOfIllness(
  illness: Illness,
  level: CareLevel,
  messages: Messages['illness'],
): string[] {
  const meaning = part(messages.meaning, illness.meaning)
  const care = part(messages.getHelp, listCareLines(illness))
  return [
    illness.short_summary,
    ...(level === 'emergency' ? [...care, ...meaning] : [...meaning, ...care]),
    ...part(messages.symptoms, illness.symptoms),
    ...part(messages.management, illness.management_treatment),
  ]
}

const part = (title: string, text: string | readonly string[] | null) =>
  text?.length ? [title].concat(text) : []
