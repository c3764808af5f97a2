import type { ComponentProps } from 'react'

import { classNames } from './class-names.ts'

import styles from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'call'

/** Returns the class of a button, for links that look like one. */
export function getButtonClass(tone: ButtonTone = 'primary', className?: string): string {
  return classNames(styles.button, styles[tone], className)
}

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone
  /** While busy it keeps its place and its focus, and cannot be pressed again. */
  busy?: boolean
}

export function Button({ tone = 'secondary', busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={getButtonClass(tone, className)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
