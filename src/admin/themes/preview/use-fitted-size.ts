import { useEffect, useState, type CSSProperties, type RefCallback } from 'react'

/** The screen to show; without a height, as much as fits. */
export interface FittedScreen {
  width: number
  height?: number
}

interface Room {
  width: number
  height: number
}

const LEAST_WHOLE = 440

/**
 * The size and scale that fit a screen of a given width into its place: the page is laid out at
 * full width and then scaled down.
 */
export function useFittedSize({ width, height }: FittedScreen): {
  stage: RefCallback<HTMLElement>
  size: CSSProperties
} {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [available, setAvailable] = useState<Room>({ width: 0, height: 0 })

  useEffect(() => {
    if (!stage) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])

  // In little room, readable text is more important than a complete page.
  const whole =
    height !== undefined && available.height >= LEAST_WHOLE ? available.height / height : 1
  const scale = available.width > 0 ? Math.min(1, available.width / width, whole) : 1
  return {
    stage: setStage,
    size: {
      inlineSize: width,
      blockSize: available.height / scale,
      insetInlineStart: Math.max(0, (available.width - width * scale) / 2),
      transform: `scale(${scale})`,
    },
  }
}
