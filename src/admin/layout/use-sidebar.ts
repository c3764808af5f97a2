import { useState, useSyncExternalStore } from 'react'

import { writeSetting, readSetting } from '#theme/device/device-storage.ts'

const NAME = 'nadi-sidebar'
/** From this width there is room for labels: a tablet in landscape. */
const ROOMY = '(min-width: 64rem)'

/** Whether the sidebar shows labels: as stored on this device, or by default if there is room. */
export function useSidebar(): { isWide: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(() => readSetting(NAME))
  const hasRoom = useSyncExternalStore(subscribe, () => window.matchMedia(ROOMY).matches)
  const isWide = chosen ? chosen === 'wide' : hasRoom

  function toggle(): void {
    const next = isWide ? 'icons' : 'wide'
    setChosen(next)
    writeSetting(NAME, next)
  }

  return { isWide, toggle }
}

function subscribe(changed: () => void): () => void {
  const roomy = window.matchMedia(ROOMY)
  roomy.addEventListener('change', changed)
  return () => roomy.removeEventListener('change', changed)
}
