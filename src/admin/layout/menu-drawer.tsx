import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { useBack } from '#ui/on-top/use-back.ts'
import { useModal } from '#ui/on-top/use-modal.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import styles from './menu-drawer.module.css'

interface MenuDrawerProps {
  onClose: () => void
  children: ReactNode
}

/** The sidebar on a narrow screen: covers the page until a link is followed or it is closed. */
export function MenuDrawer({ onClose, children }: MenuDrawerProps) {
  const drawer = useModal()
  useBack(onClose)
  const onLinkClick = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // A moment later: the link must still exist while its click is handled.
    if (drawer.current?.contains(link)) setTimeout(onClose)
  })
  useEffect(() => {
    // Captures the click first: an unsaved form then stops it and asks.
    const onClick = (event: Event) => onLinkClick(event)
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
  return (
    // Esc, Back and the close button do the same as a touch beside the drawer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inside}>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
