interface MapViewProps {
  /** The URL of a Google map, validated by model/texts/map-embed.ts. */
  address: string
  title: string
}

/** Google's page with a map in a frame of ours: none of its markup is pasted by staff. */
export function MapView({ address, title }: MapViewProps) {
  return (
    <iframe
      // The pressed button is gone; the keyboard continues from here.
      ref={(frame) => frame?.focus()}
      src={address}
      title={title}
      loading="lazy"
      // Google's page has another origin, so it cannot remove its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer-when-downgrade"
      allowFullScreen
    />
  )
}
