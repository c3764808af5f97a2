import { getThemeColorMeta } from '#theme/device/apply-theme.ts'
import { getPreferredLanguage } from '#theme/device/reader-preferences.ts'

import { postToWorker } from './post-to-worker.ts'

/**
 * Tells the service worker how this reader sees the pages, now and whenever it changes, so that a
 * kept page opens like that. It is read from the page itself: a theme may overrule a choice (AC-391).
 */
export function sendPreferencesToWorker(): void {
  const root = document.documentElement
  const tell = () => {
    void postToWorker({
      type: 'reader-choices',
      mode: root.dataset['themeMode'] ?? 'auto',
      textSize: root.dataset['textSize'] ?? '1',
      barColor: getThemeColorMeta()?.content ?? '',
      language: getPreferredLanguage() ?? '',
    })
  }
  const attributeFilter = ['data-theme-mode', 'data-text-size']
  new MutationObserver(tell).observe(root, { attributeFilter })
  tell()
}
