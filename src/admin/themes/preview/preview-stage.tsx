import { use, useCallback, useMemo, useState } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { applyThemeToFrame, getMarkupKey } from '#theme/device/frame-theme.ts'
import { IsolatedFrame } from '#ui/isolated-frame.tsx'

import { findSettingOfElement } from './find-setting-of-element.ts'
import { ThemePreviewContext, type PreviewPage } from './theme-preview-context.ts'
import { useFittedSize, type FittedScreen } from './use-fitted-size.ts'

import styles from './preview-stage.module.css'

export type PreviewWidth = 'phone' | 'desktop'

/** In pixels: a common phone, completely, and a common desktop, as far as it fits. */
const screens: Record<PreviewWidth, FittedScreen> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280 },
}

interface PreviewStageProps {
  title: string
  /** The label above it, if there are two. */
  caption?: string | undefined
  config: ThemeConfig
  page: PreviewPage
  width: PreviewWidth
  mode: ThemeMode
  /** Opens the setting of a clicked part. */
  onPick: (path: string) => void
}

/** A page of the public site in a theme, scaled to fit. */
export function PreviewStage({
  title,
  caption,
  config,
  page,
  width,
  mode,
  onPick,
}: PreviewStageProps) {
  const renderPreview = use(ThemePreviewContext)
  const applyTheme = useCallback(
    (inner: Document) => applyThemeToFrame(inner, config, mode),
    [config, mode],
  )
  const renderedConfig = useLastRenderedConfig(config)
  const pages = useMemo(
    () => renderPreview?.({ config: renderedConfig, mode, page }),
    [renderPreview, renderedConfig, mode, page],
  )
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
          styleDocument={applyTheme}
          onPick={(part) => onPick(findSettingOfElement(part, config, mode))}
        >
          {pages}
        </IsolatedFrame>
      </div>
    </div>
  )
}

/**
 * The part of the config that affects the markup: the same object while only colors and sizes
 * change, so that typing a color does not render the page again.
 */
function useLastRenderedConfig(config: ThemeConfig): ThemeConfig {
  const markup = getMarkupKey(config)
  const [last, setLast] = useState({ markup, config })
  if (last.markup === markup) return last.config
  setLast({ markup, config })
  return config
}
