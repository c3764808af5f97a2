import { format, isValid } from 'date-fns'

import { isAllowed } from '#model/permissions.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { useMinute } from '#ui/use-minute.ts'

import { needsConnection } from '../../content-types/common-messages.ts'
import { useServerReachable } from '../../shell/use-server-reachable.ts'
import { HintedButton } from './card/hinted-button.tsx'
import { Palette } from './card/palette.tsx'
import { ThemeThumbnail } from './card/theme-thumbnail.tsx'
import { isBeforeDeadline, formatTimeLeft } from './countdown.ts'
import { themeListMessages } from './theme-list-messages.ts'
import type { ThemeActions } from './use-theme-actions.ts'
import type { ActiveTheme } from './use-themes.ts'
import { useVersionNumber } from './use-version-number.ts'

import styles from './active-theme-banner.module.css'

interface ActiveThemeBannerProps {
  active: ActiveTheme | null
  actions: ThemeActions
}

/** The live theme, since when it is live, and for how long it can be rolled back (AC-295). */
export function ActiveThemeBanner({ active, actions }: ActiveThemeBannerProps) {
  if (!active) {
    return (
      <Banner tone="warning">
        No active theme found. Please activate a theme to customize your website appearance.
      </Banner>
    )
  }
  const { theme, config } = active
  const saved =
    active.liveVersion === theme.version_number
      ? ''
      : `, while version ${theme.version_number} is saved and not activated yet`
  return (
    <section className={styles.banner} aria-labelledby="active-theme">
      <div className={styles.picture}>
        <ThemeThumbnail config={config} />
      </div>
      <div className={styles.body}>
        <p className={styles.eyebrow}>Active theme</p>
        <h2 id="active-theme" className={styles.name} lang={getForeignLanguage(theme.name)}>
          {theme.name}
        </h2>
        <p className={styles.since}>
          {`${describeActivation(active.activatedAt)}Version ${active.liveVersion}${saved}`}
        </p>
        <div className={styles.palettes}>
          <Palette config={config} mode="light" />
          <Palette config={config} mode="dark" />
        </div>
        {/* Keyed, so that each activation starts a new countdown. */}
        <Rollback key={active.change} active={active} actions={actions} />
      </div>
    </section>
  )
}

function describeActivation(at: string | null): string {
  const time = at ? new Date(at) : null
  return time && isValid(time) ? `Activated ${format(time, 'MMM dd, yyyy HH:mm')} · ` : ''
}

interface RollbackProps {
  active: ActiveTheme
  actions: ThemeActions
}

function Rollback({ active, actions }: RollbackProps) {
  const { role } = useUser()
  const now = useMinute()
  const online = useServerReachable()
  const { previous, previousVersionId, deadline } = active
  const previousVersion = useVersionNumber(previousVersionId)
  if (previous === null || deadline === null) return null
  const canGoBack = isBeforeDeadline(deadline, now)
  const target = themeListMessages.previousTheme(previous, previousVersion)
  const isRunning = actions.running?.task === 'rollback'
  return (
    <div className={styles.rollback}>
      {isAllowed(role, 'insert', 'modern_themes') && (
        <HintedButton
          aria-label={online ? undefined : `Rollback (${needsConnection})`}
          hint={whyNot(canGoBack, online)}
          busy={actions.running !== null || actions.isWaiting}
          onClick={() => void actions.rollback(active, target)}
        >
          <Icon name="undo" />
          <span>{isRunning ? 'Rolling back...' : 'Rollback'}</span>
        </HintedButton>
      )}
      <p className={styles.left}>
        <Icon name="clock" />
        <span>
          <strong>{formatTimeLeft(deadline, now)}</strong>
          <span>{`${canGoBack ? ' to' : ': you can no longer'} go back to ${target}`}</span>
        </span>
      </p>
    </div>
  )
}

function whyNot(canGoBack: boolean, online: boolean): string | null {
  if (!canGoBack) return 'The 24-hour rollback period has ended.'
  return online ? null : 'This needs a connection.'
}
