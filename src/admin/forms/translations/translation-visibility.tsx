import { createContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { keep, recall } from '#theme/device/device-storage.ts'
import { Switch } from '#ui/fields/switch.tsx'

const KEPT = 'nadi-translations'
const SHOWN = 'shown'

/** Which translations of a form are open when it opens. */
export const ShownTranslations = createContext<{
  all: boolean
  /** The field that the address leads to. */
  wanted: string | null
}>({ all: false, wanted: null })

/** The fields of a form, with a switch that opens all their translations; the device remembers it. */
export function WithTranslations({ children }: { children: ReactNode }) {
  const [all, setAll] = useState(() => recall(KEPT) === SHOWN)
  const { search } = useLocation()

  function press(): void {
    keep(KEPT, all ? '' : SHOWN)
    setAll(!all)
  }

  return (
    <ShownTranslations value={{ all, wanted: new URLSearchParams(search).get('field') }}>
      <Switch label={LABEL} isOn={all} words={[LABEL, LABEL]} onPress={press} />
      {children}
    </ShownTranslations>
  )
}

const LABEL = 'Show translations'
