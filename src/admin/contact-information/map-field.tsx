import { useState } from 'react'

import { parsePastedMap } from '#model/texts/pasted-map.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/fields.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { MapView } from '#ui/pictures/map-view.tsx'

import { useServerReachable } from '../shell/use-server-reachable.ts'
import { explainUnusableMap } from './explain-unusable-map.ts'
import { describeMapPlace } from './map-place.ts'

import styles from './map-field.module.css'

interface MapFieldProps {
  label: string
  name: string
  value: string | null
  error: string | undefined
  onChange: (text: string) => void
}

/** Accepts pasted text from Google Maps and stores only the URL of the map (S-31). */
export function MapField(field: MapFieldProps) {
  const pasted = field.value?.trim() ?? ''
  const address = parsePastedMap(pasted)
  return (
    <div className={styles.map} data-full-width>
      <TextArea
        hint="In Google Maps: find the clinic, press Share, choose 'Embed a map', press 'Copy HTML', and paste it here."
        {...field}
      />
      {address && <MapPreview key={address} address={address} />}
      {pasted && !address && (
        <Banner tone="warning">
          {`${explainUnusableMap(pasted)} You can save anyway: visitors see 'Map not available' until there is a map.`}
        </Banner>
      )}
    </div>
  )
}

/** Previews the map on request only, because it is loaded from Google. */
function MapPreview({ address }: { address: string }) {
  const online = useServerReachable()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  return (
    <div className={styles.found}>
      <output>
        <Icon name="check" />
        <span>
          Opens {describeMapPlace(address)}. Only its URL is saved:{' '}
          <code translate="no">{address}</code>
        </span>
      </output>
      {isPreviewOpen && (
        <div className={styles.frame}>
          <MapView address={address} title="Preview of the map" />
        </div>
      )}
      {!isPreviewOpen && online && (
        <Button onClick={() => setPreviewOpen(true)}>
          <Icon name="eye" />
          Show the map
        </Button>
      )}
      {!isPreviewOpen && !online && <p>The preview of the map needs a connection.</p>}
    </div>
  )
}
