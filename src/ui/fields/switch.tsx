import { classNames } from '../class-names.ts'

import styles from './switch.module.css'

interface SwitchProps {
  /** The name for screen readers, as its visible label depends on the context. */
  label: string
  isOn: boolean
  /** The text beside it when it is on, and when it is off. */
  words: readonly [on: string, off: string]
  /** While busy it keeps its focus. */
  busy?: boolean
  disabled?: boolean
  className?: string | undefined
  onPress: () => void
}

/** A setting that is on or off and changes at once, without a form. */
export function Switch({ label, isOn, words, busy, disabled, className, onPress }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      {...(busy !== undefined && { 'aria-busy': busy })}
      className={classNames(styles.switch, className)}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{isOn ? words[0] : words[1]}</span>
    </button>
  )
}
