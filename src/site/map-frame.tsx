import { useId, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

import { useWords } from './words/use-words.ts'

import styles from './map-frame.module.css'

interface MapFrameProps {
  /** Of a Google map, already checked; null when there is none. */
  address: string | null
  title: string
}

/**
 * The map, once it is asked for: half a megabyte that many phones need not
 * load, and a visit that Google need not hear of.
 */
export function MapFrame({ address, title }: MapFrameProps) {
  const [shown, setShown] = useState(false)
  const words = useWords().contact
  const id = useId()
  return (
    <section className={styles.map} aria-labelledby={id}>
      <h2 id={id}>{words.map}</h2>
      <div className={styles.frame}>
        {address && shown && (
          <iframe
            src={address}
            title={title}
            loading="lazy"
            // It is Google's page, not ours: being of its own origin, it cannot lift its sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
          />
        )}
        {address && !shown && (
          <>
            <Icon name="pin" className={styles.pin} />
            <Button onClick={() => setShown(true)}>{words.showMap}</Button>
            <p>{words.mapHint}</p>
          </>
        )}
        {!address && <p>{words.noMap}</p>}
      </div>
    </section>
  )
}
