import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { editorMessages } from './editor-messages.ts'
import type { ThemeEditing } from './use-theme-edits.ts'
import type { ThemeSaving } from './use-theme-saving.ts'

import styles from './newer-version-banner.module.css'

interface NewerVersionBannerProps {
  editing: ThemeEditing
  saving: ThemeSaving
  /** Its buttons go once they are pressed: the keyboard goes on from elsewhere. */
  onLeave: () => void
}

/** A colleague saved the theme while it was edited here: the server refuses to save over that. */
export function NewerVersionBanner({ editing, saving, onLeave }: NewerVersionBannerProps) {
  const { newer } = editing
  if (!newer) return null
  return (
    <Banner tone={saving.failure ? 'error' : 'warning'}>
      <p>{saving.failure ?? editorMessages.savedMeanwhile(newer.version)}</p>
      <p>{editorMessages.cannotReplace(newer.version)}</p>
      <div className={styles.choices}>
        <Button
          disabled={saving.isBusy}
          onClick={() => {
            onLeave()
            saving.loadTheirs()
          }}
        >
          Load theirs
        </Button>
        <Button
          disabled={saving.isBusy}
          onClick={() => {
            onLeave()
            void saving.keepAsCopy()
          }}
        >
          Keep mine as a copy
        </Button>
      </div>
    </Banner>
  )
}
