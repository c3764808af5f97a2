import { useState, type ReactNode } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { requestSync } from '#db/meta.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { CardList } from '../../lists/card-list.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useConfirm } from '../../shell/use-confirm.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { useServerReachable } from '../../shell/use-server-reachable.ts'
import { useSyncSummary } from '../../shell/use-sync-summary.ts'
import { ActiveThemeBanner } from './active-theme-banner.tsx'
import { HintedButton } from './card/hinted-button.tsx'
import { ThemeCard } from './card/theme-card.tsx'
import { ThemeSkeletons } from './card/theme-skeletons.tsx'
import { OpenThemeDialog, usePrefetchedEditor } from './open-theme-dialog.tsx'
import { themeListMessages } from './theme-list-messages.ts'
import { sortThemes, filterThemes } from './theme-order.ts'
import { useOpenTheme } from './use-open-theme.ts'
import { useStatus } from './use-status.ts'
import { useThemeActions } from './use-theme-actions.ts'
import { useThemes, type ActiveTheme, type Theme } from './use-themes.ts'

import styles from './modern-themes-screen.module.css'

/** /admin/modern-themes: the themes of the site, visible to all staff and managed by Admins. */
export function ModernThemesScreen() {
  const { list, active } = useThemes()
  const status = useStatus()
  return (
    <Frame notices={status} lastError={status.lastError}>
      {list.kind === 'loading' && <ThemeSkeletons />}
      {list.kind === 'failed' && <LoadFailed text={list.text} />}
      {list.kind === 'known' && <Themes all={list.themes} active={active} notices={status} />}
    </Frame>
  )
}

interface FrameProps {
  notices: ScreenNotices
  lastError: string | null
  children: ReactNode
}

function Frame({ notices, lastError, children }: FrameProps) {
  const { role } = useUser()
  return (
    <Screen
      title="Modern Themes"
      lead="Browse, preview and activate the look of the website."
      notices={notices}
      action={
        isAllowed(role, 'insert', 'modern_themes') && (
          <HintedButton tone="primary" hint="Coming in Phase 4">
            <Icon name="plus" />
            Create New Theme
          </HintedButton>
        )
      }
    >
      {lastError && <VisuallyHidden>{`The last message was: ${lastError}`}</VisuallyHidden>}
      {!isAllowed(role, 'insert', 'modern_themes') && (
        <Banner tone="info">{themeListMessages.viewOnly}</Banner>
      )}
      {role === 'Admin' && <p className={styles.note}>{themeListMessages.onlySuperAdmins}</p>}
      {children}
    </Screen>
  )
}

/** Nothing to show: the server did not respond, or this device's copy is unreadable. */
function LoadFailed({ text }: { text: string }) {
  const db = useDatabase()
  const summary = useSyncSummary()
  return (
    <Banner tone="error">
      <p>{text}</p>
      {summary?.offline && !summary.hasData && (
        <p>
          This device does not have the clinic's data yet. Connect to the network once to fetch it.
        </p>
      )}
      {text === themeListMessages.loadFailed ? (
        <Button onClick={() => void requestSync(db)}>Try again</Button>
      ) : (
        <Button onClick={() => window.location.reload()}>Refresh the page</Button>
      )}
    </Banner>
  )
}

interface ThemesProps {
  all: readonly Theme[]
  active: ActiveTheme | null | undefined
  notices: ScreenNotices
}

function Themes({ all, active, notices }: ThemesProps) {
  const online = useServerReachable()
  const { role } = useUser()
  const { confirm, dialog } = useConfirm()
  const actions = useThemeActions({ active, confirm, showNotice: notices.show })
  const { open, show, edit, close } = useOpenTheme(all, notices.show)
  const [search, setSearch] = useState('')
  usePrefetchedEditor(isAllowed(role, 'update', 'modern_themes'))

  const themes = all.filter(({ id }) => !actions.gone.includes(id))
  const visible = sortThemes(filterThemes(themes, search), active?.theme.id)
  const found = `${visible.length} of ${themes.length} themes`
  return (
    <>
      {!online && isAllowed(role, 'insert', 'modern_themes') && (
        <Banner tone="info">
          You are offline. You can view themes and edit drafts. To activate, roll back, duplicate or
          delete a theme, connect to the network.
        </Banner>
      )}
      {active !== undefined && <ActiveThemeBanner active={active} actions={actions} />}
      {themes.length > 0 && (
        <div className={styles.tools}>
          <SearchField label="Search themes..." value={search} onChange={setSearch} found={found} />
          <p className={styles.count}>{visible.length < themes.length ? found : countOf(themes)}</p>
        </div>
      )}
      {visible.length === 0 && <Nothing isSearch={themes.length > 0} />}
      <CardList label="Themes" columns={3} rows={visible}>
        {(theme, place) => (
          <ThemeCard
            key={theme.id}
            theme={theme}
            active={active}
            actions={actions}
            place={place}
            count={visible.length}
            onDetails={() => show('details', theme)}
            onEdit={() => edit(theme)}
            onDuplicate={() => show('duplicate', theme)}
          />
        )}
      </CardList>
      {open && (
        <OpenThemeDialog
          open={open}
          themes={all}
          active={active}
          actions={actions}
          notices={notices}
          onClose={close}
        />
      )}
      {dialog}
    </>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <div className={styles.nothing}>
      <h2>{isSearch ? 'No themes found' : 'No themes available'}</h2>
      <EmptyState icon={isSearch ? 'search' : 'palette'}>
        {isSearch
          ? 'No themes found matching your criteria. Try adjusting your search.'
          : 'Contact administrator to set up themes.'}
      </EmptyState>
    </div>
  )
}

function countOf(themes: readonly Theme[]): string {
  const presets = themes.filter((theme) => theme.is_preset).length
  return `${themes.length} ${themes.length === 1 ? 'theme' : 'themes'}, ${presets} ${presets === 1 ? 'preset' : 'presets'}`
}
