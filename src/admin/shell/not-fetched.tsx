import { Banner } from '#ui/banner.tsx'

/** Stands for a part of the panel that could not be loaded; loading is retried automatically. */
export function NotFetched() {
  return (
    <Banner tone="warning">
      This part has not been downloaded yet. It opens as soon as there is a connection.
    </Banner>
  )
}
