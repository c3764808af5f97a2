import { getThemeColorMeta } from '#theme/device/apply-theme.ts'
import { getPreferredLanguage } from '#theme/device/reader-preferences.ts'

import { postToWorker } from './post-to-worker.ts'

/**
 * Sends this reader's preferences to the service worker, now and on each change, so that a cached
 * page opens with them. Reads them from the page, because a theme may overrule one (AC-391).
 */
export function sendPreferencesToWorker(): void {
  const root = document.documentElement
  const send = () => {
    void postToWorker({
      type: 'set-preferences',
      mode: root.dataset['themeMode'] ?? 'auto',
      textSize: root.dataset['textSize'] ?? '1',
      barColor: getThemeColorMeta()?.content ?? '',
      language: getPreferredLanguage() ?? '',
    })
  }
  send()
  const attributeFilter = ['data-theme-mode', 'data-text-size']
  new MutationObserver(send).observe(root, { attributeFilter })
}
