import { createContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { writeSetting, readSetting } from '#theme/device/device-storage.ts'
import { Switch } from '#ui/fields/switch.tsx'

const SETTING_KEY = 'nadi-translations'
const SHOWN = 'shown'

/** Which translations are open when the form opens. */
export const TranslationVisibilityContext = createContext<{
  all: boolean
  /** The field named by the URL. */
  requestedField: string | null
}>({ all: false, requestedField: null })

/** The fields of a form, with a switch that opens all translations; the device stores its state. */
export function TranslationSwitch({ children }: { children: ReactNode }) {
  const [all, setAll] = useState(() => readSetting(SETTING_KEY) === SHOWN)
  const { search } = useLocation()

  function press(): void {
    writeSetting(SETTING_KEY, all ? '' : SHOWN)
    setAll(!all)
  }

  return (
    <TranslationVisibilityContext
      value={{ all, requestedField: new URLSearchParams(search).get('field') }}
    >
      <Switch label={LABEL} isOn={all} words={[LABEL, LABEL]} onPress={press} />
      {children}
    </TranslationVisibilityContext>
  )
}

const LABEL = 'Show translations'
