import { useEffect, useState } from 'react'

import { hasAllRows, useContent, useContentState } from '#db/content.ts'
import { publishedIllnesses } from '#db/queries.ts'
import type { Language } from '#model/languages.ts'
import { Button } from '#ui/button.tsx'

import { formatDateAndTime } from '../messages/date-and-time.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import {
  isCachingSupported,
  deleteOfflineContent,
  updateOfflineContent,
  readOfflineContent,
  type OfflineContent,
} from './offline-content.ts'
import { onThisPhoneMessages as wordsOf } from './on-this-phone-messages.ts'

import styles from './offline-panel.module.css'

const POLL_MS = 500

type Outcome = 'updated' | 'notUpdated' | 'removed'

/** The part of the page that only the device itself can render. */
export function OfflinePanel() {
  const language = useLanguage()
  const words = wordsOf[language]
  const { asOf, offline } = useContentState()
  const acts = useActs()
  const offlineContent = useOfflineContent()
  if (!isCachingSupported() || offlineContent === 'refused') return <p>{words.cannot}</p>
  if (!offlineContent) return null

  const { busy, outcome } = acts
  const isEmpty = asOf === null && !offlineContent.pages
  const result = busy ? words.updating(offlineContent.pictures ?? 0) : outcome && words[outcome]
  return (
    <>
      {isEmpty ? <p>{words.nothing}</p> : <Facts {...{ offlineContent, asOf, language }} />}
      <Ways {...{ acts, isEmpty, language }} />
      {/* Always mounted, or screen readers would not read it. */}
      <output>{[result, offline && words.offline].filter(Boolean).join(' ')}</output>
    </>
  )
}

interface WaysProps {
  acts: ReturnType<typeof useActs>
  /** Whether nothing is stored that could be removed. */
  isEmpty: boolean
  language: Language
}

/** The buttons: to update, and to remove after a question. */
function Ways({ acts, isEmpty, language }: WaysProps) {
  const words = wordsOf[language]
  const { offline } = useContentState()
  const { busy, isConfirming, setConfirming, refresh, remove } = acts
  return isConfirming ? (
    <div className={styles.ways}>
      <p>{words.question}</p>
      <Button onClick={() => setConfirming(false)}>{words.no}</Button>
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
      {!isEmpty && !busy && <Button onClick={() => setConfirming(true)}>{words.remove}</Button>}
    </div>
  )
}

interface FactsProps {
  offlineContent: OfflineContent
  /** Null if the rows could not be stored, so that only pages open offline. */
  asOf: number | null
  language: Language
}

function Facts({ offlineContent, asOf, language }: FactsProps) {
  const words = wordsOf[language]
  const topics = useContent(publishedIllnesses).length
  const isWhole = hasAllRows(useContentState(), 'health_library_illnesses')
  const messages = useMessages()
  const rows = [
    asOf === null
      ? [words.pages, offlineContent.pages ?? '–']
      : // Without a number while some are on their way.
        [words.topics, isWhole ? topics : '–'],
    [words.pictures, offlineContent.pictures ?? '–'],
    [
      words.size,
      offlineContent.bytes === null ? '–' : `${Math.ceil(offlineContent.bytes / 1e6)} MB`,
    ],
    ...(asOf === null ? [] : [[words.asOf, formatDateAndTime(language, messages, asOf)]]),
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
  const [isConfirming, setConfirming] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return { busy, isConfirming, setConfirming, outcome, refresh, remove }

  async function refresh(): Promise<void> {
    setBusy(true)
    const went = await updateOfflineContent().catch(() => false)
    setOutcome(went ? 'updated' : 'notUpdated')
    setBusy(false)
  }

  async function remove(): Promise<void> {
    setConfirming(false)
    await deleteOfflineContent()
    setOutcome('removed')
  }
}

/** Polls the cached content, which changes while the page is open. */
function useOfflineContent(): OfflineContent | 'refused' | null {
  const [offlineContent, setOfflineContent] = useState<OfflineContent | 'refused' | null>(null)
  useEffect(() => {
    if (!isCachingSupported()) return undefined
    const update = () =>
      void readOfflineContent().then(
        (read) => setOfflineContent(read ?? 'refused'),
        () => setOfflineContent('refused'),
      )
    update()
    const timer = setInterval(update, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return offlineContent
}
