import { format } from 'date-fns'
import { useEffect, useState } from 'react'

import type { SavedThemeVersion } from '#model/theme/theme-change.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { useStaffApi } from '#session/use-session.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { editorMessages } from '../editor-messages.ts'
import { diffThemes } from './diff-themes.ts'
import { ThemeDiffList } from './theme-diff-list.tsx'

import styles from './theme-history.module.css'

interface HistoryDialogProps {
  themeId: string
  /** Whether the server is reachable, as far as this device knows. */
  reachable: boolean
  /** The theme in the editor, which every version is compared with. */
  config: ThemeConfig
  onRestore: (version: SavedThemeVersion) => void
  onClose: () => void
}

/** Lists every saved version of a theme with its diff to the editor, and restores one. */
export function ThemeHistoryDialog(props: HistoryDialogProps) {
  const { themeId, reachable, config, onRestore, onClose } = props
  const { versions, again } = useHistory(themeId, reachable)
  return (
    <Dialog
      title="Version History"
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to the editor</Button>}
    >
      {versions === undefined && <Spinner>Loading...</Spinner>}
      {versions === null && (
        <Banner tone="warning">
          <p>{editorMessages.historyNeedsNetwork}</p>
          <Button onClick={again}>Try again</Button>
        </Banner>
      )}
      {versions?.length === 0 && <EmptyState icon="clock">No version was saved yet</EmptyState>}
      {versions && versions.length > 0 && (
        <ol className={styles.versions} aria-label="Versions, newest first">
          {versions.map((version) => (
            <Version
              key={version.version_number}
              version={version}
              config={config}
              onRestore={() => onRestore(version)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

/** Loaded when the dialog opens and when the network is back; null if loading failed. */
function useHistory(themeId: string, online: boolean) {
  const { themes } = useStaffApi()
  const [versions, setVersions] = useState<SavedThemeVersion[] | null>()
  const [attempt, setAttempt] = useState(0)
  const [request, setRequest] = useState({ online, attempt })
  if (request.online !== online || request.attempt !== attempt) setRequest({ online, attempt })

  useEffect(() => {
    let left = false
    async function load(isOnline: boolean): Promise<void> {
      const found = isOnline ? await themes.history(themeId).catch(asUnknown) : null
      // Loaded versions stay valid offline.
      if (!left) setVersions((before) => found ?? before ?? null)
    }
    void load(request.online)
    return () => {
      left = true
    }
  }, [themes, themeId, request])

  return { versions, again: () => setAttempt((times) => times + 1) }
}

function asUnknown(error: unknown): null {
  reportError(error)
  return null
}

interface VersionProps {
  version: SavedThemeVersion
  config: ThemeConfig
  onRestore: () => void
}

function Version({ version, config, onRestore }: VersionProps) {
  const changes = diffThemes(config, completeTheme(version.config))
  const count = changes.length
  const title = `Version ${version.version_number}`
  return (
    <li className={styles.version}>
      <div className={styles.top}>
        <h3>{title}</h3>
        {count === 0 && <Badge tone="blue">As in the editor</Badge>}
        <p className={styles.who}>
          {`${version.saved_by ?? 'Nadi'}, ${format(new Date(version.created_at), 'MMM dd, yyyy HH:mm')}`}
        </p>
      </div>
      <p>{version.change_description}</p>
      {count > 0 && (
        <div className={styles.bottom}>
          <details className={styles.details}>
            <summary className={styles.more}>
              {`${count === 1 ? '1 difference' : `${count} differences`} from the editor`}
            </summary>
            <ThemeDiffList changes={changes} />
          </details>
          <Button aria-label={`Restore ${title}`} onClick={onRestore}>
            Restore
          </Button>
        </div>
      )}
    </li>
  )
}
