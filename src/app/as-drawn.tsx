import { useLayoutEffect, useRef, useState } from 'react'

import { useMessages } from '#site/messages/use-messages.ts'

import styles from './as-drawn.module.css'

/**
 * Stands for an app that cannot be drawn any more: the page as its reader last saw it, with its words,
 * its numbers and its links, and a line that says so. It is copied before React takes the page away.
 */
export function AsDrawn() {
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
