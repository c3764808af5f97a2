import { siteBar } from '#theme/device/apply-theme.ts'
import { chosenLanguage } from '#theme/device/reader-preferences.ts'

import { tellWorker } from './post-to-worker.ts'

/**
 * Tells the service worker how this reader sees the pages, now and whenever it changes, so that a
 * kept page opens like that. It is read from the page itself: a theme may overrule a choice (AC-391).
 */
export function passOnChoices(): void {
  const root = document.documentElement
  const tell = () => {
    void tellWorker({
      type: 'reader-choices',
      mode: root.dataset['themeMode'] ?? 'auto',
      textSize: root.dataset['textSize'] ?? '1',
      barColor: siteBar()?.content ?? '',
      language: chosenLanguage() ?? '',
    })
  }
  const attributeFilter = ['data-theme-mode', 'data-text-size']
  new MutationObserver(tell).observe(root, { attributeFilter })
  tell()
}
