import { spokenAddress } from '#model/texts/social-host.ts'
import { webHref } from '#model/texts/web-address.ts'

import { useReachable } from '../../shell/use-server-reachable.ts'

import styles from './link-preview.module.css'

/** Below an address that staff type: what it opens, and a link to try it. Nothing while it opens nothing. */
export function LeadsTo({ address }: { address: string | null }) {
  const online = useReachable()
  const href = webHref(address)
  if (href === null) return null
  return (
    <span className={styles.line}>
      <span>{`Opens ${spokenAddress(address)}`}</span>
      {online && (
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          Try it in a new tab
        </a>
      )}
    </span>
  )
}
