import { use, useCallback, useMemo, useState } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { applyThemeToFrame, getMarkupKey } from '#theme/device/frame-theme.ts'
import { IsolatedFrame } from '#ui/isolated-frame.tsx'

import { findSettingOfElement } from './find-setting-of-element.ts'
import { ThemePreviewContext, type PreviewPage } from './theme-preview-context.ts'
import { useFittedSize, type FittedScreen } from './use-fitted-size.ts'

import styles from './preview-stage.module.css'

export type PreviewWidth = 'phone' | 'desktop'

/** In pixels: a usual phone, whole, and a usual desktop, as far down as there is room. */
const screens: Record<PreviewWidth, FittedScreen> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280 },
}

interface PreviewStageProps {
  title: string
  /** Above it, where there are two. */
  caption?: string | undefined
  config: ThemeConfig
  page: PreviewPage
  width: PreviewWidth
  mode: ThemeMode
  /** Leads to the setting of a part that was pressed. */
  onPick: (path: string) => void
}

/** A page of the public site in a theme, fitted into the room there is. */
export function PreviewStage({
  title,
  caption,
  config,
  page,
  width,
  mode,
  onPick,
}: PreviewStageProps) {
  const draw = use(ThemePreviewContext)
  const dress = useCallback(
    (inner: Document) => applyThemeToFrame(inner, config, mode),
    [config, mode],
  )
  const drawn = useLastDrawn(config)
  const pages = useMemo(() => draw?.({ config: drawn, mode, page }), [draw, drawn, mode, page])
  const { stage, size } = useFittedSize(screens[width])
  return (
    <div className={styles.side}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <div ref={stage} className={styles.stage}>
        <IsolatedFrame
          title={title}
          className={styles.frame}
          data-width={width}
          style={size}
          tabIndex={0}
          isInert
          styleDocument={dress}
          onPick={(part) => onPick(findSettingOfElement(part, config, mode))}
        >
          {pages}
        </IsolatedFrame>
      </div>
    </div>
  )
}

/**
 * The config as far as markup depends on it: the same object while only colours, sizes and the
 * like are edited, so that typing a colour does not render the page again.
 */
function useLastDrawn(config: ThemeConfig): ThemeConfig {
  const markup = getMarkupKey(config)
  const [last, setLast] = useState({ markup, config })
  if (last.markup === markup) return last.config
  setLast({ markup, config })
  return config
}
