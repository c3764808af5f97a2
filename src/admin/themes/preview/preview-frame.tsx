import { use, useCallback, useMemo, useState } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { dressFrame, markupOf } from '#theme/device/dress-frame.ts'
import { Button } from '#ui/button.tsx'
import { Frame } from '#ui/frame.tsx'

import { settingOf } from './setting-of.ts'
import { ThemePreviewContext, type PreviewPage } from './theme-preview-context.ts'
import { useFittedSize, type FittedScreen } from './use-fitted-size.ts'

import styles from './preview-frame.module.css'

interface ThemePreviewProps {
  config: ThemeConfig
  /** The mode whose colours are being edited; the preview follows it. */
  edited: ThemeMode
  /** Leads to the setting of a part that was pressed. */
  onPick: (path: string) => void
}

/** The public site in the theme that is being edited, as on a phone or a desktop, light or dark. */
export function ThemePreview({ config, edited, onPick }: ThemePreviewProps) {
  const draw = use(ThemePreviewContext)
  const [page, setPage] = useState<PreviewPage>('home')
  const [width, setWidth] = useState<Width>('phone')
  const [mode, setMode] = useState(edited)
  const [followed, setFollowed] = useState(edited)
  if (followed !== edited) {
    setFollowed(edited)
    setMode(edited)
  }
  const dress = useCallback((inner: Document) => dressFrame(inner, config, mode), [config, mode])
  const drawn = useLastDrawn(config)
  const pages = useMemo(() => draw?.({ config: drawn, mode, page }), [draw, drawn, mode, page])
  const { stage, size } = useFittedSize(screens[width])

  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.tools}>
        <Choice label="Page" options={PAGES} chosen={page} onChoose={setPage} />
        <Choice label="Width" options={WIDTHS} chosen={width} onChoose={setWidth} />
        <Choice label="Mode" options={MODES} chosen={mode} onChoose={setMode} />
      </div>
      <div ref={stage} className={styles.stage}>
        <Frame
          title="The site in this theme"
          className={styles.frame}
          data-width={width}
          style={size}
          tabIndex={0}
          still
          dress={dress}
          onPick={(part) => onPick(settingOf(part, config, mode))}
        >
          {pages}
        </Frame>
      </div>
    </section>
  )
}

type Width = 'phone' | 'desktop'

/** In pixels: a usual phone, whole, and a usual desktop, as far down as there is room. */
const screens: Record<Width, FittedScreen> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280 },
}

const PAGES: readonly Option<PreviewPage>[] = [
  { value: 'home', name: 'Home' },
  { value: 'parts', name: 'Parts' },
  { value: 'doctors', name: 'Doctors' },
  { value: 'illness', name: 'Illness' },
  { value: 'contact', name: 'Contact' },
]
const WIDTHS: readonly Option<Width>[] = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
]
const MODES: readonly Option<ThemeMode>[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
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

/**
 * The config as far as markup depends on it: the same object while only colours, sizes and the
 * like are edited, so that typing a colour does not render the page again.
 */
function useLastDrawn(config: ThemeConfig): ThemeConfig {
  const markup = markupOf(config)
  const [last, setLast] = useState({ markup, config })
  if (last.markup === markup) return last.config
  setLast({ markup, config })
  return config
}
