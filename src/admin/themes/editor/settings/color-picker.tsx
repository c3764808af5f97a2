import { useState } from 'react'
import { ColorArea, ColorThumb, parseColor, type Color } from 'react-aria-components/ColorArea'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'

import { isHex } from './hex.ts'

import styles from './color-picker.module.css'

interface ColorPickerProps {
  label: string
  /** The text of the field; the picker shows black while it is not a hex color (AC-355). */
  value: string
  onChange: (hex: string) => void
}

/** Picks saturation, brightness and hue by mouse, touch or arrow keys. */
export function ColorPicker({ label, value, onChange }: ColorPickerProps) {
  // A grey has no hue: with the hex value alone, the hue slider would jump back to its start.
  const [color, setColor] = useState(() => colorOf(value))
  const now = colorOf(value)
  const current = hexOf(color) === hexOf(now) ? color : now

  function choose(next: Color): void {
    setColor(next)
    onChange(hexOf(next))
  }

  return (
    <>
      <ColorArea
        className={styles.area ?? ''}
        aria-label={`${label}, saturation and brightness`}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={current}
        onChange={choose}
      >
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider
        className={styles.slider ?? ''}
        aria-label={`${label}, hue`}
        colorSpace="hsb"
        channel="hue"
        value={current}
        onChange={choose}
      >
        <SliderTrack className={styles.track ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
    </>
  )
}

const colorOf = (value: string): Color =>
  parseColor(isHex(value) ? value.trim() : '#000000').toFormat('hsb')

const hexOf = (color: Color): string => color.toString('hex')
