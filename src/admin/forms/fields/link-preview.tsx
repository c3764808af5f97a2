import { formatUrl } from '#model/texts/social-host.ts'
import { toWebHref } from '#model/texts/web-address.ts'

import { useServerReachable } from '../../shell/use-server-reachable.ts'

import styles from './link-preview.module.css'

/** Shows where a typed link leads, with a link to try it. Renders nothing for an invalid one. */
export function LinkPreview({ address }: { address: string | null }) {
  const online = useServerReachable()
  const href = toWebHref(address)
  if (href === null) return null
  return (
    <span className={styles.line}>
      <span>{`Opens ${formatUrl(address)}`}</span>
      {online && (
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          Try it in a new tab
        </a>
      )}
    </span>
  )
}
