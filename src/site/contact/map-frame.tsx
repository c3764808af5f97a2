import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { hasAllRows, useContentState } from '#db/content.ts'
import { Button, getButtonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { MapView } from '#ui/pictures/map-view.tsx'

import { useMessages } from '../messages/use-messages.ts'
import type { MapLinks } from './map-links.ts'

import styles from './map-frame.module.css'

interface MapFrameProps {
  /** The validated URL of a Google map; null if there is none. */
  address: string | null
  title: string
  /** Links to the same place, for readers without script and for the maps app. */
  links: MapLinks | null
}

/** The map, loaded on request: it takes half a megabyte, and tells Google about the visit. */
export function MapFrame({ address, title, links }: MapFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const state = useContentState()
  const { pathname } = useLocation()
  const messages = useMessages().contact
  const isKnown = hasAllRows(state, 'contact_information', pathname)
  const id = useId()
  return (
    <section className={styles.map} aria-labelledby={id}>
      <h2 id={id}>{messages.map}</h2>
      <div className={styles.frame} data-empty={!address}>
        {address && isOpen && <MapView address={address} title={title} />}
        {address && !isOpen && (
          <>
            <Icon name="pin" className={styles.pin} />
            {!state.offline && (
              <Button className={styles.show} onClick={() => setOpen(true)}>
                {messages.showMap}
              </Button>
            )}
            <p>{messages.mapHint}</p>
          </>
        )}
        {!address && isKnown && <p>{messages.noMap}</p>}
      </div>
      {links && (
        <p className={styles.ways}>
          <a
            href={links.directions}
            rel="noopener noreferrer"
            className={getButtonClass('secondary')}
          >
            <Icon name="arrow-right" />
            {messages.directions}
          </a>
          <a href={links.place} rel="noopener noreferrer" className={getButtonClass('secondary')}>
            <Icon name="external" />
            {messages.openMap}
          </a>
        </p>
      )}
    </section>
  )
}
