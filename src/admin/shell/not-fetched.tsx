import { Banner } from '#ui/banner.tsx'

/** Stands for a part of the panel that could not be fetched so far; it is tried again by itself. */
export function NotFetched() {
  return (
    <Banner tone="warning">
      This part is not on this device yet. It opens by itself once there is a connection.
    </Banner>
  )
}
