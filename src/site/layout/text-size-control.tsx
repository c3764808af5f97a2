import { useEffect, useRef, useSyncExternalStore } from 'react'

import {
  applyTextSize,
  getPreferredTextSize,
  setPreferredTextSize,
  onPreferenceChange,
  textSizes,
  type TextSize,
} from '#theme/device/reader-preferences.ts'

import { useMessages } from '../messages/use-messages.ts'

import styles from './text-size-control.module.css'

const signs = { 1: 'A', 2: 'A+', 3: 'A++' }

/**
 * The reader's text size. Without script it works for the open page: the stylesheet reads which one
 * is checked (ui/base.css).
 */
export function TextSizeControl() {
  const size = useSyncExternalStore(onPreferenceChange, getPreferredTextSize, (): TextSize => 1)
  const { textSize, textSizes: names } = useMessages().navigation
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The reader may have chosen before hydration.
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const meant = textSizes.find((each) => each > 1 && String(each) === early)
    if (meant) setPreferredTextSize(meant)
    const apply = () => applyTextSize(getPreferredTextSize())
    apply()
    // Chosen here or in another tab.
    return onPreferenceChange(apply)
  }, [])
  return (
    <fieldset ref={group} className={styles.sizes}>
      <legend className={styles.legend}>{textSize}</legend>
      {textSizes.map((each) => (
        <label key={each} className={styles.size} title={names[each - 1]}>
          <input
            type="radio"
            autoComplete="off"
            name="text-size"
            value={each}
            data-size-option={each}
            aria-label={`${signs[each]}, ${names[each - 1]}`}
            checked={size === each}
            onChange={() => setPreferredTextSize(each)}
          />
          <span aria-hidden="true" data-size={each} translate="no">
            {signs[each]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
