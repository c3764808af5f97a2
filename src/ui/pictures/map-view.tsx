interface MapViewProps {
  /** The address of a Google map, already checked by model/map-embed.ts. */
  address: string
  title: string
}

/** Google's page with a map, in a frame we build: nothing that staff pasted is in its markup. */
export function MapView({ address, title }: MapViewProps) {
  return (
    <iframe
      // The button that was pressed is gone; the keyboard goes on from here.
      ref={(frame) => frame?.focus()}
      src={address}
      title={title}
      loading="lazy"
      // It is Google's page, not ours: from another origin, it cannot remove its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer-when-downgrade"
      allowFullScreen
    />
  )
}
