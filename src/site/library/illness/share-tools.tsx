import { useState } from 'react'

import { Button, getButtonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { useHydrated } from '../../components/use-hydrated.ts'
import { usePageUrl } from '../../components/use-page-url.ts'
import { useMessages } from '../../messages/use-messages.ts'

import styles from './share-tools.module.css'

/**
 * Ways to share a page. WhatsApp is a plain link, as most pages are shared there; the space of
 * tools that need script is reserved.
 */
export function ShareTools({ title }: { title: string }) {
  const address = usePageUrl()
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState('')
  const { share: messages, footer } = useMessages()

  async function share(): Promise<void> {
    const shared = await offerShare({ title, url: address })
    if (!shared)
      setOutcome((await copyText(address)) ? messages.copied : messages.copyThis(address))
  }

  return (
    <div className={styles.tools}>
      {address && (
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={getButtonClass('quiet', styles.tool)}
        >
          <Icon name="message" />
          {messages.send}
          <VisuallyHidden> {footer.newTab}</VisuallyHidden>
        </a>
      )}
      <span className={styles.script} data-hydrated={hydrated}>
        <Button tone="quiet" className={styles.tool} onClick={() => void share()}>
          <Icon name="share" />
          {messages.share}
        </Button>
        <Button tone="quiet" className={styles.tool} onClick={() => window.print()}>
          <Icon name="print" />
          {messages.print}
        </Button>
      </span>
      {/* Always mounted, or screen readers would not read it. */}
      <output className={styles.outcome}>{outcome}</output>
    </div>
  )
}

/** Opens the device's share sheet. Returns true also when the reader closes it. */
async function offerShare(page: ShareData): Promise<boolean> {
  // Not every browser has it, unlike the types.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
