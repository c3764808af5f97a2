import { useState, useSyncExternalStore } from 'react'

import { writeSetting, readSetting } from '#theme/device/device-storage.ts'

const NAME = 'nadi-sidebar'
/** From here on a screen has room for words beside the icons: a tablet held sideways does. */
const ROOMY = '(min-width: 64rem)'

/** Whether the sidebar shows words beside its icons: as was chosen on this device, or else where there is room. */
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
