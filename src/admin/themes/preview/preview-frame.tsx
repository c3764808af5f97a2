import { useState } from 'react'

import { isJsonEqual } from '#model/json.ts'
import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { Button } from '#ui/button.tsx'

import { PreviewStage, type PreviewWidth } from './preview-stage.tsx'
import type { PreviewPage } from './theme-preview-context.ts'

import styles from './preview-frame.module.css'

interface ThemePreviewProps {
  config: ThemeConfig
  /** The saved config, for comparison. */
  saved: ThemeConfig
  /** The mode whose colors are being edited; the preview follows it. */
  edited: ThemeMode
  /** Opens the setting of a clicked part. */
  onPick: (path: string) => void
}

/**
 * Previews the public site in the edited theme, on a phone or a desktop, light or dark; optionally
 * beside the saved theme.
 */
export function ThemePreview({ config, saved, edited, onPick }: ThemePreviewProps) {
  const [page, setPage] = useState<PreviewPage>('home')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [mode, setMode] = useState(edited)
  const [lastEdited, setLastEdited] = useState(edited)
  const [compared, setCompared] = useState<Compared>('after')
  if (lastEdited !== edited) {
    setLastEdited(edited)
    setMode(edited)
  }
  const isChanged = !isJsonEqual(saved, config)
  const view = isChanged ? compared : 'after'
  const stage = { page, width, mode, onPick }

  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.tools}>
        <Choice label="Page" options={PAGES} chosen={page} onChoose={setPage} />
        <Choice label="Width" options={WIDTHS} chosen={width} onChoose={setWidth} />
        <Choice label="Mode" options={MODES} chosen={mode} onChoose={setMode} />
        {isChanged && (
          <Choice label="Compare" options={COMPARED} chosen={view} onChoose={setCompared} />
        )}
      </div>
      <div className={styles.stages}>
        {view !== 'after' && (
          <PreviewStage
            {...stage}
            title="The site as it was saved"
            caption={view === 'both' ? 'Before' : undefined}
            config={saved}
          />
        )}
        {view !== 'before' && (
          <PreviewStage
            {...stage}
            title="The site in this theme"
            caption={view === 'both' ? 'After' : undefined}
            config={config}
          />
        )}
      </div>
    </section>
  )
}

type Compared = 'before' | 'both' | 'after'

const PAGES: readonly Option<PreviewPage>[] = [
  { value: 'home', name: 'Home' },
  { value: 'parts', name: 'Parts' },
  { value: 'doctors', name: 'Doctors' },
  { value: 'illness', name: 'Illness' },
  { value: 'contact', name: 'Contact' },
]
const WIDTHS: readonly Option<PreviewWidth>[] = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
]
const MODES: readonly Option<ThemeMode>[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
]

const COMPARED: readonly Option<Compared>[] = [
  { value: 'before', name: 'Before' },
  { value: 'both', name: 'Side by side' },
  { value: 'after', name: 'After' },
]

interface Option<Value> {
  value: Value
  name: string
}

interface ChoiceProps<Value> {
  label: string
  options: readonly Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(({ value, name }) => (
        <Button
          key={value}
          tone="quiet"
          className={styles.option}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
