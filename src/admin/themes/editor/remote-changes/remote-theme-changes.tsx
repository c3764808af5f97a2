import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { describeChange } from '../../../forms/remote-changes/describe-change.ts'
import { SettingLinks } from '../settings/setting-links.tsx'
import { getSettingName } from '../settings/setting-names.ts'
import type { ThemeEditing } from '../use-theme-edits.ts'

import styles from './remote-theme-changes.module.css'

interface ArrivedNoteProps {
  editing: ThemeEditing
  isBusy: boolean
  /** Opens a setting. */
  onShow: (path: string) => void
  /** Its buttons disappear when pressed: moves the focus elsewhere. */
  onLeave: () => void
}

/** Reports what colleagues saved: the updated settings, and the conflicts to resolve. */
export function RemoteThemeChanges({ editing, isBusy, onShow, onLeave }: ArrivedNoteProps) {
  const { base, marks, questions, isDirty } = editing
  const asks = questions.length > 0
  const paths = asks ? questions : Object.keys(marks)
  const first = marks[paths[0] ?? '']
  if (!first) return null

  const leaving = (action: () => void) => () => {
    onLeave()
    action()
  }
  const next = asks
    ? 'You changed these too. Choose a version before saving:'
    : `${isDirty ? 'Your changes are still here. ' : ''}Updated:`
  return (
    <Banner
      tone={asks ? 'warning' : 'info'}
      onDismiss={asks ? undefined : leaving(editing.forgetNews)}
    >
      <p>{`Version ${base.version} has come in. ${describeChange(first.change)} ${next}`}</p>
      <SettingLinks
        links={paths.slice(0, MOST).map((path) => ({ path, words: getSettingName(path) }))}
        onShow={onShow}
      />
      {paths.length > MOST && <p>{`and ${paths.length - MOST} more.`}</p>}
      {asks && (
        <div className={styles.choices}>
          <Button disabled={isBusy} onClick={leaving(editing.takeAll)}>
            All theirs
          </Button>
          <Button disabled={isBusy} onClick={leaving(editing.keepAll)}>
            All mine
          </Button>
        </div>
      )}
    </Banner>
  )
}

/** A newly generated theme changes some eighty settings at once. */
const MOST = 6
