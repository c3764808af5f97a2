import { useLayoutEffect, useRef, useState } from 'react'

import { useMessages } from '#site/messages/use-messages.ts'

import styles from './last-rendered-page.module.css'

/**
 * Replaces an app that fails to render: the page as its reader last saw it, with its texts, numbers
 * and links, and a message. Copied before React removes the page.
 */
export function LastRenderedPage() {
  const [page] = useState(() => document.querySelector('#root')?.cloneNode(true))
  const place = useRef<HTMLDivElement>(null)
  const { offline, broken } = useMessages()
  useLayoutEffect(() => {
    place.current?.append(...(page?.childNodes ?? []))
  }, [page])
  return (
    <>
      <p role="alert" className={styles.line}>
        <span>{broken}</span>{' '}
        <button type="button" onClick={() => window.location.reload()}>
          {offline.retry}
        </button>
      </p>
      <div ref={place} />
    </>
  )
}
