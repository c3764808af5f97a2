import { useId, useRef, type ReactNode } from 'react'

import { useBack } from './on-top/use-back.ts'
import { useModal } from './on-top/use-modal.ts'
import { useScrollStop } from './on-top/use-scroll-stop.ts'
import { Icon } from './pictures/icons.tsx'

import styles from './dialog.module.css'

interface DialogProps {
  title: string
  size?: 'small' | 'large'
  children: ReactNode
  /** The buttons, the safest one first. */
  actions?: ReactNode
  /**
   * Called for Esc, Back, the close button or a press on the backdrop; omit it for a dialog that
   * requires a decision.
   */
  onClose?: (() => void) | undefined
}

/**
 * A dialog that is open while it is mounted. The browser's own element traps the focus, blocks the
 * page behind it, and returns the focus.
 */
export function Dialog({ title, size = 'small', children, actions, onClose }: DialogProps) {
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const [body, isStop] = useScrollStop()
  useBack(onClose)
  const dialog = useModal()

  return (
    // The backdrop is for pointers; Esc and the close button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Its owner decides whether it closes, not the browser.
        event.preventDefault()
        onClose?.()
      }}
      onPointerDown={(event) => {
        // Only the dialog element itself is the backdrop; a text selection may end past its edge.
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose?.()
      }}
      onKeyDown={(event) => {
        // A second Esc would close it without calling onCancel.
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          onClose?.()
        }
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {/* Text that scrolls and holds no control is scrolled by keyboard only if it takes the focus (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={styles.body} tabIndex={isStop ? 0 : undefined}>
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}
