import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { classNames } from './class-names.ts'
import { useBack } from './on-top/use-back.ts'
import { Icon, type IconName } from './pictures/icons.tsx'

import styles from './menu.module.css'

export interface MenuItem {
  label: string
  icon: IconName
  tone?: 'danger'
  disabled?: boolean
  onPress: () => void
}

interface MenuProps {
  /** The subject of the menu for screen readers, because the buttons of all rows look alike. */
  label: string
  /** Called each time it opens, so that a list with many menus costs nothing. */
  items: () => readonly MenuItem[]
  className?: string | undefined
}

/** A button with three dots that opens a menu; the focus returns to it. */
export function Menu({ label, items, className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)

  function close(): void {
    // Synchronously: whatever the item opens takes the focus from here and returns it.
    flushSync(() => setOpened(null))
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, className)}
        data-menu
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={() => setOpened('first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        <Icon name="more" />
      </button>
      {opened && <Popup {...{ label, button, opened, close }} items={items()} />}
    </>
  )
}

interface PopupProps {
  label: string
  items: readonly MenuItem[]
  button: { readonly current: HTMLElement | null }
  /** The item that gets the focus. */
  opened: 'first' | 'last'
  close: () => void
}

/** A dialog element, the only one in the top layer in every browser of the baseline. */
function Popup({ label, items, button, opened, close }: PopupProps) {
  const popup = useRef<HTMLDialogElement>(null)
  const onAway = useEffectEvent(close)
  useBack(close)

  useEffect(() => {
    const element = popup.current
    element?.showModal()
    if (element && button.current) place(element, button.current.getBoundingClientRect())
    const all = itemsIn(element)
    all.at(opened === 'first' ? 0 : -1)?.focus({ preventScroll: true })
    const away = () => onAway()
    window.addEventListener('resize', away)
    return () => {
      window.removeEventListener('resize', away)
      element?.close()
    }
  }, [button, opened])

  function onKey(event: KeyboardEvent): void {
    const all = itemsIn(popup.current)
    const to = findTarget(event.key, all)
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab continues from the button, as if the menu had not been open.
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      close()
    } else if (to) {
      event.preventDefault()
      to.focus()
    }
  }

  return (
    // A press outside is for pointers; Esc does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={popup}
      className={styles.popup}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={onKey}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <div role="menu" aria-label={label}>
        {items.map(({ label: name, icon, tone, disabled = false, onPress }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-tone={tone}
            {...(disabled && { 'aria-disabled': true })}
            onClick={() => {
              if (disabled) return
              close()
              onPress()
            }}
          >
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </div>
    </dialog>
  )
}

const itemsIn = (popup: HTMLElement | null) => [
  ...(popup?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/**
 * Returns the item a key leads to: the next one, the first, or the next that begins with that
 * letter.
 */
function findTarget(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return later.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

/** The distance between the menu, its button and the edges of the screen. */
const GAP = 6

/** Places the menu below the button or, without room, above it, with the right edges aligned. */
function place(popup: HTMLElement, button: DOMRect): void {
  const { width, height } = popup.getBoundingClientRect()
  const below = button.bottom + GAP
  const fits = below + height <= window.innerHeight - GAP
  const top = fits ? below : Math.max(GAP, button.top - GAP - height)
  popup.style.setProperty('--top', `${top}px`)
  popup.style.setProperty('--left', `${Math.max(GAP, button.right - width)}px`)
}
