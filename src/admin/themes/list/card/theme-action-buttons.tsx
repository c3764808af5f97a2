import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { needsConnection } from '../../../content-types/common-messages.ts'
import { useServerReachable } from '../../../shell/use-server-reachable.ts'
import { themeListMessages } from '../theme-list-messages.ts'
import { getDeletionObstacle, type ThemeActions } from '../use-theme-actions.ts'
import type { ActiveTheme, Theme } from '../use-themes.ts'
import { HintedButton } from './hinted-button.tsx'

import styles from './theme-card.module.css'

const NEEDS_CONNECTION = 'This needs a connection.'
const IS_LIVE = 'This is what visitors see now.'

export interface ThemeActionsProps {
  theme: Theme
  active: ActiveTheme | null | undefined
  isActive: boolean
  actions: ThemeActions
  onDetails: () => void
  onEdit: () => void
  onDuplicate: () => void
}

/** The actions on a theme by role: view, manage (Admins), edit (Super Admins). */
export function ThemeActionButtons(props: ThemeActionsProps) {
  const { theme, onDetails, onEdit, onDuplicate } = props
  const { role } = useUser()
  const mayManage = isAllowed(role, 'insert', 'modern_themes')
  const offline = useServerReachable() ? null : NEEDS_CONNECTION
  const suffix = offline ? ` (${needsConnection})` : ''
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        {mayManage && <ActivateButton {...props} offline={offline} suffix={suffix} />}
        <Button aria-label={`Details of ${theme.name}`} onClick={onDetails}>
          <Icon name="eye" />
          Details
        </Button>
      </div>
      {mayManage && (
        <div className={classNames(styles.row, styles.more)}>
          {isAllowed(role, 'update', 'modern_themes') && (
            <HintedButton
              tone="quiet"
              aria-label={`Edit Theme ${theme.name}`}
              hint={theme.is_preset ? themeListMessages.presetHint : null}
              onClick={onEdit}
              onRefused={onEdit}
            >
              Edit Theme
            </HintedButton>
          )}
          <HintedButton
            tone="quiet"
            aria-label={`Duplicate ${theme.name}${suffix}`}
            hint={offline}
            onClick={onDuplicate}
          >
            Duplicate
          </HintedButton>
          <DeleteButton {...props} offline={offline} suffix={suffix} />
        </div>
      )}
    </div>
  )
}

interface NetworkProps extends ThemeActionsProps {
  /** Why it has to wait; null if the server is reachable. */
  offline: string | null
  /** The same, to append to a button's label. */
  suffix: string
}

function ActivateButton({ theme, active, isActive, actions, offline, suffix }: NetworkProps) {
  const { running, isWaiting } = actions
  const isLive = isActive && active?.liveVersion === theme.version_number
  const isRunning = running?.task === 'activate' && running.id === theme.id
  const word = isLive ? 'Active' : 'Activate'
  return (
    <HintedButton
      tone="primary"
      aria-label={isRunning ? `Activating ${theme.name}` : `${word} ${theme.name}${suffix}`}
      hint={isLive ? IS_LIVE : offline}
      busy={running !== null || isWaiting}
      onClick={() => void actions.activate(theme)}
    >
      <Icon name="check" />
      <span>{isRunning ? 'Activating...' : word}</span>
    </HintedButton>
  )
}

function DeleteButton({ theme, active, actions, offline, suffix }: NetworkProps) {
  const obstacle = getDeletionObstacle(theme, active)

  async function remove(): Promise<void> {
    if (!(await actions.remove(theme))) return
    // Its card was deleted: focus the top of the screen.
    document.querySelector<HTMLElement>('h1')?.focus()
  }

  return (
    <HintedButton
      tone="quiet"
      className={styles.delete}
      aria-label={`Delete ${theme.name}${suffix}`}
      hint={obstacle ?? offline}
      busy={actions.running !== null}
      onClick={() => void remove()}
      onRefused={obstacle ? () => void remove() : undefined}
    >
      {actions.running?.task === 'delete' && actions.running.id === theme.id
        ? 'Deleting...'
        : 'Delete'}
    </HintedButton>
  )
}
