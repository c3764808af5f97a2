import { useEffect, useEffectEvent, useState } from 'react'

import type { PublicRow } from '#model/tables.ts'
import { isUrgent } from '#model/texts/call-us.ts'
import { Button } from '#ui/button.tsx'

import type { Words } from '../../messages/message-catalog.ts'
import { useWords } from '../../messages/use-messages.ts'
import { hasVoice, readAloud } from './read-aloud.ts'

type Illness = PublicRow<'health_library_illnesses'>

/** Reads the page of an illness aloud. */
export function ListenToIllness({ illness }: { illness: Illness }) {
  const { illness: words } = useWords()
  return <ListenButton texts={() => textsOfIllness(illness, words)} />
}

/** Reads an emergency card aloud, what to do before how to tell: whoever listens has no time. */
export function ListenToCard({ card }: { card: PublicRow<'emergency_cards'> }) {
  const { emergency: words, illness } = useWords()
  const texts = () => [
    `${card.title}.`,
    `${illness.ambulance}.`,
    ...part(words.steps, card.steps),
    ...part(words.avoid, card.avoid),
    ...part(words.signs, card.signs),
  ]
  return <ListenButton texts={texts} />
}

/** Where the device has a voice of its own for the language; elsewhere there is no button. */
function ListenButton({ texts }: { texts: () => string[] }) {
  const { locale, illness: words } = useWords()
  const [canRead, setCanRead] = useState(false)
  const [reading, setReading] = useState(false)
  const begin = useEffectEvent(() => readAloud(texts(), () => setReading(false)))

  useEffect(() => {
    const look = () => setCanRead(hasVoice(locale))
    look()
    // Voices come late in most browsers. Older Safaris have no listeners here.
    speechSynthesis.onvoiceschanged = look
    return () => {
      speechSynthesis.onvoiceschanged = null
    }
  }, [locale])

  useEffect(() => {
    if (!reading) return undefined
    const stop = begin()
    // It began while the page was looked at, so now it is not.
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
        {reading ? words.stopListening : words.listen}
      </Button>
    )
  )
}

/** What is read, in the order of the page; advice that can wait comes last. */
function textsOfIllness(illness: Illness, words: Words['illness']): string[] {
  const advice = illness.when_to_get_help ?? ''
  const texts = [
    illness.short_summary,
    ...part(words.meaning, illness.meaning),
    ...part(words.symptoms, illness.symptoms),
    ...part(words.management, illness.management_treatment),
  ]
  texts.splice(isUrgent(advice) ? 1 : texts.length, 0, ...part(words.getHelp, advice))
  return texts
}

const part = (title: string, text: string | readonly string[] | null) =>
  text?.length ? [title].concat(text) : []
