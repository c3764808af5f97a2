import { useEffect, useState, type CSSProperties, type RefCallback } from 'react'

interface Room {
  width: number
  height: number
}

/**
 * The size and scale that make a screen of a given width fit its place: the page is laid out for
 * the full width, and then shown smaller where there is less room.
 */
export function useFittedSize(width: number): {
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

  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
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
