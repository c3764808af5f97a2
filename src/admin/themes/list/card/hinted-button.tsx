import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'

import { Button } from '#ui/button.tsx'

import styles from './hinted-button.module.css'

interface HintedButtonProps extends ComponentProps<typeof Button> {
  /** Why it is unavailable; null if it is available. */
  hint: string | null
  /** Called when it is pressed while unavailable. */
  onRefused?: (() => void) | undefined
}

/**
 * A button that explains why it is unavailable, on hover and focus: it stays focusable, because a
 * disabled button could not explain itself. Esc hides the explanation.
 */
export function HintedButton({ hint, onClick, onRefused, ...rest }: HintedButtonProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && hint !== null

  useEffect(() => {
    if (isShown) keepInView(tip.current)
  }, [isShown])

  if (hint === null) {
    return (
      <span className={styles.place}>
        <Button {...rest} onClick={onClick} />
      </span>
    )
  }
  return (
    <span
      className={styles.place}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <Button
        {...rest}
        aria-disabled
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
        onClick={() => onRefused?.()}
      />
      <span ref={tip} id={id} role="tooltip" className={styles.tip} hidden={!isShown}>
        <span className={styles.words}>{hint}</span>
      </span>
    </span>
  )
}

const EDGE_PX = 8

/** Moves the explanation sideways if it would cross the screen's edge. */
function keepInView(tip: HTMLElement | null): void {
  if (!tip) return
  tip.style.translate = '0px'
  const { left, right } = tip.getBoundingClientRect()
  const over = Math.max(0, right - (document.documentElement.clientWidth - EDGE_PX))
  const under = Math.min(0, left - EDGE_PX)
  tip.style.translate = `${-over - under}px`
}
