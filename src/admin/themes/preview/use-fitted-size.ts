import { useEffect, useState, type CSSProperties, type RefCallback } from 'react'

/** A screen to be shown; without a height, as much of it as there is room for. */
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
 * The size and scale that make a screen of a given width fit its place: the page is laid out for
 * the full width, and then shown smaller where there is less room.
 */
export function useFittedSize({ width, height }: FittedScreen): {
  stage: RefCallback<HTMLElement>
  size: CSSProperties
} {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })

  useEffect(() => {
    if (!stage) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])

  // Where there is little room, what can be read goes before what is whole.
  const whole = height !== undefined && room.height >= LEAST_WHOLE ? room.height / height : 1
  const scale = room.width > 0 ? Math.min(1, room.width / width, whole) : 1
  return {
    stage: setStage,
    size: {
      inlineSize: width,
      blockSize: room.height / scale,
      insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
      transform: `scale(${scale})`,
    },
  }
}
