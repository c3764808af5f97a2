import { type MouseEvent, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'

import { getSettingName } from '../settings/setting-names.ts'
import type { TabProps } from '../settings/settings-tab.ts'

import styles from './generated-setting.module.css'

interface FollowingProps extends TabProps {
  path: string
  children: ReactNode
}

/** A field with its origin: generated, or set by hand, with a button that resets it. */
export function GeneratedSetting({ path, tab, children }: FollowingProps) {
  const { generator } = tab
  const state = generator?.stateOf(path) ?? null

  function reset(event: MouseEvent<HTMLElement>): void {
    generator?.resetToGenerated([path])
    // The button disappears: focus its field.
    event.currentTarget.closest('[data-follows]')?.querySelector<HTMLElement>(FIELD)?.focus()
  }

  return (
    // Always rendered: remounting the field would lose the cursor.
    <div className={styles.following} data-follows={state ?? undefined}>
      {children}
      {state === 'follows' && <p className={styles.state}>Generated</p>}
      {state === 'by hand' && (
        <p className={styles.state}>
          Set by hand
          <Button
            tone="quiet"
            className={styles.again}
            aria-label={`Reset to generated value: ${getSettingName(path)}`}
            onClick={reset}
          >
            Reset to generated value
          </Button>
        </p>
      )}
    </div>
  )
}

const FIELD = 'input, select, textarea'
