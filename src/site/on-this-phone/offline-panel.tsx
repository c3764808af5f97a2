import { useEffect, useState } from 'react'

import { useContent, useContentState } from '#db/content.ts'
import { publishedIllnesses } from '#db/queries.ts'
import type { Language } from '#model/languages.ts'
import { Button } from '#ui/button.tsx'

import { formatDateAndTime } from '../messages/date-and-time.ts'
import { useLanguage } from '../messages/use-messages.ts'
import {
  isCachingSupported,
  deleteOfflineContent,
  updateOfflineContent,
  readOfflineContent,
  type OfflineContent,
} from './offline-content.ts'
import { onThisPhoneMessages as wordsOf } from './on-this-phone-messages.ts'

import styles from './offline-panel.module.css'

const LOOK_AGAIN_MS = 500

type Said = 'updated' | 'notUpdated' | 'removed'

/** The part of the page that only the device itself can render. */
export function OfflinePanel() {
  const language = useLanguage()
  const words = wordsOf[language]
  const topics = useContent(publishedIllnesses).length
  const { asOf, offline } = useContentState()
  const { busy, asking, setAsking, said, refresh, remove } = useActs()
  const kept = useKept()
  if (!isCachingSupported()) return <p>{words.cannot}</p>
  if (!kept) return null

  const result = busy ? words.updating(kept.pictures) : said && words[said]
  return (
    <>
      {asOf === null ? <p>{words.nothing}</p> : <Facts {...{ topics, kept, asOf, language }} />}
      {asking ? (
        <div className={styles.ways}>
          <p>{words.ask}</p>
          <Button onClick={() => setAsking(false)}>{words.no}</Button>
          <Button tone="danger" onClick={() => void remove()}>
            {words.yes}
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          {!offline && (
            <Button tone="primary" busy={busy} onClick={() => void refresh()}>
              {words.update}
            </Button>
          )}
          {asOf !== null && !busy && (
            <Button onClick={() => setAsking(true)}>{words.remove}</Button>
          )}
        </div>
      )}
      {/* Always mounted, or screen readers would not read it. */}
      <output>{[result, offline && words.offline].filter(Boolean).join(' ')}</output>
    </>
  )
}

interface FactsProps {
  topics: number
  kept: OfflineContent
  asOf: number
  language: Language
}

function Facts({ topics, kept, asOf, language }: FactsProps) {
  const words = wordsOf[language]
  const rows = [
    [words.topics, topics],
    [words.pictures, kept.pictures],
    [words.size, kept.bytes === null ? '–' : `${Math.ceil(kept.bytes / 1e6)} MB`],
    [words.asOf, formatDateAndTime(language, asOf)],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useActs() {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  return { busy, asking, setAsking, said, refresh, remove }

  async function refresh(): Promise<void> {
    setBusy(true)
    const went = await updateOfflineContent().catch(() => false)
    setSaid(went ? 'updated' : 'notUpdated')
    setBusy(false)
  }

  async function remove(): Promise<void> {
    setAsking(false)
    await deleteOfflineContent()
    setSaid('removed')
  }
}

/** Polls the cached content, which changes while the page is open. */
function useKept(): OfflineContent | null {
  const [kept, setKept] = useState<OfflineContent | null>(null)
  useEffect(() => {
    if (!isCachingSupported()) return undefined
    const look = () =>
      void readOfflineContent().then(setKept, () => setKept({ pictures: 0, bytes: null }))
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return kept
}
