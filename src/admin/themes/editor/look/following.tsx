import type { MouseEvent, ReactNode } from 'react'

import { Button } from '#ui/button.tsx'

import { nameOf } from '../settings/setting-names.ts'
import type { TabProps } from '../settings/tab.ts'

import styles from './following.module.css'

interface FollowingProps extends TabProps {
  path: string
  children: ReactNode
}

/** A field with what it comes from: the look, or somebody's hand, with the way back. */
export function Following({ path, tab, children }: FollowingProps) {
  const { look } = tab
  const state = look?.stateOf(path) ?? null
  if (!look || state === null) return children

  function followAgain(event: MouseEvent<HTMLElement>): void {
    look?.follow([path])
    // The button is gone then: the keyboard goes on from its field.
    event.currentTarget.closest('[data-follows]')?.querySelector<HTMLElement>(FIELD)?.focus()
  }

  return (
    <div className={styles.following} data-follows={state}>
      {children}
      {state === 'follows' ? (
        <p className={styles.state}>Follows the look</p>
      ) : (
        <p className={styles.state}>
          Set by hand
          <Button
            tone="quiet"
            className={styles.again}
            aria-label={`Follow again: ${nameOf(path)}`}
            onClick={followAgain}
          >
            Follow again
          </Button>
        </p>
      )}
    </div>
  )
}

const FIELD = 'input, select, textarea'
